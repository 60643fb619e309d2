// Whether the signs and codes beside a file's prices name another currency than the restaurant's.

import { currencies } from '@tablemate/domain/currency.ts'
import { type CurrencyCode, isoCurrencies } from '@tablemate/domain/iso-currencies.ts'

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

/** The currencies that a text's sign may mean; null if the text has no sign. */
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

/** Signs as menus write them, each with its currencies. */
const signs = [
  // In place of codes that are words.
  '¤ ALL CUP PEN TOP',
  '$ USD CAD AUD MXN SGD HKD NZD ARS BBD BMD BND BSD BZD CLP COP CUP DOP FJD GYD JMD KYD LRD MOP NAD NIO SBD SRD TTD TWD UYU XCD',
  '£ GBP EGP FKP GIP LBP SDG SHP SSP SYP',
  '¥ JPY CNY',
  'KR SEK NOK DKK ISK',
  'RS INR LKR MUR NPR PKR SCR',
  'FR CHF BIF CDF DJF GNF KMF RWF XAF XOF XPF',
  '﷼ IRR OMR QAR SAR YER',
  ...[
    'FT HUF',
    'KČ CZK',
    'LEI RON MDL',
    '₺ TRY',
    '₽ RUB',
    '₴ UAH',
    '₪ ILS',
    '₫ VND',
    '₱ PHP',
    '₦ NGN',
    '₵ GHS',
  ],
  ...['₸ KZT', '₮ MNT', '₭ LAK', '₡ CRC SVC', '₲ PYG', '₾ GEL', '₼ AZN', '֏ AMD', '៛ KHR', '৳ BDT', '؋ AFN'],
].map(line => line.split(' '))

/** Codes that headings have as words, such as "PER CUP". */
const words: readonly string[] = ['ALL', 'CUP', 'PEN', 'TOP']

/** A shared sign maps to each of its currencies. BGN is on menus from before the euro. */
const codesOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...isoCurrencies.filter(code => !words.includes(code)), 'BGN'].map(code => [code, [code]] as const),
  ...currencies.map(({ symbol, code }) => [symbol.toUpperCase(), [code]] as const),
  ...signs.map(([sign = '', ...codes]) => [sign, codes] as const),
])
