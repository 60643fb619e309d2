// Money and percentages in the notation of a locale.

import { type CurrencyCode, decimalsOf, ratedCurrency } from '@tablemate/domain/currency.ts'
import { type Minor, minorUnitsOf } from '@tablemate/domain/money.ts'
import { numberFormat } from './intl.ts'

/** An amount with the currency's symbol, or its code if it has none. `isShort` omits zero decimals. */
export function moneyIn(locale: string, minor: Minor, code: CurrencyCode, { isShort = false } = {}): string {
  const units = minorUnitsOf(code)
  const digits = isShort && minor % units === 0 ? 0 : decimalsOf(code)
  const symbol = ratedCurrency(code)?.symbol
  // A symbol stands as that of the euro, whose sign no locale replaces by letters: its parts show where, and a space.
  const parts = numberFormat(locale, {
    style: 'currency',
    currency: symbol ? 'EUR' : code,
    currencyDisplay: symbol ? 'symbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(minor / units)
  return parts
    .map(({ type, value }, at) => {
      if (type === 'minusSign') return value.replace('-', '−')
      if (type !== 'currency' || !symbol) return value
      // A letter at the end of a symbol is separated from the number by a no-break space.
      const isBeforeNumber = parts[at + 1]?.type === 'integer'
      return isBeforeNumber && /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
    })
    .join('')
}

/** An amount as a person types it: decimals, but no symbol and no groups. */
export function typedAmountIn(locale: string, minor: Minor, code: CurrencyCode): string {
  const digits = decimalsOf(code)
  return numberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / minorUnitsOf(code))
}

/** 18 is `18%` in English. */
export function percentIn(locale: string, value: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100)
}

/** The marks of a locale: `.` and `,` in English. */
export function separatorsIn(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = numberFormat(locale).formatToParts(1_234_567.5)
  const markOf = (type: Intl.NumberFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  return { decimal: markOf('decimal'), group: markOf('group') }
}
