// Turns entries into dishes: one for each size, without repeats, with a doubt where another reading is plausible.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import type { Place, RawDish, RawOptionGroup, RowDoubt } from '../../menu-reading.ts'
import { type DecimalSeparator, decimalSeparatorOf, isPriceLike } from '../../prices/price-text.ts'
import { type LinePart, placesOf } from '../layout/line-parts.ts'
import type { PageText } from '../layout/page-text.ts'
import { currencySign } from '../prices/currency-signs.ts'
import { marksIn } from '../prices/diet-marks.ts'
import { findPrices } from '../prices/find-prices.ts'
import { nameAndText, plainName } from './dish-name.ts'
import type { Entry } from './entry.ts'
import type { EntryPrice } from './entry-prices.ts'
import { type NameUsage, nameUsageOf } from './name-usage.ts'

interface Item {
  readonly parts: readonly LinePart[]
  readonly category: string
  readonly name: string
  readonly size: string
  readonly description: string
  readonly marks: string
  readonly optionGroups: readonly RawOptionGroup[]
  readonly price: Minor | null
  readonly written: string
  readonly doubts: readonly RowDoubt[]
}

/** `used`: what the dishes were read from. */
export interface ReadDishes {
  readonly dishes: readonly RawDish[]
  readonly used: readonly LinePart[]
}

/** In the order of the menu. A dish that is printed again with the same texts appears once. */
export function dishesOf(entries: readonly Entry[], pages: readonly PageText[]): ReadDishes {
  const usage = nameUsageOf(entries)
  const all = entries.flatMap(({ prices }) => prices)
  const areSure = all.filter(({ isSure }) => isSure).length > 0.8 * all.length
  const items = withUnusualPrices(
    withoutRepeats(entries.flatMap(entry => itemsOfEntry(entry, usage, areSure))),
  )
  const separator = decimalSeparatorOf(all.map(({ written }) => withoutSign(written)))
  const dishes = items.map(({ price, written, parts, ...item }, at) => ({
    ...item,
    row: at + 1,
    ...placed(placesOf(parts, pages)),
    price:
      price === null ? '' : isAmbiguous(withoutSign(written), separator) ? withoutSign(written) : price / 100,
  }))
  return { dishes, used: items.flatMap(({ parts }) => parts) }
}

function placed(places: readonly Place[]) {
  return { page: places[0]?.page ?? 1, places }
}

/** Menus have more signs than the texts that `readPrice` takes. */
function withoutSign(written: string): string {
  return written.replace(signs, '').trim()
}

const signs = new RegExp(currencySign, 'gu')

/** "1.234" means 1234 or 1.23, unless other prices show the decimal separator. */
function isAmbiguous(written: string, separator: DecimalSeparator | null): boolean {
  const [, own] = /(?<![\d.,])\d{1,3}([.,])\d{3}(?![\d.,])/.exec(written) ?? []
  return own !== undefined && (separator === null || separator === own) && isPriceLike(written)
}

/** `areSure`: nearly all prices of the menu have a currency or cents. */
function itemsOfEntry(entry: Entry, usage: NameUsage, areSure: boolean): Item[] {
  const { name, text } = entry.givenName
    ? { name: plainName(entry.givenName, { ...usage, areNumbered: false }), text: '' }
    : nameAndText(entry.names, usage)
  const isNamed = /[\p{L}\p{N}]/u.test(name)
  if (!isNamed && entry.prices.every(({ amount }) => amount === null)) return []
  const description = tidy([text, ...entry.texts].join(' '))
  const doubts = [...entry.doubts, ...nameDoubts(entry, name, text, usage)]
  const marks = entry.names.map(line => marksIn(line.line.text)).join(' ')
  const base = {
    parts: entry.parts,
    category: entry.category,
    description,
    marks,
    optionGroups: entry.options,
  }
  const prices = entry.prices.filter(({ amount }) => amount !== null)
  if (prices.length === 0)
    return [{ ...base, name, size: '', price: null, written: '', doubts: [...doubts, 'no-price'] }]
  if (areSure && prices.some(({ isSure }) => !isSure)) doubts.push('price-unsure')
  const isUnnamed =
    prices.filter(({ size }) => size === null).length > 1 ||
    (entry.prices.length > 1 && prices.some(({ size }) => size === null))
  if (isUnnamed && !doubts.includes('price-range')) doubts.push('sizes-unnamed')
  return prices.map(price => ({
    ...base,
    name: isNamed ? name : '',
    size: isNamed ? sizeOf(price, entry.prices.length) : '',
    price: price.amount,
    written: price.written,
    doubts,
  }))
}

function sizeOf({ size }: EntryPrice, count: number): string {
  if (size === null || (count === 1 && /^(?:each|ea|per .*|regular)$/i.test(size))) return ''
  return `${size.charAt(0).toUpperCase()}${size.slice(1)}`
}

function nameDoubts(
  { names, category }: Entry,
  name: string,
  text: string,
  { lowerSections, endAtComma, continueInLists, arePairs }: NameUsage,
): RowDoubt[] {
  const doubts: RowDoubt[] = []
  const isCutAtComma = names[0]?.text.includes(`${name}, `) && text !== ''
  if (isCutAtComma && !endAtComma && !continueInLists) doubts.push('name-unsure')
  if (!lowerSections.has(category) && /^\p{Ll}/u.test(name)) doubts.push('name-unsure')
  const isLong = name.length > 70 || name.split(' ').length > 12
  if (isLong || (text === '' && (names[0]?.nameProse ?? 0) > 2.2)) doubts.push('name-unsure')
  if (names.length > 1 && new Set(names.map(({ style }) => style)).size > 1) doubts.push('name-unsure')
  // "Li%le": a font that says the wrong letters.
  if (/\p{Ll}[%#$=^~<>\d]+\p{Ll}/u.test(name)) doubts.push('name-unsure')
  if (/•/.test(name) || (!arePairs && name.includes('|')) || findPrices(name).some(({ isSure }) => isSure))
    doubts.push('name-unsure')
  if (category === '') doubts.push('no-category')
  if (/\b(?:extras?|add[- ]?ons?|toppings?|supplements?|suppléments?|zutaten|toeslag)\b/i.test(category))
    doubts.push('perhaps-extra')
  return doubts
}

function withoutRepeats(items: readonly Item[]): Item[] {
  const indexed = items.map((item, at) => ({ item, at }))
  const alike = groupBy(indexed, ({ item: { category, name, size, price, description }, at }) =>
    `${category}|${name || at}|${size}|${price}|${description}`.toLowerCase(),
  )
  return [...alike.values()].flatMap(([first, ...repeats]) => {
    if (!first) return []
    return [{ ...first.item, parts: [first, ...repeats].flatMap(({ item }) => item.parts) }]
  })
}

/** Adds the doubt about a price that is unusual among all prices of the menu, and the decimal separator that it may have lost. */
function withUnusualPrices(items: readonly Item[]): Item[] {
  const amounts = items.flatMap(({ price }) => (price === null ? [] : [price])).sort((a, b) => a - b)
  const usual = amounts[Math.floor(amounts.length / 2)] ?? 0
  const decimals = items.filter(({ written }) => isDecimal.test(written))
  const dearest = Math.max(0, ...decimals.map(({ price }) => price ?? 0))
  return items.map(item => {
    const { price, written } = item
    if (price === null || (price <= 12 * usual && 12 * price >= usual)) return item
    const doubts = [...new Set([...item.doubts, 'price-unusual' as const])]
    const meant = price / 100
    const isLost = decimals.length > 0.6 * amounts.length && !/[.,]/.test(written)
    return isLost && meant > usual / 4 && meant <= dearest
      ? { ...item, price: meant, written: '', doubts }
      : { ...item, doubts }
  })
}

const isDecimal = /\d[.,]\d{1,2}(?!\d)/

function tidy(text: string): string {
  return text
    .replace(/[\t…\s]+/g, ' ')
    .replace(/(\p{L})-\s(?=\p{Ll})/gu, '$1-')
    .trim()
}
