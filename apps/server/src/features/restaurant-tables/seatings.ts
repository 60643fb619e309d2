// The seatings at a restaurant's tables. A seating is a group. The row in open_seatings names the group that a scan joins.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { paidSeatingIdleMs, seatingIdleMs } from '@tablemate/domain/groups/seating.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { endSeating, isSeatingOver, type SeatingTimes } from '../../group/end-seating.ts'
import type { StoredGroup } from '../../group/group-links.ts'
import { type LockedGroup, lockGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { insertGroup } from '../groups/queries.ts'
import { lockGroupDefaults } from '../restaurants/queries.ts'

export interface Seating extends SeatingTimes {
  readonly tableId: number
  readonly people: number
  readonly openedAt: Date
}

/** The open seatings at these tables, at most one at each. */
export async function findOpenSeatings(
  sql: Sql | Transaction,
  tableIds: readonly number[],
  now: Date,
): Promise<Seating[]> {
  const rows = await sql<Pick<Seating, 'tableId' | 'groupId'>[]>`
    select table_id as "tableId", group_id as "groupId" from open_seatings
    where table_id = any(${tableIds}::bigint[]) and expires_at > ${now}`
  const byPartition = groupBy(rows, ({ groupId }) => partitionOf(groupId))
  const open: Seating[] = []
  for (const [partition, ofPartition] of byPartition)
    for (const seating of await loadSeatings(sql, partition, ofPartition))
      if (!(await isSeatingOver(sql, seating, now))) open.push(seating)
  return open
}

/** The device's members at the open seatings of all restaurants, the newest seating first. */
export async function findOwnSeatings(
  sql: Sql,
  device: string,
  now: Date,
): Promise<(SeatingTimes & { readonly memberId: number })[]> {
  const rows = await sql<(SeatingTimes & { memberId: number })[]>`
    with mine as materialized (select slot, group_id, id from members where device = decode(${device}, 'hex'))
    select g.id as "groupId", mine.id as "memberId", table_id as "tableId",
      coalesce(changed_at, created_at) as "lastChangeAt", false as "isClosed"
    from mine join groups g on g.slot = mine.slot and g.id = group_id
    where table_id is not null and expires_at > ${now} and closed_at is null and not mine.id = any(g.gone_members)
    order by created_at desc, mine.id`
  const open = []
  for (const seating of rows) if (!(await isSeatingOver(sql, seating, now))) open.push(seating)
  return open
}

/** A table of a restaurant, locked until the transaction ends. */
export interface LockedRestaurantTable {
  readonly id: number
  readonly restaurantId: number
  readonly name: string
}

/**
 * Opens a group at the table, without members yet, which later scans join. Returns the group, and the one whose seating was over
 * and ended now, if any. `isSeparate`: another seating goes on there. Throws 'table-not-found'.
 */
export async function openGroupAt(
  tx: Transaction,
  { id: tableId, restaurantId, name: tableNumber }: LockedRestaurantTable,
  { isSeparate, device }: { readonly isSeparate: boolean; readonly device: string | null },
  now: Date,
): Promise<{ readonly group: StoredGroup; readonly ended: string | null }> {
  // Locks the restaurant before a group, in the order of a change to a table and the menu, so that the two cannot deadlock.
  const host = await lockGroupDefaults(tx, restaurantId)
  if (!host) throw problem('table-not-found')
  const ended = isSeparate ? null : await endFormer(tx, tableId, now)
  const { rates, currency, name: restaurantName } = host
  const input = { restaurantId, restaurantName, tableNumber, isUniversalMode: false, currency }
  const group = await insertGroup(tx, input, { rates, device, tableId }, now)
  await openSeating(tx, tableId, group)
  return { group, ended }
}

/** The open seating at the table, locked, or a new one that a waiter opens. The caller has locked the table. */
export async function lockSeatingAt(
  tx: Transaction,
  restaurantTable: LockedRestaurantTable,
  device: string,
  now: Date,
): Promise<{ readonly locked: LockedGroup; readonly ended: string | null }> {
  const [seating] = await findOpenSeatings(tx, [restaurantTable.id], now)
  if (seating) {
    const locked = await lockGroup(tx, { groupId: seating.groupId, device }, now)
    if (!locked.isClosed) return { locked, ended: null }
  }
  const { group, ended } = await openGroupAt(tx, restaurantTable, { isSeparate: false, device: null }, now)
  return { locked: await lockGroup(tx, { groupId: group.id, device }, now), ended }
}

/** Later scans of the table's code join this group. The caller has locked the table. */
export async function openSeating(
  tx: Transaction,
  tableId: number,
  group: { readonly id: string; readonly expiresAt: string },
): Promise<void> {
  await tx`
    insert into open_seatings (table_id, group_id, expires_at) values (${tableId}, ${group.id}, ${group.expiresAt})
    on conflict (table_id) do update set group_id = excluded.group_id, expires_at = excluded.expires_at`
}

/** How long before a restaurant's group expires it is closed, so that what it owes is stored before its rows are deleted. */
const closeBeforeMs = 5 * minuteMs

/**
 * Ends the seatings that are over, and the restaurants' groups that expire within minutes or expired while no server ran, each in
 * a separate transaction, and announces them. Phones and boards are thus notified of an end caused by time. Measured with 100,000
 * groups, 5 % of them open: the search takes 13 ms, without the index groups_open_seatings 131 ms.
 */
export async function endOverSeatings(
  context: Pick<AppContext, 'database' | 'clock'> & {
    readonly events: Pick<AppContext['events'], 'announce'>
  },
): Promise<void> {
  const { database, clock, events } = context
  const now = clock()
  const before = (idleMs: number) => new Date(now.getTime() - idleMs)
  // A seating without payments cannot be paid up.
  const ending = await database.sql<
    { groupId: string; tableId: number | null; isExpiring: boolean; lastMoment: Date }[]
  >`
    select id as "groupId", table_id as "tableId", true as "isExpiring",
      least(${now}::timestamptz, expires_at - interval '1 ms') as "lastMoment"
    from groups
    where restaurant_id is not null and closed_at is null and expires_at <= ${new Date(now.getTime() + closeBeforeMs)}
    union all
    select id, table_id, false, ${now} from groups g
    where table_id is not null and closed_at is null and expires_at > ${new Date(now.getTime() + closeBeforeMs)}
      and coalesce(changed_at, created_at) <= ${before(paidSeatingIdleMs)}
      and (coalesce(changed_at, created_at) <= ${before(seatingIdleMs)}
        or exists (select from payments p where p.slot = g.slot and p.group_id = g.id))`
  for (const { groupId, tableId, isExpiring, lastMoment } of ending) {
    const isEnded = await inTransaction(database, async tx => {
      await lockRestaurantTables(tx, [tableId])
      return endIfOver(tx, groupId, lastMoment, { isOver: isExpiring })
    })
    if (isEnded) events.announce('group-changed', { groupId })
  }
}

/**
 * Ends the seating at the table if it is over, or `isEmpty` because its people have left. Returns its group if it ended now,
 * which the caller announces after the commit. The caller has locked the table.
 */
export async function endFormer(
  tx: Transaction,
  tableId: number,
  now: Date,
  { isEmpty = false } = {},
): Promise<string | null> {
  const [former] = await tx<{ groupId: string }[]>`
    select group_id as "groupId" from open_seatings where table_id = ${tableId}`
  return former && (await endIfOver(tx, former.groupId, now, { isOver: isEmpty })) ? former.groupId : null
}

/**
 * Ends the seating if it is over, or known to be. Returns whether it ended now. The caller has locked the table, in the order of a
 * join, so that the two cannot deadlock.
 */
async function endIfOver(
  tx: Transaction,
  groupId: string,
  now: Date,
  { isOver = false } = {},
): Promise<boolean> {
  const partition = partitionOf(groupId)
  const [locked] = await tx<(SeatingTimes & { revision: number })[]>`
    select id as "groupId", table_id as "tableId", coalesce(changed_at, created_at) as "lastChangeAt",
      closed_at is not null as "isClosed", revision + 1 as revision
    from ${inPartition('groups', partition)} where slot = ${partition} and id = ${groupId} and expires_at > ${now}
    for no key update`
  if (!locked || locked.isClosed || !(isOver || (await isSeatingOver(tx, locked, now)))) return false
  await endSeating({ tx, partition, groupId, revision: locked.revision }, now)
  return true
}

/** Locks tables of a restaurant until the transaction ends: scans of their codes wait. */
export async function lockRestaurantTables(tx: Transaction, ids: readonly (number | null)[]): Promise<void> {
  await tx`
    select from restaurant_tables where id = any(${ids}::bigint[]) order by id for no key update`
}

async function loadSeatings(
  sql: Sql | Transaction,
  partition: number,
  rows: readonly Pick<Seating, 'tableId' | 'groupId'>[],
): Promise<Seating[]> {
  const ids = rows.map(({ groupId }) => groupId)
  return sql<Seating[]>`
    select table_id as "tableId", id as "groupId", member_count as people, created_at as "openedAt",
      coalesce(changed_at, created_at) as "lastChangeAt", closed_at is not null as "isClosed"
    from ${inPartition('groups', partition)} where slot = ${partition} and id = any(${ids}::uuid[])`
}
