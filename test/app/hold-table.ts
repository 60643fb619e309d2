// Holds up whoever comes to a table of the database, so that a test decides what happens in which order.

import { expect, onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

export interface TableLock {
  /** Until a statement waits here. */
  isAwaited(): Promise<void>
  /** At the latest with the end of the test. */
  release(): Promise<void>
}

/** Nobody writes there until it is released, nor reads where reading is held up too. */
export async function holdTable(
  { beside }: Pick<TestApp, 'beside'>,
  table: string,
  what: 'writing' | 'reading too',
): Promise<TableLock> {
  const sql = await beside.reserve()
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await sql`commit`
    sql.release()
  }
  onTestFinished(release)
  await sql`begin`
  const mode = what === 'writing' ? sql`exclusive` : sql`access exclusive`
  await sql`lock table ${sql(table)} in ${mode} mode`
  return {
    isAwaited: () =>
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
