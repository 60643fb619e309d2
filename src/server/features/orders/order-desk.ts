// Where orders wait a moment to be written together: under load, one commit carries those of many tables.

import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { slotOf } from '../../db/slots.ts'
import type { NewOrder } from './queries.ts'

const mostPerBatch = 64

interface Waiting {
  readonly order: NewOrder
  readonly resolve: (wasPlaced: boolean) => void
  readonly reject: (error: unknown) => void
}

interface Desk {
  queue: Waiting[]
  /** One batch at a time: two would each be half as large and cost more together (measured: 84 against 59 µs). */
  isWriting: boolean
}

/** `mostWaitMs`: for another who holds one of the tables; then it throws what `isLockTimeout` knows, and none was placed. */
type Insert = (slot: number, orders: readonly NewOrder[], mostWaitMs: number) => Promise<Set<number>>

/** Long for whoever holds a table as usual. All other tables of the hour wait as long when somebody does not let go. */
const batchWaitMs = 300
const ownWaitMs = 1400

/**
 * Returns what places an order: at once when little is going on, else with those that came meanwhile. Answers whether
 * it was placed; a failure of one never takes another with it.
 */
export function createOrderDesk(insert: Insert): (order: NewOrder) => Promise<boolean> {
  const desks = new Map<number, Desk>()
  /** Tables that somebody holds for long: their orders wait for themselves, and hold up nobody. */
  const apart = new Set<string>()

  async function serve(slot: number, desk: Desk): Promise<void> {
    desk.isWriting = true
    while (desk.queue.length > 0) {
      // What has arrived already comes along: else the first order goes alone, and all others wait for its commit.
      await turnOfEventLoop()
      await write(slot, takeBatch(desk))
    }
    desk.isWriting = false
  }

  async function write(slot: number, batch: readonly Waiting[]): Promise<void> {
    try {
      const placed = await insert(
        slot,
        batch.map(({ order }) => order),
        batchWaitMs,
      )
      for (const { order, resolve } of batch) resolve(placed.has(order.order.id))
    } catch (error) {
      if (isLockTimeout(error)) for (const one of batch) void writeApart(slot, one)
      else if (batch.length > 1 && !isDatabaseAway(error)) for (const one of batch) await write(slot, [one])
      else for (const one of batch) fail(one, error)
    }
  }

  async function writeApart(slot: number, one: Waiting): Promise<void> {
    const { id, groupId } = one.order.order
    apart.add(groupId)
    try {
      const placed = await insert(slot, [one.order], ownWaitMs)
      one.resolve(placed.has(id))
    } catch (error) {
      fail(one, error)
    } finally {
      apart.delete(groupId)
    }
  }

  return order =>
    new Promise((resolve, reject) => {
      const { groupId } = order.order
      const slot = slotOf(groupId)
      if (apart.has(groupId)) return void writeApart(slot, { order, resolve, reject })
      const desk = desks.get(slot) ?? { queue: [], isWriting: false }
      desks.set(slot, desk)
      desk.queue.push({ order, resolve, reject })
      if (!desk.isWriting) void serve(slot, desk)
    })
}

/** The first waiting order of every group: a table's orders go one after the other. */
function takeBatch(desk: Desk): Waiting[] {
  const groups = new Set<string>()
  const batch: Waiting[] = []
  const later: Waiting[] = []
  for (const waiting of desk.queue) {
    const { groupId } = waiting.order.order
    const mayGo = batch.length < mostPerBatch && !groups.has(groupId)
    groups.add(groupId)
    ;(mayGo ? batch : later).push(waiting)
  }
  desk.queue = later
  return batch
}

/** A key that was used before is no failure: the order was placed then. */
function fail({ order, resolve, reject }: Waiting, error: unknown): void {
  if (order.once && isDuplicate(error)) resolve(false)
  else reject(error)
}
