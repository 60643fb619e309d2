// Whether a file's prices are in another currency than the restaurant's: by the signs and codes beside them.

import { type CurrencyCode, currencies } from '#domain/currency.ts'

/** `texts` are prices as they are written, headings of prices and what the file itself calls its currency. */
export function isOtherCurrency(texts: Iterable<string>, currency: CurrencyCode): boolean {
  let [told, own] = [0, 0]
  for (const text of texts) {
    const codes = text.length > longest ? null : codesIn(text)
    if (codes === null) continue
    told += 1
    if (codes.includes(currency)) own += 1
  }
  return 2 * own < told
}

const longest = 60

/** What a sign may stand for; null where a text has none. */
function codesIn(text: string): readonly string[] | null {
  for (const [sign] of text.matchAll(signs)) {
    const said = sign.toUpperCase()
    const codes = codesOf.get(said)
    if (codes) return codes
    // A sign that no currency of ours has is another one's.
    if (/\p{Sc}/u.test(sign)) return codesOf.get(said.replace(/\P{Sc}/gu, '')) ?? [said]
  }
  return null
}

const signs = /(?:\p{L}{1,3})?\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr|zł|Rs|Fr|Ft|Kč|lei)(?!\p{L})/gu

/** Shared signs stand for each of theirs; of currencies that the product does not speak those that stand beside prices. */
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
