// Tests with real PostgreSQL processes and real kills. A server that must be killed is a small separate process.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '../database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { clusterIn } from './location.ts'
import { findPostmaster, postgresLog } from './postmaster.ts'

const log = pino({ level: 'silent' })
const cleanUps: (() => unknown)[] = []

describe('the embedded PostgreSQL', () => {
  afterEach(async () => {
    while (cleanUps.length > 0) await cleanUps.pop()?.()
  })

  test('is adopted by the next server after its server was killed, without loss', async () => {
    const dataDir = makeDataDir('adopt')
    const killed = await startProcess(dataDir)
    await note(killed, 'before the kill')
    const postmaster = findPostmaster(killed.directory)
    await kill(killed.process)
    const next = await startEmbedded({ dataDir, log })
    expect(findPostmaster(next.directory)).toEqual(postmaster)
    expect(await notes(next)).toEqual(['before the kill'])
    await next.stop()
    expect(findPostmaster(next.directory)).toBeUndefined()
  })

  test('starts again after it was killed together with its server', async () => {
    const dataDir = makeDataDir('both-killed')
    const killed = await startProcess(dataDir)
    await note(killed, 'before the kill')
    process.kill(postmasterPid(killed), 'SIGSTOP')
    await kill(killed.process)
    process.kill(postmasterPid(killed), 'SIGKILL')
    const next = await startEmbedded({ dataDir, log })
    expect(await notes(next)).toEqual(['before the kill'])
    await next.stop()
  })

  test('starts although another program has the process id in its pid file, and keeps its log', async () => {
    const dataDir = makeDataDir('power-cut')
    const first = await startEmbedded({ dataDir, log })
    await note(first, 'before the cut')
    await first.stop()
    expect(findPostmaster(first.directory)).toBeUndefined()
    const logged = readFileSync(postgresLog(first.directory), 'utf8')
    const cluster = clusterIn(first.directory)
    const lines = [process.pid, cluster, 0, 5432, '/tmp', '', '  1  1', 'ready', '']
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'))
    const second = await startEmbedded({ dataDir, log })
    expect(postmasterPid(second)).not.toBe(process.pid)
    expect(await notes(second)).toEqual(['before the cut'])
    await second.stop()
    expect(readFileSync(postgresLog(first.directory), 'utf8').startsWith(logged)).toBe(true)
  })

  test('that does not start ends the start with the end of its log', async () => {
    const dataDir = makeDataDir('not-starting')
    const { directory, stop } = await startEmbedded({ dataDir, log })
    await stop()
    rmSync(join(clusterIn(directory), 'global/pg_control'))
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      /^PostgreSQL does not start.*could not find the database system/s,
    )
  })

  test('serves one server at a time: a second one is refused with the process id of the first', async () => {
    const dataDir = makeDataDir('one-server')
    const holder = await startProcess(dataDir)
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      `Another Tablemate server (process ${holder.process.pid}) is already using ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
    await note(holder, 'still served')
  })

  test('is created once by two servers that start for the first time together', async () => {
    const dataDir = makeDataDir('together')
    const both = await Promise.all([
      startProcess(dataDir, { lock: false }),
      startProcess(dataDir, { lock: false }),
    ])
    await note(both[0], 'one database')
    expect(await notes(both[1])).toEqual(['one database'])
  })

  test('keeps running after a command that adopted it, and is stopped by a command that started it if unused', async () => {
    const dataDir = makeDataDir('guest')
    const starter = await startEmbedded({ dataDir, log, lock: false })
    const guest = await startEmbedded({ dataDir, log, lock: false })
    await guest.stop()
    expect(findPostmaster(guest.directory)).toBeDefined()
    const server = await startProcess(dataDir)
    await starter.stop()
    await note(server, 'still served')
    await kill(server.process)
    await starter.stop()
    expect(findPostmaster(starter.directory)).toBeUndefined()
  })

  test('is reachable if the path of its folder is too long for a socket', async () => {
    const embedded = await startEmbedded({ dataDir: makeDataDir('long'.repeat(30)), log })
    cleanUps.push(() => rmSync(embedded.target.host, { recursive: true, force: true }))
    await note(embedded, 'hello')
    await embedded.stop()
  })

  // Threat: local-user
  test('requires its password, which only its own user can read', async () => {
    const embedded = await startEmbedded({ dataDir: makeDataDir('password'), log })
    await note(embedded, 'ours')
    const { target, directory } = embedded
    for (const password of ['', 'guessed'])
      await expect(notes({ target: { ...target, password } })).rejects.toThrow(/password/)
    const file = statSync(join(clusterIn(directory), 'tablemate.password'))
    expect([file.mode & 0o777, file.uid]).toEqual([0o600, statSync(clusterIn(directory)).uid])
    expect(readFileSync(postgresLog(directory), 'utf8')).not.toContain(target.password)
    await embedded.stop()
  })

  // Threat: local-user
  test.runIf(process.getuid?.() === 0)("runs as its own user, or as its data's owner", async () => {
    const dataDir = makeDataDir('own-user')
    const first = await startEmbedded({ dataDir, log })
    await note(first, 'before')
    const own = statSync(`/proc/${postmasterPid(first)}`).uid
    expect(readFileSync('/etc/passwd', 'utf8')).toMatch(new RegExp(`^tablemate:[^:]*:${own}:`, 'm'))
    await first.stop()
    for (const name of ['postgres', 'postgres.log', 'socket'])
      spawnSync('chown', ['-R', 'nobody', join(first.directory, name)])
    const second = await startEmbedded({ dataDir, log })
    expect(await notes(second)).toEqual(['before'])
    expect(statSync(`/proc/${postmasterPid(second)}`).uid).toBe(65_534)
    await second.stop()
    spawnSync('chown', ['root', clusterIn(first.directory)])
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/belongs to user id 0/)
    spawnSync('chown', ['nobody', clusterIn(first.directory)])
  })
})

/** A folder for one test. A PostgreSQL that still runs in it at the end is stopped. */
function makeDataDir(name: string): string {
  const dataDir = dataDirOf(name)
  cleanUps.push(() => removeDataDir(dataDir))
  return dataDir
}

type ServerProcess = Pick<Embedded, 'target' | 'directory'> & { process: ChildProcess }

/** Starts a server in a separate process, which runs until it is killed or the test process ends. */
async function startProcess(dataDir: string, options = {}): Promise<ServerProcess> {
  const script = `
    import { pino } from 'pino'
    import { startEmbedded } from '${new URL('./embedded.ts', import.meta.url)}'
    const options = JSON.parse(process.argv[1])
    console.log(JSON.stringify(await startEmbedded({ ...options, log: pino({ level: 'silent' }) })))
    process.stdin.on('end', () => process.exit()).resume()`
  const args = ['--input-type=module', '-e', script, JSON.stringify({ dataDir, ...options })]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  cleanUps.push(() => kill(child))
  for await (const line of createInterface({ input: child.stdout }))
    return { ...JSON.parse(line), process: child }
  throw new Error('The server process ended before it had started')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function postmasterPid({ directory }: Pick<Embedded, 'directory'>): number {
  return findPostmaster(directory)?.pid ?? 0
}

async function note({ target }: Pick<Embedded, 'target'>, text: string): Promise<void> {
  const { sql, close } = connectDatabase(target, { connections: 1 })
  await sql`create table if not exists notes (text text)`
  await sql`insert into notes values (${text})`
  await close()
}

async function notes({ target }: Pick<Embedded, 'target'>): Promise<string[]> {
  const { sql, close } = connectDatabase(target, { connections: 1 })
  try {
    const rows = await sql<{ text: string }[]>`select text from notes`
    return rows.map(({ text }) => text)
  } finally {
    await close()
  }
}
