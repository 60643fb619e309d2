// Runs the statements of a call in one transaction.

import type { Database, Transaction } from './database.ts'
import { abortGuard } from './health-check.ts'

/**
 * Runs the work in one transaction and resolves to its result. Rolls back if the work throws, or if the call has meanwhile
 * failed with 503 because the database was away (`abortGuard`).
 */
export async function inTransaction<R>(
  { sql }: Pick<Database, 'sql'>,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  const requireNotAborted = abortGuard()
  return sql.begin(async tx => {
    const value = await work(tx)
    requireNotAborted()
    return value
  })
}
