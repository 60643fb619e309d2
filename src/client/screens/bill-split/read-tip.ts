// Reads a typed tip such as 12.50, 12,50, 1,000 or $15, and computes its percentage.

import type { CurrencyCode } from '#domain/currency.ts'
import * as limits from '#domain/limits.ts'
import { isPayable, type Minor, payableStep } from '#domain/money.ts'
import { readPrice } from '../../parts/read-price.ts'

export type ReadTip =
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-payable' }

export function readTip(typed: string, currency: CurrencyCode): ReadTip {
  const amount = readPrice(typed.normalize('NFKC'), currency)
  if (amount === null || amount < 0) return { kind: 'unreadable' }
  if (amount > limits.tipAmount) return { kind: 'too-large' }
  return isPayable(amount, payableStep(currency)) ? { kind: 'amount', amount } : { kind: 'not-payable' }
}

/** The percentage with one decimal; null if the subtotal is 0. */
export function percentOfSubtotal(amount: Minor, subtotal: Minor): number | null {
  return subtotal > 0 ? Math.round((amount / subtotal) * 1000) / 10 : null
}
