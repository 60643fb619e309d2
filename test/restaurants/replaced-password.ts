// Replaces a restaurant's password as an operator does (replace-password.ts), on a test app.

import { replacePassword } from '@tablemate/server/features/restaurants/replace-password.ts'
import { openRateLimits } from '@tablemate/server/limits/rate-limits.ts'
import type { TestApp } from '../app/app.ts'

/** Returns the new password; null if no restaurant has this email. */
export async function replacedPassword({ database, now }: TestApp, email: string): Promise<string | null> {
  const rateLimits = openRateLimits(database.target, 1)
  try {
    return await replacePassword({ database, rateLimits }, email, now())
  } finally {
    await rateLimits.close()
  }
}
