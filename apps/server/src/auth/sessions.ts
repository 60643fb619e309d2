// The sessions and known devices of restaurants. Only this file writes their rows.

import type { DisplayKind } from '@tablemate/contract/kitchen-displays.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { dayMs, hourMs } from '@tablemate/domain/time.ts'
import type { Database, Sql, Transaction } from '../db/database.ts'

export interface Session {
  readonly restaurantId: number
  /** Other than the owner: a paired tablet, by its kind (auth/display-sessions.ts). */
  readonly role: 'owner' | DisplayKind
  /** SHA-256 of the cookie's token, as hex. */
  readonly token: string
}

/** `last_seen_at` is updated at most this often, so that not every read causes a write. */
const lastSeenStepMs = hourMs

/** A device without a login for this long is unknown again. */
const deviceMemoryMs = 90 * dayMs

/** The session of a token; null if it ended, expired or never existed. */
export async function findSession(sql: Sql, token: string, now: Date): Promise<Session | null> {
  const [found] = await sql<{ restaurantId: number; lastSeenAt: Date }[]>`
    select restaurant_id as "restaurantId", last_seen_at as "lastSeenAt" from restaurant_sessions
    where token = decode(${token}, 'hex') and expires_at > ${now}`
  if (!found) return null
  const { restaurantId, lastSeenAt } = found
  if (now.getTime() - lastSeenAt.getTime() >= lastSeenStepMs)
    await sql`update restaurant_sessions set last_seen_at = ${now} where token = decode(${token}, 'hex')`
  return { restaurantId, role: 'owner', token }
}

export interface SignIn extends Omit<Session, 'role'> {
  readonly device: string
  /** The hash that verified the password. If the password was changed since, no session starts. */
  readonly passwordHash: string
}

/** Starts a session and stores its device as known. Deletes the oldest sessions and devices beyond the limit. */
export async function startSession(tx: Transaction, signIn: SignIn, now: Date): Promise<boolean> {
  const { restaurantId, token, device, passwordHash } = signIn
  // Locks the row, so that a change of the password happens either before, or after and then ends this session.
  const [account] = await tx`
    select from restaurants where id = ${restaurantId} and password_hash = ${passwordHash} for share`
  if (!account) return false
  const expiresAt = new Date(now.getTime() + limits.sessionLifetimeMs)
  await tx`
    insert into restaurant_sessions (token, restaurant_id, created_at, expires_at, last_seen_at)
    values (decode(${token}, 'hex'), ${restaurantId}, ${now}, ${expiresAt}, ${now})`
  await tx`
    insert into restaurant_devices (restaurant_id, device, signed_in_at)
    values (${restaurantId}, decode(${device}, 'hex'), ${now})
    on conflict (restaurant_id, device) do update set signed_in_at = excluded.signed_in_at`
  await tx`
    delete from restaurant_sessions where restaurant_id = ${restaurantId} and token in (
      select token from restaurant_sessions where restaurant_id = ${restaurantId}
      order by created_at desc, token offset ${limits.sessionsPerRestaurant})`
  await tx`
    delete from restaurant_devices where restaurant_id = ${restaurantId} and device in (
      select device from restaurant_devices where restaurant_id = ${restaurantId}
      order by signed_in_at desc, device offset ${limits.sessionsPerRestaurant})`
  return true
}

export async function endSession(sql: Sql | Transaction, token: string): Promise<void> {
  await sql`delete from restaurant_sessions where token = decode(${token}, 'hex')`
}

/** Ends all sessions and makes all devices unknown: one of them may be why the password is changed. */
export async function endAllSessions(tx: Transaction, restaurantId: number): Promise<void> {
  await tx`delete from restaurant_sessions where restaurant_id = ${restaurantId}`
  await tx`delete from restaurant_devices where restaurant_id = ${restaurantId}`
}

/** Whether the restaurant logged in with this device recently. */
export async function isKnownDevice(
  sql: Sql,
  restaurantId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - deviceMemoryMs)
  const [found] = await sql`
    select from restaurant_devices
    where restaurant_id = ${restaurantId} and device = decode(${device}, 'hex') and signed_in_at > ${since}`
  return found !== undefined
}

/** Deletes expired sessions and devices. */
export async function deleteExpiredSessions({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_sessions where expires_at <= ${now}`
  await sql`delete from restaurant_devices where signed_in_at <= ${new Date(now.getTime() - deviceMemoryMs)}`
}
