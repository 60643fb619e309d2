// Puts prices that were set apart from their names, a little above or below, on the rows of the names. The prices of a
// column and the texts beside it are paired in order, so that the distances are least in all, and where the page has a
// style for names, few names stay without a price.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Segment } from './segments.ts'

type Rows = readonly (readonly Segment[])[]

/** The rows, with each price without text moved to the row of its text. */
export function withSettledPrices(rows: Rows): Segment[][] {
  const settled = rows.map(row => [...row])
  const nameStyle = nameStyleOf(rows)
  for (const column of priceColumns(rows)) {
    if (column.length < 2 || column.every(({ isHoused }) => isHoused)) continue
    const texts = textsBeside(rows, column)
    if (column.length * texts.length > maxPairs) continue
    for (const [price, text] of pairsOf(column, texts, nameStyle)) {
      if (price.row === text.row) continue
      settled[price.row] = (settled[price.row] ?? []).filter(segment => segment !== price.segment)
      const moved = { ...price.segment, y: text.segment.y }
      settled[text.row] = [...(settled[text.row] ?? []), moved].sort((a, b) => a.left - b.left)
    }
  }
  return settled.filter(row => row.length > 0)
}

/** Bounds the work and memory for a page that is no menu. */
const maxPairs = 1_000_000

interface Placed {
  readonly segment: Segment
  /** The index of its row. */
  readonly row: number
}

interface PlacedPrice extends Placed {
  readonly isHoused: boolean
}

const isWords = ({ kind }: Segment) => kind !== 'price'

/** Whether the price may belong to a text above it. */
function isBelowText(price: Segment, texts: readonly Segment[]): boolean {
  return texts.some(
    ({ left, right, y }) =>
      left < price.right && right > price.left && y < price.y && price.y - y < 2.6 * price.size,
  )
}

/** Relative to the font size: the right edges of one column differ by less. */
const columnTolerance = 2.5

/** The prices that end at about the same x, from top to bottom. */
function priceColumns(rows: Rows): PlacedPrice[][] {
  const texts = rows.flat().filter(isWords)
  const prices = rows
    .flatMap((row, index) =>
      row.flatMap((segment, at): PlacedPrice[] => {
        if (segment.kind !== 'price') return []
        const isHoused = row.slice(0, at).some(isWords)
        return isHoused || !isBelowText(segment, texts) ? [{ segment, row: index, isHoused }] : []
      }),
    )
    .sort((a, b) => a.segment.right - b.segment.right)
  const columns: PlacedPrice[][] = []
  for (const price of prices) {
    const last = columns.at(-1)?.at(-1)
    const reach = columnTolerance * price.segment.size
    if (last && price.segment.right - last.segment.right < reach) columns.at(-1)?.push(price)
    else columns.push([price])
  }
  return columns.map(column => column.sort((a, b) => a.segment.y - b.segment.y))
}

/** The last text of each row before the column, where no other price comes between. */
function textsBeside(rows: Rows, column: readonly PlacedPrice[]): Placed[] {
  const left = Math.min(...column.map(({ segment }) => segment.left))
  const own = new Set(column.map(({ segment }) => segment))
  const beside = rows.flatMap((row, index): Placed[] => {
    const before = row.filter(segment => !own.has(segment) && segment.right <= left + segment.size)
    const segment = before.at(-1)
    return segment && isWords(segment) ? [{ segment, row: index }] : []
  })
  const housed = beside.filter(({ row }) => column.some(price => price.isHoused && price.row === row))
  const edge = Math.min(...housed.map(({ segment }) => segment.left))
  return housed.length < 2 ? beside : beside.filter(({ segment }) => segment.right > edge)
}

/** The style of most texts that have a price on their row; null if they differ. */
function nameStyleOf(rows: Rows): string | null {
  const styles = rows.flatMap(row =>
    row.flatMap((segment, at) => {
      const text = row[at - 1]
      return segment.kind === 'price' && text?.kind === 'text' ? [styleOf(text)] : []
    }),
  )
  const groups = [...groupBy(styles, style => style).values()]
  const [most = []] = groups.sort((a, b) => b.length - a.length)
  return most.length >= 5 && most.length > 0.6 * styles.length ? (most[0] ?? null) : null
}

function styleOf({ words, size }: Segment): string {
  return `${words[0]?.font} ${Math.round(size * 2)}`
}

/** Relative to the text's font size. No price is further from its name. */
const maxDistance = 1.6
const unpairedCost = 2
/** For a price at a text in another style than names, and for a name without a price. */
const oddStyleCost = 1.5

/** The pairs in order, at the least cost in all (dynamic programming). */
function pairsOf(
  prices: readonly PlacedPrice[],
  texts: readonly Placed[],
  nameStyle: string | null,
): [PlacedPrice, Placed][] {
  const width = texts.length + 1
  const costs = new Float64Array((prices.length + 1) * width)
  const isName = (text: Placed | undefined) => text && styleOf(text.segment) === nameStyle
  const skipCost = (text: Placed | undefined) => (isName(text) ? oddStyleCost : 0)
  const pairCost = (price: Placed, text: Placed) => {
    const distance = Math.abs(price.segment.y - text.segment.y) / text.segment.size
    const cost = distance + (nameStyle === null || isName(text) ? 0 : oddStyleCost)
    return distance > maxDistance ? Infinity : cost
  }
  for (let t = texts.length - 1; t >= 0; t--)
    costs[prices.length * width + t] = (costs[prices.length * width + t + 1] ?? 0) + skipCost(texts[t])
  for (let p = prices.length - 1; p >= 0; p--) {
    const price = prices[p]
    costs[p * width + texts.length] = unpairedCost * (prices.length - p)
    for (let t = texts.length - 1; price && t >= 0; t--) {
      const text = texts[t]
      const paired = text ? pairCost(price, text) + (costs[(p + 1) * width + t + 1] ?? 0) : Infinity
      const [later, alone] = [
        (costs[p * width + t + 1] ?? 0) + skipCost(text),
        costs[(p + 1) * width + t] ?? 0,
      ]
      costs[p * width + t] = Math.min(paired, later, alone + unpairedCost)
    }
  }
  const pairs: [PlacedPrice, Placed][] = []
  for (let p = 0, t = 0; p < prices.length && t < texts.length; ) {
    const [price, text] = [prices[p], texts[t]]
    if (!price || !text) break
    const cost = costs[p * width + t] ?? 0
    if (cost === (costs[p * width + t + 1] ?? 0) + skipCost(text)) t++
    else if (cost === (costs[(p + 1) * width + t] ?? 0) + unpairedCost) p++
    else {
      pairs.push([price, text])
      p++
      t++
    }
  }
  return pairs
}
