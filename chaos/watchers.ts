// Phones that only look on: each shows its table by the live stream, comes back when the line breaks, and in the end must
// show what a GET answers.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Table, TableChange } from '#contract/live.ts'
import { applyChange } from '../src/client/api/table-change.ts'
import type { Line, Phone } from '../test/phone.ts'
import type { Ledger } from './ledger.ts'

export interface Watcher {
  /** Waits until it shows this table; answers whether it did in time. */
  converges(to: Table, withinMs: number): Promise<boolean>
  close(): void
}

export interface Watched {
  readonly groupId: string
  /** For what is said of it. */
  readonly name: string
  /** Where it listens next. */
  readonly next: () => Phone
  readonly random: () => number
  readonly onEvent: () => void
}

export function watch(ledger: Ledger, { groupId, name, next, random, onEvent }: Watched): Watcher {
  let shown: Table | null = null
  let line: Line | null = null
  let isClosed = false
  const lookers = new Set<() => void>()

  async function hold(): Promise<void> {
    line = await next().listen(groupId)
    if (line.status >= 400 && line.status !== 503)
      ledger.breaches.push(`${name}: its stream was answered ${line.status}`)
    let isFirst = true
    for (;;) {
      const event = await line.next()
      if (!event || isClosed) return
      if (event.kind === 'gone') ledger.breaches.push(`${name}: a phone was told that its table is over`)
      if (event.kind === 'state') shown = event.data as Table
      if (event.kind === 'change') follow(event.data as TableChange, isFirst)
      isFirst = false
      onEvent()
      for (const look of lookers) look()
    }
  }

  function follow(change: TableChange, isFirst: boolean): void {
    if (isFirst || !shown) {
      ledger.breaches.push(`${name}: a stream did not begin with the whole table`)
      return
    }
    const applied = applyChange(shown, change)
    if (applied.kind === 'gap')
      ledger.breaches.push(`${name}: a stream left out what came after ${shown.revision}`)
    if (applied.kind === 'applied') shown = applied.table
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
    async converges(to, withinMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const look = () => shown && isDeepStrictEqual(shown, to) && resolve(true)
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
