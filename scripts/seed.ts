// `npm run seed`: fills the database with a restaurant in mid-evening, and a table in mid-meal at a restaurant without an
// account. A second run ends the evening of the first and creates another.

import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { openDatabase } from '@tablemate/server/db/open-database.ts'
import { createSeedData } from '@tablemate/server/db/seed/create-seed-data.ts'
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
await app.close()
await close()
console.log(description)
