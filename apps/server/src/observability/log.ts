// The server's log: JSON with buffered, asynchronous writes to standard output. A write per line would take a twentieth of an
// order's time, and a synchronous write to a full pipe would block the server. A person at a terminal gets text instead.

import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** The size that a pipe writes atomically (PIPE_BUF), so lines of several processes do not mix. */
const writeBytes = 4096
const maxDelayMs = 200
/** Lines are dropped while more bytes than this wait for the reader. */
const maxBufferedBytes = 2 ** 20

/** A line is written within 200 ms, and at once when the process exits; on a terminal at once, as coloured text. */
export async function createLog(
  { logLevel: level }: Pick<Config, 'logLevel'>,
  isTerminal = process.stdout.isTTY,
): Promise<Logger> {
  if (isTerminal) {
    const { prettyFactory } = await import('pino-pretty')
    const asText = prettyFactory({
      colorize: true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'pid,hostname',
      singleLine: true,
    })
    return pino({ level }, { write: line => process.stdout.write(asText(line)) })
  }
  const sizes = { minLength: writeBytes / 2, maxWrite: writeBytes, maxLength: maxBufferedBytes }
  return pino({ level }, pino.destination({ ...sizes, sync: false, periodicFlush: maxDelayMs }))
}
