// How much room the disk of the embedded database has, and whether calls may still write there.

import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

const everyMs = 1000
/** Calls write again once there is so much more room than the reserve, so that one byte more or less changes nothing. */
export const resumeFactor = 1.25

export interface FreeSpace {
  /** In bytes, at the last look. */
  bytes(): number
  /** Whether the rest is reserved: for the write-ahead log, for retention, and for everybody who reads. */
  isLow(): boolean
  close(): void
}

interface FreeSpaceOptions {
  readonly directory: string
  readonly reserveBytes: number
  /** Told when calls may write no more, and when they may again. */
  readonly onChange: (isLow: boolean, bytes: number) => void
}

/** Looks once a second. Throws where the directory is not there at the start. */
export function watchFreeSpace({ directory, reserveBytes, onChange }: FreeSpaceOptions): FreeSpace {
  const gauge = makeGauge(reserveBytes, onChange)
  gauge.note(freeBytesAt(directory))
  const timer = setInterval(async () => {
    // A disk that cannot be asked just now is as it was.
    const stats = await statfs(directory).catch(() => null)
    if (stats) gauge.note(stats.bavail * stats.bsize)
  }, everyMs)
  timer.unref()
  return { ...gauge, close: () => clearInterval(timer) }
}

/** Without a disk: it is told how much is free. */
export function makeGauge(reserveBytes: number, onChange: FreeSpaceOptions['onChange']) {
  let bytes = Number.POSITIVE_INFINITY
  let isLow = false
  return {
    bytes: () => bytes,
    isLow: () => isLow,
    note(free: number): void {
      bytes = free
      const now = free < reserveBytes * (isLow ? resumeFactor : 1)
      if (now === isLow) return
      isLow = now
      onChange(isLow, bytes)
    },
  }
}

/** What may still be written where `path` is, or will be, in bytes; without the share that is the superuser's alone. */
export function freeBytesAt(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isMissing || dirname(path) === path) throw error
    return freeBytesAt(dirname(path))
  }
}
