// The number of connections by which operators size a database.

import { startApp } from '@tablemate/test/app/app.ts'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { startNode } from '@tablemate/test/app/nodes.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabaseAccess } from '../process/connect.ts'
import { connectionsPerNode, requireConnectionsFor } from './connection-count.ts'
import { connectDatabase } from './database.ts'
import { startEmbedded } from './embedded/embedded.ts'

const log = pino({ level: 'silent' })

test('a node under load has no more connections than `connectionsPerNode`', async () => {
  const app = await startApp()
  await app.close()
  const counting = connectDatabase(app.database.target, { connections: 1 })
  onTestFinished(counting.close)
  const listConnections = async () => {
    const rows = await counting.sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    return rows.map(({ pid }) => pid)
  }
  const othersBefore = await listConnections()
  const node = await startNode({ database: counting }, { RATE_LIMIT_SCALE: '100' })
  const orderSoup = async () => {
    const {
      diners: [ann],
    } = await makeGroup(node)
    await ann.order({ name: 'Soup', price: 500 })
  }
  // A slow machine gets 503 for some, which needed connections, too.
  await Promise.allSettled(Array.from({ length: 30 }, orderSoup))
  const ofNode = (await listConnections()).filter(pid => !othersBefore.includes(pid))
  expect(ofNode.length).toBeGreaterThan(10)
  expect(ofNode.length).toBeLessThanOrEqual(connectionsPerNode)
})

test('a server that needs more connections than the database has reports both numbers', async () => {
  await expect(requireConnectionsFor(18, inject('postgres'), log)).rejects.toThrow(
    'This server holds up to 306 connections (WORKERS 18 × 17). PostgreSQL has 297 ' +
      '(max_connections 300, 3 of them reserved): raise max_connections to 309 or more, for each such server.',
  )
})

test('a server warns if other clients use connections that it may need', async () => {
  const target = inject('postgres')
  for (let others = 0; others < 20; others += 1) {
    const { sql, close } = connectDatabase(target, { connections: 1 })
    onTestFinished(close)
    await sql`select 1`
  }
  const warnings: string[] = []
  await requireConnectionsFor(17, target, { warn: (text: string) => warnings.push(text) } as never)
  expect(warnings).toEqual([expect.stringMatching(/up to 289 .* of which others hold \d+/)])
})

test('the embedded PostgreSQL has connections for all workers, even if it was started for fewer', async () => {
  const dataDir = dataDirOf('room')
  onTestFinished(() => removeDataDir(dataDir))
  await startEmbedded({ dataDir, log, lock: false, settings: { max_connections: '40' } })
  const config = { ...readConfig({}), dataDir, workers: 8 }
  let stop = async () => {}
  const { target } = await openDatabaseAccess(config, {
    log,
    onStop: (_, close) => {
      stop = close
    },
  })
  await requireConnectionsFor(8, target, log)
  await stop()
})
