// The app as production runs it, logging included.

import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { makeKeyRing } from '../../src/server/secrets/key-ring.ts'
import { givenArguments, reportTo } from '../server-process.ts'

const { target, betaAccessCode = '' } = givenArguments()
const database = connectDatabase(target)
await migrate(database)
// The measuring phones share one address.
const config = readConfig({ RATE_LIMIT_SCALE: '100000', BETA_ACCESS_CODE: betaAccessCode })
const app = await buildApp({
  config,
  database,
  clock: () => new Date(),
  log: pino({ level: config.logLevel }),
  keyRing: makeKeyRing([randomBytes(32)]),
})
reportTo(process, await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
