// Reads a typed tip such as 12.50, 12,50, 1,000 or $15, and computes its percentage.

import { type CurrencyCode, decimalsOf, symbolOf, usualDecimalsOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isPayable, type Minor, payableStep, toMinor } from '@tablemate/domain/money.ts'
import { typedAmount } from '../../lib/text/format.ts'
import { language } from '../../lib/text/locale.ts'
import { separatorsIn } from '../../lib/text/number-format.ts'
import { texts } from '../../lib/text/texts.ts'

export type ReadTip =
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-payable' }

export function readTip(typed: string, currency: CurrencyCode): ReadTip {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(symbolOf(currency), '')
  const major = readMajor(text, usualDecimalsOf(currency) === 3)
  if (major === null) return { kind: 'unreadable' }
  const amount = toMinor(major, currency)
  if (amount > limits.tipAmount) return { kind: 'too-large' }
  return isPayable(amount, payableStep(currency)) ? { kind: 'amount', amount } : { kind: 'not-payable' }
}

/** Why a typed tip cannot be used, in words; undefined if it can. */
export function tipProblem({ kind }: ReadTip, currency: CurrencyCode): string | undefined {
  if (kind === 'amount') return undefined
  const example = () => typedAmount(decimalsOf(currency) === 0 ? 50_000 : 1250, currency)
  return kind === 'unreadable' ? texts.customTip.unreadable({ example: example() }) : texts.fieldText[kind]
}

/** The percentage with one decimal; null if the subtotal is 0. */
export function percentOfSubtotal(amount: Minor, subtotal: Minor): number | null {
  return subtotal > 0 ? Math.round((amount / subtotal) * 1000) / 10 : null
}

const { decimal, group } = separatorsIn(language.locale)

/** A comma or point is the decimal separator, unless it can only separate thousands, or does so in the reader's language. */
function readMajor(text: string, hasThreeDecimals: boolean): number | null {
  if (/^\d+[.,]?$|^\d*[.,]\d{1,2}$/.test(text)) return Number(text.replace(',', '.'))
  if (hasThreeDecimals && /^\d*[.,]\d{3}$/.test(text)) return Number(text.replace(',', '.'))
  if (decimal === '.' && /^\d{1,3}(,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''))
  if (group === '.' && /^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''))
  if (/^\d{1,3}(,\d{3})+\.\d{1,3}$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d{1,3}(\.\d{3})+,\d{1,3}$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return null
}
