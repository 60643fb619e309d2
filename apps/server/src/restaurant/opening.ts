// When a restaurant takes orders: its stored hours, and the state that is derived from them.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import type { StoredOpeningHours } from '@tablemate/contract/ordering.ts'
import type { getStations } from '@tablemate/contract/stations.ts'
import { type BusinessClock, endOfBusinessDay } from '@tablemate/domain/day/business-day.ts'
import { type ByHand, type Opening, openingByHand } from '@tablemate/domain/day/opening.ts'
import { hasHours } from '@tablemate/domain/day/opening-hours.ts'
import type { OrderingMode } from '@tablemate/domain/kitchen/ticket.ts'
import type { Sql, Transaction } from '../db/database.ts'
import { fragment } from '../db/sql.ts'
import { lockGroupsOf, reviseFacts } from '../group/restaurant-facts.ts'
import { type Problem, problem } from '../problems.ts'
import type { Changer } from './change-menu.ts'
import { changeRestaurant } from './change-restaurant.ts'

/** As columns of `restaurants` and, with defaults, of `restaurant_kitchens`. */
export const hoursColumns = fragment`time_zone as "timeZone", day_starts_at as "dayStartsAt",
  coalesce(periods, '[]') as periods, coalesce(closed_dates, '[]') as "closedDates", coalesce(last_orders, 0) as "lastOrders"`

type HoursRow = StoredOpeningHours & BusinessClock

interface OpeningRow extends HoursRow {
  /** null: orders do not reach the kitchen, as nobody has said that they should. */
  readonly mode: OrderingMode | null
  readonly isOpenByHand: boolean | null
  readonly byHandUntil: Date | null
}

async function findRow(sql: Sql | Transaction, restaurantId: number): Promise<OpeningRow | null> {
  const [found] = await sql<OpeningRow[]>`
    select ${hoursColumns}, mode, is_open_by_hand as "isOpenByHand", by_hand_until as "byHandUntil"
    from restaurants left join restaurant_kitchens on restaurant_id = id where id = ${restaurantId}`
  return found ?? null
}

/** The hours of the restaurant. Throws 'not-signed-in' if its account was deleted. */
export async function findHours(sql: Sql | Transaction, restaurantId: number): Promise<StoredOpeningHours> {
  const found = await findRow(sql, restaurantId)
  if (!found) throw problem('not-signed-in')
  const { dayStartsAt, periods, closedDates, lastOrders } = found
  return { dayStartsAt, periods, closedDates, lastOrders }
}

/** The end of the restaurant's business day. */
export async function findEndOfDay(tx: Transaction, restaurantId: number, now: Date): Promise<Date> {
  const found = await findRow(tx, restaurantId)
  if (!found) throw problem('not-signed-in')
  return endOfBusinessDay(found, now)
}

/** Whether the restaurant takes orders now; null if it has no hours, or its orders do not reach the kitchen. */
export async function findOpening(
  sql: Sql | Transaction,
  restaurantId: number,
  now: Date,
): Promise<Group['opening']> {
  const found = await findOpeningAndCause(sql, restaurantId, now)
  return found && { isOpen: found.isOpen, changesAt: found.changesAt }
}

/** As `findOpening`, with whether the staff have opened or closed by hand. */
export async function findOpeningAndCause(
  sql: Sql | Transaction,
  restaurantId: number,
  now: Date,
): Promise<ReplyOf<typeof getStations>['opening']> {
  const found = await findRow(sql, restaurantId)
  if (!found?.mode || found.mode === 'off' || !hasHours(found)) return null
  const { isOpen, changesAt } = openingOf(found, now)
  return { isOpen, changesAt: changesAt?.toISOString() ?? null, isByHand: byHandOf(found, now) !== null }
}

/** The problem 'closed', with when the restaurant opens. */
export async function closedProblem(
  sql: Sql | Transaction,
  restaurantId: number,
  now: Date,
): Promise<Problem> {
  const found = await findOpening(sql, restaurantId, now)
  return problem('closed', found && !found.isOpen && found.changesAt ? { opensAt: found.changesAt } : {})
}

function openingOf(row: OpeningRow, now: Date): Opening {
  return openingByHand(row, row.timeZone, now, byHandOf(row, now))
}

function byHandOf({ isOpenByHand, byHandUntil }: OpeningRow, now: Date): ByHand | null {
  if (isOpenByHand === null || byHandUntil === null || byHandUntil <= now) return null
  return { isOpen: isOpenByHand, until: byHandUntil }
}

/** Changes what the state is derived from, derives it, and sends it to the phones and displays of the restaurant. */
export async function changeOpening(
  context: Changer,
  restaurantId: number,
  change: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  const groups = await changeRestaurant(context, restaurantId, async tx => {
    const now = context.clock()
    await lockGroupsOf(tx, restaurantId, now)
    await change(tx, now)
    await deriveState(tx, restaurantId, now)
    return reviseFacts(tx, restaurantId, now)
  })
  context.events.announce('kitchen-changed', { restaurantId })
  for (const groupId of groups) context.events.announce('group-changed', { groupId })
}

async function deriveState(tx: Transaction, restaurantId: number, now: Date): Promise<void> {
  const found = await findRow(tx, restaurantId)
  if (!found) return
  const { isOpen, changesAt } = openingOf(found, now)
  await tx`
    update restaurant_kitchens set is_open = ${isOpen}, changes_at = ${changesAt},
      is_paused = is_paused and coalesce(paused_until > ${now}, true),
      paused_until = case when paused_until > ${now} then paused_until end
    where restaurant_id = ${restaurantId}`
}

/** Opens and closes the restaurants whose time has come, ends the pauses that are over, and announces both. */
export async function changeDueOpenings(context: Changer): Promise<void> {
  const now = context.clock()
  const due = await context.database.sql<{ restaurantId: number }[]>`
    select restaurant_id as "restaurantId" from restaurant_kitchens where changes_at <= ${now} or paused_until <= ${now}`
  for (const { restaurantId } of due) await changeOpening(context, restaurantId, async () => undefined)
}
