// Recognises headings in the margin: they look like a column, but each heads the text beside and below it.

import type { Segment } from './segments.ts'

/** A heading and the part of the right side below it. */
export interface SideSection {
  readonly heading: readonly Segment[]
  readonly under: readonly Segment[]
}

/** From top to bottom; text above the first heading has none. Null if the left side is not only headings. */
export function sideSections(left: readonly Segment[], right: readonly Segment[]): SideSection[] | null {
  const end = Math.max(...right.map(({ y }) => y))
  const candidates = left.filter(({ y }) => y <= end)
  const headings = blocksOf(candidates)
  const size = median(right.map(segment => segment.size))
  const lines = new Set(right.map(({ y }) => Math.round(y / 2))).size
  const isProminent = ({ size: own, words, text }: Segment) =>
    own > 1.12 * size || words.every(({ isBold }) => isBold) || text === text.toUpperCase()
  if (headings.length < 2 || lines < linesPerHeading * headings.length) return null
  if (!candidates.every(segment => segment.kind === 'text' && isShort(segment) && isProminent(segment)))
    return null
  if (right.some(segment => segment.kind === 'text' && segment.size > 1.25 * size && isShort(segment)))
    return null
  const starts = headings.map(block => Math.min(...block.map(({ y, size: own }) => y - 0.8 * own)))
  const first = right.filter(({ y }) => y < (starts[0] ?? 0))
  return [
    ...(first.length > 0 ? [{ heading: [], under: first }] : []),
    ...headings.map((heading, at) => ({
      heading,
      under: right.filter(({ y }) => y >= (starts[at] ?? 0) && y < (starts[at + 1] ?? Infinity)),
    })),
    { heading: [], under: left.filter(({ y }) => y > end) },
  ]
}

/** A section has at least this many lines. */
const linesPerHeading = 2

function isShort({ words, text }: Segment): boolean {
  return words.length <= 4 && !/\d/.test(text)
}

function blocksOf(segments: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const last = blocks.at(-1)?.at(-1)
    if (last && segment.y - last.y < 1.6 * segment.size) blocks.at(-1)?.push(segment)
    else blocks.push([segment])
  }
  return blocks
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
