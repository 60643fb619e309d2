// Brings the database to the present schema: the numbered files of migrations/, forward only, each once, while nodes of the
// version before go on serving (docs/operations.md, Upgrade without downtime).

import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Transaction } from './database.ts'
import { isLockTimeout } from './failures.ts'

const ownFiles = new URL('./migrations/', import.meta.url)

/** Any number that no other use of advisory locks has. */
const migrationLock = 7_230_001

/**
 * Who waits for a table holds up everybody who comes after. So a migration that meets a long reading (a backup) lets go and
 * comes again; and well before PostgreSQL's deadlock_timeout, so that this gives way and never a diner.
 */
const longestWait = '200ms'
const pauseMs = 250
/** About five minutes. */
const mostTries = 600

/**
 * Applies what is missing, in one transaction, while holding a lock: servers that start together do it once. A server that
 * is older than the database serves on it: what a newer version added is none of its business. Throws where a migration took
 * something away that this version may still use: its name says which version may go on, `0012-…-after-0011.sql` those that
 * know 0011.
 */
export async function migrate({ sql }: Pick<Database, 'sql'>, folder = ownFiles): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  for (let tries = 1; ; tries += 1) {
    try {
      return await sql.begin(tx => applyMissing(tx, folder, files))
    } catch (error) {
      if (!isLockTimeout(error) || tries === mostTries) throw error
      await wait(pauseMs)
    }
  }
}

async function applyMissing(tx: Transaction, folder: URL, files: readonly string[]): Promise<void> {
  await tx`select pg_advisory_xact_lock(${migrationLock})`
  await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`
  const applied = (await tx<{ name: string }[]>`select name from migrations`).map(({ name }) => name)
  requireKnown(applied, files)
  await tx`select set_config('lock_timeout', ${longestWait}, true)`
  for (const name of files.filter(file => !applied.includes(file))) {
    await tx.unsafe(await readFile(new URL(name, folder), 'utf8')).simple()
    await tx`insert into migrations (name) values (${name})`
  }
}

function requireKnown(applied: readonly string[], files: readonly string[]): void {
  const newest = files.at(-1) ?? ''
  const tooNew = applied.find(name => {
    const needed = /-after-(\d{4})\.sql$/.exec(name)?.[1]
    return !files.includes(name) && needed !== undefined && needed > newest.slice(0, 4)
  })
  if (tooNew)
    throw new Error(`The database was migrated by a version too new for this one: it has ${tooNew}.`)
}
