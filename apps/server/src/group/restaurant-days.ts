// Statistics that remain after groups are deleted: the number of groups and orders per restaurant and day, without names. Only
// this file writes these counters.

import type { Database, Transaction } from '../db/database.ts'
import { type Fragment, inPartition } from '../db/sql.ts'
import { isConfirmed } from './load-group.ts'

/** A year and some weeks, for comparisons with the previous year. */
const retentionDays = 400

/**
 * Counts the groups of a partition that match `condition`, in the transaction that deletes them. Cancelled orders and groups of
 * deleted restaurants do not count.
 */
export async function countEndedGroups(
  tx: Transaction,
  partition: number,
  condition: Fragment,
): Promise<void> {
  await tx`
    with ended as (
      select id, restaurant_id, created_at from ${inPartition('groups', partition)}
      where slot = ${partition} and restaurant_id is not null and ${condition}
    ), own as (
      -- Locked, so that it is not deleted meanwhile.
      select id, known_zone(time_zone) as zone from restaurants
      where id in (select restaurant_id from ended) order by id for key share
    ), counted as (
      select own.id, (ended.created_at at time zone zone)::date as day, 1 as groups, 0 as orders
      from ended join own on own.id = restaurant_id
      union all
      select own.id, (orders.created_at at time zone zone)::date, 0, 1
      from ended join own on own.id = restaurant_id
        join ${inPartition('orders', partition)} as orders on orders.slot = ${partition} and orders.group_id = ended.id
      where not is_cancelled and ${isConfirmed}
    )
    insert into restaurant_days as known (restaurant_id, day, groups, orders)
    select id, day, sum(groups), sum(orders) from counted group by id, day
    on conflict (restaurant_id, day)
      do update set groups = known.groups + excluded.groups, orders = known.orders + excluded.orders`
}

/** Deletes the counters of old days. */
export async function deleteOldDays({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_days where day < ${now}::date - ${retentionDays}::int`
}
