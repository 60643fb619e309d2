// The rows of orders: this feature alone writes them.

import type { Order } from '#contract/orders.ts'
import { currencies } from '#domain/currency.ts'
import { isSameForKitchen } from '#domain/kitchen/order-version.ts'
import { limits } from '#domain/limits.ts'
import { payableStep } from '#domain/money.ts'
import { type OrderContent, type OrderItem, orderTotal } from '#domain/orders/order.ts'
import { inPartition, type Sql, type Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import type { LockedTable } from '../../table/change-table.ts'

/** Those that pay no fractions of their unit. */
const wholeCurrencies = currencies.map(({ code }) => code).filter(code => payableStep(code) > 1)

export interface NewOrder {
  /** As it will be answered; `total` is the sum of its items. */
  readonly order: Order
  readonly device: string
  readonly now: Date
  readonly idempotencyKey: IdempotencyKey | null
  /** Whose menu its prices were taken from; null: nobody's. It must be the table's. */
  readonly restaurantId: number | null
  /** Whether a currency without fractions could pay every price. */
  readonly isWhole: boolean
  /** Of `orderBytes`. */
  readonly bytes: number
}

/**
 * Places orders of different groups of one partition in one statement, which is also their transaction: takes each table's
 * row, checks that there is room and that the member is the device's own (or a guest where the device has a member), and
 * writes the order and its first answer. Answers the ids of those it placed; of the others nothing was written, and
 * `place-order.ts` finds out why. Throws when a key among them was used before (`isDuplicate`), or a table's row was not
 * to be had within `mostWaitMs` (`isLockTimeout`): then none was placed.
 */
export async function insertOrders(
  sql: Sql,
  partition: number,
  orders: readonly NewOrder[],
  mostWaitMs: number,
): Promise<Set<number>> {
  const rows = orders.map(({ order, device, now, idempotencyKey, restaurantId, isWhole, bytes }) => ({
    id: order.id,
    groupId: order.groupId,
    memberId: order.memberId,
    total: order.total,
    device,
    now,
    restaurantId,
    isWhole,
    bytes,
    keyId: idempotencyKey?.id,
    fingerprint: idempotencyKey?.fingerprint,
    reply: order,
  }))
  const placed = await sql<{ id: number }[]>`
    with lock_timeout as materialized (
      select set_config('lock_timeout', ${mostWaitMs}::text, true)
    ), requested as materialized (
      select w.* from lock_timeout, json_to_recordset(${JSON.stringify(rows)}::text::json) as w (id bigint, "groupId" uuid,
        "memberId" bigint, total bigint, device text, now timestamptz, "restaurantId" bigint, "isWhole" boolean, bytes integer, "keyId" uuid, fingerprint uuid,
        reply json)
      order by "groupId"
    ), locked as (
      update ${inPartition(sql, 'groups', partition)} g set revision = revision + 1, order_count = order_count + 1,
        placed_count = placed_count + 1, order_bytes = order_bytes + w.bytes, changed_at = w.now
      from requested w
      where g.slot = ${partition} and g.id = w."groupId" and g.expires_at > w.now
        and g.order_count < ${limits.ordersPerGroup} and g.placed_count < ${limits.ordersEverPerGroup}
        and g.order_bytes + w.bytes <= ${limits.orderBytesPerGroup}
        and g.restaurant_id is not distinct from w."restaurantId"
        and (w."restaurantId" is null or not exists (select from restaurant_kitchens
          where restaurant_id = w."restaurantId" and is_paused and mode <> 'off'))
        and (w."isWhole" or not g.currency = any(${wholeCurrencies}))
        and not w."memberId" = any(g.gone_members)
        and exists (select from ${inPartition(sql, 'members', partition)} m where m.slot = ${partition}
          and m.group_id = w."groupId" and m.id = w."memberId" and (m.device = decode(w.device, 'hex')
            or m.is_guest and exists (select from ${inPartition(sql, 'members', partition)} own where own.slot = ${partition}
              and own.group_id = w."groupId" and own.device = decode(w.device, 'hex') and not own.id = any(g.gone_members))))
        and (w."keyId" is null or pg_try_advisory_xact_lock(hashtextextended(w."keyId"::text, 0)))
      returning g.revision, w.*
    ), responses as (
      insert into ${inPartition(sql, 'answers', partition)} (slot, id, group_id, fingerprint, reply)
      select ${partition}, "keyId", "groupId", fingerprint, reply::text from locked where "keyId" is not null
    )
    insert into ${inPartition(sql, 'orders', partition)} (slot, group_id, id, member_id, items, transcription, note,
      not_understood, total, created_at, placed_revision, revision)
    select ${partition}, "groupId", id, "memberId", (reply -> 'items')::jsonb, reply ->> 'transcription',
      reply ->> 'note', (reply -> 'notUnderstood')::jsonb, total, now, revision, revision from locked
    returning id`
  return new Set(placed.map(({ id }) => id))
}

/**
 * Which of the groups of a partition somebody holds just now; waits for none of them, and throws what `isLockTimeout` knows where
 * the partition itself is not to be had.
 */
export function findLocked(sql: Sql, partition: number, groupIds: readonly string[]): Promise<Set<string>> {
  return sql.begin(async tx => {
    const input = tx`from ${inPartition(tx, 'groups', partition)} where slot = ${partition} and id = any(${groupIds}::uuid[])`
    await tx`set local lock_timeout = '100ms'`
    const locked = await tx<{ id: string }[]>`
      with free as materialized (select id ${input} for no key update skip locked)
      select id ${input} and id not in (select id from free)`
    return new Set(locked.map(({ id }) => id))
  })
}

/** Throws 'too-many-orders' or 'table-too-large' where the table has no room for another order of so many bytes. */
export async function requireRoomFor({ tx, partition, groupId }: LockedTable, bytes: number): Promise<void> {
  const [found] = await tx<{ isFull: boolean; isTooLarge: boolean }[]>`
    select order_count >= ${limits.ordersPerGroup} or placed_count >= ${limits.ordersEverPerGroup} as "isFull",
      order_bytes + ${bytes} > ${limits.orderBytesPerGroup} as "isTooLarge"
    from ${inPartition(tx, 'groups', partition)} where slot = ${partition} and id = ${groupId}`
  if (found?.isFull) throw problem('too-many-orders')
  if (found?.isTooLarge) throw problem('table-too-large')
}

/** Throws 'ordering-paused' while the table's restaurant takes no orders. */
export async function requireOpenKitchen({ tx, restaurantId }: LockedTable): Promise<void> {
  if (restaurantId === null) return
  const [paused] = await tx`
    select from restaurant_kitchens where restaurant_id = ${restaurantId} and is_paused and mode <> 'off'`
  if (paused) throw problem('ordering-paused')
}

/** Where a group orders, and in what it pays; null when there is none. */
export async function findOrderingAt(sql: Sql, groupId: string): Promise<OrderingTable | null> {
  const partition = partitionOf(groupId)
  const [found] = await sql<OrderingTable[]>`
    select currency, g.restaurant_id as "restaurantId",
      case when mode = 'first-by-hand' and not is_admitted then 'waiting' when mode <> 'off' then 'new' end as kitchen
    from ${inPartition(sql, 'groups', partition)} g left join restaurant_kitchens k on k.restaurant_id = g.restaurant_id
    where slot = ${partition} and id = ${groupId}`
  return found ?? null
}

/**
 * Whether an order could be placed, before any work goes into it: the member is one of the device's own, or a guest where it
 * has one, the table is still there and has room, and the idempotency key was not used there before.
 */
export async function couldOrder(
  sql: Sql,
  { groupId, memberId }: Pick<Order, 'groupId' | 'memberId'>,
  { device, idempotencyKey }: { readonly device: string; readonly idempotencyKey: IdempotencyKey | null },
  now: Date,
): Promise<boolean> {
  const partition = partitionOf(groupId)
  const [found] = await sql`
    select from ${inPartition(sql, 'groups', partition)} g
    join ${inPartition(sql, 'members', partition)} m on m.slot = g.slot and m.group_id = g.id and m.id = ${memberId}
    where g.slot = ${partition} and g.id = ${groupId} and g.expires_at > ${now}
      and g.order_count < ${limits.ordersPerGroup} and g.placed_count < ${limits.ordersEverPerGroup}
      and g.order_bytes < ${limits.orderBytesPerGroup}
      and not exists (select from restaurant_kitchens k
        where k.restaurant_id = g.restaurant_id and is_paused and mode <> 'off')
      and not exists (select from ${inPartition(sql, 'answers', partition)} a
        where a.slot = g.slot and a.group_id = g.id and a.id = ${idempotencyKey?.id ?? null}::uuid)
      and not m.id = any(g.gone_members) and (m.device = decode(${device}, 'hex')
        or m.is_guest and exists (select from ${inPartition(sql, 'members', partition)} own where own.slot = g.slot
          and own.group_id = g.id and own.device = decode(${device}, 'hex') and not own.id = any(g.gone_members)))`
  return found !== undefined
}

export type WrittenOrder = OrderContent & Pick<Order, 'transcription'>

/** What the order adds to its table, in bytes: all that is said in it, as JSON in UTF-8. */
export function orderBytes({ items, transcription, note, notUnderstood }: WrittenOrder): number {
  return Buffer.byteLength(JSON.stringify({ items, transcription, note, notUnderstood }))
}

export type OrderingAt = Pick<LockedTable, 'currency' | 'restaurantId'>

export interface OrderingTable extends OrderingAt {
  /** In which a new order begins; null where orders do not reach the restaurant. */
  readonly kitchen: 'waiting' | 'new' | null
}

/** The group of an order, if the device sits at its table. */
export async function findGroupOfOrder(sql: Sql, orderId: number, device: string): Promise<string | null> {
  const [found] = await sql<{ groupId: string }[]>`
    with mine as materialized (select slot, group_id from members where device = decode(${device}, 'hex'))
    select o.group_id as "groupId" from mine m
    join orders o on o.slot = m.slot and o.group_id = m.group_id and o.id = ${orderId} and not o.is_cancelled
    limit 1`
  return found?.groupId ?? null
}

/**
 * A transcript that gets its dishes is placed by that: earlier payments do not cover it. What the kitchen would notice is a
 * new version, whose tickets begin anew. Throws 'table-too-large' where the table has no room for what it becomes.
 */
export async function updateOrder(locked: LockedTable, before: Order, order: WrittenOrder): Promise<void> {
  const { id: orderId } = before
  const { tx, partition, groupId, revision } = locked
  const { items, note, notUnderstood, transcription } = order
  const isSame = isSameForKitchen(before, order)
  const version = isSame ? tx`` : tx`version = version + 1, before = ${seenBefore(tx)},`
  await tx`
    update ${inPartition(tx, 'orders', partition)} set items = ${tx.json(items as never)}, note = ${note},
      not_understood = ${tx.json(notUnderstood as never)}, transcription = ${transcription},
      total = ${orderTotal(items)}, revision = ${revision}, ${version}
      placed_revision = case when items = '[]' then ${revision} else placed_revision end
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId}`
  if (!isSame) await withdrawTickets(locked, orderId)
  const growth = orderBytes(order) - orderBytes(before)
  const [room] = await tx`
    update ${inPartition(tx, 'groups', partition)} set order_bytes = greatest(order_bytes + ${growth}, 0)
    where slot = ${partition} and id = ${groupId} and (${growth} <= 0 or order_bytes + ${growth} <= ${limits.orderBytesPerGroup})
    returning id`
  if (!room) throw problem('table-too-large')
}

/** What the kitchen saw of the order before it is changed: kept until that is acknowledged (features/kitchen). */
function seenBefore(tx: Transaction) {
  return tx`case when kitchen_number is not null
    then coalesce(before, jsonb_build_object('items', items, 'note', note)) end`
}

/** What the staff did at the tickets of what is ordered no longer: a station that had begun would have kept it as it was. */
async function withdrawTickets(
  { tx, partition, groupId, restaurantId }: LockedTable,
  orderId: number,
): Promise<void> {
  if (restaurantId === null) return
  await tx`
    delete from ${inPartition(tx, 'tickets', partition)}
    where slot = ${partition} and group_id = ${groupId} and order_id = ${orderId}`
}

/**
 * Writes what the staff refused of an order. It is no other version of it, and a table that is full has room for it: each
 * item is refused once.
 */
export async function updateRefused(
  locked: LockedTable,
  before: Order,
  items: readonly OrderItem[],
): Promise<void> {
  const { tx, partition, groupId } = locked
  await tx`
    update ${inPartition(tx, 'orders', partition)} set items = ${tx.json(items as never)}, total = ${orderTotal(items)}
    where slot = ${partition} and group_id = ${groupId} and id = ${before.id}`
  const growth = orderBytes({ ...before, items }) - orderBytes(before)
  await tx`
    update ${inPartition(tx, 'groups', partition)} set order_bytes = order_bytes + ${growth}
    where slot = ${partition} and id = ${groupId}`
}

/** Tells the phones of one order, or of all of the table's: how far the kitchen is with them has changed. */
export async function announceOrders(locked: LockedTable, orderId: number | 'all'): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  const which = orderId === 'all' ? tx`not is_cancelled` : tx`id = ${orderId}`
  await tx`
    update ${inPartition(tx, 'orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and ${which}`
}

/** A station has read these items of what its diner made of the order: from now on it is told of later changes alone. */
export async function acknowledgeChange(
  { tx, partition, groupId }: LockedTable,
  { orderId, stationId }: { readonly orderId: number; readonly stationId: number },
  items: readonly Pick<OrderItem, 'name' | 'quantity' | 'modifications'>[],
): Promise<void> {
  await tx`
    update ${inPartition(tx, 'orders', partition)} set before = jsonb_set(before, '{acknowledged}',
      coalesce(before -> 'acknowledged', '{}') || jsonb_build_object(${stationId}::text,
        jsonb_build_object('version', version, 'note', note, 'items', ${tx.json(items as never)}::jsonb)))
    where slot = ${partition} and group_id = ${groupId} and id = ${orderId} and before is not null`
}

/** What the kitchen saw of an order, or of all, before its diner changed it needs no acknowledging any more. */
export async function forgetBefore(
  { tx, partition, groupId }: LockedTable,
  orderId: number | 'all',
): Promise<void> {
  const which = orderId === 'all' ? tx`before is not null` : tx`id = ${orderId}`
  await tx`
    update ${inPartition(tx, 'orders', partition)} set before = null
    where slot = ${partition} and group_id = ${groupId} and ${which}`
}

/** Leaves a mark without words, so that other phones hear of it. What the kitchen saw is struck there until it is acknowledged. */
export async function cancel(locked: LockedTable, order: Order): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  // What was refused whole is off the board's hands already.
  const before = order.kitchen === 'refused' ? tx`null` : seenBefore(tx)
  await withdrawTickets(locked, order.id)
  await tx`
    update ${inPartition(tx, 'orders', partition)}
    set is_cancelled = true, version = version + 1, before = ${before}, items = '[]', transcription = '', note = '', not_understood = '[]', total = 0, revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and id = ${order.id}`
  await tx`
    update ${inPartition(tx, 'groups', partition)}
    set order_count = order_count - 1, order_bytes = greatest(order_bytes - ${orderBytes(order)}, 0)
    where slot = ${partition} and id = ${groupId}`
}
