// Queries on password resets. Only this file writes them. A restaurant has at most one, so a newer link replaces an older.

import { passwordResetLifetimeMs } from '@tablemate/domain/limits.ts'
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

/** The restaurant whose password the token may set; null for a used, replaced, expired or unknown token. */
export async function findReset(sql: Sql, token: string, now: Date): Promise<number | null> {
  const [found] = await sql<{ restaurantId: number }[]>`
    select restaurant_id as "restaurantId" from password_resets
    where token = decode(${token}, 'hex') and expires_at > ${now}`
  return found?.restaurantId ?? null
}

/** Consumes the token; false when it is no longer valid. */
export async function consumeReset(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const [consumed] = await tx`
    delete from password_resets where token = decode(${token}, 'hex') and expires_at > ${now} returning restaurant_id`
  return consumed !== undefined
}

/** Invalidates a pending link after the password was changed in another way. */
export async function endReset(tx: Transaction, restaurantId: number): Promise<void> {
  await tx`delete from password_resets where restaurant_id = ${restaurantId}`
}

/** Deletes expired resets. */
export async function deleteExpiredResets({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from password_resets where expires_at <= ${now}`
}
