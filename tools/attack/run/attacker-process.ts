// The process that attacks. Its parent sends the attack's id and plan, receives 'ready', and ends the process.

import { findAttack } from '../all.ts'
import type { Counts } from './attack.ts'

/** From the parent. */
export interface AttackerTask {
  readonly id: string
  readonly plan: unknown
}

/** To the parent. */
export type AttackerMessage = 'ready' | { readonly counts: Counts }

const stop = new AbortController()
const counts: Record<string, number> = {}
let isReady = false
const send = (message: AttackerMessage) => process.send?.(message)

// The open channel keeps the process alive until its parent ends it, even when the attack is over.
process.channel?.ref()
process.once('message', async ({ id, plan }: AttackerTask) => {
  await findAttack(id).perform?.(plan, {
    signal: stop.signal,
    ready() {
      if (!isReady) send('ready')
      isReady = true
    },
    count: result => {
      counts[result] = (counts[result] ?? 0) + 1
    },
  })
})
process.on('SIGTERM', () => {
  stop.abort()
  // The process exits at once, and its connections end with it.
  process.send?.({ counts } satisfies AttackerMessage, () => process.exit())
})
// The terminal's Ctrl-C reaches this process too. It ignores the signal, because its parent ends it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
