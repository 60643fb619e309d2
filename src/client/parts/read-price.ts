// Parses a typed price in any country's notation: 12.50, 12,50, 1,234.50, 1.234,50, $12.

import { type CurrencyCode, currencyOf, decimalsOf } from '#domain/currency.ts'
import { toMinor } from '#domain/money.ts'

/** In minor units; null if the text is not a price. */
export function readPrice(typed: string, currency: CurrencyCode): number | null {
  const bare = typed.replace(currencyOf(currency).symbol, '').replace(/[\s'’]/gu, '')
  const plain = withDecimalPoint(bare, decimalsOf(currency) === 0)
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? toMinor(Number(plain)) : null
}

const hasCommaThousands = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/
const hasPointThousands = /^[-+]?\d{1,3}((\.\d{3})+,\d*|(\.\d{3}){2,})$/
// 1.005 is a decimal number, unless the currency has no decimals.
const hasOnePointBeforeThree = /^[-+]?\d{1,3}\.\d{3}$/

function withDecimalPoint(bare: string, isWhole: boolean): string {
  if (hasCommaThousands.test(bare)) return bare.replaceAll(',', '')
  if (hasPointThousands.test(bare) || (isWhole && hasOnePointBeforeThree.test(bare)))
    return bare.replaceAll('.', '').replace(',', '.')
  return bare.replace(',', '.')
}
