// Watches the free space of the embedded database's disk, and whether calls may still write.

import { statfsSync } from 'node:fs'

const intervalMs = 1000
/** Calls may write again once the free space exceeds the reserve by this factor, so that the state does not flap. */
export const resumeFactor = 1.25

export interface FreeSpace {
  /** Free bytes at the last check. */
  bytes(): number
  /** Whether only the reserve is left, which is for the write-ahead log, retention and reads. */
  isLow(): boolean
}

/** Calls `update` with the disk's free bytes (without those reserved for root), now and once a second. Returns a function that ends that. */
export function measureDisk(directory: string, update: (freeBytes: number) => void): () => void {
  const measure = () => {
    const { bavail, bsize } = statfsSync(directory)
    update(bavail * bsize)
  }
  measure()
  const timer = setInterval(() => {
    try {
      measure()
    } catch {
      // The last value stays.
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** `onChange` is called when calls may not write any more, and when they may again. */
export function createSpaceGauge(reserveBytes: number, onChange: (isLow: boolean, bytes: number) => void) {
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
