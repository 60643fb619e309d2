// Writes the mail with the reset link. It quotes no user input: otherwise somebody could sign up under a name that is an
// advertisement, and have us mail it.

import { passwordResetLifetimeMs } from '#domain/limits.ts'
import { minuteMs } from '#domain/time.ts'
import type { Mail } from '../../mail/mailer.ts'

const minutes = passwordResetLifetimeMs / minuteMs

export function resetMail(to: string, publicUrl: string, token: string): Mail {
  const link = new URL(`/restaurant-reset-password?token=${token}`, publicUrl).href
  return {
    to,
    subject: 'Set a new password for Tablemate',
    text: `Hello,

Someone, most likely you, asked for a new password for your restaurant’s Tablemate account.
To choose one, open this link:

${link}

The link works once, within ${minutes} minutes.

If it wasn’t you, you can ignore this email: your password stays as it is.
`,
  }
}
