// Where the PostgreSQL of tests keeps its files: in memory where the machine lends some, for copying a database makes two
// thousand files and forgetting it deletes them, over which a disk takes half of a run. Nothing of it outlives a run.

import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { findLocation, shortHash } from '../../src/server/db/embedded/location.ts'
import { findPostmaster, stopPostmaster } from '../../src/server/db/embedded/postmaster.ts'

/** Far more than a run takes: its databases, the write-ahead log, and some small PostgreSQLs besides. */
const roomNeeded = 2 ** 30
const memory = '/dev/shm'
const checkout = fileURLToPath(new URL('../..', import.meta.url))
const log = pino({ level: 'silent' })

/** A folder of this name and process, not made yet, to be given to `removeDataDir`. */
export function dataDirOf(name: string): string {
  return join(rootFolder(), `${name}-${process.pid}`)
}

/** With the PostgreSQL that still runs on it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const { directory } = findLocation(dataDir, log)
  const postmaster = findPostmaster(directory)
  if (postmaster) await stopPostmaster(directory, postmaster.pid)
  for (const path of [dataDir, directory]) rmSync(path, { recursive: true, force: true })
}

/** Those of runs that were killed. */
export async function removeAbandoned(): Promise<void> {
  const folder = rootFolder()
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = Number(/-(\d+)$/.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) await removeDataDir(join(folder, name))
  }
}

function rootFolder(): string {
  return hasRoom()
    ? join(memory, `tablemate-test-${userInfo().uid}-${shortHash(checkout)}`)
    : join(checkout, 'data/test')
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
