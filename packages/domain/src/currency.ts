// The twenty currencies with a rate, the conversion of prices between them, and amounts of any currency as decimals.

import type { CurrencyCode } from './iso-currencies.ts'
import { type Minor, minorUnitsOf, payableStep, roundToStep } from './money.ts'

export type { CurrencyCode }

/** Units of each currency per US dollar, as `exchangeRate`. Source: spec.md, section 9. */
export const currencies = [
  { code: 'USD', symbol: '$', name: 'US Dollar', exchangeRate: 1 },
  { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: 0.92 },
  { code: 'GBP', symbol: '£', name: 'British Pound', exchangeRate: 0.79 },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar', exchangeRate: 1.36 },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar', exchangeRate: 1.52 },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen', exchangeRate: 149 },
  { code: 'CNY', symbol: 'CN¥', name: 'Chinese Yuan', exchangeRate: 7.24 },
  { code: 'INR', symbol: '₹', name: 'Indian Rupee', exchangeRate: 83.25 },
  { code: 'BRL', symbol: 'R$', name: 'Brazilian Real', exchangeRate: 5.03 },
  { code: 'MXN', symbol: 'MX$', name: 'Mexican Peso', exchangeRate: 17.12 },
  { code: 'SGD', symbol: 'S$', name: 'Singapore Dollar', exchangeRate: 1.34 },
  { code: 'HKD', symbol: 'HK$', name: 'Hong Kong Dollar', exchangeRate: 7.78 },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss Franc', exchangeRate: 0.88 },
  { code: 'SEK', symbol: 'kr', name: 'Swedish Krona', exchangeRate: 10.91 },
  { code: 'NOK', symbol: 'kr', name: 'Norwegian Krone', exchangeRate: 10.98 },
  { code: 'DKK', symbol: 'kr', name: 'Danish Krone', exchangeRate: 6.87 },
  { code: 'PLN', symbol: 'zł', name: 'Polish Złoty', exchangeRate: 4.05 },
  { code: 'NZD', symbol: 'NZ$', name: 'New Zealand Dollar', exchangeRate: 1.63 },
  { code: 'KRW', symbol: '₩', name: 'South Korean Won', exchangeRate: 1328 },
  { code: 'THB', symbol: '฿', name: 'Thai Baht', exchangeRate: 34.85 },
] as const

type Currency = (typeof currencies)[number]

/** The code of a currency with a rate: of a visitor, and of a group in Universal Mode. */
export type RatedCurrencyCode = Currency['code']

/** The currency of a group or visitor until a better one is known. Source: spec.md, section 9. */
export const defaultCurrencyCode: RatedCurrencyCode = 'USD'

/** The currency with this code if it is one of the twenty. */
export function ratedCurrency(code: CurrencyCode): Currency | undefined {
  return currencies.find(candidate => candidate.code === code)
}

export function isRated(code: CurrencyCode): code is RatedCurrencyCode {
  return ratedCurrency(code) !== undefined
}

/** The specified symbol; the code of a currency that has none. */
export function symbolOf(code: CurrencyCode): string {
  return ratedCurrency(code)?.symbol ?? code
}

/** How many decimals a price is shown with. */
export function decimalsOf(code: RatedCurrencyCode): 0 | 2
export function decimalsOf(code: CurrencyCode): 0 | 2 | 3
export function decimalsOf(code: CurrencyCode): 0 | 2 | 3 {
  if (payableStep(code) === 100) return 0
  return minorUnitsOf(code) === 1000 ? 3 : 2
}

/** As `decimalsOf`; 0 for the Iraqi dinar, because dishes cost thousands: "5.000" are five thousand. */
export function usualDecimalsOf(code: CurrencyCode): 0 | 2 | 3 {
  return code === 'IQD' ? 0 : decimalsOf(code)
}

/** An amount in the major unit, in plain digits: "12.50" USD, "745" JPY, "1.250" KWD. */
export function decimalText(amount: Minor, code: CurrencyCode): string {
  return (amount / minorUnitsOf(code)).toFixed(decimalsOf(code))
}

/** Converts a price by the rates above, rounded half up to the payable step of the new currency. */
export function convertPrice(price: Minor, from: RatedCurrencyCode, to: RatedCurrencyCode): Minor {
  return roundToStep(BigInt(price) * rateInHundredths(to), rateInHundredths(from), payableStep(to))
}

/**
 * A price of the same number in another currency, rounded half up to its minor units: 12.345 KWD becomes 12.35 EUR, and 12.50
 * EUR becomes 12.500 KWD. 12.50 EUR stays 12.50 JPY, so that a mistaken change can be undone; the menu shows 13.
 */
export function keepNumber(price: Minor, from: CurrencyCode, to: CurrencyCode): Minor {
  return roundToStep(BigInt(price) * BigInt(minorUnitsOf(to)), BigInt(minorUnitsOf(from)), 1)
}

/**
 * The unit price of a spoken dish that is on no menu: 500 minor units of a US dollar, converted and rounded half up to the
 * payable step, in minor units of `code`; 0 in a currency without a rate. Source: decisions.md, Calls.
 */
export function demoBasePrice(code: CurrencyCode): Minor {
  return isRated(code) ? convertPrice(500, defaultCurrencyCode, code) : 0
}

export function rateInHundredths(code: RatedCurrencyCode): bigint {
  return BigInt(Math.round((ratedCurrency(code)?.exchangeRate ?? Number.NaN) * 100))
}
