// Marks lines that continue a list of extras: "Add to any steak: blue cheese 5 ·", then "grilled shrimp 14".

import type { LineFeatures } from './line-features.ts'

/** The lines, with continuations of a list of extras marked as extras, too. */
export function withFurtherExtras(lines: readonly LineFeatures[]): LineFeatures[] {
  const marked: LineFeatures[] = []
  for (const line of lines) {
    const before = marked.at(-1)
    const goesOn = before?.prices.isExtra && isListOf(before) && isNext(before, line)
    marked.push(goesOn ? { ...line, prices: { ...line.prices, isExtra: true } } : line)
  }
  return marked
}

/** The line has separators between parts, or ends with one. */
function isListOf({ line }: LineFeatures): boolean {
  return /[·•|/;]/.test(line.text) || /[,+&]$/.test(line.text)
}

function isNext({ line: before }: LineFeatures, { line }: LineFeatures): boolean {
  const isAlike = before.words[0]?.font === line.words[0]?.font && Math.abs(before.size - line.size) < 0.3
  return isAlike && before.column === line.column && (line.gap ?? 9) < 1.9
}
