// Finds out whether a connection leads to the primary. After a failover the same address may lead to a standby for a moment,
// and libpq's `target_session_attrs` does not exist in `pg`.

import type pg from 'pg'

class ReadOnlyDatabase extends Error {
  readonly code = '25006'
}

/** Rejects as a write would, with code 25006, if the server is a standby or accepts no writes. */
export async function requireWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(
    `select current_setting('transaction_read_only')::bool as "isReadOnly"`,
  )
  if (rows[0]?.isReadOnly) throw new ReadOnlyDatabase('the database accepts no writes')
}

/** The option of a pool that accepts connections to the primary only. */
export function verifyWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  // While it verifies, a pool does not listen for a lost connection, and its error would end the process.
  client.on('error', () => {})
  requireWritable(client).then(() => done(), done)
}
