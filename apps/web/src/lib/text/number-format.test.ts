import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { expect, test } from 'vitest'
import { moneyIn, percentIn, separatorsIn, typedAmountIn } from './number-format.ts'

const space = '\u00a0'
const arabic = 'ar-u-nu-latn'
/** Arabic has invisible marks of direction in its amounts. */
const visible = (text: string) => text.replace(/[\u061c\u200e\u200f]/g, '')

test.each<[string, number, CurrencyCode, string]>([
  ['en-US', -500, 'USD', '−$5.00'],
  ['en-US', 1250, 'PLN', `zł${space}12.50`],
  ['en-US', 1250, 'THB', '฿12.50'],
  ['pl', 800, 'PLN', `8,00${space}zł`],
  ['pl', -800, 'PLN', `−8,00${space}zł`],
  ['de', 10_975, 'USD', `109,75${space}$`],
  ['de', 12_345_678, 'EUR', `123.456,78${space}€`],
  ['de', 1250, 'CHF', `12,50${space}CHF`],
  ['fr', 123_456, 'EUR', `1\u202f234,56${space}€`],
  ['nl', 1250, 'SEK', `kr${space}12,50`],
  ['ja', 74_500, 'JPY', '¥745'],
  ['ja', 1250, 'CHF', `CHF${space}12.50`],
  [arabic, 10_975, 'USD', `109.75${space}$`],
  [arabic, 123_456, 'EUR', `1,234.56${space}€`],
  ['en-US', 1250, 'KWD', `KWD${space}1.250`],
  ['en-US', -1250, 'KWD', `−KWD${space}1.250`],
  ['de', 1250, 'KWD', `1,250${space}KWD`],
  ['fr', 1_234_567, 'TND', `1\u202f234,567${space}TND`],
  ['ja', 1250, 'KWD', `KWD${space}1.250`],
  ['en-US', 1_250_000, 'IQD', `IQD${space}1,250.000`],
  ['en-US', 5_000_000, 'VND', `VND${space}50,000`],
  ['pl', 1250, 'CZK', `12,50${space}CZK`],
  [arabic, 1250, 'KWD', `1.250${space}KWD`],
])('in %s, %i minor units of %s are %s', (locale, minor, code, shown) => {
  expect(visible(moneyIn(locale, minor, code))).toBe(shown)
})

test.each([
  ['en-US', 8.875, '8.875%'],
  ['pl', 8.875, '8,875%'],
  ['de', 19, `19${space}%`],
  ['fr', 5.5, `5,5${space}%`],
  ['ja', 10, '10%'],
  [arabic, 5, '5%'],
])('in %s, %d percent are %s', (locale, value, shown) => {
  expect(visible(percentIn(locale, value))).toBe(shown)
})

test('a short amount omits zero decimals', () => {
  expect(moneyIn('en-US', 500, 'USD', { isShort: true })).toBe('$5')
  expect(moneyIn('pl', 550, 'PLN', { isShort: true })).toBe(`5,50${space}zł`)
  expect(moneyIn('en-US', 2000, 'KWD', { isShort: true })).toBe(`KWD${space}2`)
  expect(moneyIn('en-US', 2500, 'KWD', { isShort: true })).toBe(`KWD${space}2.500`)
})

test('an amount to type has the decimal mark of its locale, and no groups', () => {
  expect(typedAmountIn('en-US', 123_450, 'USD')).toBe('1234.50')
  expect(typedAmountIn('de', 123_450, 'EUR')).toBe('1234,50')
  expect(typedAmountIn('ja', 123_400, 'JPY')).toBe('1234')
  expect(typedAmountIn('en-US', 1250, 'KWD')).toBe('1.250')
})

test('the separators are those of the locale', () => {
  expect(separatorsIn('en-US')).toEqual({ decimal: '.', group: ',' })
  expect(separatorsIn('de')).toEqual({ decimal: ',', group: '.' })
  expect(separatorsIn('pl')).toEqual({ decimal: ',', group: space })
})
