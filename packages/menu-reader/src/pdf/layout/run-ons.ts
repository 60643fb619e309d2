// Joins a list that continues on the next line: "Bacon 3.95 • Sausage 3.95 • Rye / Toast 1.95 • Bagel 2.50".

import type { Line } from './text-lines.ts'

export function joinRunOns(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isCutShort(last) && continuesList(last, line))
      joined[joined.length - 1] = joinedLine(last, line)
    else joined.push(line)
  }
  return joined
}

/** A list of prices and names that ends in a name without a price, or in a separator. */
function isCutShort({ text }: Line): boolean {
  return /\d\s?[•·|;]\s?\p{L}/u.test(text) && /(?:[\p{L})]|[•·|;])\s*$/u.test(text)
}

function continuesList(last: Line, line: Line): boolean {
  const isClose = (line.gap ?? 9) < 1.9 && Math.abs(line.size - last.size) < 0.3
  return isClose && line.column === last.column && /\d/.test(line.text)
}

function joinedLine(last: Line, line: Line): Line {
  const offset = last.text.length + 1
  const words = line.words.map(word => ({ ...word, start: word.start + offset, end: word.end + offset }))
  return {
    ...last,
    text: `${last.text} ${line.text}`,
    words: [...last.words, ...words],
    right: Math.max(last.right, line.right),
    y: line.y,
  }
}
