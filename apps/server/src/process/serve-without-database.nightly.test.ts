// The whole service with a database that does not start, or on a full disk.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeDisk } from '../../../../tools/chaos/small-disk.ts'
import { ballastIn } from '../db/embedded/ballast.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { clusterIn } from '../db/embedded/location.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

describe('a server whose database does not start', () => {
  // Threat: full-disk
  test('serves pages, reports the reason, and serves calls once the database starts, at startup and after a crash', async () => {
    const { dataDir, directory, breakDatabase, mend } = await makeDatabase('not-starting')
    breakDatabase()
    const server = await startServer(dataDir)
    await expect.poll(server.reason).toBe('database-not-starting')
    expect(await server.get('/api/health/live')).toMatchObject({ status: 200 })
    expect(await server.get('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await server.get('/api/restaurants', method)).toMatchObject({ status: 503, retryAfter: '5' })
    expect((await server.get('/metrics')).text).toMatch(/^database_start_failures_total ([4-9]|\d\d)/m)
    expect(server.said()).toContain('"fault":"could not find the database system"')
    expect(server.said()).not.toContain('STATEMENT')
    mend()
    await expect.poll(server.reason).toBe('serves')
    expect(await server.get('/api/restaurants?search=x')).toMatchObject({ status: 200 })

    breakDatabase()
    process.kill(findPostmaster(directory)?.pid ?? 0, 'SIGKILL')
    await expect.poll(server.reason).toBe('database-not-starting')
    expect(await server.get('/api/health/live')).toMatchObject({ status: 200 })
    mend()
    await expect.poll(server.reason).toBe('serves')
    expect(await server.stop()).toBe(0)
    expect(findPostmaster(directory)).toBeUndefined()
  })

  test('exits with 0 on SIGTERM and logs no error', async () => {
    const { dataDir, breakDatabase } = await makeDatabase('told-to-end')
    breakDatabase()
    const server = await startServer(dataDir)
    await expect.poll(server.reason).toMatch(/^database-/)
    expect(await server.stop()).toBe(0)
    expect(server.said()).not.toContain('cannot start')
  })
})

describe('a full disk', () => {
  // Threat: full-disk
  test('allows reads and rejects writes, at the first start and later, until there is space again', async ({
    skip,
  }) => {
    const disk = makeDisk()
    onTestFinished(disk.remove)
    if (!disk.isSmall) skip('not permitted to mount a small disk')
    disk.fill()
    const server = await startServer(join(disk.folder, 'data'))
    await expect.poll(server.reason).toBe('disk-full')
    expect(await server.get('/')).toMatchObject({ status: 200 })
    disk.free()
    await expect.poll(server.reason).toBe('serves')
    const ballast = () => statSync(ballastIn(join(disk.folder, 'data')), { throwIfNoEntry: false })?.size
    await expect.poll(ballast).toBe(64 * 2 ** 20)

    disk.fill()
    await expect.poll(ballast).toBeUndefined()
    await expect.poll(server.reason).toBe('disk-full, reads')
    expect(await server.get('/api/restaurants?search=x')).toMatchObject({ status: 200 })
    expect(await server.get('/api/groups', 'POST')).toMatchObject({ status: 503, retryAfter: '10' })
    disk.free()
    await expect.poll(server.reason).toBe('serves')
    await expect.poll(ballast).toBe(64 * 2 ** 20)
    expect(await server.stop()).toBe(0)
  })
})

/** An embedded database that `breakDatabase` damages: it moves the control file away, so PostgreSQL does not start. */
async function makeDatabase(name: string) {
  const dataDir = dataDirOf(name)
  const { directory, stop } = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) })
  await stop()
  const control = join(clusterIn(directory), 'global/pg_control')
  const mend = () => renameSync(`${control}.aside`, control)
  onTestFinished(() => removeDataDir(dataDir))
  return { dataDir, directory, mend, breakDatabase: () => renameSync(control, `${control}.aside`) }
}

async function startServer(dataDir: string) {
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DISK_RESERVE_MB: '64',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => lines.push(String(text)))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  async function get(path: string, method = 'GET') {
    const response = await fetch(url + path, { method })
    const { status, headers } = response
    const text = await response.text()
    return { status, text, type: headers.get('content-type'), retryAfter: headers.get('retry-after') }
  }
  return {
    get,
    said: () => lines.join(''),
    /** The result of the readiness check: 'serves' or the reason; 'refused' if the port is closed, 'ended' after the exit. */
    async reason(): Promise<string> {
      const reply = await get('/api/health/ready').catch(() => null)
      if (!reply) return child.exitCode === null ? 'refused' : 'ended'
      const { reason = '', limited } = JSON.parse(reply.text) as { reason?: string; limited?: string }
      return reply.status === 200 ? (limited ? `${limited}, reads` : 'serves') : reason
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}
