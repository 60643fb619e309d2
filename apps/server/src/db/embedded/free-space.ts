// Watches the free space of the embedded database's disk, and whether calls may still write.

import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

const intervalMs = 1000
/** Calls may write again once the free space exceeds the reserve by this factor, so that the state does not flap. */
export const resumeFactor = 1.25

export interface FreeSpace {
  /** Free bytes at the last check. */
  bytes(): number
  /** Whether only the reserve is left, which is for the write-ahead log, retention and reads. */
  isLow(): boolean
  close(): void
}

interface FreeSpaceOptions {
  readonly directory: string
  readonly reserveBytes: number
  /** Called when calls may not write any more, and when they may again. */
  readonly onChange: (isLow: boolean, bytes: number) => void
}

/** Checks once a second. Throws if the directory does not exist at the start. */
export function watchFreeSpace({ directory, reserveBytes, onChange }: FreeSpaceOptions): FreeSpace {
  const gauge = createSpaceGauge(reserveBytes, onChange)
  gauge.update(freeBytesAt(directory))
  const timer = setInterval(async () => {
    // If the check fails, the last value stays.
    const stats = await statfs(directory).catch(() => null)
    if (stats) gauge.update(stats.bavail * stats.bsize)
  }, intervalMs)
  timer.unref()
  return { ...gauge, close: () => clearInterval(timer) }
}

/** The state without a disk: the caller sets the free bytes. */
export function createSpaceGauge(reserveBytes: number, onChange: FreeSpaceOptions['onChange']) {
  let bytes = Number.POSITIVE_INFINITY
  let isLow = false
  return {
    bytes: () => bytes,
    isLow: () => isLow,
    update(free: number): void {
      bytes = free
      const now = free < reserveBytes * (isLow ? resumeFactor : 1)
      if (now === isLow) return
      isLow = now
      onChange(isLow, bytes)
    },
  }
}

/** Free bytes of the disk of `path`, which need not exist yet, without the space that is reserved for root. */
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
