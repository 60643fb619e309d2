// The tickets of a whole seating: the staff cancels those that are open, or sends orders that never went to the kitchen.

import { refuseLines } from '@tablemate/domain/kitchen/refusal.ts'
import { inPartition } from '../../db/sql.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { announceOrders, updateRefused } from '../orders/queries.ts'
import { isOpen } from './board-part.ts'
import { cancelHeld } from './courses.ts'
import { loadBoardParts, loadOrderRows } from './load-board.ts'
import { loadWithoutDemos, refuseUnpaid, strike } from './refuse-lines.ts'
import { requireRows } from './ticket-rows.ts'

/**
 * Refuses all open tickets of a group that has left, so that they leave its bill. What is paid, or being paid by card, stays in the
 * kitchen; the demo takes no money, so it does not count. Throws 'below-collected'.
 */
export async function cancelOpenTickets(locked: LockedGroup, restaurantId: number, now: Date): Promise<void> {
  const { tx, groupId } = locked
  const tickets = (await loadBoardParts(tx, restaurantId, [groupId], now)).get(groupId)?.tickets ?? []
  await cancelHeld(locked, now)
  for (const orderId of new Set(tickets.filter(isOpen).map(ticket => ticket.orderId))) {
    const { loaded, before } = await loadWithoutDemos({ locked, orderId, now })
    if (before.isLocked || loaded.heldOrders.has(orderId)) continue
    const rows = await requireRows(locked, restaurantId, orderId, now)
    const open = rows.filter(({ state }) => state !== 'served' && state !== 'refused')
    const order = { locked, restaurantId, orderId, rows, menu: null, now }
    await refuseUnpaid(order, before, open, {
      reason: 'table-closed',
      message: null,
      lines: null,
      options: null,
      soldOut: null,
      station: null,
    })
  }
  await announceOrders(locked, 'all')
}

/**
 * Sends the orders that were placed while the kitchen took none, as the staff's tap that admits the group. Throws 'ordering-off'
 * while it still takes none.
 */
export async function sendUnsentOrders(locked: LockedGroup, now: Date): Promise<void> {
  await requireKitchen(locked)
  await admitGroup(locked, now)
  const { tx, partition, groupId } = locked
  await tx`
    update ${inPartition('orders', partition)} set is_unsent = false where slot = ${partition} and group_id = ${groupId}`
  // Admission changes the state of the other orders, too.
  await announceOrders(locked, 'all')
}

/** Admits the group of a waiter who orders at its table. Throws 'ordering-off' while the kitchen takes no orders at all. */
export async function admitByRound(locked: LockedGroup, now: Date): Promise<void> {
  await requireKitchen(locked)
  if (await admitGroup(locked, now)) await announceOrders(locked, 'all')
}

/** Admits the group if it, or the one whose orders it got, was admitted. */
export async function admitLike(other: LockedGroup, locked: LockedGroup, now: Date): Promise<void> {
  const [admitted] = await locked.tx`
    select from groups where is_admitted and (slot, id) in ((${other.partition}::smallint, ${other.groupId}::uuid),
      (${locked.partition}::smallint, ${locked.groupId}::uuid))`
  if (admitted && (await admitGroup(locked, now))) await announceOrders(locked, 'all')
}

async function requireKitchen({ tx, restaurantId }: LockedGroup): Promise<void> {
  const [kitchen] = await tx`
    select from restaurant_kitchens where restaurant_id = ${restaurantId} and mode <> 'off'`
  if (!kitchen) throw problem('ordering-off')
}

/** The group's waiting tickets become new, and its later orders do not wait. Returns whether it was not admitted before. */
export async function admitGroup({ tx, partition, groupId }: LockedGroup, now: Date): Promise<boolean> {
  const count = await tx.count`
    update ${inPartition('groups', partition)} set is_admitted = true
    where slot = ${partition} and id = ${groupId} and not is_admitted`
  await tx`
    update ${inPartition('tickets', partition)} set state = 'new', changed_at = ${now}, earlier = earlier || changed_at
    where slot = ${partition} and group_id = ${groupId} and state = 'waiting'`
  return count > 0
}

/** Voids lines of an order, whatever was cooked or paid of it: they leave the bill and, if they are there, the kitchen. */
export async function voidLines(
  locked: LockedGroup,
  before: LoadedGroup['orders'][number],
  lines: readonly number[],
  now: Date,
): Promise<void> {
  const { tx, groupId, restaurantId } = locked
  const { id: orderId, items } = before
  const known = restaurantId === null ? null : await loadOrderRows(tx, restaurantId, groupId, orderId, now)
  const isCooked = (line: number) => known?.some(ticket => ticket.lines.includes(line)) ?? false
  const waiting = lines.filter(line => !isCooked(line))
  const rest = refuseLines(items, waiting, { reason: 'voided', message: '' })
  if (waiting.length > 0) await updateRefused(locked, before, rest)
  if (waiting.length === lines.length || restaurantId === null) return
  const rows = await requireRows(locked, restaurantId, orderId, now)
  const order = { locked, restaurantId, orderId, rows, menu: null, now }
  await strike(order, { ...before, items: rest }, rows, {
    reason: 'voided',
    message: null,
    lines: lines.filter(isCooked),
    options: null,
    soldOut: null,
    station: null,
  })
}
