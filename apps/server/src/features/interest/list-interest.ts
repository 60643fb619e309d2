// `npm run -s interest`: prints the restaurants that would like to take part, as CSV on stdout.

import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import { openForReading } from '../../db/open-database.ts'
import { interestTable } from './interest-table.ts'

try {
  await list(parseSince())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Reads the option `--since`, a day in UTC; without it, the epoch. */
function parseSince(): Date {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
  if (since === undefined) return new Date(0)
  const day = new Date(`${since}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(since))
    throw new Error('--since must be a day: npm run -s interest -- --since=2026-11-21')
  return day
}

async function list(since: Date): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination(process.stderr.fd))
  const { database, close } = await openForReading(readConfig(process.env), log)
  try {
    process.stdout.write(await interestTable(database.sql, since))
  } finally {
    await close()
  }
}
