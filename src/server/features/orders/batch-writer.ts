// Where orders wait a moment to be written together: under load, one commit carries those of many tables.

import { setImmediate as turnOfEventLoop, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { abortGuard } from '../../db/health-check.ts'
import { partitionOf } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'
import type { NewOrder } from './queries.ts'

const mostPerBatch = 64
/** Long for whoever holds a table as usual; all other tables of the hour wait as long for one that is not let go. */
const batchWaitMs = 300
/** So long an order waits for its own table. */
const tableWaitMs = 1400
/** How often it is looked whether a table was let go. */
const lookMs = 50

interface Waiting {
  readonly order: NewOrder
  /** By `performance.now()`. */
  readonly since: number
  /** Throws once its caller was told that it is not placed. */
  readonly requireNotAborted: () => void
  readonly resolve: (wasPlaced: boolean) => void
  readonly reject: (error: unknown) => void
}

/** Of one partition. */
interface PartitionQueue {
  readonly partition: number
  queue: Waiting[]
  /** One batch at a time: two would each be half as large and cost more together (measured: 84 against 59 µs). */
  isWriting: boolean
  /** Orders at tables that somebody does not let go of, by group: they hold up nobody else. */
  readonly blocked: Map<string, Waiting[]>
}

interface Tables {
  /**
   * Answers the ids of those that it placed; where one of the tables was not to be had within `mostWaitMs`, none, and throws
   * what `isLockTimeout` knows.
   */
  readonly insert: (
    partition: number,
    orders: readonly NewOrder[],
    mostWaitMs: number,
  ) => Promise<Set<number>>
  /** Answers, without waiting, which of the groups somebody holds just now. Throws where the whole partition is held. */
  readonly findHeld: (partition: number, groupIds: readonly string[]) => Promise<Set<string>>
}

/**
 * Returns what places an order: at once when little is going on, else with those that came meanwhile. Answers whether
 * it was placed; a failure of one never takes another with it. Throws 'unavailable' where its table is held for too long.
 */
export function createBatchWriter({ insert, findHeld }: Tables): (order: NewOrder) => Promise<boolean> {
  const partitionQueues = new Map<number, PartitionQueue>()

  async function serve(partitionQueue: PartitionQueue): Promise<void> {
    if (partitionQueue.isWriting) return
    partitionQueue.isWriting = true
    while (partitionQueue.queue.length > 0) {
      // What has arrived already comes along: else the first order goes alone, and all others wait for its commit.
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
      if (isLockTimeout(error)) await setBlockedAside(partitionQueue, batch)
      else if (batch.length > 1 && !isDatabaseAway(error))
        for (const one of batch) await write(partitionQueue, [one].filter(isWanted))
      else for (const one of batch) fail(one, error)
    }
  }

  async function setBlockedAside(partitionQueue: PartitionQueue, batch: readonly Waiting[]): Promise<void> {
    try {
      const locked = await findHeld(partitionQueue.partition, batch.map(groupOf))
      const isWatched = partitionQueue.blocked.size > 0
      const isStuck = (one: Waiting) => locked.has(groupOf(one)) || batch.length === 1
      for (const one of giveUpLate(batch.filter(isStuck))) partitionQueue.blocked.set(groupOf(one), [one])
      partitionQueue.queue.unshift(...batch.filter(one => !isStuck(one)))
      if (!isWatched) void watch(partitionQueue)
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  async function watch(partitionQueue: PartitionQueue): Promise<void> {
    while (partitionQueue.blocked.size > 0) {
      await wait(lookMs)
      for (const [groupId, orders] of partitionQueue.blocked) {
        const inTime = giveUpLate(orders)
        if (inTime.length > 0) partitionQueue.blocked.set(groupId, inTime)
        else partitionQueue.blocked.delete(groupId)
      }
      if (partitionQueue.blocked.size === 0) return
      try {
        const locked = await findHeld(partitionQueue.partition, [...partitionQueue.blocked.keys()])
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

/** The first waiting order of every group: a table's orders go one after the other. */
function takeBatch(partitionQueue: PartitionQueue): Waiting[] {
  const groups = new Set<string>()
  const batch: Waiting[] = []
  const later: Waiting[] = []
  for (const waiting of partitionQueue.queue.filter(isWanted)) {
    const groupId = groupOf(waiting)
    const aside = partitionQueue.blocked.get(groupId)
    const mayGo = batch.length < mostPerBatch && !groups.has(groupId)
    groups.add(groupId)
    ;(aside ?? (mayGo ? batch : later)).push(waiting)
  }
  partitionQueue.queue = later
  return batch
}

function groupOf({ order }: Waiting): string {
  return order.order.groupId
}

/** One that was answered 503 meanwhile is not placed after all. */
function isWanted({ requireNotAborted, reject }: Waiting): boolean {
  try {
    requireNotAborted()
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

/** Answers those that may wait on. */
function giveUpLate(orders: readonly Waiting[]): Waiting[] {
  return orders.filter(({ since, reject }) => {
    const isLate = performance.now() - since > tableWaitMs
    if (isLate) reject(problem('unavailable', { retryAfter: 1 }))
    return !isLate
  })
}

/** A key that was used before is no failure: the order was placed then. */
function fail({ order, resolve, reject }: Waiting, error: unknown): void {
  if (order.idempotencyKey && isDuplicate(error)) resolve(false)
  else reject(error)
}
