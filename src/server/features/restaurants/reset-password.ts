// `npm run restaurant:reset-password -- <email>`: lets a restaurant in again that lost its password.

import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { syncClock } from '../../db/clock.ts'
import { openDatabase } from '../../db/open-database.ts'
import { rateLimitsInPostgres } from '../../limits/rate-limit-store.ts'
import { createRateLimits } from '../../limits/rate-limits.ts'
import { replacePassword } from './replace-password.ts'

const [email, ...more] = process.argv.slice(2)
try {
  if (!email || more.length > 0)
    throw new Error('Which account? Run: npm run restaurant:reset-password -- lucia@example.com')
  const password = await reset(email)
  if (password === null) throw new Error(`No restaurant has the email address ${email}.`)
  console.log(`The new password for ${email}, shown only once: ${password}`)
  console.log(
    'The account is logged out everywhere. This password works for 24 hours: please have the restaurant choose its own on the dashboard.',
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function reset(email: string): Promise<string | null> {
  const log = pino({ level: 'warn' })
  const config = readConfig(process.env)
  const { database, close } = await openDatabase(config, log)
  const budgetStore = rateLimitsInPostgres(database.target)
  try {
    // The servers' time, by which the password is over a day later: this machine's may be set wrong.
    const time = await syncClock(database, log)
    time.close()
    const rateLimits = createRateLimits(budgetStore, config.rateLimitScale)
    return await replacePassword({ database, rateLimits }, email, time.clock())
  } finally {
    await budgetStore.close()
    await close()
  }
}
