// The exact dues of a table in fractions, computed without the product’s own code for shares.

import type { Payment } from '#domain/bill/bill-split.ts'
import { billOf, hasPaid, memberOf, priceOf, sum, type Table } from './table-history.ts'

/** An independent computation of the exact dues, in fractions and from the table's history. */
export function exactDues(table: Table, bill: number, paid: (payment: Payment) => number): Fraction[] {
  const { guests, splitMethod, step } = table
  const ordered = guests.map(guest => memberOf(guest).ordered)
  const later = guests.map(guest =>
    hasPaid(guest) ? priceOf(guest.items.filter(({ isPaid }) => !isPaid)) : 0,
  )
  const missing = bill - sum(table.payments.map(paid))
  const laterDues = later.map(own => fraction(bill * Number(own > 0), own, sum(ordered) || 1))
  const rest = laterDues.reduce(minus, fraction(missing))

  const isEverybodyPaid = guests.every(hasPaid)
  const billNow = billOf(table)
  const sharers = guests.map(guest => (isEverybodyPaid ? guest.paidBill !== billNow : !hasPaid(guest)))
  const byItems = ordered.map((own, i) =>
    !isEverybodyPaid && splitMethod === 'items' && sharers[i] ? own : 0,
  )
  const weights = sum(byItems) > 0 ? byItems : sharers.map(Number)

  const isOfNobody = isEverybodyPaid || (splitMethod === 'items' && sum(byItems) === 0)
  const negligible = isOfNobody ? step * sum(weights) : 0
  const isOnlyForLater = sum(later) > 0 && minus(rest, fraction(negligible)).top < 0n
  if (isOnlyForLater) return later.map(own => fraction(missing, own, sum(later)))
  return laterDues.map((own, i) => plus(own, times(rest, weights[i] ?? 0, sum(weights) || 1)))
}

export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const zero: Fraction = { top: 0n, bottom: 1n }

export function fraction(amount: number, part = 1, whole = 1): Fraction {
  return { top: BigInt(amount) * BigInt(part), bottom: BigInt(whole) }
}

function times({ top, bottom }: Fraction, part: number, whole: number): Fraction {
  return { top: top * BigInt(part), bottom: bottom * BigInt(whole) }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

export function isNear(due: number, { top, bottom }: Fraction, step: number): boolean {
  const off = BigInt(due) * bottom - top
  const limit = bottom * BigInt(step)
  return due >= 0 && due % step === 0 && off < limit && off > -limit
}
