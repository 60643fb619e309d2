import { type CurrencyCode, currencies, decimalsOf } from '@tablemate/domain/currency.ts'
import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'
import { typedAmountIn } from './text/number-format.ts'

describe('the price field reads', () => {
  it.each<[string, string, CurrencyCode, number]>([
    ['a decimal point', '12.50', 'USD', 1250],
    ['a decimal comma', '12,50', 'EUR', 1250],
    ['one decimal', '4,5', 'EUR', 450],
    ['no decimals', '12', 'USD', 1200],
    ['no whole part', '.5', 'USD', 50],
    ['an unfinished number', '12.', 'USD', 1200],
    ['a third decimal, rounded half up', '1.005', 'USD', 101],
    ['thousands in the English way', '1,234.50', 'USD', 123_450],
    ['thousands in the German way', '1.234,50', 'EUR', 123_450],
    ['thousands in the Swiss way', '1’234.50', 'CHF', 123_450],
    ['thousands by spaces', '1 234,50', 'EUR', 123_450],
    ['a lone comma before three digits', '1,234', 'USD', 123_400],
    ['millions', '1,000,000.00', 'USD', 100_000_000],
    ['the currency’s symbol', '$12.50', 'USD', 1250],
    ['a symbol of letters', '12,50 zł', 'PLN', 1250],
    ['whole yen', '745', 'JPY', 74_500],
    ['thousands of yen with a point', '1.500', 'JPY', 150_000],
    ['tenths of a yen, for the rule to refuse', '745.5', 'JPY', 74_550],
    ['a negative price, for the rule to refuse', '-3', 'USD', -300],
    ['a zero', '0', 'USD', 0],
    ['thousandths of a dinar', '1.250', 'KWD', 1250],
    ['a dinar with two decimals', '1.25', 'KWD', 1250],
    ['a fourth decimal, rounded half up', '1.2505', 'KWD', 1251],
    ['thousands of dinars', '1,234.500', 'KWD', 1_234_500],
    ['a code instead of a symbol', 'KWD 1.250', 'KWD', 1250],
    ['whole đồng', '50.000', 'VND', 5_000_000],
  ])('%s', (_, typed, currency, minor) => {
    expect(readPrice(typed, currency)).toBe(minor)
  })

  it.each(['', ' ', 'free', '1e5', '12.50.', '1,2,3', '1.2,50', '1-2', '$', '.', ',', 'NaN', 'Infinity'])(
    'no price in %j',
    typed => {
      expect(readPrice(typed, 'USD')).toBeNull()
    },
  )

  it.each<[string, string, CurrencyCode, number]>([
    ['de', '1.234', 'EUR', 123_400],
    ['de', '1.234,50', 'EUR', 123_450],
    ['de', '12,50', 'EUR', 1250],
    ['de', '12.50', 'EUR', 1250],
    ['pl', '1\u00a0234,50 zł', 'PLN', 123_450],
    ['fr', '1\u202f234,5', 'EUR', 123_450],
    ['ja', '１，２３４', 'JPY', 123_400],
    ['fr', '1,250', 'TND', 1250],
    ['fr', '1.250', 'TND', 1250],
    ['de', '0.500', 'KWD', 500],
    ['de', '1.250', 'KWD', 1250],
    ['tr', '1,250', 'KWD', 1250],
    ['en', '0,500', 'KWD', 500],
    ['en', '1,250', 'KWD', 1250],
    ['de', '0.500', 'EUR', 50],
    ['de', '12.000', 'IQD', 12_000_000],
    ['en', '12,000', 'IQD', 12_000_000],
    ...['en', 'fr', 'de', 'tr', 'ar-u-nu-latn'].flatMap(
      (locale): [string, string, CurrencyCode, number][] => [
        [locale, '5.000', 'IQD', 5_000_000],
        [locale, '5,000', 'IQD', 5_000_000],
      ],
    ),
    ['ar-u-nu-latn', '١٫٢٥٠', 'KWD', 1250],
    ['ar-u-nu-latn', '١٢٫٥٠', 'EUR', 1250],
    ['ar-u-nu-latn', '1,234.50', 'EUR', 123_450],
  ])('in %s, %s %s', (locale, typed, currency, minor) => {
    expect(readPrice(typed, currency, locale)).toBe(minor)
  })

  it('what a reader of another language sees in the field', () => {
    for (const locale of ['pl', 'de', 'ja', 'ar-u-nu-latn', 'fr'])
      for (const minor of [0, 850, 123_456, 100_000_000])
        for (const currency of ['EUR', 'KWD'] as const)
          expect(readPrice(typedAmountIn(locale, minor, currency), currency, locale)).toBe(minor)
  })

  const withDecimals = currencies.filter(({ code }) => decimalsOf(code) > 0)
  it.each(withDecimals)('a decimal comma in $code, with its symbol or without', ({ code, symbol }) => {
    expect(withDecimals.length).toBe(18)
    for (const typed of ['18,90', `${symbol}18,90`, `18,90 ${symbol}`, '18.90'])
      expect([typed, readPrice(typed, code)]).toEqual([typed, 1890])
  })
})
