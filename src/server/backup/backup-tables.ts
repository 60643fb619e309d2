// What a backup holds: all that outlives an evening. What diners said lives in partitions and is none of it.

import type { Sql, Transaction } from '../db/database.ts'

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Codes and seatings lead to tables that a backup does not hold. Who signed out, and a tablet that was taken off the list, must not
 * be signed in by a restore. The rest is of a day.
 */
const leftOut = [
  'migrations',
  'group_codes',
  'open_seatings',
  'restaurant_sessions',
  'restaurant_answers',
  'password_resets',
  'screens',
  'screen_codes',
  'impressions',
]

/** In an order in which they can be filled: what is referred to comes first. */
export async function findBackupTables(sql: Sql | Transaction): Promise<BackupTable[]> {
  const tables = await sql<BackupTable[]>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema::regnamespace and relkind = 'r' and relpersistence = 'p'
      and not relispartition and relname <> all(${leftOut})
    group by relname order by relname`
  const references = await sql<{ from: string; to: string }[]>`
    select a.relname as "from", b.relname as "to" from pg_constraint
      join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = current_schema::regnamespace`
  const ordered: BackupTable[] = []
  while (ordered.length < tables.length) {
    const left = tables.filter(table => !ordered.includes(table))
    const waits = ({ name }: BackupTable) =>
      references.some(({ from, to }) => from === name && left.some(table => table.name === to))
    const ready = left.filter(table => !waits(table))
    if (ready.length === 0) throw new Error(`${left.map(({ name }) => name)} refer to each other in a circle`)
    ordered.push(...ready)
  }
  return ordered
}

/** What the database was brought to, as one line. */
export async function schemaOf(sql: Sql | Transaction): Promise<string> {
  const rows = await sql<{ name: string }[]>`select name from migrations order by name`
  return rows.map(({ name }) => name).join(' ')
}
