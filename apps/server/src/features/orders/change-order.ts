// Changes and cancels the diner's own orders, or a guest's, until they are paid.

import type { Order } from '@tablemate/contract/orders.ts'
import { isSameForKitchen } from '@tablemate/domain/kitchen/order-version.ts'
import { keepRefused } from '@tablemate/domain/kitchen/refusal.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { keepAdjustments } from '@tablemate/domain/orders/adjust-items.ts'
import {
  notRefused,
  type OrderItem,
  type SharedBy,
  toConfirm,
  waitingLast,
} from '@tablemate/domain/orders/order.ts'
import { changedContent, type OrderChange } from '@tablemate/domain/orders/order-change.ts'
import { sharersOf } from '@tablemate/domain/orders/shared-items.ts'
import { utf8Length } from '@tablemate/domain/utf8-length.ts'
import type { AppContext } from '../../app-context.ts'
import { changeGroup } from '../../group/change-group.ts'
import { loadGroup, requireCovered } from '../../group/load-group.ts'
import {
  isOwnOrGuest,
  type LockedGroup,
  requireOwnOrGuest,
  requireSomeMember,
} from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { requirePriced } from './price-items.ts'
import { cancel, findGroupOfOrder, requireOpenKitchen, updateOrder, type WrittenOrder } from './queries.ts'

type Changer = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

/**
 * Changes the order and returns it. Throws as `changeOwnOrder` and `requirePriced`, 'invalid' if nothing would be left of the
 * order, and 'in-the-kitchen' if a station has begun and the change would alter its tickets. `confirm` also throws as
 * `requireOpenKitchen` and `requireConfirmable`.
 */
export function changeOrder(
  context: Changer,
  orderId: number,
  change: OrderChange,
  device: string,
): Promise<Order> {
  return changeOwnOrder(context, orderId, device, async (locked, { order, isBegun, members }) => {
    const open = { ...order, items: notRefused(order.items) }
    for (const { sharedBy } of change.items ?? []) requireMembers(sharedBy ?? null, members)
    const { items, note, notUnderstood: words } = changedContent(open, change)
    const refused = order.items.length - open.items.length
    if (items.length + refused + note.length + words.length === 0)
      throw problem('invalid', { fields: { items: 'required' } })
    const isToConfirm = order.items.some(item => item.isToConfirm)
    const isComplete = change.items !== null || (items.length === 0 && note !== '' && words.length === 0)
    const isSent = order.state === 'incomplete' && (change.confirm ?? isComplete)
    if (isSent) {
      await requireOpenKitchen(locked, context.clock())
      requireConfirmable({ items, note }, change)
    }
    // A note is sent without the words that the diner left aside: with them it would stay incomplete.
    const notUnderstood = isSent && items.length === 0 ? [] : words
    const options = {
      // What was never ordered has today's price.
      previous: isToConfirm ? [] : open.items,
      acceptsPrices: change.acceptPrices ?? false,
    }
    const isPriced = change.items !== null || isSent
    const priced = isPriced
      ? keepAdjustments(await requirePriced(locked.tx, items, locked, options), open.items)
      : open.items
    const { transcription } = order
    const content = { items: waitingLast(keepRefused(priced, order.items)), note, notUnderstood }
    const changed = {
      ...((isToConfirm || order.kitchen === 'to-confirm') && !isSent
        ? toConfirm(content, transcription)
        : content),
      transcription,
    }
    if (isBegun && !isSameForKitchen(order, changed)) throw problem('in-the-kitchen')
    return rewriteOrder(context, locked, order, changed)
  })
}

/**
 * Throws 'invalid' for an order without dishes and note, or with a dish that is one of several candidates, unless the diner
 * sends the items.
 */
function requireConfirmable(
  { items, note }: { readonly items: readonly Pick<OrderItem, 'doubt'>[]; readonly note: string },
  { items: sent }: OrderChange,
): void {
  if (items.length === 0 && note === '') throw problem('invalid', { fields: { items: 'required' } })
  const open = sent ? [] : items.flatMap(({ doubt }, at) => (doubt === 'name' ? [at] : []))
  if (open.length > 0)
    throw problem('invalid', { fields: Object.fromEntries(open.map(at => [`items.${at}.name`, 'required'])) })
}

/** Updates the order and returns it as stored. Throws 'below-collected' and 'table-too-large'. */
export async function rewriteOrder(
  { clock }: Pick<AppContext, 'clock'>,
  locked: LockedGroup,
  before: Order,
  order: WrittenOrder,
): Promise<Order> {
  const now = clock()
  await updateOrder(locked, before, order, now)
  const changed = (await requireCovered(locked, now)).orders.find(({ id }) => id === before.id)
  if (!changed) throw problem('order-not-found')
  return changed
}

/** Cancels the order. Throws as `changeOwnOrder`, and 'in-the-kitchen' once a station has begun with it. */
export function cancelOrder(context: Changer, orderId: number, device: string): Promise<void> {
  return changeOwnOrder(context, orderId, device, async (locked, { order, isBegun }) => {
    if (isBegun) throw problem('in-the-kitchen')
    await cancel(locked, order)
    await requireCovered(locked, context.clock())
  })
}

interface Sharing {
  /** The index of the item in the order, and its name. */
  readonly item: number
  readonly name: string
  /** null: nobody shares it. */
  readonly sharedBy: SharedBy | null
}

/**
 * Chooses who shares an item and returns the order. For somebody else's order a device adds or removes only its own members
 * and guests. Throws as `changeOpenOrder`, 'invalid' if the order does not have the item, 'already-paid' and 'being-paid'.
 */
export function shareItem(
  context: Changer,
  orderId: number,
  { item: at, name, sharedBy }: Sharing,
  device: string,
): Promise<Order> {
  return changeOpenOrder(context, orderId, device, async (locked, { order, members, isHeld }) => {
    const item = order.items[at]
    if (!item || item.refused || item.name !== name) throw problem('invalid', { fields: { item: 'unknown' } })
    const { sharedBy: _, ...unshared } = item
    const shared: OrderItem = sharedBy === null ? unshared : { ...unshared, sharedBy }
    requireMembers(sharedBy, members)
    if (!isOwnOrGuest(locked, order.memberId)) requireOwnChoice(locked, { order, item, shared, members })
    requireUnpaid({ order, isHeld })
    const items = order.items.with(at, shared)
    if (utf8Length(JSON.stringify(items)) > limits.orderBytes) throw problem('table-too-large')
    return rewriteOrder(context, locked, order, { ...order, items })
  })
}

/** Throws 'invalid' for an id that is no member of the group. */
function requireMembers(sharedBy: SharedBy | null, members: ReadonlySet<number>): void {
  if (Array.isArray(sharedBy) && !sharedBy.every(id => members.has(id)))
    throw problem('invalid', { fields: { sharedBy: 'unknown' } })
}

interface SharingByOthers extends Pick<OpenOrder, 'order' | 'members'> {
  readonly item: OrderItem
  /** The item afterwards. */
  readonly shared: OrderItem
}

/**
 * Requires that a choice on somebody else's dish concerns only the device's own members and guests. The last who shares it may
 * leave it to its orderer. "Everyone" includes who joins later, so it stays the orderer's choice.
 */
function requireOwnChoice(locked: LockedGroup, { order, item, shared, members }: SharingByOthers): void {
  if (shared.sharedBy === 'all' && item.sharedBy !== 'all') throw problem('not-your-member')
  const before = new Set(sharersOf(item, order.memberId, members))
  const after = new Set(sharersOf(shared, order.memberId, members))
  for (const id of members) {
    const isLeftToOrderer = id === order.memberId && shared.sharedBy === undefined
    if (before.has(id) !== after.has(id) && !isLeftToOrderer) requireOwnOrGuest(locked, id)
  }
}

interface OpenOrder {
  readonly order: Order
  /** The members of its table. */
  readonly members: ReadonlySet<number>
  /** Whether a station has begun to prepare the order. */
  readonly isBegun: boolean
  /** Whether it, or a part of it, is being paid by card. */
  readonly isHeld: boolean
}

function requireUnpaid({ order, isHeld }: Pick<OpenOrder, 'order' | 'isHeld'>): void {
  if (order.isLocked) throw problem('already-paid')
  if (isHeld) throw problem('being-paid')
}

/** As `changeOpenOrder`, and throws 'not-your-member' for an order of somebody else who has a phone, 'already-paid' and 'being-paid'. */
function changeOwnOrder<R>(
  context: Changer,
  orderId: number,
  device: string,
  work: (locked: LockedGroup, open: OpenOrder) => Promise<R>,
): Promise<R> {
  return changeOpenOrder(context, orderId, device, (locked, open) => {
    requireOwnOrGuest(locked, open.order.memberId)
    requireUnpaid(open)
    return work(locked, open)
  })
}

/**
 * Throws 'order-not-found' (also to a device without a member in its group), and
 * 'below-collected' if the bill would fall below the payments.
 */
async function changeOpenOrder<R>(
  context: Changer,
  orderId: number,
  device: string,
  work: (locked: LockedGroup, open: OpenOrder) => Promise<R>,
): Promise<R> {
  const groupId = await findGroupOfOrder(context.database.sql, orderId, device)
  if (!groupId) throw problem('order-not-found')
  return changeGroup(context, { groupId, device }, async locked => {
    const loaded = await loadGroup(locked.tx, groupId, context.clock())
    const order = loaded?.orders.find(({ id }) => id === orderId)
    if (!loaded || !order) throw problem('order-not-found')
    requireSomeMember(locked)
    const members = new Set(loaded.members.map(({ id }) => id))
    const isBegun = loaded.begunOrders.has(orderId)
    return work(locked, { order, members, isBegun, isHeld: loaded.heldOrders.has(orderId) })
  })
}
