// Searches all files of an embedded database after groups have expired. The worst case: two nodes, a crash of PostgreSQL, and
// groups that start late in the same hour.

import { randomBytes } from 'node:crypto'
import { hourMs } from '@tablemate/domain/time.ts'
import { canaries, makeMeal, searchFiles, writeKitchenWords } from '@tablemate/test/app/canary.ts'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connectDatabase, type Database } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'
import { migrate } from '../db/migrate.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import { removeExpiredGroups } from './expire-groups.ts'

const log = pino({ level: 'silent' })

// Threat: expired-data
test('an hour after groups have expired, no file of the embedded database contains their input', async () => {
  const { database, directory, startNode, moveTo, crash } = await startService()
  const hour = hourMs * Math.ceil(Date.now() / hourMs)
  moveTo(hour)
  const [east, west] = await Promise.all([startNode(), startNode()])
  const meal = await makeMeal(east)
  const { group: first } = meal
  await writeKitchenWords(database.sql, meal)
  await crash()
  const { group: second } = await makeMeal(west)
  moveTo(hour + hourMs - 60_000)
  const { group: last } = await makeGroup(east)
  await database.sql`analyze`
  expect(searchFiles(directory, canaries, 'postgres/pg_wal')).not.toEqual([])
  await database.sql`checkpoint`
  for (const word of canaries) expect(searchFiles(directory, [word], 'postgres/base')).not.toEqual([])

  const anHourLater = Date.parse(first.expiresAt) + hourMs
  const ended = await removeExpiredGroups(database, new Date(second.expiresAt))
  expect(ended).toEqual({ groups: 2, reclaimed: [] })
  expect(Date.parse(last.expiresAt)).toBeLessThan(anHourLater)
  await removeExpiredGroups(database, new Date(anHourLater))
  // PostgreSQL itself makes a checkpoint every five minutes.
  await database.sql`checkpoint`
  expect(searchFiles(directory, canaries)).toEqual([])
})

interface Service {
  readonly database: Database
  /** The service's folder: PostgreSQL's files, log and programs, and the keys. */
  readonly directory: string
  startNode(): Promise<{ readonly url: string }>
  /** Sets the clock of all nodes. */
  moveTo(time: number): void
  /** Kills PostgreSQL, and waits until the service has restarted it and all nodes are ready. */
  crash(): Promise<void>
}

/** A separate embedded PostgreSQL with the settings of the service. */
async function startService(): Promise<Service> {
  const dataDir = dataDirOf('files')
  const embedded = await startEmbedded({ dataDir, log })
  const database = connectDatabase(embedded.target)
  await migrate(database)
  const keyRing = makeKeyRing([randomBytes(32)])
  const config = readConfig({})
  const nodes: { readonly url: string; close(): PromiseLike<unknown> }[] = []
  let offset = 0
  onTestFinished(async () => {
    for (const node of nodes) await node.close()
    await database.close()
    await embedded.stop()
    await removeDataDir(dataDir)
  })
  return {
    database,
    directory: embedded.directory,
    async startNode() {
      const clock = () => new Date(Date.now() + offset)
      const app = await buildApp({ config, database, clock, log, keyRing })
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      nodes.push({ url, close: app.close })
      return { url }
    },
    moveTo(time) {
      offset = time - Date.now()
    },
    async crash() {
      const killed = findPostmaster(embedded.directory)?.pid ?? 0
      process.kill(killed, 'SIGKILL')
      const areReady = async () => {
        if (findPostmaster(embedded.directory)?.pid === killed) return false
        const ask = (path: string) => Promise.all(nodes.map(({ url }) => fetch(url + path)))
        if (!(await ask('/api/health/ready')).every(({ ok }) => ok)) return false
        // A node that has not noticed the crash replies 503 once; a phone would try again.
        return (await ask('/api/groups/code/222222')).every(({ status }) => status === 404)
      }
      await expect.poll(areReady).toBe(true)
    },
  }
}
