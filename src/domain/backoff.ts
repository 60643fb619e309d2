// How long to wait before the next try after failures in a row.

/**
 * Milliseconds: `shortestMs` after the first failure, doubled by every further one up to `longestMs`; of that at least the
 * half, the rest by chance (`random` from 0 to 1), so that a room full of phones does not come back in one wave.
 * Source: "equal jitter" of https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs(failures: number, shortestMs: number, longestMs: number, random: number): number {
  return Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.5 + random / 2)
}
