// One try of sending a queued order, when its time has come and if it is still there to be sent.

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
  /** It is at the table, and its record still stands: whoever sees the record gone has been told why. */
  readonly tellPlaced: (key: string, orderId: number) => void
}

const longestPauseMs = 5000

export function orderSender({ records, send, pause, tellPlaced }: SenderParts) {
  /** By key: how often in a row there was no answer, and which waking was the last before. */
  const failures = new Map<string, { count: number; wakings: number }>()
  const sleepers = new Set<() => void>()
  let wakings = 0

  /** After a try without an answer it waits a while, unless something has woken it since. */
  async function untilDue(key: string): Promise<void> {
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

  /** From here on the order may be at the table, and its record says so. Throws why another tab was refused it. */
  async function claim(name: string): Promise<QueuedOrder | null> {
    const claimed = await records
      .change(name, known => {
        const order = readOrder(known)
        if (order?.state.status !== 'pending') return { answer: order }
        return { put: [[name, { ...order, state: { ...order.state, isPaused: false } }]], answer: order }
      })
      .catch(() => Promise.reject(new CallProblem(0, 'no answer', null)))
    if (claimed?.state.status === 'error') throw claimed.state.error
    return claimed ? (claimed.state.variables as QueuedOrder) : null
  }

  return {
    /** Answers null where there is nothing left to send: it was taken back, or another tab has sent it. */
    async sendOnce(queued: QueuedOrder): Promise<Order | null> {
      const { key } = queued
      await untilDue(key)
      const name = recordName.order(queued)
      try {
        const order = await claim(name)
        if (!order) return null
        const placed = await send(order)
        tellPlaced(key, placed.id)
        await records.remove([name])
        failures.delete(key)
        return placed
      } catch (error) {
        if (isUnanswered(error)) failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, wakings })
        else failures.delete(key)
        throw error
      }
    },
    /** Whoever waits after a try without an answer goes now. */
    wake(): void {
      wakings += 1
      for (const wakeUp of sleepers) wakeUp()
    },
  }
}
