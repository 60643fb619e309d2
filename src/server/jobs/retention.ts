// Deletes diners' data after 24 hours: rows within a minute, bytes once few or no groups of their hour are left.

import { setTimeout as wait } from 'node:timers/promises'
import { groupLifetimeMs } from '#domain/groups/group-time.ts'
import { hourMs } from '#domain/time.ts'
import { type Database, onOwnConnection, type Sql, type Transaction } from '../db/database.ts'
import { isLockTimeout } from '../db/failures.ts'
import { partitionedTables } from '../db/partitions.ts'
import { fragment, identifier, inPartition } from '../db/sql.ts'
import { deleteExpiredSeatings } from '../features/tables/queries.ts'
import { countEndedGroups } from './restaurant-days.ts'

/** Groups per transaction: few, so that locks are short. */
const groupsPerBatch = 200
/** Codes per statement; each is one row. */
const codesPerBatch = 2000

/** The key of an advisory lock; no other lock has this number. */
export const removalLock = 7_230_002

export interface RemovalResult {
  /** The number of deleted groups. */
  readonly groups: number
  /** The partitions that have new files. */
  readonly rewritten: readonly number[]
}

/** Full speed at the start, before anybody is served. Throttled while serving: diners use the same disk. */
export type Pace = 'full speed' | 'throttled'

/** The lock timeout while another node removes groups. After it, that node's removal is enough. */
const removalLockTimeout = '3s'

/**
 * Deletes every expired group with all its rows, and reclaims the bytes of groups deleted before. One removal runs at a time
 * among all nodes: of two, each would find the rows already deleted, and neither would reclaim the bytes.
 */
export function removeExpiredGroups(
  { target }: Pick<Database, 'target'>,
  now: Date,
  pace: Pace = 'full speed',
): Promise<RemovalResult> {
  // The advisory lock ends with the connection.
  return onOwnConnection(target, async ({ sql }) =>
    (await acquireRemovalLock(sql)) ? removeFromPartitions(sql, now, pace) : { groups: 0, rewritten: [] },
  )
}

/** Waits until no other removal runs. False after the lock timeout. */
async function acquireRemovalLock(sql: Sql): Promise<boolean> {
  try {
    await sql`select set_config('lock_timeout', ${removalLockTimeout}, false)`
    await sql`select pg_advisory_lock(${removalLock})`
    await sql`select set_config('lock_timeout', '0', false)`
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

async function removeFromPartitions(sql: Sql, now: Date, pace: Pace): Promise<RemovalResult> {
  let groups = 0
  const rewritten: number[] = []
  for (const partition of await findFilled(sql)) {
    const occupancy = await countGroups(sql, partition, now)
    const removed = shouldRewrite(occupancy) ? await rewritePartition(sql, partition, now, pace) : null
    if (removed !== null) rewritten.push(partition)
    // If the partition was in use, delete its rows now. Not where leftovers remain: only a rewrite would reclaim their bytes.
    groups +=
      removed ??
      (occupancy.isLeftOver && occupancy.living > 0 ? 0 : await deleteEnded(sql, partition, now, pace))
  }
  await deleteExpiredCodes(sql, now)
  await deleteExpiredSeatings(sql, now)
  if (rewritten.length > 0) await switchLog(sql)
  return { groups, rewritten }
}

/** The live and the expired groups of a partition, each counted up to a limit. */
interface Occupancy {
  readonly living: number
  readonly ended: number
  /** Some expired more than two hours ago (the service was down), so the live groups belong to a later day. */
  readonly isLeftOver: boolean
}

/** Copying this few survivors is faster than deleting this many groups, which writes every page into the log. */
const maxSurvivors = 200
const minExpired = 1000

async function countGroups(sql: Sql, partition: number, now: Date): Promise<Occupancy> {
  const groups = inPartition('groups', partition)
  const longAgo = new Date(now.getTime() - groupLifetimeMs - 2 * hourMs)
  const [found] = await sql<Occupancy[]>`
    select (select count(*) from (select from ${groups} where expires_at > ${now} limit ${maxSurvivors + 1}) as found) as living,
      (select count(*) from (select from ${groups} where expires_at <= ${now} limit ${minExpired}) as found) as ended,
      exists (select from ${groups} where expires_at <= ${now} and created_at < ${longAgo}) as "isLeftOver"`
  return found ?? { living: 0, ended: 0, isLeftOver: false }
}

/** A partition in use is rewritten only if its bytes would stay for another day, or if few groups survive. */
function shouldRewrite({ living, ended, isLeftOver }: Occupancy): boolean {
  return living === 0 || isLeftOver || (living <= maxSurvivors && ended >= minExpired)
}

async function deleteEnded(sql: Sql, partition: number, now: Date, pace: Pace): Promise<number> {
  let count = 0
  for (;;) {
    const began = performance.now()
    const ended = await sql.begin(async tx => {
      // A crash may lose this deletion, which is then repeated. No order waits for this commit.
      await tx`set local synchronous_commit = off`
      // Lock the group's row first, so that its last writer has committed. A locked group is deleted in the next run.
      const groups = inPartition('groups', partition)
      const rows = await tx<{ id: string }[]>`
        select id from ${groups} where slot = ${partition} and expires_at <= ${now} limit ${groupsPerBatch} for update skip locked`
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await countEndedGroups(tx, partition, fragment`id = any(${ids}::uuid[])`)
      await tx`delete from ${groups} where slot = ${partition} and id = any(${ids}::uuid[])`
      for (const relation of partitionedTables.filter(name => name !== 'groups'))
        await tx`delete from ${inPartition(relation, partition)} where slot = ${partition} and group_id = any(${ids}::uuid[])`
      return ids.length
    })
    count += ended
    if (ended < groupsPerBatch) return count
    if (pace === 'throttled') await wait(performance.now() - began)
  }
}

async function deleteExpiredCodes(sql: Sql, now: Date): Promise<void> {
  for (;;) {
    const count = await sql.count`
      delete from group_codes where code = any(array(
        select code from group_codes where expires_at <= ${now} limit ${codesPerBatch}
      )) and expires_at <= ${now}`
    if (count < codesPerBatch) return
  }
}

/** The partitions whose files are not empty. */
async function findFilled(sql: Sql): Promise<number[]> {
  const rows = await sql<{ slot: number }[]>`
    select distinct substring(relname from '\\d+$')::int as slot from pg_class
    where relkind = 'r' and relname ~ ${`^(${partitionedTables.join('|')})_\\d+$`} and relnamespace = current_schema::regnamespace
      and pg_relation_size(oid) > 0
    order by slot`
  return rows.map(({ slot: partition }) => partition)
}

/** The relations of each transaction of a rewrite. Groups come last, because the others are found by them, with the orders. */
const rewriteSteps = [
  ['members'],
  ['payments'],
  ['answers'],
  ['tickets', 'requests'],
  ['groups', 'orders'],
] as const

/**
 * Reclaims the files of a partition. A deleted row's bytes stay in its file; truncating gives the relation a new file, into which
 * the rows of live groups are copied. Resolves to the number of removed groups, or to null if the partition is in use. The next
 * run, a minute later, tries again, also after an interruption.
 */
async function rewritePartition(sql: Sql, partition: number, now: Date, pace: Pace): Promise<number | null> {
  let removed = 0
  try {
    let isPauseDue = false
    for (const relations of rewriteSteps) {
      // The file system stalls all writers while it frees a large file.
      if (isPauseDue) await wait(pauseMs)
      isPauseDue = pace === 'throttled' && (await sizeOf(sql, partition, relations)) > largeBytes
      removed += await sql.begin(tx => swapFiles(tx, partition, relations, now))
    }
    return removed
  } catch (error) {
    if (isLockTimeout(error)) return null
    throw error
  }
}

const largeBytes = 32 * 2 ** 20
const pauseMs = 5000

/** The size of the relations with their indexes, in bytes. */
async function sizeOf(
  sql: Sql,
  partition: number,
  relations: readonly (typeof partitionedTables)[number][],
): Promise<number> {
  const names = relations.map(relation => `${relation}_${partition}`)
  const [found] = await sql<{ size: number }[]>`
    select sum(pg_total_relation_size(name::regclass)) as size from unnest(${names}::text[]) as name`
  return found?.size ?? 0
}

/** Resolves to the number of removed groups; 0 if groups are not among the relations. */
async function swapFiles(
  tx: Transaction,
  partition: number,
  relations: readonly (typeof partitionedTables)[number][],
  now: Date,
): Promise<number> {
  const names = relations.map(relation => `${relation}_${partition}`).join(', ')
  const groups = inPartition('groups', partition)
  // Well below PostgreSQL's deadlock_timeout, so that this transaction gives up, and never a diner's.
  await tx`set local lock_timeout = '200ms'`
  // As strict as truncate from the start: while a weaker lock is upgraded, PostgreSQL fails a reader that begins to write.
  await tx.script(`lock table ${names} in access exclusive mode`)
  const isExpired = fragment`expires_at <= ${now}`
  let count = 0
  if (relations.includes('groups')) {
    const [ended] = await tx<{ count: number }[]>`select count(*) as count from ${groups} where ${isExpired}`
    count = ended?.count ?? 0
    await countEndedGroups(tx, partition, isExpired)
  }
  // Read under the exclusive lock, so that no committed group is missed.
  const [alive] = await tx`select from ${groups} where not ${isExpired} limit 1`
  const copied = alive ? relations : []
  for (const relation of copied)
    await tx`
      create temporary table ${identifier(`kept_${relation}`)} on commit drop as select * from ${inPartition(relation, partition)}
      where slot = ${partition} and ${identifier(relation === 'groups' ? 'id' : 'group_id')} in (select id from ${groups} where not ${isExpired})`
  await tx.script(`truncate ${names}`)
  for (const relation of copied)
    await tx`insert into ${inPartition(relation, partition)} select * from ${identifier(`kept_${relation}`)}`
  return count
}

/**
 * Switches to a new file of the write-ahead log, so that the next checkpoint removes the earlier files, which contain the rows
 * too. Only with the permission to do so, as in the embedded database. Elsewhere the operator manages the log.
 */
async function switchLog(sql: Sql): Promise<void> {
  const [may] = await sql<
    { allowed: boolean }[]
  >`select has_function_privilege('pg_switch_wal()', 'execute') as allowed`
  if (may?.allowed) await sql`select pg_switch_wal()`
}
