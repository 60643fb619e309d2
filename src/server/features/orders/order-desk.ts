// Where orders wait a moment to be written together: under load, one commit carries those of many tables.

import { setImmediate as turnOfEventLoop, setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, isDuplicate, isLockTimeout } from '../../db/failures.ts'
import { whileWanted } from '../../db/pulse.ts'
import { slotOf } from '../../db/slots.ts'
import { problem } from '../../http/problems.ts'
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
  readonly requireWanted: () => void
  readonly resolve: (wasPlaced: boolean) => void
  readonly reject: (error: unknown) => void
}

/** Of one slot. */
interface Desk {
  readonly slot: number
  queue: Waiting[]
  /** One batch at a time: two would each be half as large and cost more together (measured: 84 against 59 µs). */
  isWriting: boolean
  /** Orders at tables that somebody does not let go of, by group: they hold up nobody else. */
  readonly aside: Map<string, Waiting[]>
}

interface Tables {
  /**
   * Answers the ids of those that it placed; where one of the tables was not to be had within `mostWaitMs`, none, and throws
   * what `isLockTimeout` knows.
   */
  readonly insert: (slot: number, orders: readonly NewOrder[], mostWaitMs: number) => Promise<Set<number>>
  /** Answers, without waiting, which of the groups somebody holds just now. Throws where the whole slot is held. */
  readonly findHeld: (slot: number, groupIds: readonly string[]) => Promise<Set<string>>
}

/**
 * Returns what places an order: at once when little is going on, else with those that came meanwhile. Answers whether
 * it was placed; a failure of one never takes another with it. Throws 'unavailable' where its table is held for too long.
 */
export function createOrderDesk({ insert, findHeld }: Tables): (order: NewOrder) => Promise<boolean> {
  const desks = new Map<number, Desk>()

  async function serve(desk: Desk): Promise<void> {
    if (desk.isWriting) return
    desk.isWriting = true
    while (desk.queue.length > 0) {
      // What has arrived already comes along: else the first order goes alone, and all others wait for its commit.
      await turnOfEventLoop()
      await write(desk, takeBatch(desk))
    }
    desk.isWriting = false
  }

  async function write(desk: Desk, batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const orders = batch.map(({ order }) => order)
      const placed = await insert(desk.slot, orders, batchWaitMs)
      for (const { order, resolve } of batch) resolve(placed.has(order.order.id))
    } catch (error) {
      if (isLockTimeout(error)) await setAside(desk, batch)
      else if (batch.length > 1 && !isDatabaseAway(error))
        for (const one of batch) await write(desk, [one].filter(isWanted))
      else for (const one of batch) fail(one, error)
    }
  }

  async function setAside(desk: Desk, batch: readonly Waiting[]): Promise<void> {
    try {
      const held = await findHeld(desk.slot, batch.map(groupOf))
      const isWatched = desk.aside.size > 0
      const isStuck = (one: Waiting) => held.has(groupOf(one)) || batch.length === 1
      for (const one of giveUpLate(batch.filter(isStuck))) desk.aside.set(groupOf(one), [one])
      desk.queue.unshift(...batch.filter(one => !isStuck(one)))
      if (!isWatched) void watch(desk)
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  async function watch(desk: Desk): Promise<void> {
    while (desk.aside.size > 0) {
      await wait(lookMs)
      for (const [groupId, orders] of desk.aside) {
        const inTime = giveUpLate(orders)
        if (inTime.length > 0) desk.aside.set(groupId, inTime)
        else desk.aside.delete(groupId)
      }
      if (desk.aside.size === 0) return
      try {
        const held = await findHeld(desk.slot, [...desk.aside.keys()])
        for (const [groupId, orders] of desk.aside) {
          if (held.has(groupId)) continue
          desk.queue.unshift(...orders)
          desk.aside.delete(groupId)
        }
      } catch (error) {
        for (const one of [...desk.aside.values()].flat()) one.reject(error)
        desk.aside.clear()
      }
      void serve(desk)
    }
  }

  return order =>
    new Promise((resolve, reject) => {
      const { groupId } = order.order
      const slot = slotOf(groupId)
      const desk: Desk = desks.get(slot) ?? { slot, queue: [], isWriting: false, aside: new Map() }
      desks.set(slot, desk)
      desk.queue.push({ order, since: performance.now(), requireWanted: whileWanted(), resolve, reject })
      void serve(desk)
    })
}

/** The first waiting order of every group: a table's orders go one after the other. */
function takeBatch(desk: Desk): Waiting[] {
  const groups = new Set<string>()
  const batch: Waiting[] = []
  const later: Waiting[] = []
  for (const waiting of desk.queue.filter(isWanted)) {
    const groupId = groupOf(waiting)
    const aside = desk.aside.get(groupId)
    const mayGo = batch.length < mostPerBatch && !groups.has(groupId)
    groups.add(groupId)
    ;(aside ?? (mayGo ? batch : later)).push(waiting)
  }
  desk.queue = later
  return batch
}

function groupOf({ order }: Waiting): string {
  return order.order.groupId
}

/** One that was answered 503 meanwhile is not placed after all. */
function isWanted({ requireWanted, reject }: Waiting): boolean {
  try {
    requireWanted()
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
  if (order.once && isDuplicate(error)) resolve(false)
  else reject(error)
}
