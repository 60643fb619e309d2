// What diners said is gone after 24 hours: the rows within a minute, the bytes once nobody or next to nobody lives in their hour.

import { setTimeout as wait } from 'node:timers/promises'
import { groupLifetimeMs } from '#domain/groups/group-time.ts'
import { type Database, inPartition, onOwnConnection, type Sql, type Transaction } from '../db/database.ts'
import { isLockTimeout } from '../db/failures.ts'
import { hourMs, partitionedTables } from '../db/partitions.ts'
import { forgetSeatings } from '../features/tables/queries.ts'
import { countEndedGroups } from './restaurant-days.ts'

/** So many groups go in one transaction, so that nobody waits long for a row. */
const batch = 200
/** Of a row each. */
const codesAtOnce = 2000

/** Any number that no other use of advisory locks has. */
export const removalLock = 7_230_002

export interface Forgotten {
  /** How many groups were deleted. */
  readonly groups: number
  /** Which partitions have new files. */
  readonly renewed: readonly number[]
}

/**
 * How it goes about: before anybody is served, one thing after the other; beside the diners, it rests between them, for the
 * disk is theirs as much.
 */
export type Pace = 'at once' | 'with rests'

/** Who starts or has a minute's work to do waits so long for another's removal, and then leaves it to that. */
const longestWait = '3s'

/**
 * Deletes every group whose 24 hours are over, with all that hangs on it, and the bytes of those that ended before. One
 * removal runs at a time, whichever server's: else each of two would find the rows deleted by the other, and neither the
 * bytes that are to go with them.
 */
export function forgetEndedGroups(
  { target }: Pick<Database, 'target'>,
  now: Date,
  pace: Pace = 'at once',
): Promise<Forgotten> {
  // The lock ends with the connection.
  return onOwnConnection(target, async ({ sql }) =>
    (await isTurn(sql)) ? removeEndedGroups(sql, now, pace) : { groups: 0, renewed: [] },
  )
}

/** Waits until no other removal runs; false when one runs for long. */
async function isTurn(sql: Sql): Promise<boolean> {
  try {
    await sql`select set_config('lock_timeout', ${longestWait}, false)`
    await sql`select pg_advisory_lock(${removalLock})`
    await sql`select set_config('lock_timeout', '0', false)`
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

async function removeEndedGroups(sql: Sql, now: Date, pace: Pace): Promise<Forgotten> {
  let groups = 0
  const renewed: number[] = []
  for (const partition of await findFilled(sql)) {
    const inhabited = await lookInto(sql, partition, now)
    const gone = isRatherWrittenAnew(inhabited) ? await writeAnew(sql, partition, now, pace) : null
    if (gone !== null) renewed.push(partition)
    // Where the hour could not be had, its rows go all the same; but not those whose bytes nothing else would take.
    groups +=
      gone ??
      (inhabited.isLeftOver && inhabited.living > 0 ? 0 : await deleteEnded(sql, partition, now, pace))
  }
  await forgetCodes(sql, now)
  await forgetSeatings(sql, now)
  if (renewed.length > 0) await turnLog(sql)
  return { groups, renewed }
}

/** What lives in a partition, and what should be gone; counted only as far as it matters. */
interface Inhabited {
  readonly living: number
  readonly ended: number
  /** Some should have gone long ago (the service was down): whoever lives there is of a later day. */
  readonly isLeftOver: boolean
}

/** Taking so few along is quicker than to delete so many rows one by one, which writes each page of them into the log. */
const few = 200
const many = 1000

async function lookInto(sql: Sql, partition: number, now: Date): Promise<Inhabited> {
  const groups = inPartition(sql, 'groups', partition)
  const longAgo = new Date(now.getTime() - groupLifetimeMs - 2 * hourMs)
  const [found] = await sql<Inhabited[]>`
    select (select count(*) from (select from ${groups} where expires_at > ${now} limit ${few + 1}) as found) as living,
      (select count(*) from (select from ${groups} where expires_at <= ${now} limit ${many}) as found) as ended,
      exists (select from ${groups} where expires_at <= ${now} and created_at < ${longAgo}) as "isLeftOver"`
  return found ?? { living: 0, ended: 0, isLeftOver: false }
}

/** An hour that is in use waits for this only if its bytes would stay for another day, or if next to nobody is there. */
function isRatherWrittenAnew({ living, ended, isLeftOver }: Inhabited): boolean {
  return living === 0 || isLeftOver || (living <= few && ended >= many)
}

async function deleteEnded(sql: Sql, partition: number, now: Date, pace: Pace): Promise<number> {
  let count = 0
  for (;;) {
    const began = performance.now()
    const ended = await sql.begin(async tx => {
      // Lost in a crash, it is done again; and nobody's order waits while this is written.
      await tx`set local synchronous_commit = off`
      // The group's row first: whoever was still writing to the table has then ended. What is locked goes next time.
      const groups = inPartition(tx, 'groups', partition)
      const rows = await tx<{ id: string }[]>`
        select id from ${groups} where slot = ${partition} and expires_at <= ${now} limit ${batch} for update skip locked`
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await countEndedGroups(tx, partition, tx`id = any(${ids}::uuid[])`)
      await tx`delete from ${groups} where slot = ${partition} and id = any(${ids}::uuid[])`
      for (const relation of partitionedTables.filter(name => name !== 'groups'))
        await tx`delete from ${inPartition(tx, relation, partition)} where slot = ${partition} and group_id = any(${ids}::uuid[])`
      return ids.length
    })
    count += ended
    if (ended < batch) return count
    if (pace === 'with rests') await wait(performance.now() - began)
  }
}

async function forgetCodes(sql: Sql, now: Date): Promise<void> {
  for (;;) {
    const { count } = await sql`
      delete from group_codes where code = any(array(
        select code from group_codes where expires_at <= ${now} limit ${codesAtOnce}
      )) and expires_at <= ${now}`
    if (count < codesAtOnce) return
  }
}

/** The partitions whose files hold anything. */
async function findFilled(sql: Sql): Promise<number[]> {
  const rows = await sql<{ slot: number }[]>`
    select distinct substring(relname from '\\d+$')::int as slot from pg_class
    where relkind = 'r' and relname ~ ${`^(${partitionedTables.join('|')})_\\d+$`} and relnamespace = current_schema::regnamespace
      and pg_relation_size(oid) > 0
    order by slot`
  return rows.map(({ slot: partition }) => partition)
}

/**
 * What is written anew in one transaction. Groups come last, as all else is found by them, and with the orders, which are
 * counted with them.
 */
const together = [
  ['members'],
  ['payments'],
  ['answers'],
  ['tickets', 'requests'],
  ['groups', 'orders'],
] as const

/**
 * Gives the partition's files back: a deleted row's bytes stay in its file, truncating gives the relation a new one, into which
 * the rows of those who live there are taken along. Answers how many groups went; null when somebody uses the partition just now:
 * the next minute is soon enough, and also for what is left if this ends half-way.
 */
async function writeAnew(sql: Sql, partition: number, now: Date, pace: Pace): Promise<number | null> {
  let gone = 0
  try {
    let isRestDue = false
    for (const relations of together) {
      // The file system holds everybody up while it takes a large file back.
      if (isRestDue) await wait(restMs)
      isRestDue = pace === 'with rests' && (await sizeOf(sql, partition, relations)) > largeBytes
      gone += await sql.begin(tx => exchangeFiles(tx, partition, relations, now))
    }
    return gone
  } catch (error) {
    if (isLockTimeout(error)) return null
    throw error
  }
}

const largeBytes = 32 * 2 ** 20
const restMs = 5000

/** Bytes of the relations with their indexes. */
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

/** Answers how many groups went, if groups are among the relations. */
async function exchangeFiles(
  tx: Transaction,
  partition: number,
  relations: readonly (typeof partitionedTables)[number][],
  now: Date,
): Promise<number> {
  const names = relations.map(relation => `${relation}_${partition}`).join(', ')
  const groups = inPartition(tx, 'groups', partition)
  // Well below PostgreSQL's deadlock_timeout, so that this gives way and never a diner.
  await tx`set local lock_timeout = '200ms'`
  // At once as strict as truncating: PostgreSQL fails a reader that goes on to write, while a weaker lock is being raised.
  await tx.unsafe(`lock table ${names} in access exclusive mode`)
  const goes = tx`expires_at <= ${now}`
  let count = 0
  if (relations.includes('groups')) {
    const [ended] = await tx<{ count: number }[]>`select count(*) as count from ${groups} where ${goes}`
    count = ended?.count ?? 0
    await countEndedGroups(tx, partition, goes)
  }
  // Read after everybody who writes to them has ended: whoever their rows belong to is among the living by then.
  const [alive] = await tx`select from ${groups} where not ${goes} limit 1`
  const kept = alive ? relations : []
  for (const relation of kept)
    await tx`
      create temporary table ${tx(`kept_${relation}`)} on commit drop as select * from ${inPartition(tx, relation, partition)}
      where slot = ${partition} and ${tx(relation === 'groups' ? 'id' : 'group_id')} in (select id from ${groups} where not ${goes})`
  await tx.unsafe(`truncate ${names}`)
  for (const relation of kept)
    await tx`insert into ${inPartition(tx, relation, partition)} select * from ${tx(`kept_${relation}`)}`
  return count
}

/**
 * Begins a new file of the write-ahead log, so that PostgreSQL lets go of the earlier ones, where the rows were written
 * too, with its next checkpoint. Only where the right to do so was given, as in the embedded database; elsewhere the log is
 * its operator's.
 */
async function turnLog(sql: Sql): Promise<void> {
  const [may] = await sql<
    { turn: boolean }[]
  >`select has_function_privilege('pg_switch_wal()', 'execute') as turn`
  if (may?.turn) await sql`select pg_switch_wal()`
}
