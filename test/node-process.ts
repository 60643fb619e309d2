// One node of the service in a process of its own, on a database that others use too: prints its URL when it is ready,
// and ends with its standard input.

import { pino } from 'pino'
import { buildApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { connectDatabase, type DatabaseTarget } from '../src/server/db/database.ts'
import { makeKeyRing } from '../src/server/secrets/key-ring.ts'

const [, , target = '', key = ''] = process.argv
const database = connectDatabase(JSON.parse(target) as DatabaseTarget)
const app = await buildApp({
  config: readConfig(process.env),
  database,
  clock: () => new Date(),
  log: pino({ level: 'error' }, process.stderr),
  keyRing: makeKeyRing([Buffer.from(key, 'base64')]),
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
for await (const _ of process.stdin);
await app.close()
await database.close()
process.exit(0)
