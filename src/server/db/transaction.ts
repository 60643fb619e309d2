// What a call changes in several statements, it changes whole or not at all.

import type { Database, Transaction } from './database.ts'
import { abortGuard } from './health-check.ts'

/**
 * Works in one transaction and answers what the work does. It is undone when the work throws, and when whoever asked was told
 * meanwhile that the database is away: then throws what makes that 503.
 */
export async function inTransaction<R>(
  { sql }: Pick<Database, 'sql'>,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  const requireNotAborted = abortGuard()
  const outcome = await sql.begin(async tx => {
    const done = await work(tx)
    requireNotAborted()
    return done
  })
  return outcome as R
}
