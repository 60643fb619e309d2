// `npm run restore -- <file>`: restores a backup of `npm run backup` into a new database.

import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { readBackup } from './read-backup.ts'

const [file, ...more] = process.argv.slice(2)
try {
  if (!file || more.length > 0) throw new Error('Which file? Run: npm run restore -- tablemate.backup')
  await restore(file)
  console.log('All restaurants are restored. Everyone has to log in again.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function restore(path: string): Promise<void> {
  const { database, close } = await openDatabase(readConfig(process.env), pino({ level: 'warn' }))
  try {
    await readBackup(database.sql, path)
  } finally {
    await close()
  }
}
