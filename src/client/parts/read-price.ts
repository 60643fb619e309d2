// A price as people type it, at home or abroad: 12.50, 12,50, 1,234.50, 1.234,50, $12.

import { type CurrencyCode, currencyOf, decimalsOf } from '#domain/currency.ts'
import { toMinor } from '#domain/money.ts'

/** In minor units; null where no price can be read. */
export function readPrice(typed: string, currency: CurrencyCode): number | null {
  const bare = typed.replace(currencyOf(currency).symbol, '').replace(/[\s'’]/gu, '')
  const plain = withDecimalPoint(bare, decimalsOf(currency) === 0)
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? toMinor(Number(plain)) : null
}

const commasSetThousandsApart = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/
const pointsSetThousandsApart = /^[-+]?\d{1,3}((\.\d{3})+,\d*|(\.\d{3}){2,})$/
// 1.005 is a decimal, unless the money has none.
const onePointBeforeThree = /^[-+]?\d{1,3}\.\d{3}$/

function withDecimalPoint(bare: string, isWhole: boolean): string {
  if (commasSetThousandsApart.test(bare)) return bare.replaceAll(',', '')
  if (pointsSetThousandsApart.test(bare) || (isWhole && onePointBeforeThree.test(bare)))
    return bare.replaceAll('.', '').replace(',', '.')
  return bare.replace(',', '.')
}
