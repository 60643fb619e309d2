// Batches the orders that arrive during a commit: under load, one commit carries the orders of many tables.

import { setImmediate as eventLoopTurn, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { abortGuard } from '../../db/health-check.ts'
import { partitionOf } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'
import type { NewOrder } from './insert-orders.ts'

const maxPerBatch = 64
/** The lock timeout of a batch. One locked table delays the other tables of its partition by at most this. */
const batchLockTimeoutMs = 300
/** How long an order waits for the lock on its own table. */
const tableLockTimeoutMs = 1400
/** How often locked tables are checked again. */
const recheckMs = 50

interface WaitingOrder {
  readonly order: NewOrder
  /** By `performance.now()`. */
  readonly since: number
  /** Throws once the caller has got 503. */
  readonly requireNotAborted: () => void
  readonly resolve: (wasPlaced: boolean) => void
  readonly reject: (error: unknown) => void
}

/** The orders that wait for one hour partition. */
interface PartitionQueue {
  readonly partition: number
  queue: WaitingOrder[]
  /** Batches are written one at a time: two half batches cost more together (measured: 84 against 59 µs an order). */
  isWriting: boolean
  /** By group: orders whose table row another transaction locks. They wait here, so that they delay no other table. */
  readonly blocked: Map<string, WaitingOrder[]>
}

interface Tables {
  /**
   * Returns the ids of the placed orders. If one table stays locked for `lockTimeoutMs` milliseconds, inserts none and throws a lock
   * timeout (`isLockTimeout`).
   */
  readonly insert: (
    partition: number,
    orders: readonly NewOrder[],
    lockTimeoutMs: number,
  ) => Promise<Set<number>>
  /** Returns which groups are locked now, without waiting. Throws if the whole partition is locked. */
  readonly findLocked: (partition: number, groupIds: readonly string[]) => Promise<Set<string>>
}

/**
 * Returns a function that places an order and resolves to whether it was placed. An idle partition writes it alone, else in a
 * batch. An order that fails does not fail the others. Throws 'unavailable' if its table stays locked.
 */
export function createBatchWriter({ insert, findLocked }: Tables): (order: NewOrder) => Promise<boolean> {
  const partitionQueues = new Map<number, PartitionQueue>()

  async function writeQueue(partitionQueue: PartitionQueue): Promise<void> {
    if (partitionQueue.isWriting) return
    partitionQueue.isWriting = true
    while (partitionQueue.queue.length > 0) {
      // Collect orders that have already arrived: otherwise the first goes alone, and all others wait for its commit.
      await eventLoopTurn()
      await writeBatch(partitionQueue, takeBatch(partitionQueue))
    }
    partitionQueue.isWriting = false
  }

  async function writeBatch(partitionQueue: PartitionQueue, batch: readonly WaitingOrder[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const orders = batch.map(({ order }) => order)
      const placed = await insert(partitionQueue.partition, orders, batchLockTimeoutMs)
      for (const { order, resolve } of batch) resolve(placed.has(order.order.id))
    } catch (error) {
      if (isLockTimeout(error)) await moveBlocked(partitionQueue, batch)
      else if (batch.length > 1 && !isDatabaseAway(error))
        for (const waiting of batch) await writeBatch(partitionQueue, [waiting].filter(isNotAborted))
      else for (const waiting of batch) fail(waiting, error)
    }
  }

  async function moveBlocked(partitionQueue: PartitionQueue, batch: readonly WaitingOrder[]): Promise<void> {
    try {
      const locked = await findLocked(partitionQueue.partition, batch.map(groupOf))
      const isRechecked = partitionQueue.blocked.size > 0
      const isStuck = (waiting: WaitingOrder) => locked.has(groupOf(waiting)) || batch.length === 1
      for (const waiting of rejectLate(batch.filter(isStuck)))
        partitionQueue.blocked.set(groupOf(waiting), [waiting])
      partitionQueue.queue.unshift(...batch.filter(waiting => !isStuck(waiting)))
      if (!isRechecked) void recheckBlocked(partitionQueue)
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
  }

  async function recheckBlocked(partitionQueue: PartitionQueue): Promise<void> {
    while (partitionQueue.blocked.size > 0) {
      await wait(recheckMs)
      for (const [groupId, orders] of partitionQueue.blocked) {
        const inTime = rejectLate(orders)
        if (inTime.length > 0) partitionQueue.blocked.set(groupId, inTime)
        else partitionQueue.blocked.delete(groupId)
      }
      if (partitionQueue.blocked.size === 0) return
      try {
        const locked = await findLocked(partitionQueue.partition, [...partitionQueue.blocked.keys()])
        for (const [groupId, orders] of partitionQueue.blocked) {
          if (locked.has(groupId)) continue
          partitionQueue.queue.unshift(...orders)
          partitionQueue.blocked.delete(groupId)
        }
      } catch (error) {
        for (const waiting of [...partitionQueue.blocked.values()].flat()) waiting.reject(error)
        partitionQueue.blocked.clear()
      }
      void writeQueue(partitionQueue)
    }
  }

  return order =>
    new Promise((resolve, reject) => {
      const { groupId } = order.order
      const partition = partitionOf(groupId)
      const partitionQueue: PartitionQueue = partitionQueues.get(partition) ?? {
        partition,
        queue: [],
        isWriting: false,
        blocked: new Map(),
      }
      partitionQueues.set(partition, partitionQueue)
      partitionQueue.queue.push({
        order,
        since: performance.now(),
        requireNotAborted: abortGuard(),
        resolve,
        reject,
      })
      void writeQueue(partitionQueue)
    })
}

/** Takes the first waiting order of every group: the orders of one table are written one after the other. */
function takeBatch(partitionQueue: PartitionQueue): WaitingOrder[] {
  const groups = new Set<string>()
  const batch: WaitingOrder[] = []
  const later: WaitingOrder[] = []
  for (const waiting of partitionQueue.queue.filter(isNotAborted)) {
    const groupId = groupOf(waiting)
    const blocked = partitionQueue.blocked.get(groupId)
    const mayGo = batch.length < maxPerBatch && !groups.has(groupId)
    groups.add(groupId)
    ;(blocked ?? (mayGo ? batch : later)).push(waiting)
  }
  partitionQueue.queue = later
  return batch
}

function groupOf({ order }: WaitingOrder): string {
  return order.order.groupId
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

/** Rejects the orders that waited too long and returns the others. */
function rejectLate(orders: readonly WaitingOrder[]): WaitingOrder[] {
  return orders.filter(({ since, reject }) => {
    const isLate = performance.now() - since > tableLockTimeoutMs
    if (isLate) reject(problem('unavailable', { retryAfter: 1 }))
    return !isLate
  })
}

/** A duplicate idempotency key is not a failure: an earlier request placed the order. */
function fail({ order, resolve, reject }: WaitingOrder, error: unknown): void {
  if (order.idempotencyKey && isDuplicate(error)) resolve(false)
  else reject(error)
}
