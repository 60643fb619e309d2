// A file that only occupies space. It is deleted when the disk is full, so that PostgreSQL has space for its write-ahead log,
// and retention for the writes that its deletions need.

import { randomFillSync } from 'node:crypto'
import { chownSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { freeBytesAt, resumeFactor } from './free-space.ts'
import type { Location } from './location.ts'
import { isRoot } from './system-user.ts'

const ballastBytes = 64 * 2 ** 20
const chunkBytes = 2 ** 20
/** With less free space PostgreSQL is about to stop, or cannot start: its log needs some files of 1 MB each. */
export const criticalBytes = 8 * 2 ** 20
const intervalMs = 1000
/** The delay after a failed write of the file. */
const retryMs = 60_000

export interface Ballast {
  /** Deletes the file. Returns false if there was none. */
  remove(): boolean
  close(): void
}

interface BallastOptions {
  readonly directory: string
  /** The file is only written if this much and a quarter more stays free: below the reserve, calls may not write. */
  readonly reserveBytes: number
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** Free bytes of the disk. */
  readonly measure?: (directory: string) => number
}

/** Checks the disk every second: writes the ballast file when there is space, and deletes it when free space is critical. */
export function manageBallast({
  directory,
  reserveBytes,
  log,
  measure = freeBytesAt,
}: BallastOptions): Ballast {
  const path = ballastIn(directory)
  const closing = new AbortController()
  let isWriting = false
  let failedAt = Number.NEGATIVE_INFINITY

  function remove(): boolean {
    // A killed server may have left a partial file.
    if (!isWriting) rmSync(`${path}.part`, { force: true })
    if (!isThere(path)) return false
    rmSync(path, { force: true })
    log.warn({ bytes: ballastBytes }, 'the disk is full: the ballast file was deleted')
    return true
  }

  async function make(): Promise<void> {
    isWriting = true
    try {
      await write(`${path}.part`, closing.signal)
      renameSync(`${path}.part`, path)
      log.info({ bytes: ballastBytes }, 'the ballast file was written')
    } catch {
      // Another program used the space, a quota is exhausted, or the server is shutting down.
      failedAt = performance.now()
      await rm(`${path}.part`, { force: true }).catch(() => {})
    } finally {
      isWriting = false
    }
  }

  function check(): void {
    try {
      const free = freeOrUnknown(measure, directory)
      const hasSpace = free >= reserveBytes * resumeFactor + ballastBytes
      const mayWrite = !isWriting && performance.now() - failedAt > retryMs
      if (free < criticalBytes) remove()
      else if (hasSpace && mayWrite && !isThere(path)) void make()
    } catch (error) {
      // For instance a read-only disk. The server runs without a ballast file.
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'the ballast file cannot be managed')
    }
  }
  check()
  const timer = setInterval(check, intervalMs)
  timer.unref()
  return {
    remove,
    close() {
      closing.abort()
      clearInterval(timer)
    },
  }
}

/**
 * Creates the folder of the ballast file. It belongs to the database user, since a server that root starts switches to that
 * user later (leave-root.ts). Throws if the disk is full.
 */
export function makeBallastFolder({ directory, user }: Location): void {
  const folder = dirname(ballastIn(directory))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(folder, user.uid, user.gid)
}

export function ballastIn(directory: string): string {
  return join(directory, 'ballast', 'file')
}

/** NaN if the disk cannot be measured: every comparison with it is false. */
function freeOrUnknown(measure: (directory: string) => number, directory: string): number {
  try {
    return measure(directory)
  } catch {
    return Number.NaN
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === ballastBytes
}

/** Writes random bytes, which no file system compresses. They are not synced, so that commits do not wait for them. */
async function write(path: string, signal: AbortSignal): Promise<void> {
  const chunk = randomFillSync(Buffer.alloc(chunkBytes))
  // Removes a link that another user may have put there.
  await rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  try {
    for (let written = 0; written < ballastBytes; written += chunkBytes) {
      signal.throwIfAborted()
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
}
