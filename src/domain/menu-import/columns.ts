// Which column of a table holds what: by the words above it, or where there are none by what stands in it.

import { fitOf, type Meaning } from './header-words.ts'
import { isPriceLike } from './price-text.ts'

/** The place of each column in a row; undefined where the table has none such. */
export interface Columns extends Readonly<Partial<Record<Meaning, number>>> {
  readonly name: number
  readonly price: number
  /** Further columns of prices. */
  readonly otherPrices: readonly number[]
}

/** The columns that a row of headings names; null when it is none: it must name the dish and the price. */
export function columnsNamedBy(headings: readonly string[]): Columns | null {
  if (headings.length > mostColumns || headings.some(isPriceLike)) return null
  const fits = headings.flatMap((heading, at) =>
    meanings.map(meaning => ({ meaning, at, fit: fitOf(heading, meaning) })),
  )
  const columns: Partial<Record<Meaning, number>> = {}
  const taken = new Set<number>()
  for (const { meaning, at, fit } of fits.sort((a, b) => b.fit - a.fit)) {
    if (fit === 0 || taken.has(at) || columns[meaning] !== undefined) continue
    columns[meaning] = at
    taken.add(at)
  }
  const { name, price } = columns
  if (name === undefined || price === undefined) return null
  const otherPrices = [...headings.keys()].filter(
    at => !taken.has(at) && fitOf(headings[at] ?? '', 'price') > 1,
  )
  return { ...columns, name, price, otherPrices }
}

/**
 * The columns of a table without headings, where they are unmistakable: one of prices, and beside it names, or names and
 * descriptions, or categories as well. null where that is a guess.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns | null {
  const count = Math.min(mostColumns, Math.max(0, ...rows.map(cells => cells.length)))
  const found = Array.from({ length: count }, (_, at) => lookAt(rows, at)).filter(({ filled }) => filled > 0)
  const [prices, ...morePrices] = found.filter(({ priced, filled }) => priced >= 0.8 * filled)
  const texts = found.filter(({ priced, filled }) => priced < 0.2 * filled)
  if (!prices || morePrices.length > 0 || texts.length + 1 !== found.length) return null
  if (prices.filled < 0.5 * rows.length) return null
  return textColumns(texts, prices.at)
}

const meanings = ['name', 'category', 'description', 'price', 'size'] as const
const mostColumns = 200

interface Look {
  readonly at: number
  readonly filled: number
  readonly priced: number
  /** Distinct values for each filled cell. */
  readonly variety: number
  readonly meanLength: number
}

function lookAt(rows: readonly (readonly string[])[], at: number): Look {
  const cells = rows.map(row => row[at]?.trim() ?? '').filter(cell => cell !== '')
  const length = cells.reduce((sum, cell) => sum + cell.length, 0)
  return {
    at,
    filled: cells.length,
    priced: cells.filter(isPriceLike).length,
    variety: new Set(cells).size / Math.max(1, cells.length),
    meanLength: length / Math.max(1, cells.length),
  }
}

function textColumns(texts: readonly Look[], price: number): Columns | null {
  const categories = texts.filter(({ variety }) => variety <= 0.5)
  const [first, second, ...more] = texts.filter(({ variety }) => variety > 0.5)
  if (!first || more.length > 0 || categories.length > 1) return null
  const category = categories[0] && { category: categories[0].at }
  if (!second) return { name: first.at, price, otherPrices: [], ...category }
  if (second.meanLength < 1.5 * first.meanLength) return null
  return { name: first.at, description: second.at, price, otherPrices: [], ...category }
}
