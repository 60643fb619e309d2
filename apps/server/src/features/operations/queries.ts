// Queries for the metrics of the server.

import type { Sql } from '../../db/database.ts'

/** The seconds since the oldest group that is still stored has expired; 0 if there is none. */
export async function findOverdue(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<{ since: Date | null }[]>`
    select min(expires_at) as since from groups where expires_at <= ${now}`
  return row?.since ? (now.getTime() - row.since.getTime()) / 1000 : 0
}
