// A disk so small that it can be filled: a tmpfs of its own, where this machine lets one be mounted.

import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { findLocation } from '../src/server/db/embedded/location.ts'
import { findPostmaster } from '../src/server/db/embedded/postmaster.ts'
import { signalAll } from './processes.ts'

const prefix = 'tablemate-chaos-'
const megabytes = 420
const block = Buffer.alloc(2 ** 20)

export interface Disk {
  readonly folder: string
  /** Whether it has bounds of its own; else `fill` must not be called. */
  readonly isSmall: boolean
  /** Until nothing more goes in. */
  fill(): void
  free(): void
  remove(): void
}

export function makeDisk(): Disk {
  removeAbandoned()
  const folder = join(tmpdir(), `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tablemate', folder])
  const isSmall = mounted.status === 0
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    isSmall,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (const bytes of [block, block.subarray(0, 4096)]) writeUntilFull(file, bytes)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => removeFolder(folder),
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Those of runs that were killed, with the PostgreSQL that still runs there. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter(name => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    if (isAlive(Number(name.slice(prefix.length)))) continue
    const { directory } = findLocation(join(folder, 'data'), pino({ level: 'silent' }))
    // Its processes one by one: those of one that was stopped would stay so, and keep the disk.
    signalAll(findPostmaster(directory)?.pid, 'SIGKILL')
    removeFolder(folder)
  }
}

/** Taken from the tree at once, and in truth when its last user has ended. */
function removeFolder(folder: string): void {
  spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
