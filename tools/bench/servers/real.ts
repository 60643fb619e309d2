// The app as in production, logging included.

import { randomBytes } from 'node:crypto'
import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { connectForCalls, onOwnConnection } from '@tablemate/server/db/database.ts'
import { migrate } from '@tablemate/server/db/migrate.ts'
import { defaultBounds } from '@tablemate/server/limits/connection-limits.ts'
import { createLog } from '@tablemate/server/observability/log.ts'
import { collectGarbageEarly } from '@tablemate/server/process/gc-tuning.ts'
import { makeKeyRing } from '@tablemate/server/secrets/key-ring.ts'
import { readArguments, reportTo } from '../server-process.ts'

collectGarbageEarly()
const { target, betaAccessCode = '', port = 0, env = {} } = readArguments()
const database = connectForCalls(target)
await onOwnConnection(target, migrate)
// The measuring phones share one address.
const config = readConfig({ RATE_LIMIT_SCALE: '100000', BETA_ACCESS_CODE: betaAccessCode, ...env })
const app = await buildApp({
  config,
  database,
  clock: () => new Date(),
  log: await createLog(config),
  keyRing: makeKeyRing([randomBytes(32)]),
  bounds: { ...defaultBounds, perNetwork: defaultBounds.inAll },
})
reportTo(process, await app.listen({ port, host: '127.0.0.1' }))
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
