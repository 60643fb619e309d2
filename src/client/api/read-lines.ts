// Reads a reply that grows: lines of progress as JSON, and after the last line break the reply itself.

/**
 * Returns a function to call with the whole text so far, whenever it has grown. It passes each new line on, and returns what
 * follows the last line break.
 */
export function readLines(onLine: (line: unknown) => void): (text: string) => string {
  let start = 0
  return text => {
    for (;;) {
      const end = text.indexOf('\n', start)
      if (end < 0) return text.slice(start)
      onLine(JSON.parse(text.slice(start, end)))
      start = end + 1
    }
  }
}
