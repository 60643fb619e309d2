// The entries of what the bill adds to the dishes: tax, service fee and tip, with their rates.

import type { Bill } from '@tablemate/contract/bills.ts'
import { includedTax } from '@tablemate/domain/bill/bill-total.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { money, percent, rate } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import type { ReceiptEntry } from './receipt-entry.ts'

interface Added {
  /** The price of the dishes, which may include the tax. */
  readonly dishes: Minor
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tip: Minor
}

/** Without what is zero. */
export function addedEntries(
  { dishes: items, tax, serviceFee, tip }: Added,
  { rates, tipPercentage }: Pick<Bill, 'rates' | 'tipPercentage'>,
  currency: CurrencyCode,
): ReceiptEntry[] {
  const words = texts.billSplit.bill
  const { taxRate, serviceFeeRate, isTaxIncluded } = rates
  const contained = isTaxIncluded ? includedTax(items, rates, payableStep(currency)) : 0
  const included: ReceiptEntry[] = contained
    ? [
        {
          kind: 'part',
          label: words.includesTax({ rate: rate(taxRate) }),
          amount: money(contained, currency),
        },
      ]
    : []
  return [
    ...included,
    ...lineOf(words.tax({ rate: rate(taxRate) }), tax, currency),
    ...lineOf(words.serviceFee({ rate: rate(serviceFeeRate) }), serviceFee, currency),
    ...lineOf(
      tipPercentage === null ? words.tip : words.tipOf({ percent: percent(tipPercentage) }),
      tip,
      currency,
    ),
  ]
}

/** No entry for an amount of 0. */
export function lineOf(label: string, amount: Minor, currency: CurrencyCode): ReceiptEntry[] {
  return amount === 0 ? [] : [{ kind: 'line', label, amount: money(amount, currency) }]
}
