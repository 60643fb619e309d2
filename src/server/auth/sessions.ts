// The sessions of restaurants, and the devices that ever had one: this file alone writes their rows.

import { limits, sessionLifetimeMs } from '#domain/limits.ts'
import { dayMs, hourMs } from '#domain/time.ts'
import type { Database, Sql, Transaction } from '../db/database.ts'

export interface Session {
  readonly restaurantId: number
  /** 'screen': a paired tablet, which may do what the kitchen and the floor do (auth/screen-sessions.ts). */
  readonly role: 'owner' | 'screen'
  /** SHA-256 of the cookie's token, as hex. */
  readonly token: string
}

/** So exact is the time when a session was last used: a read is not a write each time. */
const lastSeenStepMs = hourMs

/** A device that has not signed in for so long is a stranger again. */
const deviceMemoryMs = 90 * dayMs

/** The session that a token opens; null when it was ended, is over, or never was. */
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
  /** With which the password was found right: false is answered if it was changed since. */
  readonly passwordHash: string
}

/** Starts a session and knows its device from now on; the oldest sessions and devices beyond the limit end. */
export async function startSession(tx: Transaction, signIn: SignIn, now: Date): Promise<boolean> {
  const { restaurantId, token, device, passwordHash } = signIn
  // Shares the row, so that a change of the password comes either before this or after it, and then ends it.
  const [account] = await tx`
    select from restaurants where id = ${restaurantId} and password_hash = ${passwordHash} for share`
  if (!account) return false
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
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

/** Signs the restaurant out everywhere. Its devices are strangers again: one of them may be why the password is changed. */
export async function endAllSessions(tx: Transaction, restaurantId: number): Promise<void> {
  await tx`delete from restaurant_sessions where restaurant_id = ${restaurantId}`
  await tx`delete from restaurant_devices where restaurant_id = ${restaurantId}`
}

/** Whether the restaurant signed in with this device lately. */
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

/** Deletes what is over. */
export async function forgetEndedSessions({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from restaurant_sessions where expires_at <= ${now}`
  await sql`delete from restaurant_devices where signed_in_at <= ${new Date(now.getTime() - deviceMemoryMs)}`
}
