// What diners said is gone after 24 hours: the rows within a minute, the bytes once their hour's slot is empty.

import { groupLifetimeMs } from '#domain/limits.ts'
import { type Database, inSlot, type Sql } from '../db/database.ts'
import { hourMs, slotted } from '../db/slots.ts'

/** So many groups go in one transaction, so that nobody waits long for a row. */
const batch = 200

/** PostgreSQL's code for a lock that was not to be had in time. */
const lockTimeout = '55P03'

export interface Forgotten {
  /** How many groups were deleted. */
  readonly groups: number
  /** Which slots gave their files back. */
  readonly emptied: readonly number[]
}

/** Deletes every group whose 24 hours are over, with all that hangs on it, and the bytes of those that ended before. */
export async function forgetEndedGroups({ sql }: Pick<Database, 'sql'>, now: Date): Promise<Forgotten> {
  let groups = 0
  const rewritten: number[] = []
  for (const { slot, isLeftOver } of await findEnded(sql, now)) {
    groups += await deleteEnded(sql, slot, now)
    if (isLeftOver) rewritten.push(slot)
  }
  await sql`delete from group_codes where expires_at <= ${now}`

  const emptied: number[] = []
  for (const slot of await findFilled(sql)) {
    if (await emptySlot(sql, slot)) emptied.push(slot)
    else if (rewritten.includes(slot)) await rewriteSlot(sql, slot)
  }
  if (emptied.length + rewritten.length > 0) {
    await sql`vacuum full group_codes`
    await cutLog(sql)
  }
  return { groups, emptied }
}

/**
 * The slots with ended groups. Left over are those that should have gone long ago (the service was down): younger
 * groups may be in their slot already, so that waiting for it to be empty would keep their bytes for another day.
 */
function findEnded(sql: Sql, now: Date): Promise<{ slot: number; isLeftOver: boolean }[]> {
  const longAgo = new Date(now.getTime() - groupLifetimeMs - 2 * hourMs)
  return sql<{ slot: number; isLeftOver: boolean }[]>`
    select slot, bool_or(created_at < ${longAgo}) as "isLeftOver" from groups where expires_at <= ${now} group by slot`
}

async function deleteEnded(sql: Sql, slot: number, now: Date): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await sql.begin(async tx => {
      // The group's row first: whoever was still writing to the table has then ended. What is locked goes next time.
      const groups = inSlot(tx, 'groups', slot)
      const ended = await tx<{ id: string }[]>`
        delete from ${groups} where slot = ${slot} and id in (
          select id from ${groups} where slot = ${slot} and expires_at <= ${now} limit ${batch} for update skip locked)
        returning id`
      const ids = ended.map(({ id }) => id)
      for (const relation of slotted.filter(name => name !== 'groups'))
        await tx`delete from ${inSlot(tx, relation, slot)} where slot = ${slot} and group_id = any(${ids}::uuid[])`
      return ids.length
    })
    if (count === 0) return deleted
    deleted += count
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
 * Gives the slot's files back if no group is left in it: a deleted row's bytes stay in its file, truncating gives the
 * relation a new one. False when somebody lives there, or uses it just now: the next minute is soon enough.
 */
async function emptySlot(sql: Sql, slot: number): Promise<boolean> {
  const relations = slotted.map(relation => `${relation}_${slot}`)
  try {
    return await sql.begin(async tx => {
      // Well below PostgreSQL's deadlock_timeout, so that this gives way and never a diner.
      await tx`set local lock_timeout = '200ms'`
      await tx`lock table ${tx(relations[0] ?? '')} in access exclusive mode`
      const [group] = await tx`select from ${inSlot(tx, 'groups', slot)} limit 1`
      if (group) return false
      await tx.unsafe(`truncate ${relations.join(', ')}`)
      return true
    })
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) return false
    throw error
  }
}

/** Writes the slot's files anew with what still lives there. */
async function rewriteSlot(sql: Sql, slot: number): Promise<void> {
  for (const relation of slotted) await sql`vacuum full ${inSlot(sql, relation, slot)}`
}

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
