// A backup of what outlives an evening, while servers go on: restaurants, menus, campaigns, accounts, and no word of a diner.
// It is SQL that psql reads too.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Sql, Transaction } from '../db/database.ts'
import { findBackupTables, schemaOf } from './backup-tables.ts'

export const schemaMark = '-- migrations: '
/** The last line of a whole backup. */
export const endMark = '-- end of the backup'

/** As of one instant, into a file that only this user can read. Under its name it is whole. */
export async function writeBackup(sql: Sql, path: string, now: Date): Promise<void> {
  const draft = `${path}.part`
  const write = (tx: Transaction) =>
    pipeline(textOf(tx, now), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  try {
    // One that lies there keeps its mode, and may be a link to elsewhere.
    await rm(draft, { force: true })
    await sql.begin('isolation level repeatable read read only', write)
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
    yield* await tx.unsafe(`copy "${name}" (${list}) to stdout`).readable()
    yield '\\.\n'
  }
  for (const { name, last } of await findSequences(tx)) yield `select setval('"${name}"', ${last});\n`
  yield `${endMark}\n`
}

/** Those that have been used. No id is ever given twice. */
async function findSequences(tx: Transaction): Promise<{ name: string; last: number }[]> {
  return tx<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema and last_value is not null order by name`
}
