// Reads a reply that grows: lines of progress as JSON, and after the last line break the reply itself.

import { CallProblem } from './call-problem.ts'

/**
 * Returns a function to call with the whole text so far, whenever it has grown. It passes each new line on, and returns what
 * follows the last line break. Throws 'no-answer' at a line that is no JSON.
 */
export function readLines(onLine: (line: unknown) => void): (text: string) => string {
  let start = 0
  return text => {
    for (;;) {
      const end = text.indexOf('\n', start)
      if (end < 0) return text.slice(start)
      onLine(parseReply(text.slice(start, end)))
      start = end + 1
    }
  }
}

/** Throws 'no-answer' for a text that is no JSON, so not from our server or cut. */
export function parseReply(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallProblem(0, 'no answer', null)
  }
}
