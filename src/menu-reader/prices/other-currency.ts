// Whether the signs and codes beside a file's prices name another currency than the restaurant's.

import { type CurrencyCode, currencies } from '#domain/currency.ts'

/** `texts`: the prices as written, the headings of prices, and what the file itself calls its currency. */
export function isOtherCurrency(texts: Iterable<string>, currency: CurrencyCode): boolean {
  let [named, own] = [0, 0]
  for (const text of texts) {
    const codes = text.length > maxLength ? null : codesIn(text)
    if (codes === null) continue
    named += 1
    if (codes.includes(currency)) own += 1
  }
  return 2 * own < named
}

const maxLength = 60

/** The currencies that a text's sign may stand for; null if the text has no sign. */
function codesIn(text: string): readonly string[] | null {
  for (const [sign] of text.matchAll(currencyMarks)) {
    const symbol = sign.toUpperCase()
    const codes = codesOf.get(symbol)
    if (codes) return codes
    // A sign that is not in our list belongs to another currency.
    if (/\p{Sc}/u.test(sign)) return codesOf.get(symbol.replace(/\P{Sc}/gu, '')) ?? [symbol]
  }
  return null
}

const currencyMarks = /(?:\p{L}{1,3})?\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr|zł|Rs|Fr|Ft|Kč|lei)(?!\p{L})/gu

/** A shared sign maps to each of its currencies. Some currencies that the product lacks are listed, since menus use them. */
const codesOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...currencies.map(({ code }) => [code, [code]] as const),
  ...currencies.map(({ symbol, code }) => [symbol.toUpperCase(), [code]] as const),
  ['$', ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'HKD', 'NZD']],
  ['¥', ['JPY', 'CNY']],
  ['KR', ['SEK', 'NOK', 'DKK']],
  ['RS', ['INR']],
  ['FR', ['CHF']],
  ...'HUF CZK RON BGN TRY AED SAR ILS PHP IDR VND MYR ISK CLP COP ARS ZAR NGN KES EGP'
    .split(' ')
    .map(code => [code, [code]] as const),
  ['FT', ['HUF']],
  ['KČ', ['CZK']],
  ['LEI', ['RON']],
])
