// Which column of a table holds what: by the words above it, and where they do not tell, by what stands in it.

import { isMoney, isNameColumn, isPriceColumn, type Look, lookAt } from './column-look.ts'
import { fitOf, type Meaning, wordsOf } from './header-words.ts'
import { isPriceLike } from './price-text.ts'
import { isSizeHeading, type Mark, markOf, priceHeadingOf } from './table-headings.ts'

export interface PriceColumn {
  readonly at: number
  /** "Large" where each size has a column; '' for the price of the dish. */
  readonly size: string
  /** Where the size itself is written beside each price. */
  readonly sizeAt?: number
  /** The heading says that it counts in cents. */
  readonly isHundredths?: boolean
}

export interface Columns {
  readonly name: number
  /** The first one is the best one. None: the table names its dishes without prices. */
  readonly prices: readonly PriceColumn[]
  /** Columns that may hold it, the best one first. */
  readonly category: readonly number[]
  readonly description: readonly number[]
  /** Each holds a part of what the size is called. */
  readonly sizes: readonly number[]
  readonly marks: Readonly<Partial<Record<Mark, readonly number[]>>>
  /** The words above said nothing of the prices: they were told by what they look like. */
  readonly isGuessed: boolean
}

type Rows = readonly (readonly string[])[]

/** The columns that a row of headings names, seen with the rows beneath; null when it is none: it must name the dish and prices. */
export function columnsNamedBy(headings: readonly string[], below: Rows): Columns | null {
  if (headings.length > mostColumns || headings.some(isPriceLike)) return null
  const marks = marksOf(headings)
  const open = [...headings.keys()].filter(at => marks[at] === null && headings[at]?.trim() !== '')
  const fits = fitsOf(headings, open)
  const looks = new Map<number, Look>()
  const look = (at: number) => looks.get(at) ?? remember(looks, at, lookAt(below, at))
  const prices = pricesNamedBy(headings, open, fits, look)
  const columns = textColumnsOf(fits, new Set(prices.columns.map(({ at }) => at)), look)
  const name = columns.name ?? unnamedName(open, columns, prices.columns, look)
  if (name === undefined || prices.columns.length === 0) return null
  const options = [...marks.keys()].filter(at => marks[at] === 'option')
  return {
    name,
    prices: prices.columns,
    category: categoriesOf(columns.category, { headings, marks, look }),
    description: columns.description,
    sizes: [columns.size ?? quantityInWords(headings, open, look), ...options].filter(at => at !== undefined),
    marks: groupMarks(marks),
    isGuessed: prices.isGuessed,
  }
}

const mostColumns = 300

function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value)
  return value
}

function marksOf(headings: readonly string[]): (Mark | 'foreign' | null)[] {
  return headings.map(markOf)
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

interface Fit {
  readonly meaning: Meaning
  readonly at: number
  readonly fit: number
}

function fitsOf(headings: readonly string[], open: readonly number[]): Fit[] {
  const meanings = ['name', 'category', 'description', 'price', 'size'] as const
  return open
    .flatMap(at => meanings.map(meaning => ({ meaning, at, fit: fitOf(headings[at] ?? '', meaning) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
}

interface TextColumns {
  readonly name: number | undefined
  readonly size: number | undefined
  readonly category: readonly number[]
  readonly description: readonly number[]
}

/** Whether a row seems to name columns, whatever stands beneath: a table may begin anew with it. */
export function seemsToName(cells: readonly string[]): boolean {
  const texts = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  if (texts.length < 2 || texts.some(text => text.length > 40 || isPriceLike(text))) return false
  const isName = texts.some(text => fitOf(text, 'name') > 1.9)
  return isName && texts.some(text => priceHeadingOf(text) !== null || isSizeHeading(text))
}

/** Each column means one thing: the one its heading fits best. A name is not what looks like a price. */
function textColumnsOf(fits: readonly Fit[], taken: Set<number>, look: (at: number) => Look): TextColumns {
  const found: Record<Meaning, number[]> = { name: [], category: [], description: [], price: [], size: [] }
  const used = new Set(taken)
  for (const { meaning, at } of fits) {
    const isSecond = (meaning === 'name' || meaning === 'size') && found[meaning].length > 0
    if (used.has(at) || isSecond || meaning === 'price') continue
    if (meaning === 'name' && look(at).filled > 4 && look(at).priced > 0.8 * look(at).filled) continue
    found[meaning].push(at)
    used.add(at)
  }
  return {
    name: found.name[0],
    size: found.size[0],
    category: fullestFirst(found.category, look),
    description: found.description,
  }
}

/** A column of categories that is all but empty, or says the same of all dishes, stands behind one that tells. */
function fullestFirst(columns: readonly number[], look: (at: number) => Look): number[] {
  const tells = (at: number) => Number(look(at).filled >= 0.02 * look(at).rows && look(at).distinct > 1)
  return [...columns].sort((a, b) => tells(b) - tells(a))
}

/** A quantity is the till's own count, unless it says "Single" or "0,5 l". */
function quantityInWords(
  headings: readonly string[],
  open: readonly number[],
  look: (at: number) => Look,
): number | undefined {
  return open.find(at => quantity.test(wordsOf(headings[at] ?? '')) && look(at).isWords)
}

const quantity =
  /^(quantity|qty|menge|cantidad|quantite|quantita|quantidade|hoeveelheid|ποσοτητα|pieces|volume|serving size)$/

/** Where no heading names the dish: the one column left that looks like names. */
function unnamedName(
  open: readonly number[],
  columns: TextColumns,
  prices: readonly PriceColumn[],
  look: (at: number) => Look,
): number | undefined {
  const taken = new Set([
    ...columns.category,
    ...columns.description,
    columns.size,
    ...prices.map(({ at }) => at),
  ])
  const [first, ...more] = open.filter(at => !taken.has(at) && isNameColumn(look(at)))
  return more.length === 0 ? first : undefined
}

interface Sight {
  readonly headings: readonly string[]
  readonly marks: readonly (Mark | 'foreign' | null)[]
  readonly look: (at: number) => Look
}

/**
 * In a sheet made by hand "Type" is what stands above the dishes; in an export it says what kind of row this is. A web shop's
 * "Product category" is of a list of all goods in the world, and the shop's own word is its "Type".
 */
function categoriesOf(named: readonly number[], { headings, marks, look }: Sight): readonly number[] {
  const isOfWorld =
    marks.includes('handle') && named.every(at => wordsOf(headings[at] ?? '') === 'product category')
  if (named.length > 0 && !isOfWorld) return named
  const own = [...marks.keys()].filter(at => {
    const { filled, rows, distinct, isWords } = look(at)
    const isFull = isOfWorld ? filled > 0 : filled >= 0.5 * rows && distinct > 1
    return marks[at] === 'kind' && isWords && isFull && distinct <= Math.max(2, 0.7 * filled)
  })
  return [...own, ...named]
}

interface Prices {
  readonly columns: readonly PriceColumn[]
  readonly isGuessed: boolean
}

function pricesNamedBy(
  headings: readonly string[],
  open: readonly number[],
  fits: readonly Fit[],
  look: (at: number) => Look,
): Prices {
  const bestOf = new Map<number, Fit>()
  for (const fit of fits) if (!bestOf.has(fit.at)) bestOf.set(fit.at, fit)
  const named = open.flatMap(at => {
    const heading = priceHeadingOf(headings[at] ?? '')
    const best = bestOf.get(at)
    return heading && (!best || best.meaning === 'price') ? [{ at, ...heading, fit: best?.fit ?? 2 }] : []
  })
  const sizeHeadings = open.filter(
    at => isSizeHeading(headings[at] ?? '') && isPriceColumn(look(at)) && !named.some(one => one.at === at),
  )
  const bySize = sizeHeadings.map(at => ({ at, size: headings[at]?.trim() ?? '' }))
  if (named.length > 0) {
    // "Price unit" is named after the price, and holds none.
    const priced = named.filter(({ at }) => isPriceColumn(look(at)))
    const holding = priced.length > 0 ? priced : named
    // What a dish costs in Italian is, beside its price, what it costs the kitchen.
    const prices = holding.filter(({ at }) => !/^cost[eo]/.test(wordsOf(headings[at] ?? '')))
    const trusted = prices.length > 0 ? prices : holding
    const plain = trusted.filter(({ size, number }) => size === '' && number === '')
    const sized = trusted.filter(({ size, number }) => size !== '' || number !== '')
    plain.sort((a, b) => a.channel - b.channel || b.fit - a.fit)
    const columns = [
      ...plain.map(({ at }) => ({ at, size: '', isHundredths: inCents.test(wordsOf(headings[at] ?? '')) })),
      ...[
        ...sized.map(({ at, size, number }) => withSizeColumn({ at, size }, number, headings)),
        ...bySize,
      ].sort((a, b) => a.at - b.at),
    ]
    return { columns, isGuessed: false }
  }
  if (bySize.length > 0) return { columns: bySize, isGuessed: false }
  const unnamed = open.filter(at => !bestOf.has(at) && isMoney(look(at)) && !look(at).isCount)
  const isOne = unnamed.length === 1
  return {
    columns: unnamed.map(at => ({ at, size: isOne ? '' : (headings[at]?.trim() ?? '') })),
    isGuessed: true,
  }
}

const inCents = /(^| )(cents|minor|pence|paise|centavos|centimes)( |$)/

/** "Size 2" says what "Price 2" is the price of. */
function withSizeColumn(column: PriceColumn, number: string, headings: readonly string[]): PriceColumn {
  if (number === '') return column
  const sizeAt = headings.findIndex(heading => {
    const [, digit] = /(\d)\D*$/.exec(heading) ?? []
    return digit === number && fitOf(heading.replace(/\d/g, ''), 'size') > 1
  })
  return sizeAt < 0 ? column : { ...column, sizeAt }
}

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
