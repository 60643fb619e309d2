// A thread that understands one sentence after another, each within a bound of time.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SpokenDish, SpokenOrder } from '#order-parser/spoken-order.ts'

export type Menu = readonly SpokenDish[]

/** What the thread is told. A menu's dishes come with the first sentence that is about them. */
export type ThreadRequest =
  | {
      readonly kind: 'understand'
      readonly transcription: string
      readonly menu: { readonly key: number; readonly dishes: Menu | null } | null
      readonly currency: CurrencyCode
    }
  | { readonly kind: 'forget'; readonly menuKey: number }

export interface SpeechThread {
  /** What takes too long is kept as it was said, for its diner to complete. One sentence at a time: the caller waits for each. */
  understand(transcription: string, menu: Menu | null, currency: CurrencyCode): Promise<SpokenOrder>
  /** Of this menu nobody will speak any more. */
  forget(menu: Menu): void
  close(): Promise<void>
}

const startMs = 10_000

interface Thread {
  readonly worker: Worker
  readonly keys: Map<Menu, number>
}

/** Starts its thread with the first sentence; one that fails or takes too long is ended, and the next starts another. */
export function openThread(log: Pick<FastifyBaseLogger, 'warn'>, longestMs: number): SpeechThread {
  /** Of which nobody will speak any more but who waits already. */
  const over = new WeakSet<Menu>()
  let thread: Thread | null = null
  let lastKey = 0

  async function ready(): Promise<Thread> {
    if (thread) return thread
    const worker = new Worker(new URL('./understand-worker.ts', import.meta.url))
    const started = { worker, keys: new Map() }
    thread = started
    // Whoever waits for its answer hears of it too; between two answers it must harm nobody that it failed.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (thread === started) thread = null
    })
    await once(worker, 'online', { signal: AbortSignal.timeout(startMs) })
    worker.unref()
    return started
  }

  async function end(): Promise<void> {
    const ending = thread
    thread = null
    await ending?.worker.terminate()
  }

  function asked({ keys }: Thread, menu: Menu) {
    const known = keys.get(menu)
    if (known !== undefined) return { key: known, dishes: null }
    lastKey += 1
    keys.set(menu, lastKey)
    return { key: lastKey, dishes: menu }
  }

  async function ask(transcription: string, menu: Menu | null, currency: CurrencyCode): Promise<SpokenOrder> {
    try {
      const present = await ready()
      const { worker } = present
      worker.postMessage({
        kind: 'understand',
        transcription,
        menu: menu && asked(present, menu),
        currency,
      } satisfies ThreadRequest)
      const [understood] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })
      if (menu && over.has(menu)) forget(menu)
      return understood as SpokenOrder
    } catch (error) {
      // Its message may quote what was said.
      log.warn({ fault: (error as Error).name }, 'a sentence was not understood in time')
      await end()
      return {
        items: [],
        notUnderstood: [{ start: 0, end: transcription.length }],
        note: '',
        isOtherLanguage: false,
      }
    }
  }

  function forget(menu: Menu): void {
    over.add(menu)
    const menuKey = thread?.keys.get(menu)
    if (menuKey === undefined) return
    thread?.keys.delete(menu)
    thread?.worker.postMessage({ kind: 'forget', menuKey } satisfies ThreadRequest)
  }

  return { understand: ask, forget, close: end }
}
