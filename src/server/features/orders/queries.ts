// The rows of orders: this feature alone writes them.

import type { Order } from '#contract/orders.ts'
import { currencies } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { payableStep } from '#domain/money.ts'
import { type OrderContent, orderTotal } from '#domain/order.ts'
import type { HeldTable } from '../../access/change-table.ts'
import { inSlot, type Sql } from '../../db/database.ts'
import { slotOf } from '../../db/slots.ts'
import type { OnceKey } from '../../http/once.ts'

/** Those that pay no fractions of their unit. */
const wholeCurrencies = currencies.map(({ code }) => code).filter(code => payableStep(code) > 1)

export interface NewOrder {
  /** As it will be answered; `total` is the sum of its items. */
  readonly order: Order
  readonly device: string
  readonly now: Date
  readonly once: OnceKey | null
  /** Whose menu its prices were taken from; null: nobody's. It must be the table's. */
  readonly restaurantId: number | null
  /** Whether a currency without fractions could pay every price. */
  readonly isWhole: boolean
}

/**
 * Places orders of different groups of one slot in one statement, which is also their transaction: takes each table's
 * row, checks that there is room and that the member is the device's own (or a guest where the device has a member), and
 * writes the order and its first answer. Answers the ids of those it placed; of the others nothing was written, and
 * `place-order.ts` finds out why. Throws when a key among them was used before (`isDuplicate`), or a table's row was not
 * to be had within `mostWaitMs` (`isLockTimeout`): then none was placed.
 */
export async function insertOrders(
  sql: Sql,
  slot: number,
  orders: readonly NewOrder[],
  mostWaitMs: number,
): Promise<Set<number>> {
  const rows = orders.map(({ order, device, now, once, restaurantId, isWhole }) => ({
    id: order.id,
    groupId: order.groupId,
    memberId: order.memberId,
    total: order.total,
    device,
    now,
    restaurantId,
    isWhole,
    once: once?.id,
    fingerprint: once?.fingerprint,
    reply: order,
  }))
  const placed = await sql<{ id: number }[]>`
    with patience as materialized (
      select set_config('lock_timeout', ${mostWaitMs}::text, true)
    ), wanted as materialized (
      select w.* from patience, json_to_recordset(${JSON.stringify(rows)}::text::json) as w (id bigint, "groupId" uuid,
        "memberId" bigint, total bigint, device text, now timestamptz, "restaurantId" bigint, "isWhole" boolean, once uuid, fingerprint uuid,
        reply json)
      order by "groupId"
    ), held as (
      update ${inSlot(sql, 'groups', slot)} g set revision = revision + 1, order_count = order_count + 1,
        placed_count = placed_count + 1, changed_at = w.now
      from wanted w
      where g.slot = ${slot} and g.id = w."groupId" and g.expires_at > w.now
        and g.order_count < ${limits.ordersPerGroup} and g.placed_count < ${limits.ordersEverPerGroup}
        and g.restaurant_id is not distinct from w."restaurantId"
        and (w."isWhole" or not g.currency = any(${wholeCurrencies}))
        and not w."memberId" = any(g.gone_members)
        and exists (select from ${inSlot(sql, 'members', slot)} m where m.slot = ${slot}
          and m.group_id = w."groupId" and m.id = w."memberId" and (m.device = decode(w.device, 'hex')
            or m.is_guest and exists (select from ${inSlot(sql, 'members', slot)} own where own.slot = ${slot}
              and own.group_id = w."groupId" and own.device = decode(w.device, 'hex') and not own.id = any(g.gone_members))))
        and (w.once is null or pg_try_advisory_xact_lock(hashtextextended(w.once::text, 0)))
      returning g.revision, w.*
    ), kept as (
      insert into ${inSlot(sql, 'answers', slot)} (slot, id, group_id, fingerprint, reply)
      select ${slot}, once, "groupId", fingerprint, reply::text from held where once is not null
    )
    insert into ${inSlot(sql, 'orders', slot)} (slot, group_id, id, member_id, items, transcription, note,
      not_understood, total, created_at, placed_revision, revision)
    select ${slot}, "groupId", id, "memberId", (reply -> 'items')::jsonb, reply ->> 'transcription',
      reply ->> 'note', (reply -> 'notUnderstood')::jsonb, total, now, revision, revision from held
    returning id`
  return new Set(placed.map(({ id }) => id))
}

/**
 * Which of the groups of a slot somebody holds just now; waits for none of them, and throws what `isLockTimeout` knows where
 * the slot itself is not to be had.
 */
export function findHeld(sql: Sql, slot: number, groupIds: readonly string[]): Promise<Set<string>> {
  return sql.begin(async tx => {
    const wanted = tx`from ${inSlot(tx, 'groups', slot)} where slot = ${slot} and id = any(${groupIds}::uuid[])`
    await tx`set local lock_timeout = '100ms'`
    const held = await tx<{ id: string }[]>`
      with free as materialized (select id ${wanted} for no key update skip locked)
      select id ${wanted} and id not in (select id from free)`
    return new Set(held.map(({ id }) => id))
  })
}

/** Whether the table has all the orders that it may have. */
export async function isFull({ tx, slot, groupId }: HeldTable): Promise<boolean> {
  const [found] = await tx<{ isFull: boolean }[]>`
    select order_count >= ${limits.ordersPerGroup} or placed_count >= ${limits.ordersEverPerGroup} as "isFull"
    from ${inSlot(tx, 'groups', slot)} where slot = ${slot} and id = ${groupId}`
  return found?.isFull ?? false
}

/** Where a group orders, and in what it pays; null when there is none. */
export async function findOrderingAt(sql: Sql, groupId: string): Promise<OrderingAt | null> {
  const slot = slotOf(groupId)
  const [found] = await sql<OrderingAt[]>`
    select currency, restaurant_id as "restaurantId" from ${inSlot(sql, 'groups', slot)}
    where slot = ${slot} and id = ${groupId}`
  return found ?? null
}

/** Whether the member is one of the device's own, or a guest where it has one, at a table that is still there. */
export async function mayOrderFor(
  sql: Sql,
  { groupId, memberId }: Pick<Order, 'groupId' | 'memberId'>,
  device: string,
  now: Date,
): Promise<boolean> {
  const slot = slotOf(groupId)
  const [found] = await sql`
    select from ${inSlot(sql, 'groups', slot)} g
    join ${inSlot(sql, 'members', slot)} m on m.slot = g.slot and m.group_id = g.id and m.id = ${memberId}
    where g.slot = ${slot} and g.id = ${groupId} and g.expires_at > ${now}
      and not m.id = any(g.gone_members) and (m.device = decode(${device}, 'hex')
        or m.is_guest and exists (select from ${inSlot(sql, 'members', slot)} own where own.slot = g.slot
          and own.group_id = g.id and own.device = decode(${device}, 'hex') and not own.id = any(g.gone_members)))`
  return found !== undefined
}

export type WrittenOrder = OrderContent & Pick<Order, 'transcription'>

export type OrderingAt = Pick<HeldTable, 'currency' | 'restaurantId'>

/** The group of an order, if the device sits at its table. */
export async function findGroupOfOrder(sql: Sql, orderId: number, device: string): Promise<string | null> {
  const [found] = await sql<{ groupId: string }[]>`
    with mine as materialized (select slot, group_id from members where device = decode(${device}, 'hex'))
    select o.group_id as "groupId" from mine m
    join orders o on o.slot = m.slot and o.group_id = m.group_id and o.id = ${orderId} and not o.is_cancelled
    limit 1`
  return found?.groupId ?? null
}

/** A transcript that gets its dishes is placed by that: earlier payments do not cover it. */
export async function updateOrder(held: HeldTable, orderId: number, order: WrittenOrder): Promise<void> {
  const { tx, slot, groupId, revision } = held
  const { items, note, notUnderstood, transcription } = order
  await tx`
    update ${inSlot(tx, 'orders', slot)} set items = ${tx.json(items as never)}, note = ${note},
      not_understood = ${tx.json(notUnderstood as never)}, transcription = ${transcription},
      total = ${orderTotal(items)}, revision = ${revision},
      placed_revision = case when items = '[]' then ${revision} else placed_revision end
    where slot = ${slot} and group_id = ${groupId} and id = ${orderId}`
}

/** Leaves a mark without words, so that other phones hear of it. */
export async function cancel(held: HeldTable, orderId: number): Promise<void> {
  const { tx, slot, groupId, revision } = held
  await tx`
    update ${inSlot(tx, 'orders', slot)}
    set is_cancelled = true, items = '[]', transcription = '', note = '', not_understood = '[]', total = 0, revision = ${revision}
    where slot = ${slot} and group_id = ${groupId} and id = ${orderId}`
  await tx`
    update ${inSlot(tx, 'groups', slot)} set order_count = order_count - 1 where slot = ${slot} and id = ${groupId}`
}
