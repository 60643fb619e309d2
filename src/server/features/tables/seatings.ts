// The seatings at a restaurant's tables. A seating is a group. The row in open_seatings names the group that a scan joins.

import { groupBy } from '#domain/group-by.ts'
import { isPaidUp, seatingState } from '#domain/groups/seating.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { loadTable } from '../../table/load-table.ts'
import { settleForStaff } from '../../table/table-view.ts'

export interface Seating {
  readonly tableId: number
  readonly groupId: string
  readonly people: number
  readonly openedAt: Date
  /** The time of the group's last change. */
  readonly lastChangeAt: Date
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
      if (!(await isOver(sql, seating, now))) open.push(seating)
  return open
}

/** The device's member at the table, in the open seating or a separate party; null if none. */
export async function findOwnMember(
  sql: Sql,
  tableId: number,
  device: string,
  now: Date,
): Promise<{ readonly groupId: string; readonly memberId: number } | null> {
  const rows = await sql<(Seating & { memberId: number })[]>`
    with mine as materialized (select slot, group_id, id from members where device = decode(${device}, 'hex'))
    select g.id as "groupId", mine.id as "memberId", coalesce(changed_at, created_at) as "lastChangeAt"
    from mine join groups g on g.slot = mine.slot and g.id = group_id
    where table_id = ${tableId} and expires_at > ${now} and closed_at is null
    order by created_at desc, mine.id`
  for (const { groupId, memberId, ...seating } of rows)
    if (!(await isOver(sql, { groupId, ...seating }, now))) return { groupId, memberId }
  return null
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

/**
 * Later scans of the table's code do not join the group. Its members can still read it. Later orders wait for admission where
 * first orders do. For a group without a table, this only marks the party as left.
 */
export async function closeSeating(
  tx: Transaction,
  { tableId, groupId }: { readonly tableId: number | null; readonly groupId: string },
  now: Date,
): Promise<void> {
  // Locks the table before the group, in the order of a join, so that the two cannot deadlock.
  await lockRestaurantTables(tx, [tableId])
  const partition = partitionOf(groupId)
  await tx`
    update ${inPartition('groups', partition)} set closed_at = ${now}, is_admitted = false
    where slot = ${partition} and id = ${groupId} and table_id is not distinct from ${tableId}`
  await tx`delete from open_seatings where group_id = ${groupId}`
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
      coalesce(changed_at, created_at) as "lastChangeAt"
    from ${inPartition('groups', partition)} where slot = ${partition} and id = any(${ids}::uuid[])`
}

async function isOver(
  sql: Sql | Transaction,
  { groupId, lastChangeAt }: Pick<Seating, 'groupId' | 'lastChangeAt'>,
  now: Date,
): Promise<boolean> {
  switch (seatingState(lastChangeAt, now)) {
    case 'open':
      return false
    case 'over':
      return true
    case 'open-unless-paid': {
      const table = await loadTable(sql, groupId, now)
      return !table || isPaidUp(settleForStaff(table))
    }
  }
}
