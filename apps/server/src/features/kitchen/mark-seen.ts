// Numbers orders by the restaurant's day, each number once, and marks those that the kitchen has received.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { markSeen } from '@tablemate/contract/kitchen.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isConfirmed } from '../../group/load-group.ts'

type SeenOrders = Pick<CheckedOf<typeof markSeen, 'body'>['orders'][number], 'groupId' | 'orderId'>[]

/**
 * Marks orders as seen, gives those a number that have none, and announces the groups. Orders that are not on the board are
 * skipped: they may be cancelled meanwhile.
 */
export async function markOrdersSeen(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  restaurantId: number,
  orders: SeenOrders,
): Promise<void> {
  const byGroup = groupBy(orders, ({ groupId }) => groupId)
  // One transaction per group, so that none locks two groups.
  for (const groupId of [...byGroup.keys()].sort()) {
    const ids = (byGroup.get(groupId) ?? []).map(({ orderId }) => orderId)
    await storeAndMarkSeen(context, { restaurantId, groupId, ids }, async () => {})
  }
}

/** Marks orders of one group as seen as above, in one transaction with what `store` writes about them. */
export async function storeAndMarkSeen(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>,
  { restaurantId, groupId, ids }: Omit<OrdersToNumber, 'isSeen'>,
  store: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const isChanged = await context.changeQueues.group({ keys: [groupId, `staff of ${restaurantId}`] }, () =>
    inTransaction(context.database, async tx => {
      // Locks the group first, as the relay does.
      const numbers = await numberOrders(tx, { restaurantId, groupId, ids, isSeen: true }, context.clock())
      await store(tx)
      return numbers.size > 0
    }),
  )
  if (isChanged) context.events.announce('group-changed', { groupId })
}

export interface OrdersToNumber {
  readonly restaurantId: number
  readonly groupId: string
  readonly ids: readonly number[]
  /** Whether the kitchen has the orders before it: on a board, on paper or in the point of sale. */
  readonly isSeen: boolean
}

/**
 * Assigns numbers to the orders that have none, in one transaction, and marks them as seen. Returns the numbers of the orders
 * that it changed. Orders that are no tickets are skipped.
 */
export async function numberOrders(
  tx: Transaction,
  { restaurantId, groupId, ids, isSeen }: OrdersToNumber,
  now: Date,
): Promise<Map<number, number>> {
  const partition = partitionOf(groupId)
  const none = new Map<number, number>()
  const [locked] = await tx`
    select from ${inPartition('groups', partition)}
    where slot = ${partition} and id = ${groupId} and restaurant_id = ${restaurantId} and expires_at > ${now}
    for no key update`
  if (!locked) return none
  const orders = await tx<{ id: number; number: number | null }[]>`
    select id, kitchen_number as number from ${inPartition('orders', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${ids}::bigint[])
      and (kitchen_number is null or (${isSeen} and not is_seen)) and not is_cancelled
      and not is_unsent
      -- An incomplete order is no ticket (isIncomplete of domain/orders/order.ts).
      and not (items = '[]' and (note = '' or not_understood <> '[]')) and ${isConfirmed}
    order by created_at, id`
  if (orders.length === 0) return none
  const count = orders.filter(({ number }) => number === null).length
  const last = count === 0 ? 0 : await reserve(tx, restaurantId, count, now)
  if (last === null) return none
  let next = last - count
  const numbers = new Map(orders.map(({ id, number }) => [id, number ?? ++next]))
  // changed_at stays, because the diners did nothing: the seating ends some time after their last change.
  await tx`
    with locked as (
      update ${inPartition('groups', partition)} set revision = revision + 1 where slot = ${partition} and id = ${groupId}
      returning revision
    )
    update ${inPartition('orders', partition)} o
    set kitchen_number = n.number, is_seen = o.is_seen or ${isSeen}, revision = locked.revision
    from locked, unnest(${[...numbers.keys()]}::bigint[], ${[...numbers.values()]}::int[]) as n (id, number)
    where slot = ${partition} and group_id = ${groupId} and o.id = n.id`
  return numbers
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
