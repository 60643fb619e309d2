// Reads why PostgreSQL ended from its log, without the lines that quote a statement.

import { readFileSync, statSync } from 'node:fs'

const maxLength = 300
/** The second alternative is the format of errors before logging starts. */
const fault = /(?:\b(?:FATAL|PANIC):|^postgres:) +(.*)$/

/** The length of the log in bytes. */
export function logLength(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** The last fatal message after the first `from` bytes; undefined if there is none. A truncated log is read from its start. */
export function lastFault(path: string, from: number): string | undefined {
  try {
    const log = readFileSync(path)
    const lines = log
      .subarray(log.length < from ? 0 : from)
      .toString()
      .split('\n')
    const faults = lines.flatMap(line => fault.exec(line)?.[1] ?? [])
    return faults.at(-1)?.slice(0, maxLength)
  } catch {
    return undefined
  }
}
