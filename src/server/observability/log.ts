// Where the server's lines go: standard output, some of them at a time. A write for each would cost a twentieth of an
// order, and one into a pipe that nobody empties would hold the whole server.

import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** No more than a pipe takes in one piece, so that the lines of several processes do not run into each other. */
const pieceBytes = 4096
const longestDelayMs = 200
/** What nobody takes is dropped beyond this many bytes. */
const mostWaiting = 2 ** 20

/** A line is written within 200 ms; at the end of the process, or before it is given up, at once. */
export function createLog({ logLevel: level }: Pick<Config, 'logLevel'>): Logger {
  const lines = { minLength: pieceBytes / 2, maxWrite: pieceBytes, maxLength: mostWaiting }
  return pino({ level }, pino.destination({ ...lines, sync: false, periodicFlush: longestDelayMs }))
}
