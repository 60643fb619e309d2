// `npm run seed`: fills the database with a restaurant in mid-evening, and a table in mid-meal at a restaurant without an
// account. A second run ends the evening of the first and creates another. With `--year` the restaurant also has twelve months of
// figures and closes.

import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { openDatabase } from '@tablemate/server/db/open-database.ts'
import { createSeedData } from '@tablemate/server/db/seed/create-seed-data.ts'
import { owner } from '@tablemate/server/db/seed/restaurant.ts'
import { seedYear } from '@tablemate/server/features/figures/seed-year.ts'
import { pino } from 'pino'

const config = readConfig(process.env)
const log = pino({ level: 'warn' })
const { database, keyRing, close } = await openDatabase(config, log)
let behindMs = 0
const clock = () => new Date(Date.now() - behindMs)
const app = await buildApp({ config, database, clock, log, keyRing: keyRing() })
const goBack = (minutes: number) => {
  behindMs = minutes * 60_000
}
const description = await createSeedData(app, goBack, config)
if (process.argv.includes('--year')) await seedYear(database, owner.email, new Date())
await app.close()
await close()
console.log(description)
