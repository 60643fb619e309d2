// Serves forgotten passwords: sends a link by mail, which sets a new password once.

import { getPasswordReset, requestPasswordReset, resetPassword } from '@tablemate/contract/password-reset.ts'
import { languages } from '@tablemate/domain/languages.ts'
import { passwordResetLifetimeMs } from '@tablemate/domain/limits.ts'
import { emailKey } from '@tablemate/domain/restaurants/contact.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Account } from '../../auth/login-guard.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { digestOf, newToken, setToken } from '../../auth/session-cookie.ts'
import { endAllSessions, startSession } from '../../auth/sessions.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Mail } from '../../mail/mailer.ts'
import { problem } from '../../problems.ts'
import { wordsIn } from '../../text/words-in.ts'
import { consumeReset, findReset, insertReset } from '../password-resets/queries.ts'
import { findAccount, findAccountByEmail, updatePassword } from './queries.ts'

export function servePasswordResets(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits, mailer, config } = context
  const { sql } = database

  serveEndpoint(app, getPasswordReset, async () => ({ isAvailable: mailer.isAvailable }))

  serveEndpoint(app, requestPasswordReset, async ({ body, address }) => {
    if (!mailer.isAvailable) throw problem('mail-not-set-up')
    await rateLimits.consume('resets-per-address', address)
    // Counts for unknown addresses too: whether an account exists is looked up after the reply.
    await rateLimits.consume('resets-per-email', emailKey(body.email))
    mailer.send(() => composeReset(body.email))
    return undefined
  })

  serveEndpoint(app, resetPassword, async ({ body, device, address }, reply) => {
    const digest = digestOf(body.token)
    const restaurantId = await findReset(sql, digest, clock())
    const account = restaurantId === null ? null : await findAccount(sql, restaurantId)
    if (!account) throw problem('reset-link-invalid')
    const passwordHash = await hashPassword(body.newPassword, { address, isKnown: true })
    const { secret, token } = newToken()
    await inTransaction(database, async tx => {
      // Refuses the second of two concurrent uses, and a use after another change of the password.
      const isConsumed = await consumeReset(tx, digest, clock())
      if (!isConsumed || !(await updatePassword(tx, account, passwordHash)))
        throw problem('reset-link-invalid')
      await endAllSessions(tx, account.id)
      await startSession(tx, { restaurantId: account.id, token, device, passwordHash }, clock())
    })
    await rateLimits.reset('login-failures-per-account', String(account.id))
    context.events.emitLocal('sessions-ended', {})
    setToken(reply, secret)
    return { id: account.id, name: account.name, language: account.language }
  })

  /** Stores a new link, which replaces an earlier one, and returns the mail with it; null when there is no account. */
  async function composeReset(email: string): Promise<Mail | null> {
    const account = await findAccountByEmail(sql, email)
    if (!account || !config.publicUrl) return null
    const { secret, token } = newToken()
    await insertReset(sql, { restaurantId: account.id, token }, clock())
    return resetMail(account, config.publicUrl, secret)
  }
}

// Writes the mail with the reset link. It quotes no user input: otherwise somebody could sign up under a name that is an
// advertisement, and have us mail it.

/** In the account's language. */
function resetMail(
  { email, language }: Pick<Account, 'email' | 'language'>,
  publicUrl: string,
  token: string,
): Mail {
  const { subject, text } = wordsIn(language).passwordReset
  const link = new URL(`/restaurant-reset-password?token=${token}`, publicUrl).href
  const minutes = new Intl.NumberFormat(languages[language].tag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  const duration = minutes.format(passwordResetLifetimeMs / minuteMs)
  return { to: email, subject, text: text({ link, duration }) }
}
