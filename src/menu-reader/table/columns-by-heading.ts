// Which column of a table holds what, by the words above it, and where they do not tell, by what stands beneath them.

import { fitOf, wordsOf } from '../header-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { type Look, lookAt } from './column-look.ts'
import { type Columns, type Fit, mostColumns, type Rows, type Sight } from './columns.ts'
import { pricesNamedBy } from './price-columns.ts'
import { isSizeHeading, type Mark, marksOf, priceHeadingOf } from './table-headings.ts'
import { categoriesOf, headingOver, nameElsewhere, quantityInWords, textColumnsOf } from './text-columns.ts'

/** The columns that a row of headings names, seen with the rows beneath; null when it is none: it must name the dish and prices. */
export function columnsNamedBy(headings: readonly string[], below: Rows): Columns | null {
  if (headings.length > mostColumns || headings.some(isBarePrice)) return null
  const sight = sightOf(headings, below)
  const { marks, look } = sight
  const prices = pricesNamedBy(sight)
  if (prices.columns.length === 0) return null
  const texts = textColumnsOf(sight, new Set(prices.columns.map(({ at }) => at)))
  const name = texts.name ?? nameElsewhere(sight, texts, prices.columns)
  if (name === undefined) return null
  const currencyAt = headings.findIndex(heading => ofCurrency.test(wordsOf(heading)))
  const options = [...marks.keys()].filter(at => marks[at] === 'option')
  return {
    name,
    prices: prices.columns,
    category: categoriesOf(texts.category, { headings, marks, look }).filter(at => at !== name),
    description: texts.description.filter(at => at !== name),
    sizes: [texts.size ?? quantityInWords(sight), ...options].filter(at => at !== undefined),
    marks: groupMarks(marks),
    isGuessed: prices.isGuessed,
    areSizesGuessed: prices.columns.some(({ size }) => size !== '' && !isSizeHeading(size)),
    priceHeadings: prices.columns.map(({ at }) => headings[at] ?? ''),
    currency: currencyAt < 0 ? undefined : currencyAt,
    heading: headingOver(headings[name] ?? ''),
  }
}

const ofCurrency = /^((price )?currency( code)?|wahrung|devise|moneda|moeda|valuta|νομισμα)$/

/** Whether a row seems to name columns, whatever stands beneath: a table may begin anew with it. */
export function seemsToName(cells: readonly string[]): boolean {
  const texts = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  if (texts.length < 2 || texts.some(text => text.length > 40 || isPriceLike(text))) return false
  const isPriced = (text: string) => priceHeadingOf(text) !== null || isSizeHeading(text)
  const isName = texts.some(text => fitOf(text, 'name') > 1.9)
  // A dish without a price has cells of many kinds in an export, and some of them are words that columns are called by.
  const naming = texts.filter(text => isPriced(text) || meanings.some(meaning => fitOf(text, meaning) > 1.9))
  return isName && texts.some(isPriced) && naming.length >= 0.5 * texts.length
}

const meanings = ['name', 'category', 'description', 'price', 'size'] as const

/** "PVP1" reads like a price, too. */
function isBarePrice(heading: string): boolean {
  return isPriceLike(heading) && priceHeadingOf(heading) === null
}

function sightOf(headings: readonly string[], below: Rows): Sight {
  const marks = marksOf(headings)
  const open = [...headings.keys()].filter(at => marks[at] === null && headings[at]?.trim() !== '')
  const looks = new Map<number, Look>()
  const look = (at: number) => looks.get(at) ?? remember(looks, at, lookAt(below, at))
  return { headings, marks, open, fits: fitsOf(headings, open), look }
}

function fitsOf(headings: readonly string[], open: readonly number[]): Fit[] {
  return open
    .flatMap(at => meanings.map(meaning => ({ meaning, at, fit: fitOf(headings[at] ?? '', meaning) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value)
  return value
}

function groupMarks(marks: readonly (Mark | 'foreign' | null)[]): Columns['marks'] {
  const grouped: Partial<Record<Mark, number[]>> = {}
  for (const [at, mark] of marks.entries()) {
    if (mark === null || mark === 'foreign') continue
    grouped[mark] ??= []
    grouped[mark].push(at)
  }
  return grouped
}
