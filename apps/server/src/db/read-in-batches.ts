// Reads a large result in batches, so that neither memory nor the event loop holds all rows at once.

import type { QueryResultRow } from 'pg'
import type { Transaction } from './database.ts'
import { type Fragment, raw } from './sql.ts'

const batchSize = 500

/** The rows of a query through a cursor of the transaction. A transaction reads one such result at a time. */
export async function* readInBatches<R extends QueryResultRow>(
  tx: Transaction,
  query: Fragment,
): AsyncGenerator<R[]> {
  await tx`declare batches no scroll cursor for ${query}`
  for (;;) {
    const rows = await tx<R[]>`fetch ${raw(String(batchSize))} from batches`
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) break
  }
  await tx`close batches`
}
