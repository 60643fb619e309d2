// Numbers the orders that a board shows for the first time, by the restaurant's day, each number once.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { markSeen } from '#contract/kitchen.ts'
import { groupBy } from '#domain/group-by.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'

type SeenOrders = CheckedOf<typeof markSeen, 'body'>['orders']

/**
 * Assigns numbers to the orders on the restaurant's board that have none, and announces the tables. Orders that are not on the
 * board are skipped: they may be cancelled meanwhile.
 */
export async function assignNumbers(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  restaurantId: number,
  orders: SeenOrders,
): Promise<void> {
  const byGroup = groupBy(orders, ({ groupId }) => groupId)
  // One transaction per group, so that none locks two tables.
  for (const groupId of [...byGroup.keys()].sort()) {
    const ids = (byGroup.get(groupId) ?? []).map(({ orderId }) => orderId)
    const isChanged = await context.changeQueues.table({ keys: [groupId, `staff of ${restaurantId}`] }, () =>
      inTransaction(context.database, tx => assignIn(tx, { restaurantId, groupId, ids }, context.clock())),
    )
    if (isChanged) context.events.announce('table-changed', { groupId })
  }
}

interface OrdersToNumber {
  readonly restaurantId: number
  readonly groupId: string
  readonly ids: readonly number[]
}

/** Returns whether any order got a number. */
async function assignIn(tx: Transaction, seen: OrdersToNumber, now: Date): Promise<boolean> {
  const { restaurantId, groupId, ids } = seen
  const partition = partitionOf(groupId)
  const [locked] = await tx<{ since: number }[]>`
    select kitchen_since as since from ${inPartition('groups', partition)}
    where slot = ${partition} and id = ${groupId} and restaurant_id = ${restaurantId} and expires_at > ${now}
    for no key update`
  if (!locked) return false
  const unseen = await tx<{ id: number }[]>`
    select id from ${inPartition('orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${ids}::bigint[])
      and kitchen_number is null and not is_cancelled and placed_revision > ${locked.since}
      -- An incomplete order is no ticket (isIncomplete of domain/orders/order.ts).
      and not (items = '[]' and (note = '' or not_understood <> '[]'))
    order by created_at, id`
  if (unseen.length === 0) return false
  const last = await reserve(tx, restaurantId, unseen.length, now)
  if (last === null) return false
  // changed_at stays, because the diners did nothing: the seating ends some time after their last change.
  await tx`
    with locked as (
      update ${inPartition('groups', partition)} set revision = revision + 1 where slot = ${partition} and id = ${groupId}
      returning revision
    )
    update ${inPartition('orders', partition)} o set kitchen_number = n.number, revision = locked.revision
    from locked, unnest(${unseen.map(({ id }) => id)}::bigint[]) with ordinality as w (id, at),
      lateral (select ${last - unseen.length}::int + w.at as number) n
    where slot = ${partition} and group_id = ${groupId} and o.id = w.id`
  return true
}

/**
 * Reserves `by` numbers of the restaurant's day and returns the last; null if orders do not reach the kitchen. The day never goes
 * back: a call that waited past midnight, or a clock set back, would assign numbers twice.
 */
async function reserve(tx: Transaction, restaurantId: number, by: number, now: Date): Promise<number | null> {
  const [counted] = await tx<{ last: number }[]>`
    with today as (
      select (${now}::timestamptz at time zone known_zone(time_zone))::date as day from restaurants where id = ${restaurantId}
    )
    update restaurant_kitchens k set number_day = greatest(k.number_day, today.day),
      last_number = case when k.number_day >= today.day then k.last_number else 0 end + ${by}::int
    from today where restaurant_id = ${restaurantId} and mode <> 'off'
    returning last_number as last`
  return counted?.last ?? null
}
