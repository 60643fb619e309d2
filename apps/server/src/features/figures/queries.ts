// A restaurant's figures and the closes of its days. Triggers write the figures (db/migrations/0053-figures.sql); only this file
// closes and merges them.

import { closesPerPage, type DayClose, type Figures } from '@tablemate/contract/figures.ts'
import { type FigureRow, reportsOf } from '@tablemate/domain/day/figures.ts'
import type { AppContext } from '../../app-context.ts'
import type { Database, Sql, Transaction } from '../../db/database.ts'
import { type Fragment, fragment } from '../../db/sql.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'

/** A year and some weeks, for comparisons with the previous year. */
const retentionDays = 400
/** The groups of a day are over two days after it, so that nothing asks any more what was written for one row. */
const mergedAfterDays = 2

/** Business days, the last one included; or what no close contains yet. */
export type Period = { readonly from: string; readonly to: string } | 'open'

export async function findFigures(
  sql: Sql,
  restaurantId: number,
  period: Period,
  now: Date,
): Promise<Figures> {
  const ofPeriod =
    period === 'open' ? isOpen(restaurantId) : fragment`day between ${period.from} and ${period.to}`
  const [rows, perDay, [restaurant]] = await Promise.all([
    sql<FigureRow[]>`
      select kind, key, part, currency, sum(count)::bigint as count, sum(amount)::bigint as amount
      from figures where restaurant_id = ${restaurantId} and ${ofPeriod} group by kind, key, part, currency`,
    sql<{ day: string; currency: string; sales: number; orders: number; tips: number }[]>`
      select to_char(day, 'YYYY-MM-DD') as day, currency,
        coalesce(sum(amount) filter (where kind = 'item'), 0)::bigint as sales,
        coalesce(sum(count) filter (where kind = 'hour'), 0)::bigint as orders,
        coalesce(sum(amount) filter (where kind in ('tip', 'own-tip')), 0)::bigint as tips
      from figures where restaurant_id = ${restaurantId} and ${ofPeriod} group by day, currency order by day`,
    sql<{ today: string }[]>`
      select to_char(business_day(time_zone, day_starts_at, ${now}), 'YYYY-MM-DD') as today
      from restaurants where id = ${restaurantId}`,
  ])
  const reports = reportsOf(rows)
  const days = perDay
    .filter(({ currency }) => currency === reports[0]?.currency)
    .map(({ day, sales, orders, tips }) => ({ day, sales, orders, tips }))
  return { today: restaurant?.today ?? '', reports: reports as Figures['reports'], days }
}

/** Rows that no close contains: of the day of the last close or later, or a little earlier, if the restaurant's clock was put back. */
function isOpen(restaurantId: number): Fragment {
  return fragment`close_number is null and day >= coalesce(
    (select day - 2 from day_closes where restaurant_id = ${restaurantId} order by number desc limit 1), '-infinity')`
}

type CloseRow = Omit<DayClose, 'closedAt'> & { readonly closedAt: Date }

const closeColumns = fragment`number, currency, to_char(day, 'YYYY-MM-DD') as day, closed_at as "closedAt", closed_by as "closedBy", counted,
  denominations, note, reports`

const asClose = ({ closedAt, ...row }: CloseRow): DayClose => ({ ...row, closedAt: closedAt.toISOString() })

/** The newest closes, or those before a number. */
export async function listCloses(sql: Sql, restaurantId: number, before: number | null): Promise<DayClose[]> {
  const rows = await sql<CloseRow[]>`
    select ${closeColumns} from day_closes
    where restaurant_id = ${restaurantId} and number < coalesce(${before}::int, number + 1)
    order by number desc limit ${closesPerPage}`
  return rows.map(asClose)
}

/** Locks the restaurant's closes until the transaction ends, and returns the present business day and the restaurant's currency. */
export async function lockCloses(
  tx: Transaction,
  restaurantId: number,
  now: Date,
): Promise<{ readonly today: string; readonly currency: string }> {
  const [row] = await tx<{ today: string; currency: string }[]>`
    select to_char(business_day(time_zone, day_starts_at, ${now}), 'YYYY-MM-DD') as today, currency
    from restaurants where id = ${restaurantId} for no key update`
  return row ?? { today: '', currency: '' }
}

/** What the staff say when they close a day. */
export interface CloseInput {
  readonly closedBy: string | null
  /** Of the cash. */
  readonly currency: string
  readonly counted: number | null
  readonly denominations: DayClose['denominations']
  readonly note: string | null
}

/**
 * Stores the next close with everything up to this business day that no close contains, which may be nothing. What commits
 * meanwhile is in the next close. The caller has locked the restaurant's closes.
 */
export async function insertClose(
  tx: Transaction,
  restaurantId: number,
  day: string,
  { closedBy, currency, counted, denominations, note }: CloseInput,
  now: Date,
): Promise<DayClose> {
  const [last] = await tx<{ number: number }[]>`
    select coalesce(max(number), 0) + 1 as number from day_closes where restaurant_id = ${restaurantId}`
  const number = last?.number ?? 1
  const rows = await tx<FigureRow[]>`
    with closed as (
      update figures set close_number = ${number}
      where restaurant_id = ${restaurantId} and ${isOpen(restaurantId)} and day <= ${day}
      returning kind, key, part, currency, count, amount
    )
    select kind, key, part, currency, sum(count)::bigint as count, sum(amount)::bigint as amount
    from closed group by kind, key, part, currency`
  const [row] = await tx<CloseRow[]>`
    insert into day_closes (restaurant_id, number, day, closed_at, closed_by, currency, counted, denominations, note, reports)
    values (${restaurantId}, ${number}, ${day}, ${now}, ${closedBy}, ${currency}, ${counted}, ${denominations && JSON.stringify(denominations)},
      ${note}, ${JSON.stringify(reportsOf(rows))})
    returning ${closeColumns}`
  if (!row) throw new Error('no row was inserted')
  return asClose(row)
}

/** The restaurants with a business day that is over and that nobody closed, and those days, the oldest first. */
function findForgottenDays(sql: Sql, now: Date): Promise<{ restaurantId: number; day: string }[]> {
  return sql<{ restaurantId: number; day: string }[]>`
    select f.restaurant_id as "restaurantId", to_char(f.day, 'YYYY-MM-DD') as day
    from (
      select distinct restaurant_id, day from figures
      where source is not null and day < (${now}::timestamptz at time zone 'UTC')::date + 1 and close_number is null
    ) f join restaurants r on r.id = f.restaurant_id
    where f.day < business_day(r.time_zone, r.day_starts_at, ${now}) order by f.day`
}

/** Closes business days that are over and that nobody closed, without a count of cash. */
export async function closeForgottenDays(
  context: Pick<AppContext, 'database' | 'changeQueues' | 'clock'>,
): Promise<void> {
  const now = context.clock()
  for (const { restaurantId, day } of await findForgottenDays(context.database.sql, now))
    await changeRestaurant(context, restaurantId, async tx => {
      const { currency } = await lockCloses(tx, restaurantId, now)
      // Closed by the owner or another node meanwhile.
      const open = await tx`
        select from figures where restaurant_id = ${restaurantId} and ${isOpen(restaurantId)} and day <= ${day} limit 1`
      if (open.length === 0) return
      const nobody = { closedBy: null, currency, counted: null, denominations: null, note: null }
      await insertClose(tx, restaurantId, day, nobody, now)
    })
}

/** Merges the rows of closed days whose groups are over, and deletes those of old days. */
export async function mergeFigures({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`
    with merged as (
      delete from figures
      where source is not null and close_number is not null and day < ${now}::date - ${mergedAfterDays}::int
      returning *
    )
    insert into figures (restaurant_id, day, kind, key, part, currency, count, amount, close_number)
    select restaurant_id, day, kind, key, part, currency, sum(count), sum(amount), close_number from merged
    group by restaurant_id, day, kind, key, part, currency, close_number
    having sum(count) <> 0 or sum(amount) <> 0`
  await sql`delete from figures where day < ${now}::date - ${retentionDays}::int`
}
