// The tables of a backup: restaurants' data. Diners' data is in partitions, which are left out.

import type { Sql, Transaction } from '../db/database.ts'

export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Codes and seatings refer to groups, which are not in a backup. A restore must not revive ended sessions or removed tablets.
 * The other tables contain data of one day.
 */
const excludedTables = [
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

/** The tables in the order in which a restore fills them: a referenced table comes first. */
export async function findBackupTables(sql: Sql | Transaction): Promise<BackupTable[]> {
  const tables = await sql<BackupTable[]>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema::regnamespace and relkind = 'r' and relpersistence = 'p'
      and not relispartition and relname <> all(${excludedTables})
    group by relname order by relname`
  const references = await sql<{ from: string; to: string }[]>`
    select a.relname as "from", b.relname as "to" from pg_constraint
      join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = current_schema::regnamespace`
  const ordered: BackupTable[] = []
  while (ordered.length < tables.length) {
    const remaining = tables.filter(table => !ordered.includes(table))
    const isBlocked = ({ name }: BackupTable) =>
      references.some(({ from, to }) => from === name && remaining.some(table => table.name === to))
    const ready = remaining.filter(table => !isBlocked(table))
    if (ready.length === 0)
      throw new Error(`${remaining.map(({ name }) => name)} refer to each other in a circle`)
    ordered.push(...ready)
  }
  return ordered
}

/** The applied migrations, as one line. */
export async function schemaOf(sql: Sql | Transaction): Promise<string> {
  const rows = await sql<{ name: string }[]>`select name from migrations order by name`
  return rows.map(({ name }) => name).join(' ')
}
