// Joins the rows of a table that has a row for each dish and language, so that each dish has one row.

import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { wordsOf } from '../header-words.ts'
import { isLanguageHeading, languageOf } from '../languages.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isPriceColumn, profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import type { TableRow } from './table-row.ts'

export interface JoinedRows {
  /** The row of the menu's own language, with the cells of each other language behind its own, `width` for each. */
  readonly rows: readonly TableRow[]
  /** The other languages, in the order of their cells. */
  readonly languages: readonly string[]
  readonly width: number
}

interface LanguageRow {
  readonly row: TableRow
  readonly language: string
  /** The position among all rows. */
  readonly at: number
}

/** Null unless the table has a column of languages and its rows can be joined. */
export function joinLanguageRows(
  headings: readonly string[],
  rowsBelow: () => readonly TableRow[],
): JoinedRows | null {
  const width = headings.length
  const column = headings.findIndex(isLanguageHeading)
  if (column < 0 || width > maxWidth) return null
  const rows = rowsBelow()
  const spoken = rows.flatMap((row, at) => {
    const language = languageOf(row.cells[column] ?? '')
    return language === null ? [] : [{ row, language, at }]
  })
  const counts = groupBy(spoken, ({ language }) => language)
  const filled = rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length
  if (counts.size < 2 || counts.size > limits.translationsPerMenuItem || spoken.length < 0.9 * filled)
    return null
  const [own = '', ...languages] = [...counts].sort(([, a], [, b]) => b.length - a.length).map(([one]) => one)
  const dishes = joined(headings, spoken, column)
  if (!dishes) return null
  const isSpoken = new Set(spoken.map(({ at }) => at))
  const rest = rows.flatMap((row, at) => (isSpoken.has(at) ? [] : [{ row, at }]))
  const merged = dishes.map(dish => merge(dish, own, languages, width))
  return { rows: [...rest, ...merged].sort((a, b) => a.at - b.at).map(({ row }) => row), languages, width }
}

/** A wider table is no menu in several languages. */
const maxWidth = 60

function merge(dish: readonly LanguageRow[], own: string, languages: readonly string[], width: number) {
  const first = dish.find(({ language }) => language === own) ?? (dish[0] as LanguageRow)
  const cells = padded(first.row.cells, width)
  for (const language of languages) {
    const other = dish.find(one => one.language === language && one !== first)
    cells.push(...padded(other?.row.cells ?? [], width))
  }
  // Values beside one of the languages, like the price, apply to the dish.
  for (let at = 0; at < width; at += 1)
    if (cells[at]?.trim() === '')
      cells[at] = dish.map(({ row }) => row.cells[at] ?? '').find(isPriceLike) ?? ''
  return { row: { ...first.row, cells }, at: dish[0]?.at ?? 0 }
}

function padded(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? '')
}

/** The rows of each dish: by a column of ids, by position, or by any column that tells the dishes apart. */
function joined(
  headings: readonly string[],
  rows: readonly LanguageRow[],
  column: number,
): readonly (readonly LanguageRow[])[] | null {
  const others = [...headings.keys()].filter(at => at !== column)
  const ids = others.filter(at => idHeading.test(wordsOf(headings[at] ?? '')))
  const prices = others.filter(at =>
    isPriceColumn(
      profileOf(
        rows.map(({ row }) => row.cells),
        at,
      ),
    ),
  )
  return (
    first(ids, at => byColumn(rows, at)) ??
    byNeighbours(rows, prices) ??
    byBlocks(rows, prices) ??
    first(others, at => byColumn(rows, at))
  )
}

const idHeading =
  /(^| )(ids?|uuid|sku|code|key|handle|slug|ref|reference|no|nr|number|nummer|codigo|numero|plu)( |$)/

function first<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** Null unless the column has each value once in each language. */
function byColumn(rows: readonly LanguageRow[], at: number): LanguageRow[][] | null {
  const idIn = ({ row }: LanguageRow) => (row.cells[at] ?? '').trim()
  if (rows.some(row => idIn(row) === '')) return null
  const dishes = [...groupBy(rows, idIn).values()]
  return dishes.every(isOnceEach) && areMostlyJoined(dishes, rows) ? dishes : null
}

/** The languages of a dish follow one another. */
function byNeighbours(rows: readonly LanguageRow[], prices: readonly number[]): LanguageRow[][] | null {
  const dishes: LanguageRow[][] = []
  for (const row of rows) {
    const dish = dishes.at(-1)
    const isNext = dish?.at(-1)?.at === row.at - 1
    if (dish && isNext && isOnceEach([...dish, row]) && dish.every(one => agree(one, row, prices)))
      dish.push(row)
    else dishes.push([row])
  }
  return areMostlyJoined(dishes, rows) ? dishes : null
}

/** All rows of one language, then the same dishes in the next; perhaps again for each category. */
function byBlocks(rows: readonly LanguageRow[], prices: readonly number[]): LanguageRow[][] | null {
  const blocks: LanguageRow[][] = []
  for (const row of rows) {
    const block = blocks.at(-1)
    if (block?.[0]?.language === row.language) block.push(row)
    else blocks.push([row])
  }
  const dishes: LanguageRow[][] = []
  let round: LanguageRow[][] = []
  const close = () => {
    for (const [at] of (round[0] ?? []).entries()) dishes.push(round.flatMap(block => block[at] ?? []))
    round = []
  }
  for (const block of blocks) {
    if (round.some(other => other[0]?.language === block[0]?.language)) close()
    if (round[0] && round[0].length !== block.length) return null
    round.push(block)
  }
  close()
  const doAgree = dishes.every(([own, ...others]) => own && others.every(one => agree(own, one, prices)))
  return doAgree && areMostlyJoined(dishes, rows) ? dishes : null
}

function isOnceEach(dish: readonly LanguageRow[]): boolean {
  return new Set(dish.map(({ language }) => language)).size === dish.length
}

function areMostlyJoined(dishes: readonly LanguageRow[][], rows: readonly LanguageRow[]): boolean {
  return dishes.reduce((sum, { length }) => sum + (length > 1 ? length : 0), 0) >= 0.8 * rows.length
}

/** A blank price agrees with any. */
function agree(a: LanguageRow, b: LanguageRow, prices: readonly number[]): boolean {
  return prices.every(at => {
    const [one, other] = [a.row.cells[at]?.trim() ?? '', b.row.cells[at]?.trim() ?? '']
    return one === '' || other === '' || one === other
  })
}

/** The columns, with the cells of the other languages behind them as translations. */
export function withLanguageRows(columns: Columns, { languages, width }: JoinedRows): Columns {
  const texts = [columns.name, ...columns.category, ...columns.description, ...columns.sizes]
  const translated = languages.flatMap((language, block) =>
    [...new Set(texts)].map(of => ({ language, at: (block + 1) * width + of, of })),
  )
  return { ...columns, translated: [...columns.translated, ...translated] }
}
