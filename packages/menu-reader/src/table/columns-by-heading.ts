// Finds the columns of a table by their headings and, where these are unclear, by the cells below.

import { dietHeadingOf } from '../diet-words.ts'
import { fitOf, wordsOf } from '../header-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isSizeHeading } from '../size-names.ts'
import { type ColumnProfile, profileOf } from './column-profile.ts'
import { type Columns, type Fit, type Header, maxColumns, type Rows } from './columns.ts'
import { type LanguageColumns, languageColumnsOf } from './language-columns.ts'
import { pricesByHeading } from './price-columns.ts'
import { fieldsOf, priceHeadingOf, type RowField } from './table-headings.ts'
import { categoriesOf, fallbackName, headingCategory, quantitySizes, textColumnsOf } from './text-columns.ts'

/** The columns that a row of headings names, given the rows below; null unless it names dishes and prices. */
export function columnsByHeading(all: readonly string[], below: Rows): Columns | null {
  if (all.length > maxColumns || all.some(isBarePrice)) return null
  const whole = headerOf(all, below)
  const languages = languageColumnsOf(whole)
  const header = languages ? withoutTranslations(whole, languages) : whole
  const { headings, fields, profile } = header
  const prices = pricesByHeading(header)
  if (prices.columns.length === 0) return null
  const texts = textColumnsOf(header, new Set(prices.columns.map(({ at }) => at)))
  const name = texts.name ?? fallbackName(header, texts, prices.columns)
  if (name === undefined) return null
  const currencyAt = headings.findIndex(heading => ofCurrency.test(wordsOf(heading)))
  const columnsOf = (field: RowField) => [...fields.keys()].filter(at => fields[at] === field)
  return {
    name,
    prices: prices.columns,
    category: categoriesOf(texts.category, { headings, fields, profile }).filter(at => at !== name),
    description: texts.description.filter(at => at !== name),
    sizes: [texts.size ?? quantitySizes(header), ...columnsOf('option')].filter(at => at !== undefined),
    sizeName:
      texts.size !== undefined && fitOf(headings[texts.size] ?? '', 'size') > 2.9
        ? (headings[texts.size] ?? '')
        : '',
    extras: columnsOf('extras').map(at => ({ at, name: headings[at]?.trim() ?? '' })),
    fields: groupFields(fields),
    isGuessed: prices.isGuessed,
    areSizesGuessed: prices.columns.some(({ size }) => size !== '' && !isSizeHeading(size)),
    priceHeadings: prices.columns.map(({ at }) => headings[at] ?? ''),
    currency: currencyAt < 0 ? undefined : currencyAt,
    translated: languages?.translated ?? [],
    // In a language that is not known, the heading above the names hardly is a category.
    heading: prices.isGuessed ? '' : headingCategory(headings[name] ?? ''),
  }
}

function withoutTranslations(header: Header, { headings, translated }: LanguageColumns): Header {
  const fields = [...header.fields]
  for (const { at } of translated) fields[at] = 'ignored'
  const candidates = header.candidates.filter(at => headings[at] !== '')
  return { ...header, headings, fields, candidates, fits: fitsOf(headings, candidates) }
}

const ofCurrency = /^((price )?currency( code)?|wahrung|devise|moneda|moeda|valuta|νομισμα)$/

/** Whether a row looks like headings, regardless of the rows below. A table may start again with such a row. */
export function looksLikeHeadings(cells: readonly string[]): boolean {
  const texts = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  if (texts.length < 2 || texts.some(text => text.length > 40 || isPriceLike(text))) return false
  const isPriced = (text: string) => priceHeadingOf(text) !== null || isSizeHeading(text)
  const isName = texts.some(text => fitOf(text, 'name') > 1.9)
  // An export's row without a price may contain some words that are also headings, so most cells must be headings.
  const naming = texts.filter(text => isPriced(text) || meanings.some(meaning => fitOf(text, meaning) > 1.9))
  return isName && texts.some(isPriced) && naming.length >= 0.5 * texts.length
}

const meanings = ['name', 'category', 'description', 'price', 'size'] as const

/** "PVP1" looks like a price but is a heading. */
function isBarePrice(heading: string): boolean {
  return isPriceLike(heading) && priceHeadingOf(heading) === null
}

function headerOf(headings: readonly string[], below: Rows): Header {
  const fields = fieldsOf(headings).map(
    (field, at) => field ?? (mayHavePrices(below, at) ? null : dietHeadingOf(headings[at] ?? '')),
  )
  const candidates = [...headings.keys()].filter(at => fields[at] === null && headings[at]?.trim() !== '')
  const profiles = new Map<number, ColumnProfile>()
  const profile = (at: number) => profiles.get(at) ?? remember(profiles, at, profileOf(below, at))
  return { headings, fields, candidates, fits: fitsOf(headings, candidates), profile }
}

/** "Vegetarian" may head the price of a variant. A single digit may be how spicy a dish is. */
function mayHavePrices(rows: Rows, at: number): boolean {
  return rows.some(cells => isPriceLike(cells[at] ?? '') && !/^\d$/.test(cells[at]?.trim() ?? ''))
}

function fitsOf(headings: readonly string[], candidates: readonly number[]): Fit[] {
  return candidates
    .flatMap(at => meanings.map(meaning => ({ meaning, at, fit: fitOf(headings[at] ?? '', meaning) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value)
  return value
}

function groupFields(fields: readonly (RowField | 'ignored' | null)[]): Columns['fields'] {
  const grouped: Partial<Record<RowField, number[]>> = {}
  for (const [at, field] of fields.entries()) {
    if (field === null || field === 'ignored') continue
    grouped[field] ??= []
    grouped[field].push(at)
  }
  return grouped
}
