// Work in single file: what comes together under one key is done one after another.

import { problem } from './problems.ts'

interface Line {
  last: Promise<unknown>
  length: number
}

/**
 * Runs work in turn with the other work of its key, and answers what it answers. Throws 'too-many-requests' where `longest`
 * are at work or waiting under the key.
 */
export function createQueues(longest = Infinity): <R>(key: string, work: () => Promise<R>) => Promise<R> {
  const lines = new Map<string, Line>()
  return async (key, work) => {
    const line = lines.get(key)
    if (line && line.length >= longest) throw problem('too-many-requests', { retryAfter: 1 })
    const turn = line ? line.last.then(work, work) : work()
    const now = { last: turn, length: (line?.length ?? 0) + 1 }
    const own = line ? Object.assign(line, now) : now
    lines.set(key, own)
    try {
      return await turn
    } finally {
      own.length -= 1
      if (own.length === 0) lines.delete(key)
    }
  }
}
