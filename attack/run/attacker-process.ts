// The process that attacks. Its parent sends it which attack and its plan, hears when it is under way, and ends it.

import { attackOf } from '../all.ts'
import type { Counts } from './attack.ts'

/** From the parent. */
export interface AttackerTask {
  readonly id: string
  readonly plan: unknown
}

/** To the parent. */
export type AttackerMessage = 'under way' | { readonly counts: Counts }

const stop = new AbortController()
const counts: Record<string, number> = {}
let isUnderWay = false
const tell = (told: AttackerMessage) => process.send?.(told)

// It stays until it is ended, also when it has nothing more to do.
process.channel?.ref()
process.once('message', async ({ id, plan }: AttackerTask) => {
  await attackOf(id).perform?.(plan, {
    signal: stop.signal,
    underWay() {
      if (!isUnderWay) tell('under way')
      isUnderWay = true
    },
    count: result => {
      counts[result] = (counts[result] ?? 0) + 1
    },
  })
})
process.on('SIGTERM', () => {
  stop.abort()
  // Then it leaves at once: its connections end with it.
  process.send?.({ counts } satisfies AttackerMessage, () => process.exit())
})
// The terminal's Ctrl-C reaches it too; its parent ends it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
