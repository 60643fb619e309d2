// Exponential backoff with jitter: the wait before the next retry after consecutive failures.

/**
 * Milliseconds: `shortestMs` after the first failure, doubled by every further failure up to `longestMs`. Half of it is fixed,
 * half is random (`random` from 0 to 1), so that a room full of phones does not retry in one wave.
 * Source: "equal jitter" of https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs(failures: number, shortestMs: number, longestMs: number, random: number): number {
  return Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.5 + random / 2)
}
