// Locks a table of the database, so that a test controls the order of concurrent statements.

import { expect, onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

export interface TableLock {
  /** Resolves when a statement waits for the lock. */
  isWaitedFor(): Promise<void>
  /** Called automatically when the test ends. */
  release(): Promise<void>
}

/** Blocks writes until the release, and with `reading too` also reads. */
export async function lockTable(
  { directSql }: Pick<TestApp, 'directSql'>,
  table: string,
  what: 'writing' | 'reading too',
): Promise<TableLock> {
  const sql = await directSql.reserve()
  let isLocked = true
  const release = async () => {
    if (!isLocked) return
    isLocked = false
    await sql`commit`
    sql.release()
  }
  onTestFinished(release)
  await sql`begin`
  const mode = what === 'writing' ? sql`exclusive` : sql`access exclusive`
  await sql`lock table ${sql(table)} in ${mode} mode`
  return {
    isWaitedFor: () =>
      expect
        .poll(
          async () =>
            (
              await sql`select from pg_locks where not granted and relation = ${table}::regclass
              and database = (select oid from pg_database where datname = current_database())`
            ).length,
        )
        .toBeGreaterThan(0),
    release,
  }
}
