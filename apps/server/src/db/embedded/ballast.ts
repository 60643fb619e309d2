// A file that only occupies space. It is deleted when the disk is full, so that PostgreSQL has space for its write-ahead log,
// and retention for the writes that its deletions need.

import { randomFillSync } from 'node:crypto'
import { chownSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { resumeFactor } from './free-space.ts'
import type { Installation } from './postmaster.ts'
import { isRoot } from './system-user.ts'

const chunkBytes = 2 ** 20
const ballastBytes = 64 * chunkBytes
/** With less free space PostgreSQL is about to stop, or cannot start: its log needs some files of 1 MB each. */
const criticalBytes = 8 * 2 ** 20
/** The delay after a failed write of the file. */
const retryMs = 60_000

/**
 * `update` takes the free bytes of the disk. It deletes the file when they are critical, and writes it when the reserve, below
 * which calls may not write, stays free with a quarter more.
 */
export function createBallast(
  { location, log }: Pick<Installation, 'location' | 'log'>,
  reserveBytes: number,
) {
  const path = ballastIn(location.directory)
  const draft = `${path}.part`
  // The file belongs to the database user, since a server that root starts switches to that user later (leave-root.ts).
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(dirname(path), location.user.uid, location.user.gid)
  let nextWrite = 0

  async function write(): Promise<void> {
    nextWrite = Number.POSITIVE_INFINITY
    try {
      // Random bytes, which no file system compresses. Removes first what another user may have put there.
      const chunk = randomFillSync(Buffer.alloc(chunkBytes))
      await rm(draft, { force: true })
      await writeFile(draft, Array(ballastBytes / chunkBytes).fill(chunk), { flag: 'wx', mode: 0o600 })
      renameSync(draft, path)
      nextWrite = 0
    } catch {
      // Another program used the space, or a quota is exhausted.
      await rm(draft, { force: true }).catch(() => {})
      nextWrite = performance.now() + retryMs
    }
  }

  return {
    update(freeBytes: number): void {
      const isThere = statSync(path, { throwIfNoEntry: false })?.size === ballastBytes
      const isDue = performance.now() >= nextWrite
      if (isDue && !isThere && freeBytes >= reserveBytes * resumeFactor + ballastBytes) void write()
      if (freeBytes >= criticalBytes) return
      // A killed server may have left a partial file.
      if (isDue) rmSync(draft, { force: true })
      rmSync(path, { force: true })
      if (isThere) log.warn({ bytes: ballastBytes }, 'the disk is full: the ballast file was deleted')
    },
  }
}

export function ballastIn(directory: string): string {
  return join(directory, 'ballast', 'file')
}
