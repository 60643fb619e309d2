// Places orders at a constant rate, whether or not earlier ones have a response (open-loop load).

import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '@tablemate/contract/orders.ts'
import type { TestGroup } from '@tablemate/test/diners/make.ts'
import { twoItems } from './groups.ts'

export interface SteadyOrder {
  readonly id: number
  readonly groupId: string
  /** When it was first sent, by `performance.now()`. */
  readonly sentAt: number
  /** Time to the response, ms. */
  readonly took: number
  /** Number of requests, under one idempotency key. */
  readonly tries: number
}

/** The pause before a retry, ms. */
const pauseMs = 250

/** Places orders while `continues` returns true, for the groups and their diners in turn. Resolves when all have responses. */
export async function placeSteadily(
  groups: readonly TestGroup<number>[],
  perSecond: number,
  continues: (sinceMs: number) => boolean,
): Promise<SteadyOrder[]> {
  const all: Promise<SteadyOrder>[] = []
  const begin = performance.now()
  for (let n = 0; continues(performance.now() - begin); n += 1) {
    await until(() => performance.now() >= begin + (n * 1000) / perSecond)
    const testGroup = groups[n % groups.length]
    if (testGroup) all.push(place(testGroup, Math.floor(n / groups.length)))
  }
  return Promise.all(all)
}

async function place({ group, diners }: TestGroup<number>, round: number): Promise<SteadyOrder> {
  const { id: memberId, phone } = diners[round % diners.length] ?? diners[0]
  const key = crypto.randomUUID()
  const body = { groupId: group.id, memberId, items: twoItems() }
  const sentAt = performance.now()
  for (let tries = 1; ; tries += 1) {
    const response = await phone.call(placeOrder, { body, key }).catch(() => null)
    if (response?.status === 201)
      return { id: response.body.id, groupId: group.id, sentAt, took: performance.now() - sentAt, tries }
    if (response && response.status !== 503) throw new Error(`an order was refused: ${response.status}`)
    await wait(pauseMs)
  }
}

/** Polls every millisecond. */
export async function until(condition: () => boolean, withinMs = Infinity): Promise<void> {
  const end = performance.now() + withinMs
  while (!condition() && performance.now() < end) await wait(1)
}
