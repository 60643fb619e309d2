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
  const columns = sizesByContent(rows, texts) ?? textsByContent(texts)
  if (!columns) return null
  const { name, category, description, size } = columns
  return {
    name,
    prices: [{ at: price.at, size: '' }],
    category: category === undefined ? [] : [category],
    description: description === undefined ? [] : [description],
    sizes: size === undefined ? [] : [size],
    marks: {},
    isGuessed: false,
    areSizesGuessed: false,
    priceHeadings: [],
    currency: undefined,
    heading: '',
  }
}

interface TextsFound {
  readonly name: number
  readonly category?: number
  readonly description?: number
  readonly size?: number
}

/** A name once, and beneath it blanks beside its further sizes. */
function sizesByContent(rows: Rows, texts: readonly Look[]): TextsFound | null {
  const [name, size, ...more] = texts
  if (!name || !size || more.length > 0 || !name.isWords) return null
  const without = rows.filter(cells => (cells[name.at] ?? '').trim() === '')
  const areSizes = without.length > 1 && without.every(cells => (cells[size.at] ?? '').trim() !== '')
  return areSizes && size.meanLength <= 20 ? { name: name.at, size: size.at } : null
}

function textsByContent(all: readonly Look[]): TextsFound | null {
  // "0,3 l" beside each dish is neither its name nor its category.
  const texts = all.filter(({ isWords }) => isWords)
  const isVaried = (one: Look) => one.distinct > 0.5 * one.filled
  const categories = texts.filter(one => !isVaried(one) || one.isRepeating)
  const [first, second, ...more] = texts.filter(one => isVaried(one) && !one.isRepeating)
  if (!first || more.length > 0 || categories.length > 1) return null
  const category = categories[0] && { category: categories[0].at }
  if (!second) return isNameColumn(first) ? { name: first.at, ...category } : null
  // Descriptions are long, and some dishes have none; of two alike the name comes first.
  const isSwapped = first.meanLength > 1.5 * second.meanLength || second.filled > 1.3 * first.filled
  const isKept = first.filled > 1.3 * second.filled
  const [name, description] = isSwapped && !isKept ? [second, first] : [first, second]
  return isNameColumn(name) ? { name: name.at, description: description.at, ...category } : null
}
