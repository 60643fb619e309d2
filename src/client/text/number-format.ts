// Money and percentages in the notation of a locale.

import { type CurrencyCode, currencyOf, decimalsOf } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'

/** An amount with the currency's symbol. `isShort` omits zero decimals. */
export function moneyIn(locale: string, minor: Minor, code: CurrencyCode, { isShort = false } = {}): string {
  const digits = isShort ? (minor % 100 === 0 ? 0 : 2) : decimalsOf(code)
  // Formatted as euros, whose sign no locale replaces by letters: their parts show where the locale has the symbol and a space.
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(minor / 100)
  const { symbol } = currencyOf(code)
  return parts
    .map(({ type, value }, at) => {
      if (type === 'minusSign') return value.replace('-', '−')
      if (type !== 'currency') return value
      // A letter at the end of a symbol is separated from the number by a no-break space.
      const isBeforeNumber = parts[at + 1]?.type === 'integer'
      return isBeforeNumber && /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
    })
    .join('')
}

/** An amount as a person types it: decimals, but no symbol and no groups. */
export function typedAmountIn(locale: string, minor: Minor, code: CurrencyCode): string {
  const digits = decimalsOf(code)
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100)
}

/** 18 is `18%` in English. */
export function percentIn(locale: string, value: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100)
}

/** The marks of a locale: `.` and `,` in English. */
export function separatorsIn(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const markOf = (type: Intl.NumberFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  return { decimal: markOf('decimal'), group: markOf('group') }
}
