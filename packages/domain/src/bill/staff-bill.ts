// The bill as the staff see it: without payments that moved no money, and without a tip that nobody chose.

import type { Columns, Payment } from './bill-split.ts'
import { type BillInput, settleBill } from './settlement.ts'

/** A payment with its method; 'demo_card' takes no money. */
interface PaidBy extends Payment {
  readonly method: string
}

/** Whether somebody chose the tip, or paid under the proposed one. Otherwise it is only a proposal on the diners' phones. */
export function isTipChosen(chosenBy: number | null, payments: readonly Columns[]): boolean {
  return chosenBy !== null || payments.some(({ tipAmount }) => tipAmount > 0)
}

export function isDemo({ method }: { readonly method: string }): boolean {
  return method === 'demo_card'
}

/** What the staff settle; `isChosen` as by `isTipChosen`. Covered whenever the diners' bill is: no payment has a part of an unchosen tip. */
export function staffBillInput(input: BillInput, payments: readonly PaidBy[], isChosen: boolean): BillInput {
  return {
    ...input,
    payments: payments.filter(payment => !isDemo(payment)),
    tip: isChosen ? input.tip : { kind: 'amount', amount: 0 },
  }
}

/** The latest demo payments, as many as it takes for the bill to be at least what was collected. `input.payments` are `payments`. */
export function excessDemos<P extends PaidBy>(input: BillInput, payments: readonly P[]): P[] {
  const latestFirst = payments.filter(isDemo).reverse()
  const isCoveredWithout = (removed: readonly P[]) =>
    settleBill({ ...input, payments: payments.filter(payment => !removed.includes(payment)) }).kind ===
    'settled'
  const enough = latestFirst.findIndex((_, count) => isCoveredWithout(latestFirst.slice(0, count)))
  return enough < 0 ? latestFirst : latestFirst.slice(0, enough)
}
