// The twenty currencies of Tablemate, and the conversion of prices between them.

import { type Minor, payableStep, roundToStep } from './money.ts'

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

export type Currency = (typeof currencies)[number]
export type CurrencyCode = Currency['code']

/** The currency of a group or visitor until a better one is known. Source: spec.md, section 9. */
export const defaultCurrencyCode: CurrencyCode = 'USD'

export function currencyOf(code: CurrencyCode): Currency {
  const currency = currencies.find(candidate => candidate.code === code)
  if (!currency) throw new RangeError(`no such currency: ${code}`)
  return currency
}

/** How many decimals a price is shown with: none for JPY and KRW. */
export function decimalsOf(code: CurrencyCode): 0 | 2 {
  return payableStep(code) === 100 ? 0 : 2
}

/** Converts a price by the rates above, rounded half up to the payable step of the new currency. */
export function convertPrice(price: Minor, from: CurrencyCode, to: CurrencyCode): Minor {
  return roundToStep(BigInt(price) * rateInHundredths(to), rateInHundredths(from), payableStep(to))
}

/**
 * The unit price of a spoken dish that is on no menu: 500 minor units of a US dollar, converted and rounded half up to the
 * payable step, in minor units of `code`. Source: decisions.md, Calls.
 */
export function demoBasePrice(code: CurrencyCode): Minor {
  return convertPrice(500, defaultCurrencyCode, code)
}

export function rateInHundredths(code: CurrencyCode): bigint {
  return BigInt(Math.round(currencyOf(code).exchangeRate * 100))
}
