// The exact dues of a group in fractions, computed without the product’s own code for shares.

import type { Payment } from '@tablemate/domain/bill/bill-split.ts'
import {
  dividedBy,
  type Fraction,
  fraction,
  isPositive,
  minus,
  plus,
  times,
  total,
  zero,
} from './fraction.ts'
import { billOf, type GroupHistory, hasPaid, orderedOf, sum } from './group-history.ts'

/** An independent computation of the exact dues, in fractions and from the group's history. */
export function exactDues(
  history: GroupHistory,
  bill: number,
  paid: (payment: Payment) => number,
): Fraction[] {
  const { guests, splitMethod, step } = history
  const ordered = guests.map(guest => orderedOf(history, guest.id))
  const later = guests.map(({ id, payments }, i) => {
    const last = payments.at(-1)
    if (!last) return zero
    const paidFor = minus(
      orderedOf(last.at, id, history),
      last.takenOff[splitMethod === 'items' ? 'ordered' : 'own'],
    )
    return atLeastZero(minus(ordered[i] ?? zero, paidFor))
  })
  const missing = fraction(bill - sum(history.payments.map(paid)))
  const laterDues = later.map(own => times(fraction(bill), dividedBy(own, total(ordered))))
  const rest = laterDues.reduce(minus, missing)

  const billNow = billOf(history)
  const neverPaid = guests.map(guest => !hasPaid(guest))
  const notPaidNow = guests.map(({ payments }) => payments.at(-1)?.paidBill !== billNow)
  const all = guests.map(() => fraction(1))
  const own = { equal: all, items: ordered, shares: guests.map(({ weight }) => fraction(weight)) }[
    splitMethod
  ]
  const only = (chosen: readonly boolean[], weights: readonly Fraction[]) =>
    weights.map((weight, i) => (chosen[i] ? weight : zero))
  const byChoice = only(neverPaid, own)
  const toAsk = [
    byChoice,
    splitMethod === 'shares' ? only(notPaidNow, own) : [],
    neverPaid.includes(true) ? only(neverPaid, all) : only(notPaidNow, all),
  ]
  const weights = toAsk.find(candidate => isPositive(total(candidate))) ?? all

  const negligible = weights === byChoice ? 0 : step * weights.filter(isPositive).length
  const isOnlyForLater = isPositive(total(later)) && isPositive(minus(fraction(negligible), rest))
  if (isOnlyForLater) return later.map(own => times(missing, dividedBy(own, total(later))))
  const each = dividedBy(rest, total(weights))
  return laterDues.map((due, i) => plus(due, times(each, weights[i] ?? zero)))
}

function atLeastZero(value: Fraction): Fraction {
  return isPositive(value) ? value : zero
}

export function isNear(due: number, { top, bottom }: Fraction, step: number): boolean {
  const off = BigInt(due) * bottom - top
  const limit = bottom * BigInt(step)
  return due >= 0 && due % step === 0 && off < limit && off > -limit
}
