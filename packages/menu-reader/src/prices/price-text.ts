// Parses a price as menus print it: $12, 12,50 €, CHF 1'250.-, 1.234,50 kr, 8/9.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { costsThousands } from '@tablemate/domain/menu/price-scale.ts'
import { isPayable, type Minor, minorUnitsOf, payableStep, toMinor } from '@tablemate/domain/money.ts'
import type { RowDoubt } from '../menu-reading.ts'
import { minorUnitWords } from './minor-unit-words.ts'

export type DecimalSeparator = '.' | ','

/** What is known about all prices of a file. */
export interface PriceFormat {
  /** The decimal separator, if other prices of the file show it. */
  readonly separator: DecimalSeparator | null
  /** The restaurant's. */
  readonly currency: CurrencyCode
}

export interface PriceRead {
  readonly price: Minor | null
  readonly doubts: readonly RowDoubt[]
}

/** Exact to the minor unit: parses the digits as text, not through a binary fraction. */
export function readPrice(written: string | number, format: PriceFormat): PriceRead {
  const { currency } = format
  if (typeof written === 'number')
    return checked(toMinor(written, currency), roundingOf(written, currency), currency)
  const whole = normalised(written)
  if (whole === '') return { price: null, doubts: ['no-price'] }
  const text = whole.replace(lowest, '').replace(/(\d)\+$/, '$1')
  const isLowest = text !== whole
  if (inMinorUnits.test(text) && (currency === 'OMR' || !ofBelize.test(text)))
    return checked(Number.parseInt(text, 10), /\d ?[pc]\.?$/i.test(text) ? ['price-unsure'] : [], currency)
  const [, first = '', second] =
    (text.length <= maxLength && !isNoPrice.test(text) && onePrice.exec(text)) || []
  if (first === '') return { price: null, doubts: ['price-unreadable'] }
  const { price, doubts } = readFigure(first, format)
  if (isLowest) return checked(price, [...doubts, 'price-from'], currency)
  return checked(price, second === undefined ? doubts : [...doubts, 'several-prices'], currency)
}

/** Whether the text is a price and nothing else. */
export function isPriceLike(written: string): boolean {
  const text = normalised(written).replace(lowest, '')
  return text.length <= maxLength && (onePrice.test(text) || inMinorUnits.test(text)) && !isNoPrice.test(text)
}

/** A price with a note behind it, like "12.50 (half 7)" and "34 €/kg"; null for other texts. */
export function notedPrice(written: string): { readonly price: string; readonly note: string } | null {
  if (written.length > maxNoted || isPriceLike(written)) return null
  const text = normalised(written)
  const [, price = '', inBrackets, behind, perUnit] = noted.exec(text) ?? []
  const note = (inBrackets ?? behind ?? perUnit ?? '').trim()
  const isSure = inBrackets !== undefined || /\p{Sc}|[.,]\d{2}(?!\d)|\p{L}/u.test(price)
  if (note === '' || !isSure || ofMeasure.test(note) || isNoPrice.test(text) || !isPriceLike(price))
    return null
  return { price, note }
}

/** The decimal separator of a file: the sign before one or two final digits, if all prices use the same. */
export function decimalSeparatorOf(prices: Iterable<string | number>): DecimalSeparator | null {
  const seen = new Set<string>()
  for (const written of prices) {
    if (typeof written === 'number') continue
    const [, first = ''] = (written.length <= maxLength && onePrice.exec(normalised(written))) || []
    const [, separator] = /\d([.,])\d{1,2}$/.exec(first) ?? []
    if (separator) seen.add(separator)
  }
  return seen.size === 1 ? ([...seen][0] as DecimalSeparator) : null
}

const maxLength = 60
/** "95¢", "80p", "250 fils", "1500 millimes". */
const inMinorUnits = new RegExp(
  `^(?:\\d{1,3} ?(?:¢|cts?|p|c)|\\d{1,5} ?(?:${minorUnitWords.join('|')}))\\.?$`,
  'i',
)
/** "12 BZ" are dollars of Belize, but baisa in Oman. */
const ofBelize = /bz\.?$/i
/** "85k", "1.2k". */
const inThousands = /(?<![\d.,])(\d{1,3})(?:[.,](\d))? ?k(?![\p{L}.])/giu
/** Dates, weights and measures. */
const isNoPrice =
  /^\d{1,2}[-/.]\d{1,2}[-/.](19|20)\d\d$|^(19|20)\d\d-\d\d-\d\d|\d ?(g|gr|kg|mg|ml|cl|dl|l|lt|oz|lbs?|cm|mm|kj|min|pcs?|stk|szt|%)\.?$/i
/** "From 8": the price of the smallest size. */
const lowest =
  /^(?:from|starting (?:at|from)|ab|v\.a\.|[aà] partir d[ei]|d[eè]s|desde|a partire da|da|vanaf|από) (?=\p{L}{0,3}\p{Sc}? ?\d)/iu
/** A blank, an apostrophe or the other separator groups the thousands. */
const figure = String.raw`\d{1,3}(?:[ '.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
/** A currency symbol or a short word: $, US$, EUR, kr., zł, S/, د.إ. */
const mark = String.raw`(?:\p{L}{0,4}\.?\p{Sc}|\p{L}{1,3}(?:/?\.?)|\p{Script=Arabic}\.\p{Script=Arabic}\.?|euros?)`
/** A dash replaces the decimals: 12.-, 12,– and 12/-. */
const dash = '(?:[.,/]?-{1,2})?'
const amount = `${mark}? ?(${figure})${dash}(?: ?${mark})?`
const between = '(?: ?[-/|] ?| (?:or|to|bis|a|à|o|y|e) )'
const onePrice = new RegExp(`^${amount}(?:${between}${amount}){0,7}$`, 'iu')

const noted = new RegExp(
  `^(\\p{L}{0,3}\\p{Sc}? ?(?:${figure})${dash}(?: ?(?:\\p{Sc}|[A-Z]{3}|euros?|kr\\.?|zł|Kč|TL|円|元)(?!\\p{L}))?) ?(?:[([]([^()[\\]]+)[)\\]]|[,;:*-]? ?((?<![\\d.,])\\p{L}.*)|(\\/ ?\\p{L}.*))$`,
  'u',
)
const maxNoted = 200
const ofMeasure = /^(g|gr|kg|mg|ml|cl|dl|l|lt|oz|lbs?|cm|mm|kj|kcal|min|pcs?|stk|szt)(?!\p{L})/iu

function normalised(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[‐-―−]/gu, '-')
    .replace(/(\d) ?(\p{Sc}) ?(\d{2})$/u, '$1.$3 $2')
    .replace(inThousands, (_, whole: string, tenth = '0') => `${whole}${tenth}00`)
    .trim()
}

/** Ignores differences below a millionth, the rounding errors of a program's arithmetic. */
function roundingOf(major: number, currency: CurrencyCode): readonly RowDoubt[] {
  return Math.abs(toMinor(major, currency) / minorUnitsOf(currency) - major) < 1e-6 ? [] : ['price-rounded']
}

function readFigure(
  written: string,
  { separator, currency }: PriceFormat,
): { price: Minor; doubts: RowDoubt[] } {
  const bare = written.replace(/[ ']/g, '')
  const separators = bare.replace(/\d/g, '')
  const last = separators.at(-1) ?? ''
  const [whole = '', decimals = ''] =
    separators.length > 1 && separators[0] === last ? [bare] : splitAt(bare, bare.lastIndexOf(last))
  const units = minorUnitsOf(currency)
  const hasLargeAmounts = costsThousands(currency)
  // Three decimals of their own currency are no thousands, unless a dish may cost those.
  const hasThreeDecimals = units === 1000 && !hasLargeAmounts
  const isAmbiguous =
    separators.length === 1 && decimals.length === 3 && whole.length <= 3 && !/^0/.test(whole)
  if (isAmbiguous && separator !== last && !(separator === null && hasThreeDecimals)) {
    const isKnown = separator !== null || payableStep(currency) === 100 || hasLargeAmounts
    return {
      price: minorOf(whole + decimals, '', currency),
      doubts: isKnown ? [] : ['thousands-or-decimals'],
    }
  }
  const isRounded = /[1-9]/.test(decimals.slice(units === 1000 ? 3 : 2))
  return { price: minorOf(whole, decimals, currency), doubts: isRounded ? ['price-rounded'] : [] }
}

function splitAt(text: string, at: number): [string, string] {
  return at < 1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Rounds digits beyond the minor units half up. */
function minorOf(whole: string, decimals: string, currency: CurrencyCode): Minor {
  const digits = whole.replace(/\D/g, '')
  const kept = minorUnitsOf(currency) === 1000 ? 3 : 2
  const next = decimals[kept] ?? '0'
  return Number(digits + decimals.slice(0, kept).padEnd(kept, '0')) + (next >= '5' ? 1 : 0)
}

function checked(price: Minor, doubts: readonly RowDoubt[], currency: CurrencyCode): PriceRead {
  if (!(price >= 0)) return { price: null, doubts: ['price-unreadable'] }
  if (price > limits.price) return { price: null, doubts: ['price-too-large'] }
  if (!isPayable(price, payableStep(currency))) return { price: null, doubts: ['price-not-payable'] }
  return { price, doubts: price === 0 ? [...doubts, 'free'] : doubts }
}
