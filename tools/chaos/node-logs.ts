// The nodes' log files, in which a breach finds the error behind a failed call.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const requestIdPattern = /(?<=answered 5\d\d: )[\da-f-]{36}/

export interface NodeLogs {
  /** The log file of the node at this index. */
  readonly fileOf: (at: number) => string
  /** Replaces the request id in a breach by the error that a node logged for the request. */
  readonly explain: (breach: string) => string
  readonly remove: () => void
}

export function openNodeLogs(): NodeLogs {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-logs-'))
  function find(requestId: string): string {
    for (const file of readdirSync(folder))
      for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
        if (!line.includes(requestId)) continue
        const { error, code, frames = [] } = read(line)
        if (error) return [error, code, ...frames].join('\n    ')
      }
    return 'with no error in any log'
  }
  return {
    fileOf: at => join(folder, `node-${at}.log`),
    explain: breach => breach.replace(requestIdPattern, find),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface LogLine {
  readonly error?: string
  readonly code?: string
  readonly frames?: readonly string[]
}

/** A killed node may have left its last line half-written. */
function read(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return {}
  }
}
