// What a group can choose, as its bill has it: tip, weights and rates.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'

/** The weights of the members in a split by shares, by member. */
export type Weights = ReadonlyMap<number, number>

export function weightsOf({ memberSplits }: Bill): Weights {
  return new Map(memberSplits.map(({ memberId, weight }) => [memberId, weight]))
}

/** The current tip. */
export function tipOf(bill: Bill): Tip {
  return bill.tipPercentage === null
    ? { kind: 'amount', amount: bill.tipAmount }
    : { kind: 'percentage', percentage: bill.tipPercentage }
}

export function isSameTip(a: Tip, b: Tip): boolean {
  return a.kind === 'percentage'
    ? b.kind === 'percentage' && a.percentage === b.percentage
    : b.kind === 'amount' && a.amount === b.amount
}

export function areSameRates(a: Rates, b: Rates): boolean {
  return (
    a.isTaxIncluded === b.isTaxIncluded && a.taxRate === b.taxRate && a.serviceFeeRate === b.serviceFeeRate
  )
}
