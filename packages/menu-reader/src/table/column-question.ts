// The columns of a table as its owner names them, and the question about them.

import * as limits from '@tablemate/domain/limits.ts'
import { cut } from '../markup.ts'
import type { ColumnMeaning, ColumnQuestion } from '../menu-reading.ts'
import { profileOf } from './column-profile.ts'
import { plainColumns, type Rows } from './columns.ts'
import { type ContentColumns, firstBelowHeadings, guessColumns } from './columns-by-content.ts'

const shownRows = 5
const shownLength = 80

/** Null if no column may have prices, or none names: then the table is no menu, whatever its owner says. */
export function questionAbout(rows: Rows): ColumnQuestion | null {
  const width = rows.reduce((max, cells) => Math.max(max, cells.length), 0)
  if (width < 2 || width > limits.askedColumns) return null
  const profiles = Array.from({ length: width }, (_, at) => profileOf(rows, at))
  if (!profiles.some(({ isWords, filled }) => isWords && filled > 0)) return null
  if (!profiles.some(({ at }) => mayHavePrices(rows, at))) return null
  const { price, texts, first } = guessColumns(rows)
  const guess = Array.from({ length: width }, (_, at): ColumnMeaning => {
    if (at === price) return 'price'
    const found = (['name', 'description', 'category'] as const).find(meaning => texts?.[meaning] === at)
    return found ?? 'ignore'
  })
  const shown = rows.slice(Math.max(0, first - 1)).slice(0, shownRows)
  return {
    rows: shown.map(cells =>
      Array.from({ length: width }, (_, at) => cut((cells[at] ?? '').trim(), shownLength)),
    ),
    guess,
  }
}

function mayHavePrices(rows: Rows, at: number): boolean {
  const filled = rows.map(cells => cells[at] ?? '').filter(cell => cell.trim() !== '')
  return filled.length > 0 && 2 * filled.filter(cell => /\d/.test(cell)).length >= filled.length
}

/** The columns as answered, and the index of the first row below the headings; null without a name or a price. */
export function columnsByAnswer(rows: Rows, answer: readonly ColumnMeaning[]): ContentColumns | null {
  const of = (meaning: ColumnMeaning) => [...answer.keys()].filter(at => answer[at] === meaning)
  const [[name], prices] = [of('name'), of('price')]
  if (name === undefined || prices.length === 0) return null
  const first = firstBelowHeadings(rows, prices)
  const headings = rows[first - 1] ?? []
  const sizeOf = (at: number) => (prices.length > 1 && first > 0 ? (headings[at]?.trim() ?? '') : '')
  const allergens = of('allergens')
  return {
    first,
    columns: {
      ...plainColumns(name, []),
      prices: prices.map(at => ({ at, size: sizeOf(at) })),
      category: of('category'),
      description: of('description'),
      fields: allergens.length > 0 ? { allergens } : {},
      areSizesGuessed: prices.length > 1 && first > 0,
      priceHeadings: prices.map(at => headings[at] ?? ''),
    },
  }
}
