// Finds names whose price is not beside them but below: on its own line, or after the description. The name is the first
// of the close lines above the price, or the prominent line above the description.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { LineFeatures } from './line-features.ts'

/** `names`: lines whose price follows below. `texts`: lines that end a description with a price. */
export interface PricedBelow {
  readonly names: ReadonlySet<LineFeatures>
  readonly texts: ReadonlySet<LineFeatures>
}

export function pricedBelow(lines: readonly LineFeatures[]): PricedBelow {
  const bare = lines.flatMap((line, at) => (isBarePrice(line) ? beginningAbove(lines, at) : []))
  const described = groupBy(
    lines.flatMap((line, at) =>
      line.prices.position === 'end' ? [{ line, name: nameAbove(lines, at) }] : [],
    ),
    ({ line }) => line.face,
  )
  const endings = [...described.values()]
    .filter(isConvention)
    .flat()
    .filter(({ name }) => name !== null)
  const names = endings.flatMap(({ name }) => (name ? [name] : []))
  return { names: new Set([...bare, ...names]), texts: new Set(endings.map(({ line }) => line)) }
}

/** No dish has more lines before its price. */
const maxLines = 6
/** A heading is above the first dish only, a name above every description. */
const minShare = 0.6

function isConvention(ends: readonly { name: LineFeatures | null }[]): boolean {
  const named = ends.filter(({ name }) => name !== null).length
  return named >= 2 && named > minShare * ends.length
}

function isBarePrice({ prices }: LineFeatures): boolean {
  return prices.position === 'only' && !prices.isListed
}

function beginningAbove(lines: readonly LineFeatures[], at: number): LineFeatures[] {
  let closest = Infinity
  let top: LineFeatures | undefined
  for (let index = at - 1; index >= Math.max(0, at - maxLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    const gap = below?.line.gap ?? Infinity
    if (!line || !below || !isBare(line, below)) break
    if (gap > Math.max(1.5, 1.45 * closest)) break
    closest = Math.min(closest, gap)
    top = line
  }
  return top ? [top] : []
}

/** Skips the earlier lines of the description and returns the prominent line above it. */
function nameAbove(lines: readonly LineFeatures[], at: number): LineFeatures | null {
  const end = lines[at]
  for (let index = at - 1; end && index >= Math.max(0, at - maxLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    if (!line || !below || !isBare(line, below) || (below.line.gap ?? Infinity) > 2) return null
    if (line.face !== end.face) return standsOut(line, end) ? line : null
  }
  return null
}

/** Whether the line is text without a price, in the column of the line below. */
function isBare(line: LineFeatures, below: LineFeatures): boolean {
  const isText =
    line.prices.position === 'none' && line.letters >= 2 && !line.isSizeRow && !line.prices.isExtra
  return isText && line.line.column === below.line.column
}

function standsOut(name: LineFeatures, text: LineFeatures): boolean {
  if (name.size < text.size - 0.3 || /^[^\p{L}]*\p{Ll}/u.test(name.text)) return false
  return (name.isBold && !text.isBold) || name.size > text.size + 0.3 || /^[^\p{L}]*\p{Ll}/u.test(text.text)
}
