// Gives a restaurant that lost its password a random one, printed once, and ends every session. It expires after a day, so
// that no account keeps a password that an operator has seen.

import { randomBytes } from 'node:crypto'
import { dayMs } from '@tablemate/domain/time.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { endAllSessions } from '../../auth/sessions.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import { findAccountByEmail, updatePassword } from './queries.ts'

const lifetimeMs = dayMs

/** Returns the new password and resets the account's count of failed logins; null when no restaurant has this email. */
export async function replacePassword(
  {
    database,
    rateLimits,
  }: { readonly database: Pick<Database, 'sql'>; readonly rateLimits: Pick<RateLimits, 'reset'> },
  email: string,
  now: Date,
): Promise<string | null> {
  const password = randomBytes(15).toString('base64url')
  const newHash = await hashPassword(password, { address: 'operator', isKnown: true })
  const endsAt = new Date(now.getTime() + lifetimeMs)
  for (;;) {
    const account = await findAccountByEmail(database.sql, email)
    if (!account) return null
    const isReplaced = await inTransaction(database, async tx => {
      const isUpdated = await updatePassword(tx, account, newHash, endsAt)
      if (isUpdated) await endAllSessions(tx, account.id)
      return isUpdated
    })
    if (!isReplaced) continue
    await rateLimits.reset('login-failures-per-account', String(account.id))
    return password
  }
}
