// Limits of connections: their number, their timeouts, and the bytes that may wait in memory for them.

import { uploadTimeoutMs } from '@tablemate/domain/limits.ts'

/** Times in milliseconds. */
export interface ConnectionBounds {
  /** Timeout for the request line and headers, from the first byte or from the opening of the connection. */
  readonly headersMs: number
  /** Timeout for a body of normal length; for the file or list of a menu it is `uploadTimeoutMs`. */
  readonly bodyMs: number
  /** Timeout for progress in sending a reply or stream. A slow client, as with a weak signal, makes progress and may finish. */
  readonly stalledMs: number
  /** The same if more than `largeReplyBytes` bytes wait for the connection. */
  readonly largeStalledMs: number
  /** Interval of these checks. */
  readonly checkEveryMs: number
  /** Maximum of open connections per address: a restaurant's diners share one, with up to 2,000 event streams. */
  readonly perAddress: number
  /** Maximum of open connections of this process. */
  readonly inAll: number
  /** An address with more connections than this has its idle ones closed after `shortIdleMs`. */
  readonly shortIdleAbove: number
  readonly shortIdleMs: number
  /** Maximum of unsent reply bytes per address; an IPv6 /48 may have twice as many. */
  readonly unsentPerAddress: number
  /** Maximum of unsent reply bytes of this process. */
  readonly unsentInAll: number
}

/** The timeouts are long enough for networks on which 64 KB, or a whole group, take that long. */
export const defaultBounds: ConnectionBounds = {
  headersMs: 15_000,
  bodyMs: 30_000,
  stalledMs: uploadTimeoutMs,
  largeStalledMs: 10_000,
  checkEveryMs: 2000,
  perAddress: 4000,
  inAll: 20_000,
  shortIdleAbove: 500,
  // 5 s with the time until the next check.
  shortIdleMs: 3000,
  unsentPerAddress: 32 * 2 ** 20,
  unsentInAll: 128 * 2 ** 20,
}

/** Above this size in bytes, unsent replies have the shorter timeout. */
export const largeReplyBytes = 256 * 1024

/** The options of `http.createServer`. */
export function serverOptions({ headersMs, checkEveryMs }: ConnectionBounds) {
  return {
    headersTimeout: Math.min(headersMs, uploadTimeoutMs),
    // The timeout for receiving a request, not for the reply.
    requestTimeout: uploadTimeoutMs,
    connectionsCheckingInterval: checkEveryMs,
  }
}
