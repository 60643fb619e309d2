// Watchers: phones and boards that only follow a live stream. A watcher reconnects when its stream breaks, and must in the end
// show what a GET returns.

import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

export interface Watcher<Shown> {
  /** null until the stream has sent a state. */
  shown(): Shown | null
  /** Waits until the watcher shows a matching state. Returns whether it did in time. */
  converges(isThere: (shown: Shown) => boolean, withinMs: number): Promise<boolean>
  close(): void
}

interface LiveStream {
  readonly status: number
  next(): Promise<{ readonly kind: string; readonly data: unknown } | null>
  close(): void
}

export interface WatchOptions<Shown, Change> {
  /** The watcher's name in breaches. */
  readonly name: string
  /** Opens the next stream, at a node or through the proxy. */
  readonly listen: () => Promise<LiveStream>
  /** Receives the full state with which a stream begins. */
  readonly onState?: (state: Shown) => void
  /** null if the change does not follow the shown revision. */
  readonly apply: (shown: Shown, change: Change) => Shown | null
  readonly random: () => number
  readonly onEvent: () => void
}

export function watch<Shown, Change>(
  ledger: Ledger,
  { name, listen, onState, apply, random, onEvent }: WatchOptions<Shown, Change>,
): Watcher<Shown> {
  let shown: Shown | null = null
  let stream: LiveStream | null = null
  let isClosed = false
  const listeners = new Set<() => void>()
  const breach = (text: string) => ledger.breaches.push(`${name}: ${text}`)

  async function readStream(): Promise<void> {
    stream = await listen()
    if (stream.status >= 400 && stream.status !== 503) breach(`its stream was answered ${stream.status}`)
    let isFirst = true
    for (;;) {
      const event = await stream.next()
      if (!event || isClosed) return
      if (event.kind === 'gone') breach('a screen was told that it is over')
      if (event.kind === 'state') {
        shown = event.data as Shown
        onState?.(shown)
      }
      if (event.kind === 'change') applyOrReport(event.data as Change, isFirst)
      isFirst = false
      onEvent()
      for (const check of listeners) check()
    }
  }

  function applyOrReport(change: Change, isFirst: boolean): void {
    if (isFirst || !shown) {
      breach('a stream did not begin with the whole')
      return
    }
    const next = apply(shown, change)
    if (!next) breach('a stream left something out, or told it twice')
    else shown = next
  }

  async function keepReading(): Promise<void> {
    while (!isClosed) {
      await readStream().catch(() => {})
      stream?.close()
      if (!isClosed) await wait(100 + 500 * random())
    }
  }
  void keepReading()

  return {
    shown: () => shown,
    async converges(isThere, withinMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const check = () => shown && isThere(shown) && resolve(true)
      const timer = setTimeout(() => resolve(false), withinMs)
      listeners.add(check)
      check()
      const converged = await promise
      clearTimeout(timer)
      listeners.delete(check)
      return converged
    },
    close() {
      isClosed = true
      stream?.close()
    },
  }
}
