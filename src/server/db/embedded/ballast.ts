// A file of no use but its size. It is given back when the disk is full, so that PostgreSQL has room for its write-ahead
// log and retention for what it writes while it deletes.

import { randomFillSync } from 'node:crypto'
import { chownSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { freeBytesAt, resumeFactor } from './free-space.ts'
import type { Location } from './location.ts'
import { isRoot } from './system-user.ts'

const ballastBytes = 64 * 2 ** 20
const pieceBytes = 2 ** 20
/** With less than this PostgreSQL is about to stop, or cannot start: some files of its log, of 1 MB each. */
export const tightBytes = 8 * 2 ** 20
const everyMs = 1000
/** After a failure to make it. */
const pauseMs = 60_000

export interface Ballast {
  /** False if there was none. */
  giveBack(): boolean
  close(): void
}

interface BallastOptions {
  readonly directory: string
  /** So much stays free beside a ballast that is made, and a quarter more: below the reserve calls may not write. */
  readonly reserveBytes: number
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** Free bytes of the disk. */
  readonly measure?: (directory: string) => number
}

/**
 * Makes the ballast as soon as there is room for it, also later; gives it back when the disk gets tight. Once a second it
 * looks which of the two is due.
 */
export function keepBallast({
  directory,
  reserveBytes,
  log,
  measure = freeBytesAt,
}: BallastOptions): Ballast {
  const path = ballastIn(directory)
  const closing = new AbortController()
  let isMaking = false
  let failedAt = Number.NEGATIVE_INFINITY

  function giveBack(): boolean {
    // What a start that was killed left of one.
    if (!isMaking) rmSync(`${path}.part`, { force: true })
    if (!isThere(path)) return false
    rmSync(path, { force: true })
    log.warn({ bytes: ballastBytes }, 'the disk is full: the ballast file is given back to it')
    return true
  }

  async function make(): Promise<void> {
    isMaking = true
    try {
      await write(`${path}.part`, closing.signal)
      renameSync(`${path}.part`, path)
      log.info({ bytes: ballastBytes }, 'the ballast file is made')
    } catch {
      // Somebody else took the room, a quota is used up, or this is the end.
      failedAt = performance.now()
      await rm(`${path}.part`, { force: true }).catch(() => {})
    } finally {
      isMaking = false
    }
  }

  function look(): void {
    try {
      const free = freeOrUnknown(measure, directory)
      const isRoomy = free >= reserveBytes * resumeFactor + ballastBytes
      const mayMake = !isMaking && performance.now() - failedAt > pauseMs
      if (free < tightBytes) giveBack()
      else if (isRoomy && mayMake && !isThere(path)) void make()
    } catch (error) {
      // A disk that can only be read, for instance. The server goes on without.
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'the ballast file cannot be looked after')
    }
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    giveBack,
    close() {
      closing.abort()
      clearInterval(timer)
    },
  }
}

/**
 * Makes the folder of the ballast, where its owner may make the file and remove it. Root's server becomes that user later
 * (leave-root.ts). Throws where the disk is full.
 */
export function makeBallastFolder({ directory, user }: Location): void {
  const folder = dirname(ballastIn(directory))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(folder, user.uid, user.gid)
}

export function ballastIn(directory: string): string {
  return join(directory, 'ballast', 'file')
}

/** NaN, which is neither tight nor roomy, where the disk cannot be asked. */
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

/** Bytes that no file system packs or leaves out. They are not synced: commits do not wait for them. */
async function write(path: string, signal: AbortSignal): Promise<void> {
  const piece = randomFillSync(Buffer.alloc(pieceBytes))
  // Not through a link that somebody has put there.
  await rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  try {
    for (let written = 0; written < ballastBytes; written += pieceBytes) {
      signal.throwIfAborted()
      await file.writeFile(piece)
    }
  } finally {
    await file.close()
  }
}
