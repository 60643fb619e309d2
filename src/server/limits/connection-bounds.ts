// How many connections there may be, how long one may keep the server waiting, and how much may lie here for it.

import { uploadTimeoutMs } from '#domain/limits.ts'

/** Times in milliseconds. */
export interface ConnectionBounds {
  /** For a request's line and headers, from the first byte, or from the opening of the connection. */
  readonly headersMs: number
  /** For a body of the usual length; for a menu's file or list `uploadTimeoutMs`. */
  readonly bodyMs: number
  /** For more of an answer or a stream to be taken: who takes it slowly, as a weak signal does, is let finish. */
  readonly stalledMs: number
  /** The same where more than `largeAnswer` bytes lie here for the connection. */
  readonly largeStalledMs: number
  /** How often that is looked at. */
  readonly lookEveryMs: number
  /** Open at once from one address: a restaurant's diners share one, with up to 2,000 event streams. */
  readonly perAddress: number
  /** Open at once in all, in this process. */
  readonly inAll: number
  /** With more of an address open than this, those that are idle are closed after `shortIdleMs`. */
  readonly shortIdleAbove: number
  readonly shortIdleMs: number
  /** Bytes of answers that were not taken yet: of one address; of an IPv6 /48 twice as many. */
  readonly unsentPerAddress: number
  /** Of all, in this process. */
  readonly unsentInAll: number
}

/** Longer times are for lines on which 64 KB, or a screen of the table, would take as long. */
export const defaultBounds: ConnectionBounds = {
  headersMs: 15_000,
  bodyMs: 30_000,
  stalledMs: uploadTimeoutMs,
  largeStalledMs: 10_000,
  lookEveryMs: 2000,
  perAddress: 4000,
  inAll: 20_000,
  shortIdleAbove: 500,
  // With the time until the next look: 5 s.
  shortIdleMs: 3000,
  unsentPerAddress: 32 * 2 ** 20,
  unsentInAll: 128 * 2 ** 20,
}

/** Bytes of a connection's answers from which on it has less time to take more of them. */
export const largeAnswer = 256 * 1024

/** What `http.createServer` is told. */
export function serverOptions({ headersMs, lookEveryMs }: ConnectionBounds) {
  return {
    headersTimeout: Math.min(headersMs, uploadTimeoutMs),
    // To receive a request, not to answer it.
    requestTimeout: uploadTimeoutMs,
    connectionsCheckingInterval: lookEveryMs,
  }
}
