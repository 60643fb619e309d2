// Divides the bill among the members in exact fractions. settlement.ts rounds them to payable dues.

import type { Minor, PayableStep } from '../money.ts'
import { textHash } from '../text-hash.ts'
import type { Column } from './controlled-rounding.ts'

export const splitMethods = ['equal', 'items'] as const
export type SplitMethod = (typeof splitMethods)[number]

/** A member of the group. `ordered` is Σ quantity × price of all their orders, paid or not. */
export interface BillMember {
  readonly id: number
  readonly ordered: Minor
}

/** The two columns of a bill: `amount` includes tax and service fee but no tip; `tipAmount` is the tip. */
export interface Columns {
  readonly amount: Minor
  readonly tipAmount: Minor
}

/** A member's payment, with the state of the bill at that moment. */
export interface Payment extends Columns {
  readonly memberId: number
  /** The member's `ordered` at the time of the payment. */
  readonly ordered: Minor
  /** The `billMark` of the bill at the time of the payment. */
  readonly billMark: number
}

/** How the missing money is shared. `later` and `weights` are in the order of the members. */
export interface Shares {
  /** What a member has ordered since their last payment, which is theirs alone; 0 for members who never paid. */
  readonly later: readonly bigint[]
  /** The weights by which the rest is shared. */
  readonly weights: readonly bigint[]
  /** A rest below this, in minor units, is not charged to members who have paid or ordered nothing. */
  readonly negligible: bigint
}

/**
 * Later orders of a paid member are their own. The members who never paid share the rest: equally, or in proportion to
 * what they ordered (equally if they ordered nothing). If everybody has paid and money is missing (the tip was raised),
 * the members who have not paid the present bill share the rest equally. If all have paid it, nothing is missing, since
 * the last payer was asked for everything left. `payments` are in order of time.
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
    if (table.splitMethod === 'equal') return { later, weights: each, negligible: 0n }
    if (ordered.some(own => own > 0n)) return { later, weights: ordered, negligible: 0n }
    return { later, weights: each, negligible: sum(each) * BigInt(table.step) }
  }
  const mark = billMark(members, table.bill)
  const weights = members.map(({ id }) => oneIf(lastPayment.get(id)?.billMark !== mark))
  return { later, weights, negligible: sum(weights) * BigInt(table.step) }
}

/** A hash of the bill's state: its members, what each has ordered, and both columns. */
export function billMark(members: readonly BillMember[], bill: Columns): number {
  const diners = members.map(({ id, ordered }) => `${id}:${ordered}`).sort()
  return textHash([bill.amount, bill.tipAmount, ...diners].join(' '))
}

/**
 * The exact dues in one column of the bill, as fractions of minor units. Later orders owe their share of the subtotal,
 * times the column. If less than that is missing (or hardly more, and no other member has to pay), the members with
 * later orders owe only the missing amount, in proportion.
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
  if (rest < shares.negligible * subtotal) return { parts: later.map(own => missing * own), unit: allLater }
  const parts = later.map((own, i) => bill * own * allWeights + rest * (weights[i] ?? 0n))
  return { parts, unit: subtotal * allWeights }
}

function laterThan(last: Payment | undefined, ordered: Minor): bigint {
  return last && ordered > last.ordered ? BigInt(ordered) - BigInt(last.ordered) : 0n
}

function oneIf(isTrue: boolean): bigint {
  return isTrue ? 1n : 0n
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
