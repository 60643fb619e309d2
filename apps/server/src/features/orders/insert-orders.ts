// Writes new orders: one statement for a batch of groups.

import type { Order } from '@tablemate/contract/orders.ts'
import { paidSeatingIdleMs } from '@tablemate/domain/groups/seating.ts'
import { currenciesWithoutDecimals } from '@tablemate/domain/money.ts'
import type { Sql } from '../../db/database.ts'
import { fragment, inPartition } from '../../db/sql.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'
import { isFull, isTooLarge, mayOrderFor, takesNoOrders } from './order-conditions.ts'

export interface NewOrder {
  /** The order as the reply contains it; `total` is the sum of its items. */
  readonly order: Order
  readonly device: string
  readonly now: Date
  readonly idempotencyKey: IdempotencyKey | null
  /** The restaurant whose menu priced the order; null: no menu did. It must be the group's restaurant. */
  readonly restaurantId: number | null
  /** Whether every price is a whole number of the major unit. */
  readonly isWhole: boolean
  /** The result of `orderBytes`. */
  readonly bytes: number
}

export interface InsertedOrders {
  /** The ids of the placed orders. */
  readonly placed: ReadonlySet<number>
  /** The ids of the orders whose table row another transaction locks. */
  readonly blocked: ReadonlySet<number>
}

/**
 * Places orders of different groups of one partition in one statement, which is also their transaction. It locks each table's
 * row without waiting, checks that there is room and that the member is the device's own (or a guest and the device has a
 * member), and writes the order and its reply. For orders neither placed nor blocked, `place-order.ts` finds the reason. Places none
 * and throws if a key was used before (`isDuplicate`).
 */
export async function insertOrders(
  sql: Sql,
  partition: number,
  orders: readonly NewOrder[],
): Promise<InsertedOrders> {
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
  const groups = inPartition('groups', partition)
  const found = await sql<{ id: number; wasPlaced: boolean }[]>`
    with requested as materialized (
      select w.* from json_to_recordset(${JSON.stringify(rows)}::text::json) as w (id bigint, "groupId" uuid,
        "memberId" bigint, total bigint, device text, now timestamptz, "restaurantId" bigint, "isWhole" boolean, bytes integer, "keyId" uuid, fingerprint uuid,
        reply json)
    ), locked as materialized (
      select id from ${groups} where slot = ${partition} and id = any(array(select "groupId" from requested))
      for no key update skip locked
    ), changed as (
      update ${groups} g set revision = revision + 1, order_count = order_count + 1,
        placed_count = placed_count + 1, order_bytes = order_bytes + w.bytes, changed_at = w.now
      from requested w join locked on locked.id = w."groupId"
      where g.slot = ${partition} and g.id = w."groupId" and g.expires_at > w.now
        and not ${isFull} and not ${isTooLarge(fragment`w.bytes`)} and not ${takesNoOrders(fragment`w.now`)}
        and g.restaurant_id is not distinct from w."restaurantId"
        -- A seating that has been quiet for long may be over, which place-order.ts finds out.
        and g.closed_at is null and (g.table_id is null
          or coalesce(g.changed_at, g.created_at) > w.now - ${paidSeatingIdleMs} * interval '1 millisecond')
        and (w."isWhole" or not g.currency = any(${currenciesWithoutDecimals}))
        and ${mayOrderFor(partition, fragment`w."memberId"`, fragment`w.device`)}
        and (w."keyId" is null or pg_try_advisory_xact_lock(hashtextextended(w."keyId"::text, 0)))
      returning g.revision, w.*
    ), responses as (
      insert into ${inPartition('answers', partition)} (slot, id, group_id, fingerprint, reply)
      select ${partition}, "keyId", "groupId", fingerprint, reply::text from changed where "keyId" is not null
    ), placed as (
      insert into ${inPartition('orders', partition)} (slot, group_id, id, member_id, items, transcription, note,
        not_understood, total, shared_revision, created_at, placed_revision, revision, is_unsent)
      select ${partition}, "groupId", id, "memberId", (reply -> 'items')::jsonb, reply ->> 'transcription',
        reply ->> 'note', (reply -> 'notUnderstood')::jsonb, total,
        case when (reply -> 'items')::jsonb @? '$[*].sharedBy' then revision else 0 end, now, revision, revision,
        "restaurantId" is not null and not exists (select from restaurant_kitchens k
          where k.restaurant_id = changed."restaurantId" and mode <> 'off') from changed
      returning id
    )
    select id, true as "wasPlaced" from placed
    union all
    select w.id, false from requested w
    where "groupId" not in (select id from locked)
      and exists (select from ${groups} g where g.slot = ${partition} and g.id = w."groupId" and g.expires_at > w.now)`
  const idsOf = (wasPlaced: boolean) =>
    new Set(found.filter(row => row.wasPlaced === wasPlaced).map(({ id }) => id))
  return { placed: idsOf(true), blocked: idsOf(false) }
}
