// What the service asks of the database about itself.

import type { Sql } from '../../db/database.ts'

/** For how long the oldest group that has ended stands there all the same, in seconds; 0: none does. */
export async function findOverdue(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<{ since: Date | null }[]>`
    select min(expires_at) as since from groups where expires_at <= ${now}`
  return row?.since ? (now.getTime() - row.since.getTime()) / 1000 : 0
}
