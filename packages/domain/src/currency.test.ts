import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CurrencyCode,
  convertPrice,
  currencies,
  decimalsOf,
  decimalText,
  demoBasePrice,
  isRated,
  keepNumber,
  ratedCurrency,
  symbolOf,
} from './currency.ts'
import { isCurrencyCode, isoCurrencies } from './iso-currencies.ts'
import { currenciesWithoutDecimals, isPayable, minorUnitsOf, payableStep } from './money.ts'

describe('the currencies', () => {
  test('are twenty, each once, with a symbol, a name and a rate', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(20)
    for (const { symbol, name, exchangeRate } of currencies) {
      expect(symbol && name).toBeTruthy()
      expect(exchangeRate).toBeGreaterThan(0)
    }
  })

  test('have the rates of the specification', () => {
    expect(Object.fromEntries(currencies.map(({ code, exchangeRate }) => [code, exchangeRate]))).toEqual({
      USD: 1,
      EUR: 0.92,
      GBP: 0.79,
      CAD: 1.36,
      AUD: 1.52,
      JPY: 149,
      CNY: 7.24,
      INR: 83.25,
      BRL: 5.03,
      MXN: 17.12,
      SGD: 1.34,
      HKD: 7.78,
      CHF: 0.88,
      SEK: 10.91,
      NOK: 10.98,
      DKK: 6.87,
      PLN: 4.05,
      NZD: 1.63,
      KRW: 1328,
      THB: 34.85,
    })
  })

  test('are found by code', () => {
    expect(ratedCurrency('GBP')?.symbol).toBe('£')
    expect(symbolOf('GBP')).toBe('£')
  })

  test('have two decimals, except yen and won', () => {
    expect(currencies.filter(({ code }) => decimalsOf(code) === 0).map(({ code }) => code)).toEqual([
      'JPY',
      'KRW',
    ])
  })
})

describe('the currencies of ISO 4217', () => {
  test('are each listed once, with the twenty among them', () => {
    expect(new Set(isoCurrencies).size).toBe(isoCurrencies.length)
    expect(isoCurrencies.filter(isRated).sort()).toEqual(currencies.map(({ code }) => code).sort())
  })

  test('have a name in every language of the app', () => {
    const known = Intl.supportedValuesOf('currency')
    for (const code of isoCurrencies) expect(known, code).toContain(code)
    for (const locale of ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh']) {
      const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' })
      expect(isoCurrencies.filter(code => !names.of(code))).toEqual([])
    }
  })

  test('are those of 2026: no former currencies, funds, metals or codes for tests', () => {
    const others = 'BGN HRK ANG ZWL SLL CUC XAU XDR XSU XTS XXX CHE CLF COU MXV USN UYI BOV usd'.split(' ')
    expect(others.filter(isCurrencyCode)).toEqual([])
    for (const code of ['XCG', 'ZWG', 'SLE', 'KWD', 'XOF']) expect(isCurrencyCode(code)).toBe(true)
  })

  test('have two decimals, or three or none by the standard', () => {
    const with3 = isoCurrencies.filter(code => decimalsOf(code) === 3)
    expect(with3).toEqual(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
    const with0 = isoCurrencies.filter(code => decimalsOf(code) === 0)
    expect(with0).toEqual([...currenciesWithoutDecimals])
    expect(with0).toHaveLength(16)
  })

  test.each([
    [1250, 'USD', '12.50'],
    [74_500, 'JPY', '745'],
    [1250, 'KWD', '1.250'],
    [5, 'TND', '0.005'],
  ] as const)('%i minor units of %s are %s in plain digits', (amount, code, text) => {
    expect(decimalText(amount, code)).toBe(text)
  })
})

test('a price in a currency without a rate is converted neither from nor to it', () => {
  const dinars: CurrencyCode = 'KWD'
  // @ts-expect-error: it has no rate
  expect(() => convertPrice(1250, dinars, 'EUR')).toThrow()
  // @ts-expect-error: it has no rate
  expect(() => convertPrice(1250, 'EUR', dinars)).toThrow()
})

describe('a price whose number is kept in another currency', () => {
  test.each([
    [12_345, 'KWD', 'EUR', 1235],
    [12_344, 'KWD', 'EUR', 1234],
    [1250, 'EUR', 'KWD', 12_500],
    [1250, 'EUR', 'JPY', 1250],
    [1250, 'KWD', 'BHD', 1250],
  ] as const)('%i minor units of %s become %s', (price, from, to, kept) => {
    expect(keepNumber(price, from, to)).toBe(kept)
  })

  test('differs by at most half of the new minor unit, and comes back from a finer one', () => {
    const code = fc.constantFrom(...isoCurrencies)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), code, code, (price, from, to) => {
        const [before, after] = [minorUnitsOf(from), minorUnitsOf(to)]
        const kept = keepNumber(price, from, to)
        expect(Math.abs(kept * before - price * after)).toBeLessThanOrEqual(before / 2)
        if (before <= after) expect(keepNumber(kept, to, from)).toBe(price)
      }),
    )
  })
})

describe('the demo base price', () => {
  test.each([
    ['USD', 500],
    ['EUR', 460],
    ['JPY', 74_500],
    ['KRW', 664_000],
    ['INR', 41_625],
    ['THB', 17_425],
    ['BRL', 2515],
  ] as const)('in %s is %d minor units', (code, price) => expect(demoBasePrice(code)).toBe(price))

  test('is payable in every currency, and 0 where there is no rate', () => {
    expect(demoBasePrice('KWD')).toBe(0)
    for (const code of isoCurrencies) expect(isPayable(demoBasePrice(code), payableStep(code))).toBe(true)
  })
})
