// Reads and changes orders: this feature alone writes their rows.

import type { Order } from '@tablemate/contract/orders.ts'
import { paidSeatingIdleMs } from '@tablemate/domain/groups/seating.ts'
import type { Reach } from '@tablemate/domain/kitchen/order-state.ts'
import { isSameForKitchen } from '@tablemate/domain/kitchen/order-version.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { FiredOrder } from '@tablemate/domain/orders/courses.ts'
import {
  isIncomplete,
  type OrderContent,
  type OrderItem,
  orderTotal,
} from '@tablemate/domain/orders/order.ts'
import type { Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { fragment, inPartition, type Statements } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { closedProblem } from '../../restaurant/opening.ts'
import { moveDeliveries } from '../deliveries/queries.ts'
import { isClosed, isFull, isTooLarge, mayOrderFor, takesNoOrders } from './order-conditions.ts'

/** Throws 'too-many-orders' or 'table-too-large' if the group has no room for another order of this size. */
export async function requireRoomFor({ tx, partition, groupId }: LockedGroup, bytes: number): Promise<void> {
  const [found] = await tx<{ isFull: boolean; isTooLarge: boolean }[]>`
    select ${isFull} as "isFull", ${isTooLarge(bytes)} as "isTooLarge"
    from ${inPartition('groups', partition)} g where slot = ${partition} and id = ${groupId}`
  if (found?.isFull) throw problem('too-many-orders')
  if (found?.isTooLarge) throw problem('table-too-large')
}

/** Throws 'closed' outside the opening hours of the group's restaurant, and 'ordering-paused' while it takes no orders. */
export async function requireOpenKitchen({ tx, restaurantId }: LockedGroup, now: Date): Promise<void> {
  if (restaurantId === null) return
  const [found] = await tx<{ isPaused: boolean; isClosed: boolean }[]>`
    select is_paused as "isPaused", ${isClosed(now)} as "isClosed" from restaurant_kitchens k
    where restaurant_id = ${restaurantId} and mode <> 'off'`
  if (found?.isClosed) throw await closedProblem(tx, restaurantId, now)
  if (found?.isPaused) throw problem('ordering-paused')
}

/** The group's restaurant, currency and kitchen state; null if there is no such group. */
export async function findOrderGroup(sql: Sql, groupId: string): Promise<OrderGroup | null> {
  const partition = partitionOf(groupId)
  const [found] = await sql<OrderGroup[]>`
    select currency, g.restaurant_id as "restaurantId",
      case when mode <> 'off' then json_build_object('mode', mode, 'isAdmitted', is_admitted) end as kitchen,
      case when table_id is not null
        then coalesce(changed_at, created_at) + ${paidSeatingIdleMs} * interval '1 millisecond' end as "quietAt"
    from ${inPartition('groups', partition)} g left join restaurant_kitchens k on k.restaurant_id = g.restaurant_id
    where slot = ${partition} and id = ${groupId}`
  return found ?? null
}

/**
 * Whether an order could be placed, checked before expensive work. The member must be the device's own, or a guest and the
 * device has a member. The group must exist and have room. The idempotency key must be new.
 */
export async function couldOrder(
  sql: Sql,
  { groupId, memberId }: Pick<Order, 'groupId' | 'memberId'>,
  { device, idempotencyKey }: { readonly device: string; readonly idempotencyKey: IdempotencyKey | null },
  now: Date,
): Promise<boolean> {
  const partition = partitionOf(groupId)
  const [found] = await sql`
    select from ${inPartition('groups', partition)} g
    where g.slot = ${partition} and g.id = ${groupId} and g.expires_at > ${now} and g.closed_at is null
      and not ${isFull} and not ${isTooLarge(1)} and not ${takesNoOrders(now)}
      and ${mayOrderFor(partition, memberId, device)}
      and not exists (select from ${inPartition('answers', partition)} a
        where a.slot = g.slot and a.group_id = g.id and a.id = ${idempotencyKey?.id ?? null}::uuid)`
  return found !== undefined
}

/** The members in the group, whom a spoken order may name. */
export async function findMembers(
  sql: Statements,
  groupId: string,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const partition = partitionOf(groupId)
  return sql<{ id: number; name: string }[]>`
    select id, name from ${inPartition('members', partition)} where slot = ${partition} and group_id = ${groupId}`
}

export type WrittenOrder = OrderContent & Pick<Order, 'transcription'>

/** The size of the order's content in bytes, as JSON in UTF-8. */
export function orderBytes({ items, transcription, note, notUnderstood }: WrittenOrder): number {
  return Buffer.byteLength(JSON.stringify({ items, transcription, note, notUnderstood }))
}

export type PricingGroup = Pick<LockedGroup, 'currency' | 'restaurantId'>

export interface OrderGroup extends PricingGroup {
  /** null if orders do not reach the kitchen. */
  readonly kitchen: Reach | null
  /** When the seating, without another change, may be over; null: time alone does not end the group. */
  readonly quietAt: Date | null
}

/** The group of an order, if the device has a member there. */
export async function findGroupOfOrder(sql: Sql, orderId: number, device: string): Promise<string | null> {
  const [found] = await sql<{ groupId: string }[]>`
    with mine as materialized (select slot, group_id from members where device = decode(${device}, 'hex'))
    select o.group_id as "groupId" from mine m
    join orders o on o.slot = m.slot and o.group_id = m.group_id and o.id = ${orderId} and not o.is_cancelled
    limit 1`
  return found?.groupId ?? null
}

/**
 * Updates an order. An incomplete one that is completed counts as placed now, so earlier payments do not cover it. A change that
 * the kitchen would notice makes a new version with new tickets. Throws 'table-too-large' if the group has no room for it.
 */
export async function updateOrder(
  locked: LockedGroup,
  before: Order,
  order: WrittenOrder,
  now: Date,
): Promise<void> {
  const { id: orderId } = before
  const { tx, partition, groupId, revision } = locked
  const { items, note, notUnderstood, transcription } = order
  // The kitchen has never seen an order that waited for its diner.
  const isSame = before.kitchen === 'to-confirm' || isSameForKitchen(before, order)
  const sharedItems = (all: readonly OrderItem[]) => all.filter(({ sharedBy }) => sharedBy !== undefined)
  const shared = sharedItems(items)
  const isSharedAsBefore = JSON.stringify(shared) === JSON.stringify(sharedItems(before.items))
  const sharedRevision = isSharedAsBefore
    ? fragment`shared_revision`
    : fragment`${shared.length > 0 ? revision : 0}`
  const isCompleted = before.state === 'incomplete' && !isIncomplete(order)
  const isPlaced = isCompleted || before.items.length === 0
  const placed = isPlaced ? fragment`placed_revision = ${revision},` : fragment``
  const isSent = isCompleted && before.kitchen === 'to-confirm'
  // While ordering is off, the kitchen gets nothing: the staff may send it later, as any other order of that time.
  const isUnsent = isCompleted && !isSent && locked.restaurantId !== null
  const sent = isSent
    ? fragment`created_at = ${now}, is_unsent = false,`
    : isUnsent
      ? fragment`is_unsent = true,`
      : fragment``
  const version = isSame ? fragment`` : fragment`version = version + 1, before = ${contentBefore},`
  await tx`
    update ${inPartition('orders', partition)} set items = ${JSON.stringify(items)}, note = ${note},
      not_understood = ${JSON.stringify(notUnderstood)}, transcription = ${transcription},
      total = ${orderTotal(items)}, shared_revision = ${sharedRevision}, ${placed} ${sent} ${version}
      revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId}`
  if (!isSame) await deleteTickets(locked, orderId)
  const growth = orderBytes(order) - orderBytes(before)
  const [room] = await tx`
    update ${inPartition('groups', partition)} set order_bytes = greatest(order_bytes + ${growth}, 0)
    where slot = ${partition} and id = ${groupId} and (${growth} <= 0 or order_bytes + ${growth} <= ${limits.orderBytesPerGroup})
    returning id`
  if (!room) throw problem('table-too-large')
}

/** The content that the kitchen has seen, stored with the change until the stations acknowledge it (features/kitchen). */
const contentBefore = fragment`case when kitchen_number is not null
  then coalesce(before, jsonb_build_object('items', items, 'note', note)) end`

/** Deletes the ticket rows of the former version. No station has begun with them: a begun order cannot be changed. */
async function deleteTickets(
  { tx, partition, groupId, restaurantId }: LockedGroup,
  orderId: number,
): Promise<void> {
  if (restaurantId === null) return
  await tx`
    delete from ${inPartition('tickets', partition)}
    where slot = ${partition} and group_id = ${groupId} and order_id = ${orderId}`
}

/**
 * Writes the refusals of items by the staff. The version stays, and the size limit does not apply: each item is refused at
 * most once.
 */
export async function updateRefused(
  locked: LockedGroup,
  before: Order,
  items: readonly OrderItem[],
): Promise<void> {
  const { tx, partition, groupId } = locked
  await tx`
    update ${inPartition('orders', partition)} set items = ${JSON.stringify(items)}, total = ${orderTotal(items)}
    where slot = ${partition} and group_id = ${groupId} and id = ${before.id}`
  const growth = orderBytes({ ...before, items }) - orderBytes(before)
  await tx`
    update ${inPartition('groups', partition)} set order_bytes = order_bytes + ${growth}
    where slot = ${partition} and id = ${groupId}`
}

/** Marks one order, or all of the group's, as changed, so that phones receive its new state in the kitchen. */
export async function announceOrders(locked: LockedGroup, orderId: number | 'all'): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  const which = orderId === 'all' ? fragment`not is_cancelled` : fragment`id = ${orderId}`
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and ${which}`
}

/** Stores that a station has read these items of the changed order: it then sees only later changes. */
export async function acknowledgeChange(
  { tx, partition, groupId }: LockedGroup,
  { orderId, stationId }: { readonly orderId: number; readonly stationId: number },
  items: readonly object[],
): Promise<void> {
  await tx`
    update ${inPartition('orders', partition)} set before = jsonb_set(before, '{acknowledged}',
      coalesce(before -> 'acknowledged', '{}') || jsonb_build_object(${stationId}::text,
        jsonb_build_object('version', version, 'note', note, 'items', ${JSON.stringify(items)}::jsonb)))
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId} and before is not null`
}

/** Clears the former content of one order, or of all: no station needs to acknowledge it any more. */
export async function clearBefore(
  { tx, partition, groupId }: LockedGroup,
  orderId: number | 'all',
): Promise<void> {
  const which = orderId === 'all' ? fragment`before is not null` : fragment`id = ${orderId}`
  await tx`
    update ${inPartition('orders', partition)} set before = null
    where slot = ${partition} and group_id = ${groupId} and ${which}`
}

/** Empties the order and keeps its row, so that other phones receive the cancellation. Boards strike it until acknowledged. */
export async function cancel(locked: LockedGroup, order: Order): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  // The staff refused the whole order, so there is nothing left to acknowledge.
  const before = order.kitchen === 'refused' ? fragment`null` : contentBefore
  await deleteTickets(locked, order.id)
  await tx`
    update ${inPartition('orders', partition)}
    set is_cancelled = true, version = version + 1, before = ${before}, items = '[]', transcription = '', note = '', not_understood = '[]', total = 0, revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and id = ${order.id}`
  await tx`
    update ${inPartition('groups', partition)}
    set order_count = order_count - 1, order_bytes = greatest(order_bytes - ${orderBytes(order)}, 0)
    where slot = ${partition} and id = ${groupId}`
}

/** The ids of the orders of these members that are not cancelled. */
export async function findOrdersOf(
  { tx, partition, groupId }: LockedGroup,
  memberIds: readonly number[],
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from ${inPartition('orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and member_id = any(${memberIds}::bigint[]) and not is_cancelled`
  return rows.map(({ id }) => id)
}

/**
 * Moves orders with their tickets and deliveries into another group, where no earlier payment covers them. `memberId`: whose they
 * are there; null: they stay their member's, who moves afterwards. Throws 'too-many-orders' and 'table-too-large'.
 */
export async function moveOrders(
  from: LockedGroup,
  to: LockedGroup,
  orderIds: readonly number[],
  memberId: number | null,
): Promise<void> {
  if (orderIds.length === 0) return
  const { tx } = from
  const orders = inPartition('orders', from.partition)
  const ofThem = fragment`slot = ${from.partition} and group_id = ${from.groupId} and id = any(${orderIds}::bigint[])`
  const contents = await tx<WrittenOrder[]>`
    select items, transcription, note, not_understood as "notUnderstood" from ${orders} where ${ofThem}`
  const bytes = contents.reduce((sum, content) => sum + orderBytes(content), 0)
  await requireRoomFor(to, bytes)
  await countOrders(to, orderIds.length, bytes)
  await countOrders(from, -orderIds.length, -bytes)
  await moveTickets(from, to, orderIds)
  await moveDeliveries(from, to, orderIds)
  // Of an earlier move in the other direction.
  await tx`
    delete from ${inPartition('orders', to.partition)}
    where slot = ${to.partition} and group_id = ${to.groupId} and id = any(${orderIds}::bigint[]) and is_cancelled`
  const left = await tx<{ id: number; memberId: number }[]>`
    update orders set slot = ${to.partition}, group_id = ${to.groupId}, member_id = coalesce(${memberId}, member_id),
      placed_revision = ${to.revision}, revision = ${to.revision},
      shared_revision = case when shared_revision = 0 then 0 else ${to.revision}::integer end
    where ${ofThem} returning id, member_id as "memberId"`
  // From which phones learn that it is gone.
  await tx`
    insert into ${orders} (slot, group_id, id, member_id, items, transcription, total, created_at, placed_revision, revision, is_cancelled)
    select ${from.partition}, ${from.groupId}, id, "memberId", '[]', '', 0, now(), ${from.revision}, ${from.revision}, true
    from json_to_recordset(${JSON.stringify(left)}::text::json) as moved (id bigint, "memberId" bigint)`
  // The figures of the day hold each order once: the last to be written (orders_note).
  await tx`
    update ${inPartition('orders', to.partition)} set items = items
    where slot = ${to.partition} and group_id = ${to.groupId} and id = any(${orderIds}::bigint[])`
}

/** What the kitchen has seen of a member's allergies stays seen. */
async function moveTickets(from: LockedGroup, to: LockedGroup, orderIds: readonly number[]): Promise<void> {
  await from.tx`
    update tickets t set slot = ${to.partition}, group_id = ${to.groupId},
      allergies_seen = case when allergies_seen >= m.allergies_revision then ${to.revision}::integer else -1 end
    from ${inPartition('orders', from.partition)} o join ${inPartition('members', from.partition)} m
      on m.slot = o.slot and m.group_id = o.group_id and m.id = o.member_id
    where t.slot = ${from.partition} and t.group_id = ${from.groupId} and t.order_id = any(${orderIds}::bigint[])
      and o.slot = t.slot and o.group_id = t.group_id and o.id = t.order_id`
}

async function countOrders(
  { tx, partition, groupId }: LockedGroup,
  orders: number,
  bytes: number,
): Promise<void> {
  const [room] = await tx`
    update ${inPartition('groups', partition)} set order_count = order_count + ${orders},
      placed_count = placed_count + ${Math.max(0, orders)}, order_bytes = greatest(order_bytes + ${bytes}, 0)
    where slot = ${partition} and id = ${groupId} and (${orders} <= 0
      or order_count + ${orders} <= ${limits.ordersPerGroup} and placed_count + ${orders} <= ${limits.ordersEverPerGroup})
    returning id`
  if (!room) throw problem('too-many-orders')
}

/** Gives an order to another member of the group. */
export async function giveOrder(locked: LockedGroup, orderId: number, memberId: number): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  await tx`
    update ${inPartition('orders', partition)} set member_id = ${memberId}, placed_revision = ${revision}, revision = ${revision},
      shared_revision = case when shared_revision = 0 then 0 else ${revision}::integer end
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId}`
}

/** The items of an order that the staff sent to the kitchen: of the order itself, whose kitchen times begin now, or of a new one. */
export async function fireOrder(
  locked: LockedGroup,
  order: Order,
  fired: Exclude<FiredOrder, { kind: 'none' }>,
  now: Date,
): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  const orders = inPartition('orders', partition)
  const which = fragment`slot = ${partition} and group_id = ${groupId} and id = ${order.id}`
  await updateRefused(locked, order, fired.kind === 'whole' ? fired.items : fired.rest)
  if (fired.kind === 'whole') {
    await tx`update ${orders} set created_at = ${now}, revision = ${revision} where ${which}`
    return
  }
  // It is as much ordered, shared and paid as the rest.
  await tx`
    insert into ${orders} (slot, group_id, id, member_id, items, transcription, note, not_understood, total, shared_revision,
      created_at, placed_revision, revision, is_by_staff)
    select slot, group_id, nextval('order_ids'), member_id, ${JSON.stringify(fired.fired)}, '', note, '[]',
      ${orderTotal(fired.fired)}, shared_revision, ${now}, placed_revision, ${revision}, is_by_staff
    from ${orders} where ${which}`
  await tx`update ${orders} set revision = ${revision} where ${which}`
  const bytes = orderBytes({ items: fired.fired, note: order.note, transcription: '', notUnderstood: [] })
  await tx`
    update ${inPartition('groups', partition)} set order_count = order_count + 1, order_bytes = order_bytes + ${bytes}
    where slot = ${partition} and id = ${groupId}`
}

/** An order that the staff place in a locked group. `isByStaff`: they also took it. */
type StaffOrder = Pick<Order, 'id' | 'memberId' | 'items' | 'note'> & { readonly isByStaff: boolean }

/** Inserts an order that the staff approved or took. The caller has checked the room. */
export async function insertStaffOrder(
  { tx, partition, groupId, revision }: LockedGroup,
  { id, memberId, items, note, isByStaff }: StaffOrder,
  now: Date,
): Promise<void> {
  const sharedRevision = items.some(({ sharedBy }) => sharedBy !== undefined) ? revision : 0
  await tx`
    insert into ${inPartition('orders', partition)} (slot, group_id, id, member_id, items, transcription, note,
      not_understood, total, shared_revision, created_at, placed_revision, revision, is_by_staff)
    values (${partition}, ${groupId}, ${id}, ${memberId}, ${JSON.stringify(items)}, '', ${note}, '[]', ${orderTotal(items)},
      ${sharedRevision}, ${now}, ${revision}, ${revision}, ${isByStaff})`
  await tx`
    update ${inPartition('groups', partition)} set order_count = order_count + 1, placed_count = placed_count + 1,
      order_bytes = order_bytes + ${orderBytes({ items, note, transcription: '', notUnderstood: [] })}
    where slot = ${partition} and id = ${groupId}`
}
