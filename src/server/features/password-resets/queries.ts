// The rows of password resets: this file alone writes them. Each restaurant has one at most, so a newer link ends the older.

import { passwordResetLifetimeMs } from '#domain/limits.ts'
import type { Database, Sql, Transaction } from '../../db/database.ts'

interface NewReset {
  readonly restaurantId: number
  /** SHA-256 of the link's token, as hex. */
  readonly token: string
}

export async function insertReset(sql: Sql, { restaurantId, token }: NewReset, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + passwordResetLifetimeMs)
  await sql`
    insert into password_resets (restaurant_id, token, expires_at)
    values (${restaurantId}, decode(${token}, 'hex'), ${expiresAt})
    on conflict (restaurant_id) do update set token = excluded.token, expires_at = excluded.expires_at`
}

/** Whose password a token may set; null when it was used, was replaced, is over, or never was. */
export async function findReset(sql: Sql, token: string, now: Date): Promise<number | null> {
  const [found] = await sql<{ restaurantId: number }[]>`
    select restaurant_id as "restaurantId" from password_resets
    where token = decode(${token}, 'hex') and expires_at > ${now}`
  return found?.restaurantId ?? null
}

/** Uses it up; false when that is no longer possible. */
export async function takeReset(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const [taken] = await tx`
    delete from password_resets where token = decode(${token}, 'hex') and expires_at > ${now} returning restaurant_id`
  return taken !== undefined
}

/** A password that was changed otherwise ends the link to a new one. */
export async function endReset(tx: Transaction, restaurantId: number): Promise<void> {
  await tx`delete from password_resets where restaurant_id = ${restaurantId}`
}

/** Deletes what is over. */
export async function forgetExpiredResets({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from password_resets where expires_at <= ${now}`
}
