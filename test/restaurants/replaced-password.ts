// What an operator does for a restaurant that lost its password (replace-password.ts), at an app of the tests.

import { replacePassword } from '../../src/server/features/restaurants/replace-password.ts'
import { rateLimitsInPostgres } from '../../src/server/limits/rate-limit-store.ts'
import { createRateLimits } from '../../src/server/limits/rate-limits.ts'
import type { TestApp } from '../app/app.ts'

/** The new password; null when no restaurant has this email. */
export async function replacedPassword({ database, now }: TestApp, email: string): Promise<string | null> {
  const store = rateLimitsInPostgres(database.target)
  try {
    return await replacePassword({ database, rateLimits: createRateLimits(store, 1) }, email, now())
  } finally {
    await store.close()
  }
}
