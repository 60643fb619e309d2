// Writes the mail with the reset link. It quotes no user input: otherwise somebody could sign up under a name that is an
// advertisement, and have us mail it.

import { languages } from '@tablemate/domain/languages.ts'
import { passwordResetLifetimeMs } from '@tablemate/domain/limits.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { Account } from '../../auth/login-guard.ts'
import type { Mail } from '../../mail/mailer.ts'
import { wordsIn } from '../../text/words-in.ts'

/** In the account's language. */
export function resetMail(
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
  return { to: email, subject, text: text(link, minutes.format(passwordResetLifetimeMs / minuteMs)) }
}
