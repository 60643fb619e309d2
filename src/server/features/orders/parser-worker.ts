// A worker thread that parses sentences one after another, each with a timeout.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SpokenDish, SpokenOrder } from '#order-parser/spoken-order.ts'

export type Menu = readonly SpokenDish[]

/** A message to the worker. The first sentence that needs a menu sends its dishes; later ones send its key only. */
export type ThreadRequest =
  | {
      readonly kind: 'understand'
      readonly transcription: string
      readonly menu: { readonly key: number; readonly dishes: Menu | null } | null
      readonly currency: CurrencyCode
    }
  | { readonly kind: 'forget'; readonly menuKey: number }

export interface SpeechThread {
  /** As `SpeechWorkers.understand`. The caller sends one sentence at a time, and waits for its result. */
  understand(transcription: string, menu: Menu | null, currency: CurrencyCode): Promise<SpokenOrder>
  /** Removes a menu that no later sentence uses. */
  forget(menu: Menu): void
  close(): Promise<void>
}

const startTimeoutMs = 10_000

interface Thread {
  readonly worker: Worker
  readonly keys: Map<Menu, number>
}

/** The first sentence starts the thread. A failure or timeout terminates it, and the next sentence starts another. */
export function openThread(log: Pick<FastifyBaseLogger, 'warn'>, timeoutMs: number): SpeechThread {
  /** Removed menus. A sentence that waited at its removal may still send one again. */
  const removed = new WeakSet<Menu>()
  let thread: Thread | null = null
  let lastKey = 0

  async function ready(): Promise<Thread> {
    if (thread) return thread
    const worker = new Worker(new URL('./parser-worker-entry.ts', import.meta.url))
    const started = { worker, keys: new Map() }
    thread = started
    // A pending sentence receives the error through `once`. Without a listener, an error between sentences would end the server.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (thread === started) thread = null
    })
    await once(worker, 'online', { signal: AbortSignal.timeout(startTimeoutMs) })
    worker.unref()
    return started
  }

  async function end(): Promise<void> {
    const ending = thread
    thread = null
    await ending?.worker.terminate()
  }

  function menuMessage({ keys }: Thread, menu: Menu) {
    const known = keys.get(menu)
    if (known !== undefined) return { key: known, dishes: null }
    lastKey += 1
    keys.set(menu, lastKey)
    return { key: lastKey, dishes: menu }
  }

  async function parse(text: string, menu: Menu | null, currency: CurrencyCode): Promise<SpokenOrder> {
    try {
      const present = await ready()
      const { worker } = present
      worker.postMessage({
        kind: 'understand',
        transcription: text,
        menu: menu && menuMessage(present, menu),
        currency,
      } satisfies ThreadRequest)
      const [understood] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
      if (menu && removed.has(menu)) forget(menu)
      return understood as SpokenOrder
    } catch (error) {
      // Logged without its message, which may quote the sentence.
      log.warn({ fault: (error as Error).name }, 'a sentence was not understood in time')
      await end()
      return {
        items: [],
        notUnderstood: [{ start: 0, end: text.length }],
        note: '',
        isOtherLanguage: false,
      }
    }
  }

  function forget(menu: Menu): void {
    removed.add(menu)
    const menuKey = thread?.keys.get(menu)
    if (menuKey === undefined) return
    thread?.keys.delete(menu)
    thread?.worker.postMessage({ kind: 'forget', menuKey } satisfies ThreadRequest)
  }

  return { understand: parse, forget, close: end }
}
