// A restaurant's statistics: live groups are counted here, and deleted ones were counted at their deletion
// (group/restaurant-days.ts). So placing an order updates no counter.

import type { Statistics } from '@tablemate/contract/statistics.ts'
import type { Sql } from '../../db/database.ts'
import { isConfirmed } from '../../group/load-group.ts'

interface Row extends Pick<Statistics, 'menuItems'> {
  readonly day: string
  readonly groups: number
  readonly orders: number
}

/** Without the seatings on the floor, which the board counts. One statement, so that a group that moves from the tables to the counters is counted exactly once. */
export async function findStatistics(
  sql: Sql,
  restaurantId: number,
  now: Date,
): Promise<Omit<Statistics, 'activeGroups' | 'unpaidToday'>> {
  const rows = await sql<Row[]>`
    with own as (
      select zone, (${now}::timestamptz at time zone zone)::date as today
      from (select known_zone(time_zone) as zone from restaurants where id = ${restaurantId}) as restaurant
    ), tables as materialized (
      select slot, id, (created_at at time zone zone)::date as day
      from groups cross join own where restaurant_id = ${restaurantId}
    ), placed as materialized (
      select (orders.created_at at time zone zone)::date as day
      from own cross join tables join orders on orders.slot = tables.slot and orders.group_id = tables.id
      where not is_cancelled and ${isConfirmed}
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      (select count(*) from tables where tables.day = days.day) + coalesce(ended.groups, 0) as groups,
      (select count(*) from placed where placed.day = days.day) + coalesce(ended.orders, 0) as orders,
      (select count(*) from menu_items where restaurant_id = ${restaurantId}) as "menuItems"
    from own cross join lateral (select today - ago as day from generate_series(0, 6) as ago) as days
      left join restaurant_days as ended on ended.restaurant_id = ${restaurantId} and ended.day = days.day
    order by days.day`
  const days = rows.map(({ day, groups, orders }) => ({ day, groups, orders }))
  const { menuItems = 0 } = rows[0] ?? {}
  return { menuItems, todaysOrders: days.at(-1)?.orders ?? 0, days }
}
