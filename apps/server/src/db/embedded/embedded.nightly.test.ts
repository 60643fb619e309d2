// Tests with real PostgreSQL processes and real kills. A server that must be killed is a small separate process.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { dataDirOf, removeDataDir } from '@tablemate/test/app/data-folder.ts'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '../database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { clusterIn } from './location.ts'
import { findPostmaster, postgresLog, stopPostmaster } from './postmaster.ts'

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

  test.each<readonly [string, (cluster: string) => string]>([
    ['an empty', () => ''],
    ['a garbled', () => '\0\0\0\n'],
    [
      'another program’s process id in the',
      cluster => [process.pid, cluster, 0, 5432, '/tmp', '', '  1  1', 'ready', ''].join('\n'),
    ],
  ])('starts although a power cut left %s pid file', async (_, left) => {
    const dataDir = makeDataDir('power-cut')
    const first = await startEmbedded({ dataDir, log })
    await note(first, 'before the cut')
    await first.stop()
    expect(findPostmaster(first.directory)).toBeUndefined()
    const logged = readFileSync(postgresLog(first.directory), 'utf8')
    const cluster = clusterIn(first.directory)
    writeFileSync(join(cluster, 'postmaster.pid'), left(cluster))
    const second = await startEmbedded({ dataDir, log })
    expect(postmasterPid(second)).not.toBe(process.pid)
    expect(await notes(second)).toEqual(['before the cut'])
    await second.stop()
    // The log still contains the errors of earlier launches.
    expect(readFileSync(postgresLog(first.directory), 'utf8').startsWith(logged)).toBe(true)
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
  test.each([
    ['from before there were passwords', true],
    ['whose password was lost', false],
  ])('of a folder %s requires one from the next start on, whether it runs or not', async (_, isOpen) => {
    const dataDir = makeDataDir('no-password')
    for (const isRunning of [false, true]) {
      const first = await startProcess(dataDir)
      await note(first, `running: ${isRunning}`)
      const cluster = clusterIn(first.directory)
      if (isOpen) {
        const { sql, close } = connectDatabase(first.target, { connections: 1 })
        await sql.script('alter role current_user password null')
        writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\n')
        await sql`select pg_reload_conf()`
        await close()
      }
      rmSync(join(cluster, 'tablemate.password'))
      await kill(first.process)
      if (!isRunning) await stopPostmaster(first.directory, postmasterPid(first))
      const next = await startEmbedded({ dataDir, log })
      expect(await notes(next)).toContain(`running: ${isRunning}`)
      const { target } = next
      await expect.poll(() => isRefused({ ...target, password: '' })).toBe(true)
      await next.stop()
    }
  })

  // Threat: local-user
  test.runIf(process.getuid?.() === 0)(
    'runs as its own user, and takes over another user’s files without loss',
    async () => {
      const dataDir = makeDataDir('own-user')
      const first = await startEmbedded({ dataDir, log })
      await note(first, 'before')
      const own = statSync(`/proc/${postmasterPid(first)}`).uid
      expect(readFileSync('/etc/passwd', 'utf8')).toMatch(new RegExp(`^tablemate:[^:]*:${own}:`, 'm'))
      await first.stop()
      const nobody = 65_534
      for (const name of ['postgres', 'postgres.log', 'socket'])
        spawnSync('chown', ['-R', String(nobody), join(first.directory, name)])
      const second = await startEmbedded({ dataDir, log })
      expect(await notes(second)).toEqual(['before'])
      expect(statSync(`/proc/${postmasterPid(second)}`).uid).toBe(own)
      await second.stop()
      const files = readdirSync(clusterIn(second.directory), { recursive: true, encoding: 'utf8' })
      expect(files.filter(name => statSync(join(clusterIn(second.directory), name)).uid !== own)).toEqual([])
    },
  )
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

async function isRefused(target: Embedded['target']): Promise<boolean> {
  return notes({ target }).then(
    () => false,
    error => /password/.test(String(error)),
  )
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
