// Checks whether the sessions of open event streams are still valid.

import type { Sql } from '../db/database.ts'
import { touchKitchenDisplays } from './display-sessions.ts'
import type { Session } from './sessions.ts'

/** The tokens of the sessions that have not ended or expired, and of tablets that are still paired. */
export async function findOpenTokens(
  sql: Sql,
  sessions: readonly Session[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const tokens = [...new Set(sessions.map(({ token }) => token))]
  const open = await sql<{ token: string }[]>`
    with wanted as materialized (select decode(t, 'hex') as token from unnest(${tokens}::text[]) t)
    select encode(token, 'hex') as token from restaurant_sessions join wanted using (token) where expires_at > ${now}
    union all
    select encode(token, 'hex') from screens join wanted using (token)`
  await touchKitchenDisplays(sql, tokens, now)
  return new Set(open.map(({ token }) => token))
}
