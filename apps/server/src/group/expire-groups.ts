// Deletes diners' data after 24 hours: the rows within a minute, their bytes with reclaim-partitions.ts.

import { setTimeout as wait } from 'node:timers/promises'
import { type Database, onOwnConnection, type Sql } from '../db/database.ts'
import { isLockTimeout } from '../db/failures.ts'
import { partitionedTables } from '../db/partitions.ts'
import { fragment, inPartition } from '../db/sql.ts'
import { findFilled, reclaimPartition, switchLog } from './reclaim-partitions.ts'
import { countEndedGroups } from './restaurant-days.ts'

/** Groups per transaction: few, so that locks are short. */
const groupsPerBatch = 200
/** Codes per statement; each is one row. */
const codesPerBatch = 2000

/** The key of an advisory lock; no other lock has this number. */
export const removalLock = 7_230_002
/** In milliseconds; far longer than any statement here takes. Then the database's machine is silent, and the removal starts anew. */
export const removalSilenceMs = 300_000
/** The lock timeout while another node removes groups. After it, that node's removal is enough. */
const removalLockTimeout = '3s'

export interface RemovalResult {
  /** The number of deleted groups. */
  readonly groups: number
  /** The partitions whose files were replaced. */
  readonly reclaimed: readonly number[]
}

/** Full speed at the start, before anybody is served. Throttled while serving: diners use the same disk. */
export type Pace = 'full speed' | 'throttled'

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
  return onOwnConnection(
    target,
    async ({ sql }) =>
      (await acquireRemovalLock(sql)) ? removeFromPartitions(sql, now, pace) : { groups: 0, reclaimed: [] },
    { silenceMs: removalSilenceMs },
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
  const reclaimed: number[] = []
  for (const partition of await findFilled(sql)) {
    const removed = await reclaimPartition(sql, partition, now)
    if (typeof removed === 'number') reclaimed.push(partition)
    if (removed === 'delete-rows') groups += await deleteExpired(sql, partition, now, pace)
    else if (removed !== 'retry') groups += removed
  }
  await deleteExpiredCodes(sql, now)
  await sql`delete from open_seatings where expires_at <= ${now}`
  if (reclaimed.length > 0) await switchLog(sql)
  return { groups, reclaimed }
}

async function deleteExpired(sql: Sql, partition: number, now: Date, pace: Pace): Promise<number> {
  let count = 0
  for (;;) {
    const began = performance.now()
    const deleted = await sql.begin(async tx => {
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
    count += deleted
    if (deleted < groupsPerBatch) return count
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
