// What the nodes said of the calls that they could not serve.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ofCall = /(?<=answered 5\d\d: )[\da-f-]{36}/

export interface NodeLogs {
  /** Of the node at this place. */
  readonly fileOf: (at: number) => string
  /** What broke inside, in place of the request's id, for a breach that names one. */
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
    return 'of which no log tells'
  }
  return {
    fileOf: at => join(folder, `node-${at}.log`),
    explain: breach => breach.replace(ofCall, find),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface Line {
  readonly error?: string
  readonly code?: string
  readonly frames?: readonly string[]
}

/** A node that was killed may have left its last line half-written. */
function read(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return {}
  }
}
