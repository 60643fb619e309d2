// "Bacon 3.95 • Sausage 3.95 • Rye / Toast 1.95 • Bagel 2.50": a list that runs on over the end of its line is one line.

import type { Line } from './text-lines.ts'

/** The lines, with such lists joined. */
export function joinRunOns(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isCutShort(last) && isNext(last, line)) joined[joined.length - 1] = together(last, line)
    else joined.push(line)
  }
  return joined
}

/** Prices with a mark before the next name, and something without a price, or a mark, at the end. */
function isCutShort({ text }: Line): boolean {
  return /\d\s?[•·|;]\s?\p{L}/u.test(text) && /(?:[\p{L})]|[•·|;])\s*$/u.test(text)
}

function isNext(last: Line, line: Line): boolean {
  const isClose = (line.gap ?? 9) < 1.9 && Math.abs(line.size - last.size) < 0.3
  return isClose && line.column === last.column && /\d/.test(line.text)
}

function together(last: Line, line: Line): Line {
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
