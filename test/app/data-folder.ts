// The data directories of the tests' PostgreSQL servers: in memory if possible. Each test database is a copy of two thousand
// files, and creating and deleting them on a disk takes half of a run. Nothing remains after a run.

import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLocation, shortHash } from '@tablemate/server/db/embedded/location.ts'
import { stopPostmaster } from '@tablemate/server/db/embedded/postmaster.ts'
import { pino } from 'pino'

/** Far more than a run needs for its databases, the write-ahead log, and some small PostgreSQL servers. */
const requiredBytes = 2 ** 30
const memory = '/dev/shm'
const checkout = fileURLToPath(new URL('../..', import.meta.url))
const log = pino({ level: 'silent' })

/** A path with this name and the process id, not created yet. Delete it with `removeDataDir`. */
export function dataDirOf(name: string): string {
  return join(rootFolder(), `${name}-${process.pid}`)
}

/** Also stops the PostgreSQL server that still runs in the folder. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const { directory } = findLocation(dataDir, log)
  await stopPostmaster(directory)
  for (const path of [dataDir, directory]) rmSync(path, { recursive: true, force: true })
}

/** Removes the data directories of killed runs. */
export async function removeAbandoned(): Promise<void> {
  const folder = rootFolder()
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = Number(/-(\d+)$/.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) await removeDataDir(join(folder, name))
  }
}

function rootFolder(): string {
  return hasMemory()
    ? join(memory, `tablemate-test-${userInfo().uid}-${shortHash(checkout)}`)
    : join(checkout, 'data/test')
}

function hasMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > requiredBytes
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
