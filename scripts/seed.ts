// `npm run seed`: a restaurant in mid-evening, and a table in the middle of its meal at a restaurant without an account. Run
// again, it ends the evening that it laid before and lays another one.

import { pino } from 'pino'
import { buildApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { lay } from '../src/server/db/seed/lay.ts'

const config = readConfig(process.env)
const log = pino({ level: 'warn' })
const { database, keyRing, close } = await openDatabase(config, log)
let behindMs = 0
const clock = () => new Date(Date.now() - behindMs)
const app = await buildApp({ config, database, clock, log, keyRing: keyRing() })
const goBack = (minutes: number) => {
  behindMs = minutes * 60_000
}
const laid = await lay(app, goBack, config)
await app.close()
await close()
console.log(laid)
