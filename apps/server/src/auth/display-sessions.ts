// The sessions of paired tablets, and the person whose PIN unlocked one.

import type { DisplayKind } from '@tablemate/contract/kitchen-displays.ts'
import type { Unlocked } from '@tablemate/contract/staff.ts'
import { unlockedMs } from '@tablemate/domain/staff/roles.ts'
import type { Sql, Transaction } from '../db/database.ts'
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

type DisplaySession = Pick<Session, 'token'>

/** The person whose PIN unlocked the tablet, while it stays so; null: nobody, also for the owner's session. */
export async function findUnlocked(
  sql: Sql | Transaction,
  { token }: DisplaySession,
  now: Date,
): Promise<Unlocked | null> {
  const [found] = await sql<Unlocked[]>`
    select m.id, m.name, m.role, ceil(extract(epoch from unlocked_until - ${now}::timestamptz))::int as "secondsLeft"
    from screens join staff_members m on m.id = unlocked_staff_id
    where token = decode(${token}, 'hex') and unlocked_until > ${now} and not is_blocked`
  return found ?? null
}

/** Unlocks the tablet for the person, or keeps it unlocked, for 60 seconds from now. */
export async function unlockSession(
  sql: Sql | Transaction,
  { token }: DisplaySession,
  staffId: number,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + unlockedMs)
  await sql`
    update screens set unlocked_staff_id = ${staffId}, unlocked_until = ${until} where token = decode(${token}, 'hex')`
}

export async function lockSession(sql: Sql, { token }: DisplaySession): Promise<void> {
  await sql`
    update screens set unlocked_staff_id = null, unlocked_until = null where token = decode(${token}, 'hex')`
}
