// Divides the bill among the members in exact fractions. settlement.ts rounds them to payable dues.

import type { Minor, PayableStep } from '../money.ts'
import type { Ordered } from '../orders/shared-items.ts'
import { textHash } from '../text-hash.ts'
import type { Column } from './controlled-rounding.ts'
import { type ExactAmount, toExact, wholeAndRest } from './exact-amount.ts'

/** 'shares': by the members' weights, such as 2 for an adult and 1 for a child. */
export const splitMethods = ['equal', 'items', 'shares'] as const
export type SplitMethod = (typeof splitMethods)[number]

/** A member of the group. */
export interface BillMember extends Ordered {
  readonly id: number
  /** Their weight in a split by shares, whole; 0: somebody else treats them. */
  readonly weight: number
}

/** The two columns of a bill: `amount` includes tax and service fee but no tip; `tipAmount` is the tip. */
export interface Columns {
  readonly amount: Minor
  readonly tipAmount: Minor
}

/** A member's payment, with what they had ordered and the state of the bill at that moment. */
export interface Payment extends Columns, Ordered {
  readonly memberId: number
  /** The `billMark` of the bill at the time of the payment. */
  readonly billMark: number
  /** Somebody is paying it by card just now: it counts as paid for all other dues. */
  readonly isHeld?: boolean
}

/** How the missing money is shared. `later` and `weights` are in the order of the members. */
export interface Shares {
  /** What a member has ordered since their last payment, which is only theirs; 0 for members who never paid. */
  readonly later: readonly ExactAmount[]
  /** The weights by which the rest is shared. */
  readonly weights: readonly bigint[]
  /** A rest below this, in minor units, is not charged to members who have paid or ordered nothing. */
  readonly negligible: bigint
}

/**
 * Later orders of a paid member are their own. The members who never paid share the rest: equally, by their weights, or in
 * proportion to what they ordered (equally if they ordered nothing). If money is missing (the tip was raised) and everybody
 * has paid, or in a split by shares everybody who is to pay at all, the members who have not paid the present bill share it.
 * If all have paid it, nothing is missing, since the last payer was asked for everything left. `payments` are in order of time.
 * Source: decisions.md, Money; docs/decisions/0006.
 */
export function sharesOf(
  members: readonly BillMember[],
  payments: readonly Payment[],
  table: { readonly splitMethod: SplitMethod; readonly bill: Columns; readonly step: PayableStep },
): Shares {
  const lastPayment = new Map(payments.map(payment => [payment.memberId, payment]))
  const later = members.map(member => {
    const last = lastPayment.get(member.id)
    return last ? growth(orderedIn(table.splitMethod, last), orderedIn(table.splitMethod, member)) : 0n
  })
  const each = members.map(() => 1n)
  const weightOf = { equal: each, items: members.map(weightByItems), shares: members.map(weightByShares) }
  const own = weightOf[table.splitMethod]

  const neverPaid = members.map(({ id }) => !lastPayment.has(id))
  const first = only(neverPaid, own)
  if (sum(first) > 0n) return { later, weights: first, negligible: 0n }

  const mark = billMark(members, table.bill, table.splitMethod)
  const notPaidNow = members.map(({ id }) => lastPayment.get(id)?.billMark !== mark)
  const candidates = [
    ...(table.splitMethod === 'shares' ? [only(notPaidNow, own)] : []),
    only(neverPaid.includes(true) ? neverPaid : notPaidNow, each),
  ]
  const weights = candidates.find(weights => sum(weights) > 0n) ?? each
  const payers = weights.filter(weight => weight > 0n).length
  return { later, weights, negligible: BigInt(payers * table.step) }
}

/** What counts as ordered: fractions of shared dishes in a split by items, otherwise the own orders. */
export function orderedIn(splitMethod: SplitMethod, { own, ordered }: Ordered): ExactAmount {
  return splitMethod === 'items' ? ordered : toExact(own)
}

/** A hash of the bill's state: its members, what each has ordered, and both columns. */
export function billMark(members: readonly BillMember[], bill: Columns, splitMethod: SplitMethod): number {
  const diners = members.map(member => `${member.id}:${exactText(orderedIn(splitMethod, member))}`).sort()
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
  const subtotal = toExact(column.subtotal)
  const missing = bill - BigInt(column.collected)
  const allLater = sum(later)
  const allWeights = sum(weights) || 1n
  if (allLater === 0n) return { parts: weights.map(weight => missing * weight), unit: allWeights }

  const rest = missing * subtotal - bill * allLater // over subtotal
  if (rest < shares.negligible * subtotal) return { parts: later.map(own => missing * own), unit: allLater }
  const parts = later.map((own, i) => bill * own * allWeights + rest * (weights[i] ?? 0n))
  return { parts, unit: subtotal * allWeights }
}

function weightByItems({ ordered }: BillMember): bigint {
  return ordered
}

function weightByShares({ weight }: BillMember): bigint {
  return BigInt(weight)
}

/** The weights of these members; 0 for the others. */
function only(members: readonly boolean[], weights: readonly bigint[]): bigint[] {
  return weights.map((weight, i) => (members[i] ? weight : 0n))
}

function growth(before: ExactAmount, now: ExactAmount): ExactAmount {
  return now > before ? now - before : 0n
}

/** Whole minor units as they are, so that the mark of a group without shared dishes is that of earlier releases. */
function exactText(ordered: ExactAmount): string {
  const { whole, rest } = wholeAndRest(ordered)
  return rest === 0n ? String(whole) : `${whole}+${rest}`
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
