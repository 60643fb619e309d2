// One attempt to send a queued order, after its backoff and if its record still exists.

import type { Order } from '#contract/orders.ts'
import { backoffMs } from '#domain/backoff.ts'
import { CallProblem } from '../api/call-problem.ts'
import type { Records } from '../device/records.ts'
import { readOrder, recordName } from './phone-persister.ts'
import { isUnanswered, type QueuedOrder } from './queued-order.ts'

export interface SenderParts {
  readonly records: Records
  /** Throws `CallProblem`. */
  readonly send: (order: QueuedOrder) => Promise<Order>
  readonly pause: (ms: number) => Promise<void>
  /** Tells the other tabs that the order is at the table. Called before its record is deleted. */
  readonly announcePlaced: (key: string, orderId: number) => void
}

const longestPauseMs = 5000

export function orderSender({ records, send, pause, announcePlaced }: SenderParts) {
  /** By key: the unanswered attempts in a row, and the number of wake-ups before the last one. */
  const failures = new Map<string, { count: number; wakings: number }>()
  const sleepers = new Set<() => void>()
  let wakings = 0

  /** Backs off after an unanswered attempt, unless `wake` was called since. */
  async function waitUntilDue(key: string): Promise<void> {
    const failed = failures.get(key)
    if (!failed || failed.wakings < wakings) return
    let wakeUp: () => void = () => undefined
    const woken = new Promise<void>(resolve => {
      wakeUp = resolve
    })
    sleepers.add(wakeUp)
    await Promise.race([pause(backoffMs(failed.count, 1000, longestPauseMs, Math.random())), woken])
    sleepers.delete(wakeUp)
  }

  /** Marks the order's record as possibly placed. Throws the refusal that another tab received. */
  async function claim(name: string): Promise<QueuedOrder | null> {
    const claimed = await records
      .change(name, known => {
        const order = readOrder(known)
        if (order?.state.status !== 'pending') return { result: order }
        return { put: [[name, { ...order, state: { ...order.state, isPaused: false } }]], result: order }
      })
      .catch(() => Promise.reject(new CallProblem(0, 'the record of the order cannot be read', null)))
    if (claimed?.state.status === 'error') throw claimed.state.error
    return claimed ? (claimed.state.variables as QueuedOrder) : null
  }

  return {
    /** Resolves to null if the order was withdrawn or another tab has sent it. Throws `CallProblem`. */
    async sendOnce(queued: QueuedOrder): Promise<Order | null> {
      const { key } = queued
      await waitUntilDue(key)
      const name = recordName.order(queued)
      try {
        const order = await claim(name)
        if (!order) return null
        const placed = await send(order)
        announcePlaced(key, placed.id)
        await records.remove([name])
        failures.delete(key)
        return placed
      } catch (error) {
        if (isUnanswered(error)) failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, wakings })
        else failures.delete(key)
        throw error
      }
    },
    /** Ends every backoff. */
    wake(): void {
      wakings += 1
      for (const wakeUp of sleepers) wakeUp()
    },
  }
}
