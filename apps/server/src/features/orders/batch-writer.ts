// Batches the orders that arrive during a commit: under load, one commit carries the orders of many groups.

import { setImmediate as eventLoopTurn, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { abortGuard } from '../../db/health-check.ts'
import { partitionOf } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'
import type { InsertedOrders, NewOrder } from './insert-orders.ts'

const maxPerBatch = 64
/** How long the orders of a locked group wait. */
const groupLockTimeoutMs = 1400
/** The pause if all orders of a batch were blocked. */
const retryMs = 20

interface WaitingOrder {
  readonly order: NewOrder
  /** When its group was first found locked, by `performance.now()`. */
  blockedSince: number | null
  /** Throws once the caller has got 503. */
  readonly requireNotAborted: () => void
  readonly resolve: (wasPlaced: boolean) => void
  readonly reject: (error: unknown) => void
}

/** The orders that wait for one hour partition, in their order of arrival. */
interface PartitionQueue {
  readonly partition: number
  orders: WaitingOrder[]
  /** Batches are written one at a time: two half batches cost more together (measured: 84 against 59 µs an order). */
  isWriting: boolean
}

type InsertOrders = (partition: number, orders: readonly NewOrder[]) => Promise<InsertedOrders>

/**
 * Returns a function that places an order and resolves to whether it was placed. An idle partition writes it alone, otherwise in a
 * batch. An order that fails does not fail the others. While another transaction locks its table, it is tried again with each
 * batch, and delays no other table. Throws 'unavailable' if its table stays locked.
 */
export function createBatchWriter(insert: InsertOrders): (order: NewOrder) => Promise<boolean> {
  const queues = new Map<number, PartitionQueue>()

  async function writeQueue(queue: PartitionQueue): Promise<void> {
    if (queue.isWriting) return
    queue.isWriting = true
    while (queue.orders.length > 0) {
      // Collect orders that have already arrived: otherwise the first goes alone, and all others wait for its commit.
      await eventLoopTurn()
      const batch = takeBatch(queue)
      const blocked = await writeBatch(queue.partition, batch)
      if (blocked.length === 0) continue
      if (blocked.length === batch.length) await wait(retryMs)
      queue.orders.unshift(...blocked)
      rejectStuck(queue)
    }
    queue.isWriting = false
  }

  /** Settles the orders of the batch, and returns the others: their groups are locked. */
  async function writeBatch(partition: number, batch: readonly WaitingOrder[]): Promise<WaitingOrder[]> {
    if (batch.length === 0) return []
    try {
      const orders = batch.map(({ order }) => order)
      const { placed, blocked } = await insert(partition, orders)
      const isBlocked = ({ order }: WaitingOrder) => blocked.has(order.order.id)
      for (const waiting of batch)
        if (!isBlocked(waiting)) waiting.resolve(placed.has(waiting.order.order.id))
      const later = batch.filter(isBlocked)
      for (const waiting of later) waiting.blockedSince ??= performance.now()
      return later
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error) || isLockTimeout(error)) {
        for (const waiting of batch) fail(waiting, error)
        return []
      }
      const blocked: WaitingOrder[] = []
      for (const waiting of batch)
        blocked.push(...(await writeBatch(partition, [waiting].filter(isNotAborted))))
      return blocked
    }
  }

  return order =>
    new Promise((resolve, reject) => {
      const partition = partitionOf(order.order.groupId)
      const queue: PartitionQueue = queues.get(partition) ?? { partition, orders: [], isWriting: false }
      queues.set(partition, queue)
      queue.orders.push({ order, blockedSince: null, requireNotAborted: abortGuard(), resolve, reject })
      void writeQueue(queue)
    })
}

/**
 * Takes the first waiting order of every group: the orders of one group are written one after the other. Those that were
 * blocked come in addition to a full batch, so that they delay no other table.
 */
function takeBatch(queue: PartitionQueue): WaitingOrder[] {
  const groups = new Set<string>()
  const batch: WaitingOrder[] = []
  let unblocked = 0
  const later: WaitingOrder[] = []
  for (const waiting of queue.orders.filter(isNotAborted)) {
    const groupId = groupOf(waiting)
    const mayGo = !groups.has(groupId) && (waiting.blockedSince !== null || unblocked < maxPerBatch)
    if (mayGo && waiting.blockedSince === null) unblocked += 1
    groups.add(groupId)
    ;(mayGo ? batch : later).push(waiting)
  }
  queue.orders = later
  return batch
}

/** Returns false and rejects the order if its caller already got 503: the order must not be placed any more. */
function isNotAborted({ requireNotAborted, reject }: WaitingOrder): boolean {
  try {
    requireNotAborted()
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

/** Rejects all orders of the groups that have been locked for too long. */
function rejectStuck(queue: PartitionQueue): void {
  const isStuck = ({ blockedSince }: WaitingOrder) =>
    blockedSince !== null && performance.now() - blockedSince > groupLockTimeoutMs
  const stuck = new Set(queue.orders.filter(isStuck).map(groupOf))
  for (const waiting of queue.orders)
    if (stuck.has(groupOf(waiting))) waiting.reject(problem('unavailable', { retryAfter: 1 }))
  queue.orders = queue.orders.filter(waiting => !stuck.has(groupOf(waiting)))
}

function groupOf({ order }: WaitingOrder): string {
  return order.order.groupId
}

/** A duplicate idempotency key is not a failure: an earlier request placed the order. */
function fail({ order, resolve, reject }: WaitingOrder, error: unknown): void {
  if (order.idempotencyKey && isDuplicate(error)) resolve(false)
  else reject(error)
}
