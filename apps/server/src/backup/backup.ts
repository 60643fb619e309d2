// `npm run backup -- <file>`: backs up the restaurants' data while servers run.

import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { openForReading } from '../db/open-database.ts'
import { writeBackup } from './write-backup.ts'

const [file, ...more] = process.argv.slice(2)
try {
  if (!file || more.length > 0) throw new Error('Which file? Run: npm run backup -- tablemate.backup')
  await backUp(file)
  console.log(
    `${file} holds all restaurants, and nothing that diners said. Keep it as a secret, and apart from the keys.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function backUp(path: string): Promise<void> {
  const { database, close } = await openForReading(readConfig(process.env), pino({ level: 'warn' }))
  try {
    await writeBackup(database.sql, path, new Date())
  } finally {
    await close()
  }
}
