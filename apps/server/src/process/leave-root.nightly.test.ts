// A server that root starts drops its root privileges before it serves.

import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataDirOf } from '@tablemate/test/app/data-folder.ts'
import { startService } from '@tablemate/test/app/service.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { expect, test } from 'vitest'
import { childrenOf } from '../../../../tools/chaos/processes.ts'
import { ballastIn } from '../db/embedded/ballast.ts'
import { leaveRoot } from './leave-root.ts'

const isRoot = process.getuid?.() === 0
const log = { info: () => {} }
const alone = { port: 3000, workers: 1 }
const csv = 'name,price\nSoup,9.00\n'

// Threat: local-user
test.runIf(isRoot).each(longRun(['2'], ['1', '2']))(
  'started by root with WORKERS=%s, no serving process stays root, and all features work',
  async workers => {
    const { url, pid, stop, killDatabase, databasePid } = await startService(`leave-root-${workers}`, {
      WORKERS: workers,
    })
    const uids = () =>
      [pid, ...childrenOf(pid).map(child => child.pid)].map(one => statSync(`/proc/${one}`).uid)
    const own = Number(/^tablemate:[^:]*:(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1])
    await expect.poll(() => new Set(uids())).toEqual(new Set([own]))
    expect((await sendRaw(url, '/')).status).toBe(200)
    // The server removes the ballast file when the disk is full, so it must own the folder.
    expect(statSync(dirname(ballastIn(dataDirOf(`leave-root-${workers}`)))).uid).toBe(own)
    // The menu is read in a process that the server starts now, without root privileges.
    const owner = await makeRestaurant({ url })
    const form = new FormData()
    form.append('menuFile', new Blob([csv]), 'menu.csv')
    const read = await owner.phone.send('POST', '/api/menu-items/bulk-upload', { body: form })
    expect(read.status).toBe(201)
    const killed = databasePid()
    killDatabase()
    await expect.poll(() => databasePid() ?? killed).not.toBe(killed)
    const isReady = () => sendRaw(url, '/api/health/ready').then(({ status }) => status)
    await expect.poll(isReady).toBe(200)
    const { code, output } = await stop()
    expect([code, output.includes('stays root')]).toEqual([0, false])
  },
)

test.runIf(isRoot)(
  "the server stays root and logs why if its database's socket belongs to another user",
  () => {
    const other = { host: '/', user: 'tablemate', password: '', database: 'tablemate' }
    expect(leaveRoot(other, alone, log)).toMatch(
      /^The server stays root: its database belongs to another user/,
    )
    expect(leaveRoot({ url: 'postgres:///tablemate' }, alone, log)).toMatch(/DATABASE_URL names a socket/)
    expect(leaveRoot(other, { port: 80, workers: 2 }, log)).toMatch(/WORKERS share a port below 1024/)
    expect(process.getuid?.()).toBe(0)
  },
)
