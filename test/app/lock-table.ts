// Locks a table of the database, so that a test controls the order of concurrent statements.

import type { Transaction } from '@tablemate/server/db/database.ts'
import { fragment, identifier } from '@tablemate/server/db/sql.ts'
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
  const mode = what === 'writing' ? fragment`exclusive` : fragment`access exclusive`
  const [locked, released] = [Promise.withResolvers<Transaction>(), Promise.withResolvers<void>()]
  const ended = directSql.begin(async tx => {
    await tx`lock table ${identifier(table)} in ${mode} mode`
    locked.resolve(tx)
    await released.promise
  })
  ended.catch(locked.reject)
  const release = () => {
    released.resolve()
    return ended
  }
  onTestFinished(release)
  const tx = await locked.promise
  return {
    isWaitedFor: () =>
      expect
        .poll(
          async () =>
            (
              await tx`select from pg_locks where not granted and relation = ${table}::regclass
              and database = (select oid from pg_database where datname = current_database())`
            ).length,
        )
        .toBeGreaterThan(0),
    release,
  }
}
