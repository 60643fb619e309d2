// "Chicken 12, Beef 13, Prawn 15" in lines of their own under one dish after the other: what repeats so under several
// names is no dish but the kinds in which each is sold.

import type { LineFeatures } from './line-features.ts'

/** The lines, with those that name a kind of the dish above read as its sizes. */
export function withVariants(lines: readonly LineFeatures[]): LineFeatures[] {
  const runs = runsOf(lines)
  const above = new Map<string, Set<string>>()
  for (const { under, kinds } of runs) {
    for (const kind of kinds) above.set(wordsOf(kind), (above.get(wordsOf(kind)) ?? new Set()).add(under))
  }
  const repeated = runs.filter(({ kinds }) => kinds.every(kind => (above.get(wordsOf(kind))?.size ?? 0) > 1))
  const variants = new Set(repeated.flatMap(({ kinds }) => kinds))
  return lines.map(line => (variants.has(line) ? asSize(line) : line))
}

interface Run {
  /** What is printed above it. */
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
        before.prices.place === 'none' && before.letters > 1 ? { under: before.text, kinds: [line] } : null
      if (open) runs.push(open)
    }
  })
  return runs.filter(({ kinds }) => kinds.length > 1 && kinds.length < 9)
}

function isKind({ prices, words, letters }: LineFeatures): boolean {
  return prices.place === 'end' && prices.prices.length === 1 && words <= 3 && letters > 1 && !prices.isExtra
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
    prices: { ...line.prices, place: 'only', prices, head: nothing, tail: nothing },
  }
}
