// Finds the columns of a table without headings by their content.

import { type ColumnProfile, isMoney, isNameColumn, profileOf } from './column-profile.ts'
import { type Columns, maxColumns, type Rows } from './columns.ts'

/** Null unless unmistakable: one column of prices, one of names, perhaps one of descriptions and one of categories. */
export function columnsByContent(rows: Rows): Columns | null {
  const widest = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  const count = Math.min(maxColumns, widest)
  const found = Array.from({ length: count }, (_, at) => profileOf(rows, at)).filter(
    one => one.filled > 0 && !one.isCounter && one.isInformative,
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
    fields: {},
    isGuessed: false,
    areSizesGuessed: false,
    priceHeadings: [],
    currency: undefined,
    translated: [],
    heading: '',
  }
}

interface TextsFound {
  readonly name: number
  readonly category?: number
  readonly description?: number
  readonly size?: number
}

/** A name column that is blank beside further sizes, and the column of these sizes. */
function sizesByContent(rows: Rows, texts: readonly ColumnProfile[]): TextsFound | null {
  const [name, size, ...more] = texts
  if (!name || !size || more.length > 0 || !name.isWords) return null
  const without = rows.filter(cells => (cells[name.at] ?? '').trim() === '')
  const areSizes = without.length > 1 && without.every(cells => (cells[size.at] ?? '').trim() !== '')
  return areSizes && size.meanLength <= 20 ? { name: name.at, size: size.at } : null
}

function textsByContent(all: readonly ColumnProfile[]): TextsFound | null {
  // A column like "0,3 l" is neither name nor category.
  const texts = all.filter(({ isWords }) => isWords)
  const isVaried = (one: ColumnProfile) => one.distinct > 0.5 * one.filled
  const categories = texts.filter(one => !isVaried(one) || one.isRepeating)
  const [first, second, ...more] = texts.filter(one => isVaried(one) && !one.isRepeating)
  if (!first || more.length > 0 || categories.length > 1) return null
  const category = categories[0] && { category: categories[0].at }
  if (!second) return isNameColumn(first) ? { name: first.at, ...category } : null
  // Descriptions are longer and sometimes missing; if the columns are alike, the name comes first.
  const isSwapped = first.meanLength > 1.5 * second.meanLength || second.filled > 1.3 * first.filled
  const isKept = first.filled > 1.3 * second.filled
  const [name, description] = isSwapped && !isKept ? [second, first] : [first, second]
  return isNameColumn(name) ? { name: name.at, description: description.at, ...category } : null
}
