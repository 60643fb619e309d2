// Which column of a table without headings holds what, by what stands in it.

import { isMoney, isNameColumn, type Look, lookAt } from './column-look.ts'
import { type Columns, mostColumns, type Rows } from './columns.ts'

/**
 * The columns of a table without headings, where they are unmistakable: one of prices, and beside it names, or names and
 * descriptions, or categories as well. null where that is a guess.
 */
export function columnsByContent(rows: Rows): Columns | null {
  const widest = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const count = Math.min(mostColumns, widest)
  const found = Array.from({ length: count }, (_, at) => lookAt(rows, at)).filter(
    one => one.filled > 0 && !one.isCount && one.isTold,
  )
  const priced = found.filter(one => one.priced >= 0.8 * one.filled)
  const money = priced.filter(isMoney)
  const [price, ...more] = money.length > 0 ? money : priced
  const texts = found.filter(one => one.priced < 0.2 * one.filled)
  if (!price || more.length > 0 || price.filled < 0.5 * price.rows) return null
  const columns = textsByContent(texts)
  if (!columns) return null
  const { name, category, description } = columns
  return {
    name,
    prices: [{ at: price.at, size: '' }],
    category: category === undefined ? [] : [category],
    description: description === undefined ? [] : [description],
    sizes: [],
    marks: {},
    isGuessed: false,
    priceHeadings: [],
    currency: undefined,
    heading: '',
  }
}

function textsByContent(
  all: readonly Look[],
): { name: number; category?: number; description?: number } | null {
  // "0,3 l" beside each dish is neither its name nor its category.
  const texts = all.filter(({ isWords }) => isWords)
  const isVaried = (one: Look) => one.distinct > 0.5 * one.filled
  const categories = texts.filter(one => !isVaried(one))
  const [first, second, ...more] = texts.filter(isVaried)
  if (!first || more.length > 0 || categories.length > 1) return null
  const category = categories[0] && { category: categories[0].at }
  if (!second) return isNameColumn(first) ? { name: first.at, ...category } : null
  // Descriptions are long; of two alike the name comes first.
  const [name, description] = first.meanLength > 1.5 * second.meanLength ? [second, first] : [first, second]
  return isNameColumn(name) ? { name: name.at, description: description.at, ...category } : null
}
