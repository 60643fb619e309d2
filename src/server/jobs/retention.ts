// What diners said is gone after 24 hours: the rows within a minute, the bytes once their hour's slot is empty.

import { setTimeout as wait } from 'node:timers/promises'
import { groupLifetimeMs } from '#domain/limits.ts'
import { connectDatabase, type Database, inSlot, type Sql, type Transaction } from '../db/database.ts'
import { hourMs, slotted } from '../db/slots.ts'
import { countEndedGroups } from './restaurant-days.ts'

/** So many groups go in one transaction, so that nobody waits long for a row. */
const batch = 200

/** Any number that no other use of advisory locks has. */
export const removalLock = 7_230_002

/** PostgreSQL's code for a lock that was not to be had in time. */
const lockTimeout = '55P03'

export interface Forgotten {
  /** How many groups were deleted. */
  readonly groups: number
  /** Which slots gave their files back. */
  readonly emptied: readonly number[]
}

/**
 * Deletes every group whose 24 hours are over, with all that hangs on it, and the bytes of those that ended before. One
 * removal runs at a time, whichever server's, and who comes meanwhile waits for it: else each of two would find the rows
 * deleted by the other, and neither the bytes that are to go with them.
 */
export async function forgetEndedGroups(
  { sql, target }: Pick<Database, 'sql' | 'target'>,
  now: Date,
): Promise<Forgotten> {
  // On a connection of its own, so that those who wait take none from the pool; the lock ends with it.
  const waiting = connectDatabase(target, { connections: 1 })
  try {
    await waiting.sql`select pg_advisory_lock(${removalLock})`
    return await removeEndedGroups(sql, now)
  } finally {
    await waiting.close()
  }
}

async function removeEndedGroups(sql: Sql, now: Date): Promise<Forgotten> {
  let groups = 0
  let isRewritten = false
  const emptied: number[] = []
  for (const slot of await findFilled(sql)) {
    const gone = await emptySlot(sql, slot, now)
    if (gone === null) {
      const deleted = await deleteEnded(sql, slot, now)
      groups += deleted.count
      isRewritten ||= deleted.areLeftOver
      if (deleted.areLeftOver) await rewriteSlot(sql, slot)
    } else {
      groups += gone
      emptied.push(slot)
    }
  }
  await sql`delete from group_codes where expires_at <= ${now}`
  if (emptied.length > 0 || isRewritten) await cutLog(sql)
  return { groups, emptied }
}

/**
 * Left over are groups that should have gone long ago (the service was down): younger ones are in their slot already, so
 * that waiting for it to be empty would keep their bytes for another day.
 */
async function deleteEnded(
  sql: Sql,
  slot: number,
  now: Date,
): Promise<{ count: number; areLeftOver: boolean }> {
  const longAgo = new Date(now.getTime() - groupLifetimeMs - 2 * hourMs)
  let count = 0
  let areLeftOver = false
  for (;;) {
    const ended = await sql.begin(async tx => {
      // The group's row first: whoever was still writing to the table has then ended. What is locked goes next time.
      const groups = inSlot(tx, 'groups', slot)
      const rows = await tx<{ id: string; createdAt: Date }[]>`
        select id, created_at as "createdAt" from ${groups} where slot = ${slot} and expires_at <= ${now}
        limit ${batch} for update skip locked`
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return rows
      await countEndedGroups(tx, slot, ids)
      await tx`delete from ${groups} where slot = ${slot} and id = any(${ids}::uuid[])`
      for (const relation of slotted.filter(name => name !== 'groups'))
        await tx`delete from ${inSlot(tx, relation, slot)} where slot = ${slot} and group_id = any(${ids}::uuid[])`
      return rows
    })
    count += ended.length
    areLeftOver ||= ended.some(({ createdAt }) => createdAt < longAgo)
    if (ended.length < batch) return { count, areLeftOver }
  }
}

/** The slots whose files hold anything. */
async function findFilled(sql: Sql): Promise<number[]> {
  const rows = await sql<{ slot: number }[]>`
    select distinct substring(relname from '\\d+$')::int as slot from pg_class
    where relkind = 'r' and relname ~ ${`^(${slotted.join('|')})_\\d+$`} and relnamespace = current_schema::regnamespace
      and pg_relation_size(oid) > 0
    order by slot`
  return rows.map(({ slot }) => slot)
}

/**
 * Gives the slot's files back if no group lives in it: a deleted row's bytes stay in its file, truncating gives the
 * relation a new one. Answers how many groups went with it; null when somebody lives there, or uses it just now: the
 * next minute is soon enough.
 */
async function emptySlot(sql: Sql, slot: number, now: Date): Promise<number | null> {
  // Asked without a lock first: an hour that is in use never waits for this.
  if (await isLivedIn(sql, slot, now)) return null
  const relations = slotted.map(relation => `${relation}_${slot}`)
  try {
    return await sql.begin(async tx => {
      // Well below PostgreSQL's deadlock_timeout, so that this gives way and never a diner.
      await tx`set local lock_timeout = '200ms'`
      await tx`lock table ${tx(relations[0] ?? '')} in access exclusive mode`
      if (await isLivedIn(tx, slot, now)) return null
      const [ended] = await tx<
        { count: number }[]
      >`select count(*) as count from ${inSlot(tx, 'groups', slot)}`
      await countEndedGroups(tx, slot, 'all')
      await tx.unsafe(`truncate ${relations.join(', ')}`)
      return ended?.count ?? 0
    })
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) return null
    throw error
  }
}

async function isLivedIn(sql: Sql | Transaction, slot: number, now: Date): Promise<boolean> {
  const [group] = await sql`select from ${inSlot(sql, 'groups', slot)} where expires_at > ${now} limit 1`
  return group !== undefined
}

/** Writes the slot's files anew with what still lives there. */
async function rewriteSlot(sql: Sql, slot: number): Promise<void> {
  await awaitEarlierReaders(sql)
  for (const relation of slotted) await sql`vacuum full ${inSlot(sql, relation, slot)}`
}

/** Rewriting keeps a deleted row for whoever began to read before it went: they are let finish first, up to a while. */
async function awaitEarlierReaders(sql: Sql): Promise<void> {
  const [now] = await sql<{ id: string }[]>`select pg_current_xact_id()::xid::text as id`
  const deadline = performance.now() + longestReadMs
  while (performance.now() < deadline) {
    const [reader] = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_xmin is not null and age(backend_xmin) >= age(${now?.id ?? ''}::text::xid) limit 1`
    if (!reader) return
    await wait(50)
  }
}

/** No statement of the service takes longer. */
const longestReadMs = 10_000

/**
 * Lets go of the write-ahead log's past, where the rows were written too. Only where the right to do so was given,
 * as in the embedded database; elsewhere the log is its operator's.
 */
async function cutLog(sql: Sql): Promise<void> {
  const [may] = await sql<{ cut: boolean }[]>`
    select has_function_privilege('pg_switch_wal()', 'execute') and pg_has_role('pg_checkpoint', 'usage') as cut`
  if (!may?.cut) return
  await sql`select pg_switch_wal()`
  await sql`checkpoint`
}
