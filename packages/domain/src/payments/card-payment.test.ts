import { describe, expect, test } from 'vitest'
import { isoCurrencies } from '../iso-currencies.ts'
import { payableStep } from '../money.ts'
import { cardStep, currenciesWithoutCards, stripeAmount } from './card-payment.ts'

describe('an amount for Stripe', () => {
  test.each([
    ['12.50 USD in cents', 'USD', 1250, 1250],
    ['745 JPY undivided', 'JPY', 74_500, 745],
    ['1.250 KWD in thousandths', 'KWD', 1250, 1250],
    ['5 ISK in hundredths, as Stripe wants it', 'ISK', 500, 500],
    ['5 UGX in hundredths, as Stripe wants it', 'UGX', 500, 500],
    ['50,000 VND undivided', 'VND', 5_000_000, 50_000],
    ['200 MGA undivided, although it has hundredths', 'MGA', 20_000, 200],
    ['12.50 HUF in hundredths', 'HUF', 1250, 1250],
  ])('is %s', (_, currency, amount, sent) => expect(stripeAmount(amount, currency)).toBe(sent))

  test('is whole in every currency, at every step of a card', () => {
    for (const code of isoCurrencies) {
      const step = cardStep(code)
      expect(step % payableStep(code)).toBe(0)
      expect(Number.isInteger(stripeAmount(7 * step, code))).toBe(true)
    }
  })

  test('ends in 0 in a currency with three decimals', () => {
    for (const code of ['BHD', 'JOD', 'KWD', 'OMR', 'TND']) expect(cardStep(code)).toBe(10)
  })

  test('exists in all but a few currencies', () => {
    expect(currenciesWithoutCards).toContain('IQD')
    expect(currenciesWithoutCards.length).toBeLessThan(20)
  })
})
