// The seatings at a restaurant's tables. A seating is a group; which one a scan joins, the row of open_seatings tells.

import { groupBy } from '#domain/group-by.ts'
import { isPaidUp, seatingStanding } from '#domain/groups/seating.ts'
import { inPartition, type Sql, type Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { loadTable, settle } from '../../table/load-table.ts'

export interface Seating {
  readonly tableId: number
  readonly groupId: string
  readonly people: number
  readonly openedAt: Date
  /** When anything last happened there. */
  readonly lastChangeAt: Date
}

/** Those that are open at these tables: at most one at each. */
export async function findOpenSeatings(
  sql: Sql | Transaction,
  tableIds: readonly number[],
  now: Date,
): Promise<Seating[]> {
  const rows = await sql<Pick<Seating, 'tableId' | 'groupId'>[]>`
    select table_id as "tableId", group_id as "groupId" from open_seatings
    where table_id = any(${tableIds}::bigint[]) and expires_at > ${now}`
  const bySlot = groupBy(rows, ({ groupId }) => partitionOf(groupId))
  const open: Seating[] = []
  for (const [partition, ofSlot] of bySlot)
    for (const seating of await loadSeatings(sql, partition, ofSlot))
      if (!(await isOver(sql, seating, now))) open.push(seating)
  return open
}

/** Where the device sits at the table: in the open seating or in a separate party; null if in none. */
export async function findOwnSeat(
  sql: Sql,
  tableId: number,
  device: string,
  now: Date,
): Promise<{ readonly groupId: string; readonly memberId: number } | null> {
  const seats = await sql<(Seating & { memberId: number })[]>`
    with mine as materialized (select slot, group_id, id from members where device = decode(${device}, 'hex'))
    select g.id as "groupId", mine.id as "memberId", coalesce(changed_at, created_at) as "lastChangeAt"
    from mine join groups g on g.slot = mine.slot and g.id = group_id
    where table_id = ${tableId} and expires_at > ${now} and closed_at is null
    order by created_at desc, mine.id`
  for (const { groupId, memberId, ...seat } of seats)
    if (!(await isOver(sql, { groupId, ...seat }, now))) return { groupId, memberId }
  return null
}

/** From now on whoever scans the table's code joins this group. The caller holds the table. */
export async function openSeating(
  tx: Transaction,
  tableId: number,
  group: { readonly id: string; readonly expiresAt: string },
): Promise<void> {
  await tx`
    insert into open_seatings (table_id, group_id, expires_at) values (${tableId}, ${group.id}, ${group.expiresAt})
    on conflict (table_id) do update set group_id = excluded.group_id, expires_at = excluded.expires_at`
}

/**
 * From now on nobody joins the group by the table's code; who sits there still reads it, and what is ordered there later waits
 * for the staff's tap where first orders do. Where the group has no table it just counts as gone.
 */
export async function closeSeating(
  tx: Transaction,
  { tableId, groupId }: { readonly tableId: number | null; readonly groupId: string },
  now: Date,
): Promise<void> {
  // The table first, as whoever joins does: so each waits for the other, and neither for both.
  await holdTables(tx, [tableId])
  const partition = partitionOf(groupId)
  await tx`
    update ${inPartition(tx, 'groups', partition)} set closed_at = ${now}, is_admitted = false
    where slot = ${partition} and id = ${groupId} and table_id is not distinct from ${tableId}`
  await tx`delete from open_seatings where group_id = ${groupId}`
}

/** Holds a restaurant's tables until the transaction ends: who scans their codes meanwhile waits. */
export async function holdTables(tx: Transaction, tableIds: readonly (number | null)[]): Promise<void> {
  await tx`
    select from restaurant_tables where id = any(${tableIds as number[]}::bigint[]) order by id for no key update`
}

async function loadSeatings(
  sql: Sql | Transaction,
  partition: number,
  rows: readonly Pick<Seating, 'tableId' | 'groupId'>[],
): Promise<Seating[]> {
  const ids = rows.map(({ groupId }) => groupId)
  return sql<Seating[]>`
    select table_id as "tableId", id as "groupId", member_count as people, created_at as "openedAt",
      coalesce(changed_at, created_at) as "lastChangeAt"
    from ${inPartition(sql, 'groups', partition)} where slot = ${partition} and id = any(${ids}::uuid[])`
}

async function isOver(
  sql: Sql | Transaction,
  { groupId, lastChangeAt }: Pick<Seating, 'groupId' | 'lastChangeAt'>,
  now: Date,
): Promise<boolean> {
  switch (seatingStanding(lastChangeAt, now)) {
    case 'open':
      return false
    case 'over':
      return true
    case 'open-unless-paid': {
      const table = await loadTable(sql, groupId, now)
      return !table || isPaidUp(settle(table))
    }
  }
}
