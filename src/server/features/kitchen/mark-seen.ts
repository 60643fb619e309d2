// The numbers that orders get when a board first shows them: those of the restaurant's day, each given once.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { markSeen } from '#contract/kitchen.ts'
import { groupBy } from '#domain/group-by.ts'
import type { AppContext } from '../../app-context.ts'
import { inPartition, type Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inTransaction } from '../../db/transaction.ts'

type SeenOrders = CheckedOf<typeof markSeen, 'body'>['orders']

/**
 * Gives those of the orders that are on the restaurant's board and have no number theirs, and tells the tables. What is not
 * there is passed over: it may have been taken back meanwhile.
 */
export async function giveNumbers(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  restaurantId: number,
  orders: SeenOrders,
): Promise<void> {
  const byGroup = groupBy(orders, ({ groupId }) => groupId)
  // A transaction for each: none ever holds two tables.
  for (const groupId of [...byGroup.keys()].sort()) {
    const ids = (byGroup.get(groupId) ?? []).map(({ orderId }) => orderId)
    const isChanged = await context.changeQueues.table({ keys: [groupId, `staff of ${restaurantId}`] }, () =>
      inTransaction(context.database, tx => giveInGroup(tx, { restaurantId, groupId, ids }, context.clock())),
    )
    if (isChanged) context.events.announce('table-changed', { groupId })
  }
}

interface OrdersToNumber {
  readonly restaurantId: number
  readonly groupId: string
  readonly ids: readonly number[]
}

/** Whether any was given. */
async function giveInGroup(tx: Transaction, seen: OrdersToNumber, now: Date): Promise<boolean> {
  const { restaurantId, groupId, ids } = seen
  const partition = partitionOf(groupId)
  const [locked] = await tx<{ since: number }[]>`
    select kitchen_since as since from ${inPartition(tx, 'groups', partition)}
    where slot = ${partition} and id = ${groupId} and restaurant_id = ${restaurantId} and expires_at > ${now}
    for no key update`
  if (!locked) return false
  const unseen = await tx<{ id: number }[]>`
    select id from ${inPartition(tx, 'orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${ids as number[]}::bigint[])
      and kitchen_number is null and not is_cancelled and placed_revision > ${locked.since}
      -- What nobody has turned into dishes yet is no ticket (isIncomplete of domain/orders/order.ts).
      and not (items = '[]' and (note = '' or not_understood <> '[]'))
    order by created_at, id`
  if (unseen.length === 0) return false
  const last = await countOn(tx, restaurantId, unseen.length, now)
  if (last === null) return false
  // Nothing happened at the table, so changed_at stays: it tells when its people have left.
  await tx`
    with held as (
      update ${inPartition(tx, 'groups', partition)} set revision = revision + 1 where slot = ${partition} and id = ${groupId}
      returning revision
    )
    update ${inPartition(tx, 'orders', partition)} o set kitchen_number = n.number, revision = held.revision
    from held, unnest(${unseen.map(({ id }) => id)}::bigint[]) with ordinality as w (id, at),
      lateral (select ${last - unseen.length}::int + w.at as number) n
    where slot = ${partition} and group_id = ${groupId} and o.id = w.id`
  return true
}

/**
 * The last of so many numbers more of the restaurant's day; null where orders do not reach it. A day that has begun is not left
 * again: a call that waited over midnight, or a clock that is set back, would give numbers a second time.
 */
async function countOn(tx: Transaction, restaurantId: number, by: number, now: Date): Promise<number | null> {
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
