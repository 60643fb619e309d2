// Writes a backup while servers run: restaurants, menus, campaigns and accounts, without diners' data. It is SQL that psql can
// read too.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { closeConnection, type Sql, type Transaction } from '../db/database.ts'
import { findBackupTables, schemaOf } from './backup-tables.ts'

export const schemaMark = '-- migrations: '
/** The last line of a complete backup. */
export const endMark = '-- end of the backup'

/** Writes a consistent snapshot to a file that only this user can read. The file gets its name when it is complete. */
export async function writeBackup(sql: Sql, path: string, now: Date): Promise<void> {
  const draft = `${path}.part`
  const write = (tx: Transaction) =>
    pipeline(textOf(tx, now), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  try {
    // An existing file would keep its mode, and could be a link.
    await rm(draft, { force: true })
    await sql.begin(write, 'isolation level repeatable read read only')
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* textOf(tx: Transaction, now: Date): AsyncGenerator<string | Buffer> {
  yield `-- Tablemate, ${now.toISOString()}\n${schemaMark}${await schemaOf(tx)}\n`
  for (const { name, columns } of await findBackupTables(tx)) {
    const list = columns.map(column => `"${column}"`).join(', ')
    yield `delete from "${name}";\ncopy "${name}" (${list}) from stdin;\n`
    yield* copyOf(tx, `copy "${name}" (${list}) to stdout`)
    yield '\\.\n'
  }
  for (const { name, last } of await findSequences(tx)) yield `select setval('"${name}"', ${last});\n`
  yield `${endMark}\n`
}

/** The output of a COPY. If the reader stops early, the connection closes, because PostgreSQL would send the rest first. */
async function* copyOf({ client }: Transaction, statement: string): AsyncGenerator<Buffer> {
  let isComplete = false
  try {
    yield* client.query(copyTo(statement))
    isComplete = true
  } finally {
    if (!isComplete) closeConnection(client)
  }
}

/** The used sequences, so that a restored database never reuses an id. */
async function findSequences(tx: Transaction): Promise<{ name: string; last: number }[]> {
  return tx<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema and last_value is not null order by name`
}
