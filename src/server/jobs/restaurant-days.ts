// What remains of a restaurant's tables when they go: how many there were, and how many orders, on which of its days. No
// names. This file alone writes these counters.

import type { PendingQuery, Row } from 'postgres'
import { type Database, inPartition, type Transaction } from '../db/database.ts'

/** Longer than anybody compares one year with the next. */
const keptDays = 400

/**
 * Counts those of a partition's groups that are about to go, in the transaction that takes them: `which` says it of a row of
 * theirs. Cancelled orders do not count, nor does what a restaurant had that was deleted.
 */
export async function countEndedGroups(
  tx: Transaction,
  partition: number,
  which: PendingQuery<Row[]>,
): Promise<void> {
  await tx`
    with ended as (
      select id, restaurant_id, created_at from ${inPartition(tx, 'groups', partition)}
      where slot = ${partition} and restaurant_id is not null and ${which}
    ), own as (
      -- Held, so that it is not deleted meanwhile.
      select id, known_zone(time_zone) as zone from restaurants
      where id in (select restaurant_id from ended) order by id for key share
    ), counted as (
      select own.id, (ended.created_at at time zone zone)::date as day, 1 as groups, 0 as orders
      from ended join own on own.id = restaurant_id
      union all
      select own.id, (orders.created_at at time zone zone)::date, 0, 1
      from ended join own on own.id = restaurant_id
        join ${inPartition(tx, 'orders', partition)} as orders on orders.slot = ${partition} and orders.group_id = ended.id
      where not is_cancelled
    )
    insert into restaurant_days as known (restaurant_id, day, groups, orders)
    select id, day, sum(groups), sum(orders) from counted group by id, day
    on conflict (restaurant_id, day)
      do update set groups = known.groups + excluded.groups, orders = known.orders + excluded.orders`
}

/** Deletes the counters of days long past. */
export async function forgetOldDays({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_days where day < ${now}::date - ${keptDays}::int`
}
