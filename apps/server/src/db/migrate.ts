// Migrates the database to the current schema: applies the numbered files of migrations/, forward only, each once, while nodes
// of the previous version keep serving (docs/operations.md, Upgrade without downtime).

import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Transaction } from './database.ts'
import { isLockTimeout } from './failures.ts'

const ownFiles = new URL('./migrations/', import.meta.url)

/** The key of an advisory lock; no other lock has this number. */
const migrationLock = 7_230_001

/**
 * A migration that waits for a table lock blocks all later statements on that table. So during a long read (a backup) it times
 * out and retries. The timeout is well below PostgreSQL's deadlock_timeout, so the migration fails and never a diner's call.
 */
const lockTimeout = '200ms'
const retryMs = 250
/** About five minutes. */
const maxTries = 600

/**
 * Applies missing migrations in one transaction under an advisory lock, so that servers that start together apply them once. A
 * server older than the schema accepts additions. It throws if a migration removed something that this version may use. The
 * name of such a migration says which versions may continue: `0012-…-after-0011.sql` those that know 0011.
 */
export async function migrate({ sql }: Pick<Database, 'sql'>, folder = ownFiles): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  for (let tries = 1; ; tries += 1) {
    try {
      return await sql.begin(tx => applyMissing(tx, folder, files))
    } catch (error) {
      if (!isLockTimeout(error) || tries === maxTries) throw error
      await wait(retryMs)
    }
  }
}

async function applyMissing(tx: Transaction, folder: URL, files: readonly string[]): Promise<void> {
  await tx`select pg_advisory_xact_lock(${migrationLock})`
  await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`
  const applied = (await tx<{ name: string }[]>`select name from migrations`).map(({ name }) => name)
  requireKnown(applied, files)
  await tx`select set_config('lock_timeout', ${lockTimeout}, true)`
  for (const name of files.filter(file => !applied.includes(file))) {
    await tx.script(await readFile(new URL(name, folder), 'utf8'))
    await tx`insert into migrations (name) values (${name})`
  }
}

function requireKnown(applied: readonly string[], files: readonly string[]): void {
  const newest = files.at(-1) ?? ''
  const tooNew = applied.find(name => {
    const oldestAllowed = /-after-(\d{4})\.sql$/.exec(name)?.[1]
    return !files.includes(name) && oldestAllowed !== undefined && oldestAllowed > newest.slice(0, 4)
  })
  if (tooNew)
    throw new Error(`The database was migrated by a version too new for this one: it has ${tooNew}.`)
}
