// Diners order and cancel, and the staff works, until enough orders are acknowledged.

import { setTimeout as wait } from 'node:timers/promises'
import type { Board } from '@tablemate/contract/kitchen.ts'
import { cancelOwnOrder, isOwn } from '../cancel-own-order.ts'
import type { Ledger, SentItem } from '../ledger.ts'
import { placeMenuItems } from '../place-orders.ts'
import type { SimulatedDiner } from '../simulated-diner.ts'
import type { Watcher } from '../watchers.ts'
import { acknowledgedOf, type KitchenLog } from './log.ts'
import type { Staff } from './staff.ts'

/** The staff moves at least one ticket for so many orders. */
const ordersPerMove = 5
/** After this time the service ends, even with too few orders. */
const longestMs = 90_000
/** How often a diner cancels the order just placed. */
const cancelsShare = 0.06

export interface StaffedBoard {
  readonly board: Watcher<Board>
  readonly staff: Staff
}

interface Options {
  readonly ledger: Ledger
  readonly random: () => number
  /** The service ends when so many orders are acknowledged. */
  readonly orders: number
  readonly thinkMs: number
}

export interface Service {
  /** The share of the orders that are acknowledged, from 0 to 1. */
  progress(): number
  /** Resolves when diners and staff have stopped. */
  readonly end: Promise<void>
}

export function startService(
  { ledger, random, orders, thinkMs }: Options,
  log: KitchenLog,
  diners: readonly SimulatedDiner[],
  posts: readonly StaffedBoard[],
): Service {
  const until = performance.now() + longestMs
  const isLate = () => performance.now() > until
  const areServed = () => acknowledgedOf(log).length >= orders
  const drawItems = (): SentItem[] => {
    const menuItems = log.menu.filter(() => random() < 0.5)
    const chosen = menuItems.length > 0 ? menuItems : log.menu
    return chosen.map(({ name, price }) => ({ name, price, quantity: 1 + Math.floor(3 * random()) }))
  }
  const dine = async ({ log, caller, memberId }: SimulatedDiner) => {
    while (!isLate() && !areServed()) {
      const { group } = log
      if (group) await placeMenuItems({ ledger, log, group, caller, memberId }, drawItems())
      await wait(2 * thinkMs * random())
      const latest = log.orders.findLast(order => isOwn(order, memberId))
      if (latest && random() < cancelsShare) await cancelOwnOrder({ ledger, log, caller }, latest)
    }
  }
  const isEnough = () => areServed() && log.states.size >= orders / ordersPerMove
  const work = async ({ board, staff }: StaffedBoard) => {
    while (!isLate() && !isEnough()) {
      const shown = board.shown()
      if (shown) await staff.act(shown)
      await wait((thinkMs / 2) * random())
    }
  }
  const end = async () => {
    await Promise.all([...diners.map(dine), ...posts.map(work)])
    const { length } = acknowledgedOf(log)
    if (length < orders) ledger.breaches.push(`only ${length} of ${orders} orders were acknowledged in time`)
  }
  return { progress: () => acknowledgedOf(log).length / orders, end: end() }
}

/** Injects the faults one after the other, evenly spread over the orders. */
export async function injectFaults(
  faults: readonly (() => Promise<void>)[],
  { progress, end }: Service,
): Promise<void> {
  let isOver = false
  const note = () => {
    isOver = true
  }
  void end.then(note, note)
  for (const [at, fault] of faults.entries()) {
    while (!isOver && progress() < (at + 1) / (faults.length + 1)) await wait(20)
    await fault()
  }
}
