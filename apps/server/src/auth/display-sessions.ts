// The sessions of paired tablets.

import type { DisplayKind } from '@tablemate/contract/kitchen-displays.ts'
import type { Sql } from '../db/database.ts'
import type { Session } from './sessions.ts'

/** `last_seen_at` is updated at most this often, so that not every read causes a write. */
const lastSeenStepMs = 60_000

/** The session of a tablet's token; null if the tablet is not paired or was removed. */
export async function findDisplaySession(sql: Sql, token: string, now: Date): Promise<Session | null> {
  const [found] = await sql<{ restaurantId: number; role: DisplayKind; lastSeenAt: Date }[]>`
    select restaurant_id as "restaurantId", kind as role, last_seen_at as "lastSeenAt" from screens
    where token = decode(${token}, 'hex')`
  if (!found) return null
  const { restaurantId, role, lastSeenAt } = found
  if (now.getTime() - lastSeenAt.getTime() >= lastSeenStepMs)
    await sql`update screens set last_seen_at = ${now} where token = decode(${token}, 'hex')`
  return { restaurantId, role, token }
}

/** Updates when the tablets with these tokens were last seen, to the minute. */
export async function touchKitchenDisplays(sql: Sql, tokens: readonly string[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - lastSeenStepMs)
  await sql`
    update screens set last_seen_at = ${now}
    where token = any(select decode(t, 'hex') from unnest(${tokens}::text[]) t) and last_seen_at <= ${before}`
}
