// What PostgreSQL itself says of its end, from its log: without the lines that quote a statement.

import { readFileSync, statSync } from 'node:fs'

const mostLetters = 300
/** The second is of a start that did not come to a log. */
const fault = /(?:\b(?:FATAL|PANIC):|^postgres:) +(.*)$/

/** How long the log is now, in bytes. */
export function logLength(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * The message of the last line that ended PostgreSQL, after the first `from` bytes; undefined where there is none. A log
 * that was begun anew is read from its start.
 */
export function lastFault(path: string, from: number): string | undefined {
  try {
    const log = readFileSync(path)
    const lines = log
      .subarray(log.length < from ? 0 : from)
      .toString()
      .split('\n')
    const faults = lines.flatMap(line => fault.exec(line)?.[1] ?? [])
    return faults.at(-1)?.slice(0, mostLetters)
  } catch {
    return undefined
  }
}
