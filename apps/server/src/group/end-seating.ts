// The end of a seating: when it is over, and what is stored then. Only this file writes unpaid_seatings.

import type { Statistics } from '@tablemate/contract/statistics.ts'
import { isPaidUp, seatingState } from '@tablemate/domain/groups/seating.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import type { Database, Sql, Transaction } from '../db/database.ts'
import { inPartition } from '../db/sql.ts'
import type { LoadedGroup } from './group-row.ts'
import { settleForStaff } from './group-view.ts'
import { loadGroup } from './load-group.ts'
import type { LockedGroup } from './locked-group.ts'

/** A year and some weeks, as the counters of restaurant-days.ts. */
const retentionDays = 400

export interface SeatingTimes {
  readonly groupId: string
  /** The restaurant's table; null: the group was started without a table's code, so time alone does not end it. */
  readonly tableId: number | null
  readonly lastChangeAt: Date
  readonly isClosed: boolean
}

/** Whether a seating was closed or has ended by time. */
export async function isSeatingOver(
  sql: Sql | Transaction,
  { groupId, tableId, lastChangeAt, isClosed }: SeatingTimes,
  now: Date,
): Promise<boolean> {
  if (isClosed) return true
  if (tableId === null) return false
  switch (seatingState(lastChangeAt, now)) {
    case 'open':
      return false
    case 'over':
      return true
    case 'open-unless-paid': {
      const loaded = await loadGroup(sql, groupId, now)
      return !loaded || isPaidUp(settleForStaff(loaded))
    }
  }
}

type Ending = Pick<LockedGroup, 'tx' | 'partition' | 'groupId' | 'revision'>

/**
 * Closes a seating, stores what is unpaid, and sends the end to its phones. Returns what it owes the restaurant, in minor units. The
 * caller has locked the group.
 */
export async function endSeating(locked: Ending, now: Date): Promise<Minor> {
  const { tx, partition, groupId, revision } = locked
  await tx`
    update ${inPartition('groups', partition)}
    set closed_at = coalesce(closed_at, ${now}), revision = ${revision}, moved_revision = ${revision},
      requests_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  await tx`delete from open_seatings where group_id = ${groupId}`
  await announceUnapproved(locked)
  return storeUnpaid(locked, now)
}

/** Sends the orders with lines that wait for the staff: these count as refused while the seating is closed. */
async function announceUnapproved({ tx, partition, groupId, revision }: Ending): Promise<void> {
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and not is_cancelled and items @? '$[*].isUnapproved'`
}

/** Reverses `endSeating`: the staff seats the group again. */
export async function reopenSeating(locked: Ending): Promise<void> {
  const { tx, partition, groupId, revision } = locked
  await tx`
    update ${inPartition('groups', partition)} set closed_at = null, requests_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  await announceUnapproved(locked)
  await tx`delete from unpaid_seatings where group_id = ${groupId}`
}

/** Stores what a closed seating still owes its restaurant, and returns it. A later payment lowers it. */
export async function storeUnpaid({ tx, groupId }: Ending, now: Date): Promise<Minor> {
  const loaded = await loadGroup(tx, groupId, now)
  if (!loaded) return 0
  const { restaurantId, currency } = loaded.group
  if (restaurantId === null) return 0
  const amount = unpaidOf(loaded)
  if (amount === 0) await tx`delete from unpaid_seatings where group_id = ${groupId}`
  else
    await tx`
      insert into unpaid_seatings (group_id, restaurant_id, day, amount, currency, closed_at)
      select ${groupId}, id, (${now}::timestamptz at time zone known_zone(time_zone))::date, ${amount}, ${currency}, ${now}
      from restaurants where id = ${restaurantId}
      on conflict (group_id) do update set amount = excluded.amount`
  return amount
}

function unpaidOf(loaded: LoadedGroup): Minor {
  return settleForStaff(loaded).due
}

/** Whether the restaurant records its payments here, so that what a closed seating owes is known. */
export async function recordsPayments(tx: Transaction, restaurantId: number, now: Date): Promise<boolean> {
  const [found] = await tx<{ isKnown: boolean }[]>`select lists_unpaid(${restaurantId}, ${now}) as "isKnown"`
  return found?.isKnown ?? false
}

/** What the restaurant's seatings that closed today still owe, by currency; nothing where no payments are recorded. */
export function findUnpaidOfDay(
  sql: Sql,
  restaurantId: number,
  now: Date,
): Promise<Statistics['unpaidToday']> {
  return sql<Statistics['unpaidToday']>`
    select u.currency, sum(amount)::bigint as amount
    from unpaid_seatings u join restaurants r on r.id = restaurant_id
    where restaurant_id = ${restaurantId} and day = (${now}::timestamptz at time zone known_zone(time_zone))::date
      and lists_unpaid(restaurant_id, ${now})
    group by u.currency order by u.currency`
}

/** Deletes the figures of old days. */
export async function deleteOldUnpaid({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from unpaid_seatings where day < ${now}::date - ${retentionDays}::int`
}
