// Batches the orders that arrive during a commit: under load, one commit carries the orders of many tables.

import { setImmediate as turnOfEventLoop, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { abortGuard } from '../../db/health-check.ts'
import { partitionOf } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'
import type { NewOrder } from './queries.ts'

const maxPerBatch = 64
/** The lock timeout of a batch. One locked table delays the other tables of its partition by at most this. */
const batchWaitMs = 300
/** How long an order waits for the lock on its own table. */
const tableWaitMs = 1400
/** How often locked tables are checked again. */
const recheckMs = 50

interface Waiting {
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
  queue: Waiting[]
  /** One batch at a time: two half batches cost more together (measured: 84 against 59 µs an order). */
  isWriting: boolean
  /** Orders of tables whose row another transaction locks, by group. They wait here, and delay no other table. */
  readonly blocked: Map<string, Waiting[]>
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
 * Returns a function that places an order, alone when the partition is idle, else with the orders that arrived meanwhile. It
 * resolves to whether the order was placed. One failing order fails no other. Throws 'unavailable' if its table stays locked.
 */
export function createBatchWriter({ insert, findLocked }: Tables): (order: NewOrder) => Promise<boolean> {
  const partitionQueues = new Map<number, PartitionQueue>()

  async function serve(partitionQueue: PartitionQueue): Promise<void> {
    if (partitionQueue.isWriting) return
    partitionQueue.isWriting = true
    while (partitionQueue.queue.length > 0) {
      // Collect orders that have already arrived: otherwise the first goes alone, and all others wait for its commit.
      await turnOfEventLoop()
      await write(partitionQueue, takeBatch(partitionQueue))
    }
    partitionQueue.isWriting = false
  }

  async function write(partitionQueue: PartitionQueue, batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const orders = batch.map(({ order }) => order)
      const placed = await insert(partitionQueue.partition, orders, batchWaitMs)
      for (const { order, resolve } of batch) resolve(placed.has(order.order.id))
    } catch (error) {
      if (isLockTimeout(error)) await separateBlocked(partitionQueue, batch)
      else if (batch.length > 1 && !isDatabaseAway(error))
        for (const one of batch) await write(partitionQueue, [one].filter(isStillWanted))
      else for (const one of batch) fail(one, error)
    }
  }

  async function separateBlocked(partitionQueue: PartitionQueue, batch: readonly Waiting[]): Promise<void> {
    try {
      const locked = await findLocked(partitionQueue.partition, batch.map(groupOf))
      const isWatched = partitionQueue.blocked.size > 0
      const isStuck = (one: Waiting) => locked.has(groupOf(one)) || batch.length === 1
      for (const one of rejectLate(batch.filter(isStuck))) partitionQueue.blocked.set(groupOf(one), [one])
      partitionQueue.queue.unshift(...batch.filter(one => !isStuck(one)))
      if (!isWatched) void watch(partitionQueue)
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  async function watch(partitionQueue: PartitionQueue): Promise<void> {
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
        for (const one of [...partitionQueue.blocked.values()].flat()) one.reject(error)
        partitionQueue.blocked.clear()
      }
      void serve(partitionQueue)
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
      void serve(partitionQueue)
    })
}

/** Takes the first waiting order of every group: the orders of one table are written one after the other. */
function takeBatch(partitionQueue: PartitionQueue): Waiting[] {
  const groups = new Set<string>()
  const batch: Waiting[] = []
  const later: Waiting[] = []
  for (const waiting of partitionQueue.queue.filter(isStillWanted)) {
    const groupId = groupOf(waiting)
    const blocked = partitionQueue.blocked.get(groupId)
    const mayGo = batch.length < maxPerBatch && !groups.has(groupId)
    groups.add(groupId)
    ;(blocked ?? (mayGo ? batch : later)).push(waiting)
  }
  partitionQueue.queue = later
  return batch
}

function groupOf({ order }: Waiting): string {
  return order.order.groupId
}

/** False, and rejects, if the caller has got 503: its order must not be placed any more. */
function isStillWanted({ requireNotAborted, reject }: Waiting): boolean {
  try {
    requireNotAborted()
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

/** Rejects the orders that waited too long and returns the others. */
function rejectLate(orders: readonly Waiting[]): Waiting[] {
  return orders.filter(({ since, reject }) => {
    const isLate = performance.now() - since > tableWaitMs
    if (isLate) reject(problem('unavailable', { retryAfter: 1 }))
    return !isLate
  })
}

/** A duplicate idempotency key is no failure: the order was placed before. */
function fail({ order, resolve, reject }: Waiting, error: unknown): void {
  if (order.idempotencyKey && isDuplicate(error)) resolve(false)
  else reject(error)
}
