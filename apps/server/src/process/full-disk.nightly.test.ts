// The whole service on a full disk.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeDisk } from '../../../../tools/chaos/small-disk.ts'
import { ballastIn } from '../db/embedded/ballast.ts'
import { clusterIn } from '../db/embedded/location.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

// Threat: full-disk
test('on a full disk reads are served and writes refused, even while PostgreSQL cannot run, until there is space again', async ({
  skip,
}) => {
  const disk = makeDisk()
  onTestFinished(disk.remove)
  if (!disk.isSmall) skip('not permitted to mount a small disk')
  const dataDir = join(disk.folder, 'data')
  const server = await startServer(dataDir)
  await expect.poll(server.reason).toBe('serves')
  const ballast = () => statSync(ballastIn(dataDir), { throwIfNoEntry: false })?.size
  await expect.poll(ballast).toBe(64 * 2 ** 20)
  disk.fill()
  await expect.poll(ballast).toBeUndefined()
  await expect.poll(server.reason).toBe('disk-full, reads')
  expect(await server.get('/api/restaurants?search=x')).toMatchObject({ status: 200 })
  expect(await server.get('/api/groups', 'POST')).toMatchObject({ status: 503, retryAfter: '10' })

  // Without its control file PostgreSQL does not start, as after a crash on a disk without any space.
  const control = join(clusterIn(dataDir), 'global/pg_control')
  renameSync(control, `${control}.aside`)
  process.kill(findPostmaster(dataDir)?.pid ?? 0, 'SIGKILL')
  await expect.poll(server.reason).toBe('database-away')
  expect(await server.get('/api/health/live')).toMatchObject({ status: 200 })
  expect(await server.get('/')).toMatchObject({ status: 200 })
  await expect.poll(server.said).toContain('PostgreSQL does not start: it is tried again')
  renameSync(`${control}.aside`, control)
  disk.free()
  await expect.poll(server.reason).toBe('serves')
  await expect.poll(ballast).toBe(64 * 2 ** 20)
  expect(await server.stop()).toBe(0)
  expect(findPostmaster(dataDir)).toBeUndefined()
})

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
    return { status, text: await response.text(), retryAfter: headers.get('retry-after') }
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
