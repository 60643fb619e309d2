// Recognises variants: lines like "Chicken 12", "Beef 13" that repeat below several names are variants, not dishes.

import type { LineFeatures } from './line-features.ts'

/** The lines, with variants turned into sizes of the dish above. */
export function withVariants(lines: readonly LineFeatures[]): LineFeatures[] {
  const runs = runsOf(lines)
  const namesByKind = new Map<string, Set<string>>()
  for (const { under, kinds } of runs) {
    for (const kind of kinds)
      namesByKind.set(wordsOf(kind), (namesByKind.get(wordsOf(kind)) ?? new Set()).add(under))
  }
  const repeated = runs.filter(({ kinds }) =>
    kinds.every(kind => (namesByKind.get(wordsOf(kind))?.size ?? 0) > 1),
  )
  const variants = new Set(repeated.flatMap(({ kinds }) => kinds))
  return lines.map(line => (variants.has(line) ? asSize(line) : line))
}

interface Run {
  /** The text of the line above. */
  readonly under: string
  readonly kinds: LineFeatures[]
}

function runsOf(lines: readonly LineFeatures[]): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!isKind(line) || before?.line.column !== line.line.column) open = null
    else if (open && before && isKind(before) && (line.line.gap ?? 9) < 2.2) open.kinds.push(line)
    else {
      open =
        before.prices.position === 'none' && before.letters > 1 ? { under: before.text, kinds: [line] } : null
      if (open) runs.push(open)
    }
  })
  return runs.filter(({ kinds }) => kinds.length > 1 && kinds.length < 9)
}

function isKind({ prices, words, letters }: LineFeatures): boolean {
  return (
    prices.position === 'end' && prices.prices.length === 1 && words <= 3 && letters > 1 && !prices.isExtra
  )
}

function wordsOf({ text }: LineFeatures): string {
  return text.toLowerCase()
}

function asSize(line: LineFeatures): LineFeatures {
  const nothing = { start: 0, end: 0 }
  const prices = line.prices.prices.map(price => ({ ...price, size: price.size ?? line.text }))
  return {
    ...line,
    text: '',
    letters: 0,
    words: 0,
    prices: { ...line.prices, position: 'only', prices, head: nothing, tail: nothing },
  }
}
