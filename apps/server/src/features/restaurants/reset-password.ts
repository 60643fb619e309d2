// `npm run restaurant:reset-password -- <email>`: gives a restaurant that lost its password a new one.

import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { syncClock } from '../../db/clock.ts'
import { openDatabase } from '../../db/open-database.ts'
import { openRateLimits } from '../../limits/rate-limits.ts'
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
  const rateLimits = openRateLimits(database.target, config.rateLimitScale)
  try {
    // Takes the time from the database, as the servers do: this machine's clock may be wrong.
    const time = await syncClock(database, log)
    time.close()
    return await replacePassword({ database, rateLimits }, email, time.clock())
  } finally {
    await rateLimits.close()
    await close()
  }
}
