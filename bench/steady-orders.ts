// Orders that come at a steady pace, whether or not the ones before were answered, as those of a full room do.

import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '#contract/orders.ts'
import type { TestTable } from '../test/diners/make.ts'
import { twoItems } from './tables.ts'

export interface SteadyOrder {
  readonly id: number
  readonly groupId: string
  /** When it was first sent, by `performance.now()`. */
  readonly sentAt: number
  /** Until its answer, ms. */
  readonly took: number
  /** Until it was answered, under one key. */
  readonly tries: number
}

/** How long a phone waits before it tries again, ms. */
const pauseMs = 250

/** Places so many a second while `goesOn`, the tables and their diners in turn; answers once all are answered. */
export async function placeSteadily(
  tables: readonly TestTable<number>[],
  perSecond: number,
  goesOn: (sinceMs: number) => boolean,
): Promise<SteadyOrder[]> {
  const all: Promise<SteadyOrder>[] = []
  const begin = performance.now()
  for (let n = 0; goesOn(performance.now() - begin); n += 1) {
    await until(() => performance.now() >= begin + (n * 1000) / perSecond)
    const table = tables[n % tables.length]
    if (table) all.push(place(table, Math.floor(n / tables.length)))
  }
  return Promise.all(all)
}

async function place({ group, diners }: TestTable<number>, round: number): Promise<SteadyOrder> {
  const { id: memberId, phone } = diners[round % diners.length] ?? diners[0]
  const key = crypto.randomUUID()
  const body = { groupId: group.id, memberId, items: twoItems() }
  const sentAt = performance.now()
  for (let tries = 1; ; tries += 1) {
    const answer = await phone.call(placeOrder, { body, key }).catch(() => null)
    if (answer?.status === 201)
      return { id: answer.body.id, groupId: group.id, sentAt, took: performance.now() - sentAt, tries }
    if (answer && answer.status !== 503) throw new Error(`an order was refused: ${answer.status}`)
    await wait(pauseMs)
  }
}

/** Looks every millisecond. */
export async function until(isSo: () => boolean, withinMs = Infinity): Promise<void> {
  const end = performance.now() + withinMs
  while (!isSo() && performance.now() < end) await wait(1)
}
