import { describe, expect, test } from 'vitest'
import { currencies, currencyOf, decimalsOf, demoBasePrice } from './currency.ts'
import { isPayable, payableStep } from './money.ts'

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
    expect(currencyOf('GBP').symbol).toBe('£')
  })

  test('have two decimals, except yen and won', () => {
    expect(currencies.filter(({ code }) => decimalsOf(code) === 0).map(({ code }) => code)).toEqual([
      'JPY',
      'KRW',
    ])
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

  test('is payable in every currency', () => {
    for (const { code } of currencies) expect(isPayable(demoBasePrice(code), payableStep(code))).toBe(true)
  })
})
