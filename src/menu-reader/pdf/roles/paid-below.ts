// Where a price does not stand beside its name: in a line of its own below, or at the end of the description. What it
// pays for is the first of the lines above it that stand close together, or the prominent line above the description.

import { groupBy } from '#domain/group-by.ts'
import type { LineFeatures } from './line-features.ts'

/** The lines that begin what a price below pays for, and the priced lines that are the end of a description. */
export interface PaidBelow {
  readonly names: ReadonlySet<LineFeatures>
  readonly texts: ReadonlySet<LineFeatures>
}

export function paidBelow(lines: readonly LineFeatures[]): PaidBelow {
  const bare = lines.flatMap((line, at) => (isBarePrice(line) ? beginningAbove(lines, at) : []))
  const described = groupBy(
    lines.flatMap((line, at) => (line.prices.place === 'end' ? [{ line, name: nameAbove(lines, at) }] : [])),
    ({ line }) => line.face,
  )
  const endings = [...described.values()]
    .filter(isHabit)
    .flat()
    .filter(({ name }) => name !== null)
  const names = endings.flatMap(({ name }) => (name ? [name] : []))
  return { names: new Set([...bare, ...names]), texts: new Set(endings.map(({ line }) => line)) }
}

/** No dish says more before its price. */
const mostLines = 6
/** A heading stands above the first dish only; a name above each description. */
const shareOfHabit = 0.6

function isHabit(ends: readonly { name: LineFeatures | null }[]): boolean {
  const led = ends.filter(({ name }) => name !== null).length
  return led >= 2 && led > shareOfHabit * ends.length
}

function isBarePrice({ prices }: LineFeatures): boolean {
  return prices.place === 'only' && !prices.isListed
}

function beginningAbove(lines: readonly LineFeatures[], at: number): LineFeatures[] {
  let closest = Infinity
  let top: LineFeatures | undefined
  for (let index = at - 1; index >= Math.max(0, at - mostLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    const gap = below?.line.gap ?? Infinity
    if (!line || !below || !isBare(line, below)) break
    if (gap > Math.max(1.5, 1.45 * closest)) break
    closest = Math.min(closest, gap)
    top = line
  }
  return top ? [top] : []
}

/** Past the description's earlier lines, the one that stands out from it. */
function nameAbove(lines: readonly LineFeatures[], at: number): LineFeatures | null {
  const end = lines[at]
  for (let index = at - 1; end && index >= Math.max(0, at - mostLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    if (!line || !below || !isBare(line, below) || (below.line.gap ?? Infinity) > 2) return null
    if (line.face !== end.face) return standsOut(line, end) ? line : null
  }
  return null
}

/** Without a price, in the same column. */
function isBare(line: LineFeatures, below: LineFeatures): boolean {
  const isText = line.prices.place === 'none' && line.letters >= 2 && !line.isSizeRow && !line.prices.isExtra
  return isText && line.line.column === below.line.column
}

function standsOut(name: LineFeatures, text: LineFeatures): boolean {
  if (name.size < text.size - 0.3 || /^[^\p{L}]*\p{Ll}/u.test(name.text)) return false
  return (name.isBold && !text.isBold) || name.size > text.size + 0.3 || /^[^\p{L}]*\p{Ll}/u.test(text.text)
}
