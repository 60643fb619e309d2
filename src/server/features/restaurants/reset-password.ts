// `npm run restaurant:reset-password -- <email>`: lets a restaurant in again that lost its password.

import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { replacePassword } from './replace-password.ts'

const [email, ...more] = process.argv.slice(2)
try {
  if (!email || more.length > 0)
    throw new Error('Whose? Say: npm run restaurant:reset-password -- lucia@example.com')
  const password = await reset(email)
  if (password === null) throw new Error(`No restaurant has the email address ${email}.`)
  console.log(`The new password of ${email}, shown this once: ${password}`)
  console.log(
    'It is signed out everywhere. This password is good for 24 hours: please let it choose one of its own on its dashboard.',
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function reset(email: string): Promise<string | null> {
  const { database, close } = await openDatabase(readConfig(process.env), pino({ level: 'warn' }))
  try {
    return await replacePassword(database, email, new Date())
  } finally {
    await close()
  }
}
