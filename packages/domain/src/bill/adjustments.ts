// What the staff take off a bill: a comp gives a line away, a discount makes it cheaper. Both are kept on the order's lines, so
// that every split, tax and total follows from the lines. A void is a refused line (kitchen/refusal.ts).

import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import { lineTotal, type OrderItem } from '../orders/order.ts'
import type { Ordered } from '../orders/shared-items.ts'
import type { Columns, Payment } from './bill-split.ts'
import { controlledRounding } from './controlled-rounding.ts'
import { type BillInput, settleBill } from './settlement.ts'
import { isDemo } from './staff-bill.ts'

/** A line of an order, by its index among the order's items. */
export interface BillLine {
  readonly orderId: number
  readonly line: number
  readonly item: OrderItem
}

/** The percentages of a discount. */
export const discountPercentage = { least: 0.01, most: 100 } as const

/** A discount of a percentage (`discountPercentage`, at most two decimals), or of an amount in minor units. */
export type Discount =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amount'; readonly amount: Minor }

/**
 * How much of a discount each line gets, in proportion to what it costs, in minor units. The whole discount is rounded half up to
 * the payable step and is at most what the lines cost; no line gets more than it costs.
 */
export function discountPerLine(
  lines: readonly Pick<BillLine, 'item'>[],
  discount: Discount,
  step: PayableStep,
): Minor[] {
  const costs = lines.map(({ item }) => lineTotal(item))
  const sum = costs.reduce((all, cost) => all + cost, 0)
  if (sum === 0) return costs.map(() => 0)
  const whole =
    discount.kind === 'percentage'
      ? roundToStep(BigInt(sum) * BigInt(Math.round(discount.percentage * 100)), 10_000n, step)
      : Math.min(discount.amount, sum)
  const parts = costs.map(cost => BigInt(whole / step) * BigInt(cost))
  const unit = BigInt(sum)
  const none = { parts: costs.map(() => 0n), unit }
  return controlledRounding({ parts, unit }, none, [...costs.keys()]).left.map(steps => steps * step)
}

/** What a member has paid too much, in minor units, positive. */
export interface Overpaid {
  readonly memberId: number
  readonly amount: Minor
}

/**
 * What members have paid too much because the staff lowered the bill, without tips: each at most by what their share has become
 * less, and in all at least what was collected beyond the bill. Money that is still held, or that a demo did not take, is not
 * given back. `after` is the bill now, `payments` are all its payments; `takenOff` says what was taken off the dishes that a
 * member ordered, apart from those that they ordered after their last payment: these only lower what they still owe.
 */
export function overpaidAfter(
  after: BillInput,
  payments: readonly (Payment & { readonly method: string })[],
  takenOff: ReadonlyMap<number, Ordered>,
): Overpaid[] {
  const members = after.members.map(member => {
    const { own, ordered } = takenOff.get(member.id) ?? { own: 0, ordered: 0n }
    return { ...member, own: member.own + own, ordered: member.ordered + ordered }
  })
  const [before, now] = [sharesWithoutPayments({ ...after, members }), sharesWithoutPayments(after)]
  const rows = after.members.map(({ id }) => {
    const paid = sumOf(payments.filter(one => one.memberId === id && !one.isHeld && !isDemo(one)))
    const share = now.get(id) ?? 0
    const surplus = Math.max(0, paid - share)
    return { memberId: id, surplus, amount: Math.min(surplus, Math.max(0, (before.get(id) ?? 0) - share)) }
  })
  const bill = [...now.values()].reduce((sum, share) => sum + share, 0)
  let excess = sumOf(payments) - sumOf(rows) - bill
  return rows.flatMap(({ memberId, surplus, amount }) => {
    const more = Math.max(0, Math.min(excess, surplus - amount))
    excess -= more
    return amount + more > 0 ? [{ memberId, amount: amount + more }] : []
  })
}

/** The payments that give these amounts back: of each member the latest first, but none that is held or moved no money. */
export function refundsOf<P extends Payment & { readonly id: number; readonly method: string }>(
  overpaid: readonly Overpaid[],
  payments: readonly P[],
): (Overpaid & { readonly id: number })[] {
  return overpaid.flatMap(({ memberId, amount }) => {
    let rest = amount
    return payments
      .filter(payment => payment.memberId === memberId && !payment.isHeld && !isDemo(payment))
      .toReversed()
      .flatMap(payment => {
        const part = Math.min(rest, payment.amount)
        rest -= part
        return part > 0 ? [{ id: payment.id, memberId, amount: part }] : []
      })
  })
}

/** Each member's share without tip, as if nobody had paid. */
function sharesWithoutPayments(input: BillInput): ReadonlyMap<number, Minor> {
  const settled = settleBill({ ...input, payments: [] })
  return new Map(
    settled.kind === 'settled' ? settled.shares.map(({ memberId, amount }) => [memberId, amount]) : [],
  )
}

function sumOf(columns: readonly Pick<Columns, 'amount'>[]): Minor {
  return columns.reduce((sum, { amount }) => sum + amount, 0)
}
