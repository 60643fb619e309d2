// Joins parties, splits them, and moves single guests and orders between them. Every row keeps its id, so moving back undoes a move.

import type { CheckedOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { moveMembers as membersEndpoint, moveOrder as orderEndpoint } from '@tablemate/contract/floor.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { workOnSeating } from '../../group/change-group.ts'
import { requireGroupOf, type StaffCaller } from '../../group/change-own-group.ts'
import { endSeating } from '../../group/end-seating.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import { type LockedGroup, lockGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { moveMembers as moveRows } from '../groups/queries.ts'
import { admitLike } from '../kitchen/queries.ts'
import { findMembers, findOrdersOf, giveOrder, moveOrders } from '../orders/queries.ts'
import { closeServiceRequestsOf } from '../service-requests/queries.ts'
import { findRestaurantTableOf, lockRestaurantTables, requireRestaurantTable } from './queries.ts'
import { endFormer, findOpenSeatings, openGroupAt } from './seatings.ts'

type Members = CheckedOf<typeof membersEndpoint, 'body'>
type Given = CheckedOf<typeof orderEndpoint, 'body'> & { readonly orderId: number }

/** Returns the group in which the members are now, and whose names got a number. Throws the problems of `moveMembers` in the contract. */
export async function moveMembers(
  context: AppContext,
  caller: StaffCaller,
  { memberIds, numbered, toTableId, toGroupId }: Members,
): Promise<ReplyOf<typeof membersEndpoint>> {
  const ids = [...new Set(memberIds)]
  return between(context, caller, { toTableId, toGroupId }, async (from, to, now) => {
    if (from.groupId === to.groupId) return { groupId: to.groupId, numbered: [] }
    const loaded = await loadForMove(from, to, now)
    const isOfMovers = (id: number | null) => id !== null && ids.includes(id)
    requireUnpaid(
      loaded,
      loaded.payments.filter(({ memberId, paidBy }) => isOfMovers(memberId) || isOfMovers(paidBy)),
      loaded.orders.filter(
        ({ memberId, items }) => isOfMovers(memberId) || sharersByName(items).some(isOfMovers),
      ),
    )
    await moveOrders(from, to, await findOrdersOf(from, ids), null)
    const named = await moveRows(from, to, ids, numbered ?? [])
    await closeServiceRequestsOf(from, ids, now)
    if (from.memberCount === ids.length) await endSeating(from, now)
    return { groupId: to.groupId, numbered: named }
  })
}

/** Gives an order to another member. Throws the problems of `moveOrder` in the contract. */
export async function moveOrder(
  context: AppContext,
  caller: StaffCaller,
  { orderId, memberId, toGroupId }: Given,
): Promise<void> {
  const place = { toTableId: null, toGroupId: toGroupId ?? caller.groupId }
  await between(context, caller, place, async (from, to, now) => {
    const loaded = await loadForMove(from, to, now)
    const order = loaded.orders.find(({ id }) => id === orderId)
    if (!order) throw problem('order-not-found')
    requireUnpaid(loaded, [], [order])
    const members = await findMembers(to.tx, to.groupId)
    if (!members.some(({ id }) => id === memberId)) throw problem('member-not-found')
    if (to.groupId === from.groupId) await giveOrder(from, orderId, memberId)
    else await moveOrders(from, to, [orderId], memberId)
  })
}

interface Place {
  readonly toTableId: number | null
  readonly toGroupId: string | null
}

/** Locks both groups, in the order of a scan, and opens a new one at a free table. Both bills cover what was collected afterwards. */
async function between<R>(
  context: AppContext,
  caller: StaffCaller,
  place: Place,
  work: (from: LockedGroup, to: LockedGroup, now: Date) => Promise<R>,
): Promise<R> {
  let changed: (string | null)[] = []
  const change = () =>
    inTransaction(context.database, async tx => {
      const now = context.clock()
      const { from, to, ended } = await lockBoth(tx, caller, place, now)
      const reply = await workOnSeating(
        from,
        caller,
        () => workOnSeating(to, caller, () => work(from, to, now), now),
        now,
      )
      await admitLike(from, to, now)
      for (const locked of new Set([from, to])) await requireCovered(locked, now)
      changed = [ended, from.groupId, to.groupId]
      return reply
    })
  const reply = await context.changeQueues.group({ keys: [caller.groupId, caller.device] }, change)
  for (const groupId of new Set(changed)) if (groupId) context.events.announce('group-changed', { groupId })
  return reply
}

async function lockBoth(
  tx: Transaction,
  { restaurantId, groupId, device }: StaffCaller,
  { toTableId, toGroupId }: Place,
  now: Date,
): Promise<{ from: LockedGroup; to: LockedGroup; ended: string | null }> {
  const lock = async (id: string) => {
    const locked = await lockGroup(tx, { groupId: id, device }, now)
    requireGroupOf(restaurantId, locked)
    return locked
  }
  const tableOfTarget = toGroupId === null ? toTableId : await findRestaurantTableOf(tx, toGroupId)
  await lockRestaurantTables(tx, [await findRestaurantTableOf(tx, groupId), tableOfTarget])
  if (toTableId !== null) {
    const { group, ended } = await openAt(tx, restaurantId, toTableId, now)
    return { to: await lock(group), from: await lock(groupId), ended }
  }
  if (toGroupId === null) throw problem('group-not-found')
  const [first, second] = [groupId, toGroupId].sort()
  const locked = new Map<string, LockedGroup>()
  for (const id of new Set([first, second])) if (id) locked.set(id, await lock(id))
  const [from, to] = [locked.get(groupId), locked.get(toGroupId)]
  if (!from || !to) throw problem('group-not-found')
  return { from, to, ended: null }
}

/** Opens a group at a free table. Throws 'table-occupied' and 'table-not-found'. */
async function openAt(
  tx: Transaction,
  restaurantId: number,
  tableId: number,
  now: Date,
): Promise<{ readonly group: string; readonly ended: string | null }> {
  const { id, name } = await requireRestaurantTable(tx, restaurantId, tableId)
  const [present] = await findOpenSeatings(tx, [id], now)
  if (present && present.people > 0) throw problem('table-occupied')
  const ended = await endFormer(tx, id, now, { isEmpty: true })
  const { group } = await openGroupAt(tx, { id, name, restaurantId }, { isSeparate: true, device: null }, now)
  return { group: group.id, ended }
}

/**
 * The group that they leave. Throws 'other-currency' if the restaurant changed its currency between the two groups. Where the split is
 * not by items a payment covers a part of every order: throws as `requireUnpaid` if there is one in such a group.
 */
async function loadForMove(from: LockedGroup, to: LockedGroup, now: Date): Promise<LoadedGroup> {
  if (from.currency !== to.currency) throw problem('other-currency')
  const left = await loadLocked(from, now)
  if (from.groupId === to.groupId) return left
  for (const loaded of [left, await loadLocked(to, now)])
    if (loaded.billInput.splitMethod !== 'items') requireUnpaid(loaded, loaded.payments, [])
  return left
}

async function loadLocked({ tx, groupId }: LockedGroup, now: Date): Promise<LoadedGroup> {
  const loaded = await loadGroup(tx, groupId, now)
  if (!loaded) throw problem('group-not-found')
  return loaded
}

/** Throws 'being-paid' while a card page holds one of them, and 'already-paid' if there is a payment, or one for a part of an order. */
function requireUnpaid(
  { heldOrders }: LoadedGroup,
  payments: LoadedGroup['payments'],
  orders: LoadedGroup['orders'],
): void {
  if (payments.some(({ isHeld }) => isHeld) || orders.some(({ id }) => heldOrders.has(id)))
    throw problem('being-paid')
  if (payments.length > 0 || orders.some(({ isLocked }) => isLocked)) throw problem('already-paid')
}

function sharersByName(items: readonly OrderItem[]): number[] {
  return items.flatMap(({ sharedBy = [] }) => (sharedBy === 'all' ? [] : sharedBy))
}
