// A new password for a restaurant that lost its own: random, told once, every session ended. It is good for a day, so that
// nobody keeps the one that an operator has seen.

import { randomBytes } from 'node:crypto'
import { endAllSessions } from '../../access/restaurant-sessions.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashPassword } from './passwords.ts'
import { findAccountByEmail, updatePassword } from './queries.ts'

const lifetimeMs = 24 * 3_600_000

/** Answers the new password; null when no restaurant has this email. */
export async function replacePassword(
  database: Pick<Database, 'sql'>,
  email: string,
  now: Date,
): Promise<string | null> {
  const password = randomBytes(15).toString('base64url')
  const newHash = await hashPassword(password)
  const endsAt = new Date(now.getTime() + lifetimeMs)
  for (;;) {
    const account = await findAccountByEmail(database.sql, email)
    if (!account) return null
    const isReplaced = await inTransaction(database, async tx => {
      const isUpdated = await updatePassword(tx, account, newHash, endsAt)
      if (isUpdated) await endAllSessions(tx, account.id)
      return isUpdated
    })
    if (isReplaced) return password
  }
}
