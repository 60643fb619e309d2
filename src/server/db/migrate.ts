// Brings the database to the present schema: the numbered files of migrations/, forward only, each once.

import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number that no other use of advisory locks has. */
const migrationLock = 7_230_001

/**
 * Applies what is missing, in one transaction, while holding a lock: servers that start together do it once.
 * Throws when the database knows a migration that this version does not: it was used by a newer one.
 */
export async function migrate({ sql }: Pick<Database, 'sql'>): Promise<void> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  await sql.begin(async tx => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`
    const applied = (await tx<{ name: string }[]>`select name from migrations`).map(({ name }) => name)
    const unknown = applied.find(name => !files.includes(name))
    if (unknown) throw new Error(`The database was migrated by a newer version: it has ${unknown}.`)
    for (const name of files.filter(file => !applied.includes(file))) {
      await tx.unsafe(await readFile(new URL(name, folder), 'utf8')).simple()
      await tx`insert into migrations (name) values (${name})`
    }
  })
}
