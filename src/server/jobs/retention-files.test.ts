// The embedded database as it is in service, in a folder of its own: what its files hold when a table has ended.

import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { canaries, makeMeal, searchFiles } from '../../../test/canary.ts'
import { dataDirOf, removeDataDir } from '../../../test/data-folder.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { clusterIn } from '../db/embedded-location.ts'
import { migrate } from '../db/migrate.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import { forgetEndedGroups } from './retention.ts'

const log = pino({ level: 'silent' })

test('an hour after a table has ended, no file of the embedded database holds its words', {
  timeout: 60_000,
}, async () => {
  const { url, database, cluster } = await startService()
  const { group } = await makeMeal({ url })
  await database.sql`analyze`
  await database.sql`checkpoint`
  const [inTables, inLog] = [searchFiles(cluster, canaries, 'base'), searchFiles(cluster, canaries, 'pg_wal')]
  expect([inTables.length > 0, inLog.length > 0]).toEqual([true, true])

  const end = Date.parse(group.expiresAt)
  expect(await forgetEndedGroups(database, new Date(end))).toMatchObject({ groups: 1 })
  await forgetEndedGroups(database, new Date(end + 3_600_000))
  expect(searchFiles(cluster, canaries)).toEqual([])
})

/** The app on a PostgreSQL of its own, with the settings of the service. */
async function startService(): Promise<{ url: string; database: Database; cluster: string }> {
  const dataDir = dataDirOf('files')
  const embedded = await startEmbedded({ dataDir, log })
  const database = connectDatabase(embedded.target)
  await migrate(database)
  const keyRing = makeKeyRing([randomBytes(32)])
  const app = await buildApp({ config: readConfig({}), database, clock: () => new Date(), log, keyRing })
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await embedded.stop()
    await removeDataDir(dataDir)
  })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    database,
    cluster: clusterIn(embedded.directory),
  }
}
