// "Add to any steak: Oscar style 16 · blue cheese 5 ·" and, in the next line, "grilled shrimp 14": a list of extras goes
// on until it ends.

import type { LineFeatures } from './line-features.ts'

/** The lines, with those that go on a list of extras marked as extras too. */
export function withFurtherExtras(lines: readonly LineFeatures[]): LineFeatures[] {
  const marked: LineFeatures[] = []
  for (const line of lines) {
    const before = marked.at(-1)
    const goesOn = before?.prices.isExtra && isListOf(before) && isNext(before, line)
    marked.push(goesOn ? { ...line, prices: { ...line.prices, isExtra: true } } : line)
  }
  return marked
}

/** Several parts, with a sign between them, and another at its end or the last part broken off. */
function isListOf({ line }: LineFeatures): boolean {
  return /[·•|/;]/.test(line.text) || /[,+&]$/.test(line.text)
}

function isNext({ line: before }: LineFeatures, { line }: LineFeatures): boolean {
  const isAlike = before.words[0]?.font === line.words[0]?.font && Math.abs(before.size - line.size) < 0.3
  return isAlike && before.column === line.column && (line.gap ?? 9) < 1.9
}
