// Restores a backup into a new database, completely or not at all.

import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Sql, Transaction } from '../db/database.ts'
import { schemaOf } from './backup-tables.ts'
import { endMark, schemaMark } from './write-backup.ts'

/** Throws and changes nothing if the database has another version or is already in use, or if the backup is incomplete. */
export async function readBackup(sql: Sql, path: string): Promise<void> {
  const file = await open(path)
  try {
    await sql.begin(tx => fill(tx, linesOf(file.createReadStream({ autoClose: false }))))
  } finally {
    await file.close()
  }
}

async function fill(tx: Transaction, lines: AsyncIterator<string, undefined>): Promise<void> {
  await requireNew(tx)
  let last = ''
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) break
    last = line
    if (line.startsWith(schemaMark)) requireSame(line.slice(schemaMark.length), await schemaOf(tx))
    else if (line.startsWith('copy ')) await pipeline(Readable.from(rowsOf(lines)), copyInto(tx, line))
    else if (!line.startsWith('--')) await tx.script(line)
  }
  if (last !== endMark) throw new Error('The backup is not whole: its end is missing.')
}

async function requireNew(tx: Transaction): Promise<void> {
  const [used] = await tx`
    select from restaurants union all select from restaurant_interest union all select from groups limit 1`
  if (used)
    throw new Error(
      'The database is in use already. Restore into a new one: another DATA_DIR, or an empty database.',
    )
}

function requireSame(backup: string, current: string): void {
  if (backup === current) return
  throw new Error(
    `The backup is of another version. Restore it with that one, then upgrade. It has ${backup}; here is ${current}.`,
  )
}

function copyInto(tx: Transaction, line: string) {
  return tx.client.query(copyFrom(line.replace(/;$/, '')))
}

/** The rows up to the line that ends the table. */
async function* rowsOf(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('The backup is not whole: it ends within a table.')
    if (value === '\\.') return
    yield `${value}\n`
  }
}

/** Lines as PostgreSQL defines them: only a line feed ends one. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let rest = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end)
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0) yield rest.toString()
}
