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
  const above = lines.flatMap((line, at) => (isBarePrice(line) ? [textsAbove(lines, at)] : []))
  // A heading and a remark may be above the first name: names are in the face that most prices have above them.
  const faces = groupBy(
    above.flatMap(texts => [...new Set(texts.map(({ face }) => face))]),
    face => face,
  )
  const [usual] = [...faces].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  const bare = above.flatMap(texts => texts.find(({ face }) => face === usual) ?? texts[0] ?? [])
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
  const ofBlocks = endedBlocks(lines)
  return {
    names: new Set([...bare, ...names, ...ofBlocks.map(([name]) => name)]),
    texts: new Set([...endings.map(({ line }) => line), ...ofBlocks.map(([, text]) => text)]),
  }
}

/** No dish has more lines before its price. */
const maxLines = 6
/** A heading is above the first dish only, a name above every description. */
const minShare = 0.6

function isConvention(ends: readonly { name: LineFeatures | null }[]): boolean {
  const named = ends.filter(({ name }) => name !== null).length
  return named >= 2 && named > minShare * ends.length
}

/** The first and the priced line of each block that ends with its price, if white space parts the menu's dishes. */
function endedBlocks(lines: readonly LineFeatures[]): (readonly [LineFeatures, LineFeatures])[] {
  const gaps = lines.flatMap(({ line: { gap } }) => (gap === null ? [] : [gap])).sort((a, b) => a - b)
  const inner = gaps[Math.floor(0.3 * gaps.length)] ?? 0
  const blocks: [LineFeatures, ...LineFeatures[]][] = []
  for (const line of lines) {
    const open = blocks.at(-1)
    if (open && line.line.gap !== null && line.line.gap < 1.3 * inner) open.push(line)
    else blocks.push([line])
  }
  const priced = blocks.map(block => ({
    block,
    ends: block.filter(({ prices }) => prices.position === 'end'),
  }))
  const some = priced.filter(({ block, ends }) => block.length > 1 && ends.length > 0)
  const areDishes = some.length > 3 && some.filter(({ ends }) => ends.length === 1).length > 0.8 * some.length
  if (!areDishes) return []
  return some.flatMap(({ block: [first], ends: [end, ...more] }) =>
    end && more.length === 0 && end !== first && isText(first) ? [[first, end] as const] : [],
  )
}

const isText = ({ prices, letters, isSizeRow }: LineFeatures) =>
  prices.position === 'none' && letters >= 2 && !isSizeRow && !prices.isExtra

function isBarePrice({ prices }: LineFeatures): boolean {
  return prices.position === 'only' && !prices.isListed
}

/** The close lines above a price, from the top. */
function textsAbove(lines: readonly LineFeatures[], at: number): LineFeatures[] {
  let closest = Infinity
  const texts: LineFeatures[] = []
  for (let index = at - 1; index >= Math.max(0, at - maxLines); index--) {
    const [line, below] = [lines[index], lines[index + 1]]
    const gap = below?.line.gap ?? Infinity
    if (!line || !below || !isBare(line, below)) break
    if (gap > Math.max(1.5, 1.45 * closest)) break
    closest = Math.min(closest, gap)
    texts.unshift(line)
  }
  return texts
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
  return isText(line) && line.line.column === below.line.column
}

function standsOut(name: LineFeatures, text: LineFeatures): boolean {
  if (name.size < text.size - 0.3 || /^[^\p{L}]*\p{Ll}/u.test(name.text)) return false
  return (name.isBold && !text.isBold) || name.size > text.size + 0.3 || /^[^\p{L}]*\p{Ll}/u.test(text.text)
}
