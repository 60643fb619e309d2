// Screens that only look on, a phone at its table or a board: each shows what its live stream tells, comes back when the line
// breaks, and in the end must show what a GET answers.

import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

export interface Watcher<Shown> {
  /** null: nothing has come yet. */
  shown(): Shown | null
  /** Waits until it shows what is looked for; answers whether it did in time. */
  converges(isThere: (shown: Shown) => boolean, withinMs: number): Promise<boolean>
  close(): void
}

interface LiveLine {
  readonly status: number
  next(): Promise<{ readonly kind: string; readonly data: unknown } | null>
  close(): void
}

export interface Watched<Shown, Change> {
  /** For what is said of it. */
  readonly name: string
  /** Listens, wherever it does so next. */
  readonly listen: () => Promise<LiveLine>
  /** Told of the whole with which a stream begins. */
  readonly onState?: (state: Shown) => void
  /** null where the change does not follow what is shown. */
  readonly apply: (shown: Shown, change: Change) => Shown | null
  readonly random: () => number
  readonly onEvent: () => void
}

export function watch<Shown, Change>(
  ledger: Ledger,
  { name, listen, onState, apply, random, onEvent }: Watched<Shown, Change>,
): Watcher<Shown> {
  let shown: Shown | null = null
  let line: LiveLine | null = null
  let isClosed = false
  const lookers = new Set<() => void>()
  const breach = (text: string) => ledger.breaches.push(`${name}: ${text}`)

  async function hold(): Promise<void> {
    line = await listen()
    if (line.status >= 400 && line.status !== 503) breach(`its stream was answered ${line.status}`)
    let isFirst = true
    for (;;) {
      const event = await line.next()
      if (!event || isClosed) return
      if (event.kind === 'gone') breach('a screen was told that it is over')
      if (event.kind === 'state') {
        shown = event.data as Shown
        onState?.(shown)
      }
      if (event.kind === 'change') follow(event.data as Change, isFirst)
      isFirst = false
      onEvent()
      for (const look of lookers) look()
    }
  }

  function follow(change: Change, isFirst: boolean): void {
    if (isFirst || !shown) {
      breach('a stream did not begin with the whole')
      return
    }
    const next = apply(shown, change)
    if (!next) breach('a stream left something out, or told it twice')
    else shown = next
  }

  async function keep(): Promise<void> {
    while (!isClosed) {
      await hold().catch(() => {})
      line?.close()
      if (!isClosed) await wait(100 + 500 * random())
    }
  }
  void keep()

  return {
    shown: () => shown,
    async converges(isThere, withinMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const look = () => shown && isThere(shown) && resolve(true)
      const timer = setTimeout(() => resolve(false), withinMs)
      lookers.add(look)
      look()
      const does = await promise
      clearTimeout(timer)
      lookers.delete(look)
      return does
    },
    close() {
      isClosed = true
      line?.close()
    },
  }
}
