// Who owes which part of the bill, in exact fractions; settlement.ts makes payable dues of them.

import type { Minor, PayableStep } from '../money.ts'
import { textHash } from '../text-hash.ts'
import type { Column } from './controlled-rounding.ts'

export const splitMethods = ['equal', 'items'] as const
export type SplitMethod = (typeof splitMethods)[number]

/** A diner at the table. `ordered` is Σ quantity × price of all they ever ordered. */
export interface BillMember {
  readonly id: number
  readonly ordered: Minor
}

/** The two columns of a bill: `amount` with tax and service fee but without tip, and the tip. */
export interface Columns {
  readonly amount: Minor
  readonly tipAmount: Minor
}

/** Money received from a member, with what it settled. */
export interface Payment extends Columns {
  readonly memberId: number
  /** All that the member had ordered by then. */
  readonly ordered: Minor
  /** The `billMark` of the bill as it then stood. */
  readonly billMark: number
}

/** Who answers for what is still to be collected. `later` and `weights` stand in the order of the members. */
export interface Shares {
  /** Ordered since one's last payment, by those who have paid: theirs alone. */
  readonly later: readonly bigint[]
  /** How the rest is shared. */
  readonly weights: readonly bigint[]
  /** A rest below this is not worth calling those who have paid, or ordered nothing of it. In minor units. */
  readonly dust: bigint
}

/**
 * What a paid member orders later is their own. The rest belongs to those who never paid: equally, or in
 * proportion to what they ordered (equally if they ordered nothing). When everybody has paid and yet something is
 * missing (the tip was raised), the rest belongs equally to all who have not paid on the bill as it stands. If all
 * have, nothing is missing: the last of them was asked for all there was. `payments` come in order of time.
 * Source: decisions.md, Money.
 */
export function sharesOf(
  members: readonly BillMember[],
  payments: readonly Payment[],
  table: { readonly splitMethod: SplitMethod; readonly bill: Columns; readonly step: PayableStep },
): Shares {
  const lastPayment = new Map(payments.map(payment => [payment.memberId, payment]))
  const later = members.map(({ id, ordered }) => laterThan(lastPayment.get(id), ordered))

  const neverPaid = members.map(({ id }) => !lastPayment.has(id))
  if (neverPaid.includes(true)) {
    const ordered = members.map((member, i) => (neverPaid[i] ? BigInt(member.ordered) : 0n))
    const each = neverPaid.map(oneIf)
    if (table.splitMethod === 'equal') return { later, weights: each, dust: 0n }
    if (ordered.some(own => own > 0n)) return { later, weights: ordered, dust: 0n }
    return { later, weights: each, dust: sum(each) * BigInt(table.step) }
  }
  const mark = billMark(members, table.bill)
  const weights = members.map(({ id }) => oneIf(lastPayment.get(id)?.billMark !== mark))
  return { later, weights, dust: sum(weights) * BigInt(table.step) }
}

/** Tells one state of the bill from another: who is there, what each has ordered, and what it comes to. */
export function billMark(members: readonly BillMember[], bill: Columns): number {
  const diners = members.map(({ id, ordered }) => `${id}:${ordered}`).sort()
  return textHash([bill.amount, bill.tipAmount, ...diners].join(' '))
}

/**
 * The exact dues in one column of the bill, as fractions of minor units. Someone's later orders cost their part of
 * the subtotal, times the column. If less than that is missing (or hardly more, and nobody else is still to pay),
 * the later orders are asked for just what is missing, in proportion.
 */
export function exactDues(
  shares: Shares,
  column: { bill: Minor; collected: Minor; subtotal: Minor },
): Column {
  const { later, weights } = shares
  const bill = BigInt(column.bill)
  const subtotal = BigInt(column.subtotal)
  const missing = bill - BigInt(column.collected)
  const allLater = sum(later)
  const allWeights = sum(weights) || 1n
  if (allLater === 0n) return { parts: weights.map(weight => missing * weight), unit: allWeights }

  const rest = missing * subtotal - bill * allLater // over subtotal
  if (rest < shares.dust * subtotal) return { parts: later.map(own => missing * own), unit: allLater }
  const parts = later.map((own, i) => bill * own * allWeights + rest * (weights[i] ?? 0n))
  return { parts, unit: subtotal * allWeights }
}

function laterThan(last: Payment | undefined, ordered: Minor): bigint {
  return last && ordered > last.ordered ? BigInt(ordered) - BigInt(last.ordered) : 0n
}

function oneIf(holds: boolean): bigint {
  return holds ? 1n : 0n
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
