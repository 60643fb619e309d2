// A disk so small that a run can fill it: a separate tmpfs, if this machine permits a mount.

import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLocation } from '@tablemate/server/db/embedded/location.ts'
import { findPostmaster } from '@tablemate/server/db/embedded/postmaster.ts'
import { pino } from 'pino'
import { signalAll } from './processes.ts'

const prefix = 'tablemate-chaos-'
const megabytes = 420
const block = Buffer.alloc(2 ** 20)

export interface Disk {
  readonly folder: string
  /** Whether the disk has its own limit. Without one, `fill` must not be called. */
  readonly isSmall: boolean
  /** Writes until the disk is full. */
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

/** Removes the disks of killed runs, with the PostgreSQL that still runs there. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter(name => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    if (isAlive(Number(name.slice(prefix.length)))) continue
    const { directory } = findLocation(join(folder, 'data'), pino({ level: 'silent' }))
    // Every process gets its own signal: the children of a stopped PostgreSQL would stay stopped and keep the disk busy.
    signalAll(findPostmaster(directory)?.pid, 'SIGKILL')
    removeFolder(folder)
  }
}

/** A lazy unmount: the folder disappears at once, and the file system when its last user has ended. */
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
