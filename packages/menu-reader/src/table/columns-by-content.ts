// Finds the columns of a table whose headings are missing, or are in a language that is not known, by their content.

import { isPriceLike } from '../prices/price-text.ts'
import { type ColumnProfile, isMoney, isNameColumn, isNone, profileOf } from './column-profile.ts'
import { type Columns, maxColumns, plainColumns, type Rows } from './columns.ts'

export interface ContentColumns {
  readonly columns: Columns
  /** The index of the first row below the headings; 0 without headings. */
  readonly first: number
}

/** Null unless unmistakable: one column of prices, one of names, perhaps one of descriptions and one of categories. */
export function columnsByContent(rows: Rows): ContentColumns | null {
  const { price, texts, first, isSure } = guessColumns(rows)
  if (price === undefined || texts === null || !isSure) return null
  const { name, category, description, size } = texts
  const columns = {
    ...plainColumns(name, [price]),
    category: category === undefined ? [] : [category],
    description: description === undefined ? [] : [description],
    sizes: size === undefined ? [] : [size],
    isGuessed: first > 0,
  }
  return { columns, first }
}

export interface GuessedColumns {
  readonly price: number | undefined
  readonly texts: TextsFound | null
  /** The index of the first row below the headings; 0 without headings. */
  readonly first: number
  readonly isSure: boolean
}

/** The most likely columns. */
export function guessColumns(all: Rows): GuessedColumns {
  const first = firstBelowHeadings(
    all,
    profilesOf(all)
      .filter(one => one.priced >= 0.5 * one.filled)
      .map(({ at }) => at),
  )
  const rows = all.slice(first)
  const found = profilesOf(rows).filter(one => !one.isCounter && one.isInformative)
  const priced = found.filter(one => one.priced >= 0.8 * one.filled)
  const money = priced.filter(isMoney)
  const [price, ...more] = money.length > 0 ? money : priced
  const texts = found.filter(one => one.priced < 0.2 * one.filled)
  const isSure = more.length === 0 && price !== undefined && price.filled >= 0.5 * price.rows
  const bySize = sizesByContent(rows, texts)
  if (bySize) return { price: price?.at, texts: bySize, first, isSure }
  const ofTexts = textsByContent(rows, texts)
  return { price: price?.at, texts: ofTexts, first, isSure: isSure && (ofTexts?.isSure ?? false) }
}

function profilesOf(rows: Rows): ColumnProfile[] {
  const widest = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  return Array.from({ length: Math.min(maxColumns, widest) }, (_, at) => profileOf(rows, at)).filter(
    ({ filled }) => filled > 0,
  )
}

/** A title and an address may come before the headings. */
const maxHeadings = 25

/** The last of the first rows that has words where prices are below is the row of headings. */
export function firstBelowHeadings(rows: Rows, prices: readonly number[]): number {
  const isPriced = (cells: readonly string[]) => prices.some(at => isPriceLike(cells[at]?.trim() ?? ''))
  const above = rows.slice(0, maxHeadings).findIndex(isPriced)
  const isHeading = (cells: readonly string[]) =>
    prices.some(at => /\p{L}|\p{Sc}/u.test(cells[at] ?? '') && !isNone.test((cells[at] ?? '').trim()))
  return above < 1 ? 0 : rows.slice(0, above).findLastIndex(isHeading) + 1
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

function textsByContent(
  rows: Rows,
  all: readonly ColumnProfile[],
): (TextsFound & { readonly isSure: boolean }) | null {
  // A column like "0,3 l" is neither name nor category.
  const texts = all.filter(({ isWords }) => isWords)
  const isVaried = (one: ColumnProfile) => one.distinct > 0.5 * one.filled
  const repeating = texts.filter(one => !isVaried(one) || one.isRepeating)
  const [first, second, ...more] = texts.filter(one => isVaried(one) && !one.isRepeating)
  if (!first) return null
  const at = categoryAmong(rows, repeating)
  const category = at === undefined ? {} : { category: at }
  const isSure = more.length === 0
  if (!second) return { name: first.at, ...category, isSure: isSure && isNameColumn(first) }
  // Descriptions are longer and sometimes missing; if the columns are alike, the name comes first.
  const isSwapped = first.meanLength > 1.5 * second.meanLength || second.filled > 1.3 * first.filled
  const isKept = first.filled > 1.3 * second.filled
  const [name, description] = isSwapped && !isKept ? [second, first] : [first, second]
  return { name: name.at, description: description.at, ...category, isSure: isSure && isNameColumn(name) }
}

/** Of several columns that repeat their texts: a category's dishes are adjacent, a unit or a remark does not vary so. */
function categoryAmong(rows: Rows, repeating: readonly ColumnProfile[]): number | undefined {
  if (repeating.length < 2) return repeating[0]?.at
  const varied = repeating.filter(({ distinct }) => distinct > 1)
  const togetherness = new Map(varied.map(({ at }) => [at, togethernessOf(rows, at)]))
  return [...varied].sort((a, b) => (togetherness.get(b.at) ?? 0) - (togetherness.get(a.at) ?? 0))[0]?.at
}

/** The number of different texts by the number of runs of equal texts: 1 if each text occurs in one block. */
function togethernessOf(rows: Rows, at: number): number {
  const cells = rows.map(row => row[at]?.trim() ?? '').filter(text => text !== '')
  const runs = cells.filter((text, index) => text !== cells[index - 1]).length
  return new Set(cells).size / Math.max(1, runs)
}
