// Describes the content of a table column, independent of its heading.

import { isPriceLike } from '../prices/price-text.ts'

export interface ColumnProfile {
  readonly at: number
  readonly rows: number
  readonly filled: number
  /** Cells that are only a price. */
  readonly priced: number
  /** Priced cells with a currency or two decimals. */
  readonly money: number
  readonly distinct: number
  readonly meanLength: number
  /** Most cells contain words and are not addresses, dates or codes. */
  readonly isWords: boolean
  /** The cells are more than the same code, yes, no or address. */
  readonly isInformative: boolean
  /** Cells repeat the one above, as categories do. */
  readonly isRepeating: boolean
  /** The cells are 1, 2, 3 and so on. */
  readonly isCounter: boolean
}

/** The first rows suffice for a long table. */
const sample = 400

export function profileOf(rows: readonly (readonly string[])[], at: number): ColumnProfile {
  const some = rows.slice(0, sample)
  const cells = some.map(row => row[at]?.trim() ?? '').filter(cell => cell !== '' && !isNone.test(cell))
  const length = cells.reduce((sum, cell) => sum + Math.min(cell.length, 1000), 0)
  const priced = cells.filter(isPriceLike)
  const odd = cells.filter(cell => isAddress.test(cell) || isDate.test(cell)).length
  return {
    at,
    rows: some.length,
    filled: cells.length,
    priced: priced.length,
    money: priced.filter(cell => /\p{Sc}|\d[.,]\d{2}(?!\d)/u.test(cell)).length,
    distinct: new Set(cells).size,
    meanLength: length / Math.max(1, cells.length),
    isWords: 2 * cells.filter(cell => hasWord.test(cell)).length > cells.length && 2 * odd <= cells.length,
    isInformative:
      odd * 2 <= cells.length && !cells.every(cell => switchWords.test(cell) || isCode.test(cell)),
    isRepeating: 5 * cells.filter((cell, index) => cell === cells[index - 1]).length >= cells.length,
    isCounter: cells.length > 2 && cells.every((cell, index) => /^\d+\.?$/.test(cell) && rises(cells, index)),
  }
}

/** How a sheet writes that there is no value. */
export const isNone = /^([-–—/.x]+|n\.?\/?a\.?|none|nil)$/i
const hasWord = /\p{L}{2}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u
const isAddress = /^(https?:|www\.|data:)|\.(jpe?g|png|webp|gif)$|^\S+@\S+\.\S+$/i
const isDate = /^\d{4}-\d\d-\d\d|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}( |$)/
const switchWords = /^(y|n|yes|no|true|false|ja|nein|si|sí|oui|non|sim|não|x)$/i
const isCode = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]+([-_][A-Z\d]+)*$|^\d{7,}$/

function rises(cells: readonly string[], index: number): boolean {
  return (
    index === 0 || Number.parseInt(cells[index] ?? '', 10) === Number.parseInt(cells[index - 1] ?? '', 10) + 1
  )
}

/** Whether the column may hold prices, if its heading says so. */
export function isPriceColumn({ filled, priced }: ColumnProfile): boolean {
  return filled > 0 && priced >= 0.6 * filled
}

/** Whether the column holds money, whatever its heading says. */
export function isMoney({ filled, priced, money }: ColumnProfile): boolean {
  return filled > 0 && priced >= 0.8 * filled && money >= 0.5 * filled
}

export function isNameColumn({ filled, rows, priced, isWords, distinct }: ColumnProfile): boolean {
  return filled > 0.3 * rows && isWords && priced < 0.2 * filled && (filled < 4 || distinct > 0.3 * filled)
}
