// Reclaims the disk space of hour partitions. A deleted row's bytes stay in its file, so truncating gives each relation a new
// file, into which the rows of the few groups that are still open are copied.

import { hourMs } from '@tablemate/domain/time.ts'
import type { Sql, Transaction } from '../db/database.ts'
import { isLockTimeout } from '../db/failures.ts'
import { partitionedTables } from '../db/partitions.ts'
import { fragment, identifier, inPartition } from '../db/sql.ts'
import { countEndedGroups } from './restaurant-days.ts'

/** From so many expired groups on, copying so few open ones costs less than deleting, which writes every page into the log. */
const minExpired = 1000
const maxOpen = 200

/** The partitions whose files are not empty. */
export async function findFilled(sql: Sql): Promise<number[]> {
  const rows = await sql<{ slot: number }[]>`
    select distinct substring(relname from '\\d+$')::int as slot from pg_class
    where relkind = 'r' and relname ~ ${`^(${partitionedTables.join('|')})_\\d+$`} and relnamespace = current_schema::regnamespace
      and pg_relation_size(oid) > 0
    order by slot`
  return rows.map(({ slot }) => slot)
}

/** A group that expired longer ago was not removed in time, and the open ones belong to a later day. */
const overdueMs = 2 * hourMs

/**
 * Replaces the files of a partition. Resolves to the number of removed groups; to 'delete-rows' if that is not worthwhile, or
 * the partition is in use; to 'retry' if it is in use and overdue: the rows must stay, so that the next run knows it.
 */
export async function reclaimPartition(
  sql: Sql,
  partition: number,
  now: Date,
): Promise<number | 'delete-rows' | 'retry'> {
  const { isOverdue, isWorthwhile } = await examine(sql, partition, now)
  if (!isWorthwhile) return 'delete-rows'
  try {
    return await sql.begin(tx => replaceFiles(tx, partition, now))
  } catch (error) {
    if (isLockTimeout(error)) return isOverdue ? 'retry' : 'delete-rows'
    throw error
  }
}

/**
 * Worthwhile: without open groups, with few of them among many expired ones, and if it is overdue, because bytes would stay for
 * another day.
 */
async function examine(sql: Sql, partition: number, now: Date) {
  const groups = inPartition('groups', partition)
  const overdue = new Date(now.getTime() - overdueMs)
  const [found] = await sql<{ open: number; expired: number; hasOverdue: boolean }[]>`
    select (select count(*) from (select from ${groups} where expires_at > ${now} limit ${maxOpen + 1}) as found) as open,
      (select count(*) from (select from ${groups} where expires_at <= ${now} limit ${minExpired}) as found) as expired,
      exists (select from ${groups} where expires_at < ${overdue}) as "hasOverdue"`
  const { open = 0, expired = 0, hasOverdue = false } = found ?? {}
  const isOverdue = hasOverdue && open > 0
  return { isOverdue, isWorthwhile: open === 0 || isOverdue || (open <= maxOpen && expired >= minExpired) }
}

async function replaceFiles(tx: Transaction, partition: number, now: Date): Promise<number> {
  const names = partitionedTables.map(relation => `${relation}_${partition}`).join(', ')
  const groups = inPartition('groups', partition)
  const isExpired = fragment`expires_at <= ${now}`
  // Well below PostgreSQL's deadlock_timeout, so that this transaction gives up, and never a diner's.
  await tx`set local lock_timeout = '200ms'`
  // As strict as truncate from the start: while a weaker lock is upgraded, PostgreSQL fails a reader that begins to write.
  await tx.script(`lock table ${names} in access exclusive mode`)
  // Read under the exclusive lock, so that no committed group is missed.
  const [found] = await tx<{ expired: number; open: number }[]>`
    select count(*) filter (where ${isExpired}) as expired, count(*) filter (where not ${isExpired}) as open from ${groups}`
  const { expired = 0, open = 0 } = found ?? {}
  await countEndedGroups(tx, partition, isExpired)
  const copied = open > 0 ? partitionedTables : []
  for (const relation of copied)
    await tx`
      create temporary table ${identifier(`kept_${relation}`)} on commit drop as select * from ${inPartition(relation, partition)}
      where slot = ${partition} and ${identifier(relation === 'groups' ? 'id' : 'group_id')} in (select id from ${groups} where not ${isExpired})`
  await tx.script(`truncate ${names}`)
  for (const relation of copied)
    await tx`insert into ${inPartition(relation, partition)} select * from ${identifier(`kept_${relation}`)}`
  return expired
}

/**
 * Switches to a new file of the write-ahead log, so that the next checkpoint removes the earlier files, which contain the rows
 * too. Only with the permission to do so, as in the embedded database. Elsewhere the operator manages the log.
 */
export async function switchLog(sql: Sql): Promise<void> {
  const [may] = await sql<
    { allowed: boolean }[]
  >`select has_function_privilege('pg_switch_wal()', 'execute') as allowed`
  if (may?.allowed) await sql`select pg_switch_wal()`
}
