// Whole evenings at a table: anything anyone may do, in any order, and the laws of the bill after every step.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../currency.ts'
import { type PayableStep, payableStep } from '../money.ts'
import type { Payment, SplitMethod } from './bill-split.ts'
import type { Rates, Tip } from './bill-total.ts'
import { noRates, specifiedRates } from './rates.ts'
import {
  type BillInput,
  findDuePayment,
  type MemberShare,
  type SettledBill,
  settleBill,
} from './settlement.ts'

describe('an evening at the table', () => {
  test('after every step all rows and columns add up, what is paid stays, and no payment changes another’s due', () => {
    const seen = {
      paid: 0,
      paidInARow: 0,
      laterDues: 0,
      allCalledBack: 0,
      refused: 0,
      fullTables: 0,
      ratesAfterPayment: 0,
    }
    const evening = (start: Table, deeds: readonly Deed[]) => {
      expectLaws(start)
      const end = deeds.reduce((table, deed) => {
        const next = after(table, deed)
        if (next === table) {
          expect(settleBill(inputOf(table))).toEqual(settle(table))
          seen.refused += 1
          return table
        }
        expectLaws(next)
        if (deed.kind === 'pay') expectPaid(table, next)
        const owing = settle(next).shares.filter(({ dueAmount, dueTip }) => dueAmount + dueTip > 0)
        seen.paid += Number(deed.kind === 'pay')
        seen.paidInARow += Number(deed.kind === 'pay' && standings(next).length > 2)
        seen.laterDues += Number(owing.some(({ paidAmount }) => paidAmount > 0))
        seen.allCalledBack += Number(owing.length > 1 && next.guests.every(hasPaid))
        seen.ratesAfterPayment += Number(deed.kind === 'rates' && next.payments.length > 0)
        seen.fullTables += Number(next.guests.length === 50)
        return next
      }, start)
      expectAllPaidIsTheBill(end)
    }
    const deedList = fc.array(deeds, { maxLength: 40, size: 'max' })
    fc.assert(fc.property(tables, deedList, evening), { seed: 9, numRuns: 600 })
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20)
  }, 60_000)
})

interface Table {
  readonly guests: readonly Guest[]
  readonly payments: readonly Payment[]
  readonly rates: Rates
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly turn: number
  /** The table before each payment, in their order. */
  readonly beforePayments: readonly Table[]
}

interface Guest {
  readonly id: number
  readonly items: readonly Item[]
  readonly payments: readonly Payment[]
  readonly paidBill?: string
}

interface Item {
  readonly price: number
  readonly isPaid: boolean
}

type Deed =
  | { readonly kind: 'join' }
  | { readonly kind: 'order'; readonly who: number; readonly prices: readonly number[] }
  | { readonly kind: 'edit'; readonly who: number; readonly which: number; readonly price: number }
  | { readonly kind: 'delete'; readonly who: number; readonly which: number }
  | { readonly kind: 'leave' | 'pay'; readonly who: number }
  | { readonly kind: 'tip'; readonly tip: Tip }
  | { readonly kind: 'split'; readonly splitMethod: SplitMethod }
  | { readonly kind: 'rates'; readonly rates: Rates }

/** The table after a deed, or the very same table if the deed is refused. */
function after(table: Table, deed: Deed): Table {
  const next = attempt(table, deed)
  return next !== table && settleBill(inputOf(next)).kind === 'settled' ? next : table
}

function attempt(table: Table, deed: Deed): Table {
  switch (deed.kind) {
    case 'join': {
      const id = 1 + Math.max(0, ...table.guests.map(guest => guest.id))
      return table.guests.length < 50
        ? { ...table, guests: [...table.guests, { id, items: [], payments: [] }] }
        : table
    }
    case 'order': {
      const guest = guestAt(table, deed.who)
      const more = deed.prices.map(price => newItem(price * table.step))
      return withGuest(table, { ...guest, items: [...guest.items, ...more] })
    }
    case 'edit':
      return withUnpaidItem(table, deed, [newItem(deed.price * table.step)])
    case 'delete':
      return withUnpaidItem(table, deed, [])
    case 'leave': {
      const leaver = memberOf(guestAt(table, deed.who))
      const hasPart = leaver.ordered > 0 || table.payments.some(({ memberId }) => memberId === leaver.id)
      if (hasPart || table.guests.length === 1) return table
      return { ...table, guests: table.guests.filter(({ id }) => id !== leaver.id) }
    }
    case 'pay': {
      const guest = guestAt(table, deed.who)
      const payment = findDuePayment(settle(table), memberOf(guest))
      if (!payment) return table
      const items = guest.items.map(item => ({ ...item, isPaid: true }))
      const payer = { ...guest, items, payments: [...guest.payments, payment], paidBill: billOf(table) }
      const beforePayments = [...table.beforePayments, table]
      return { ...withGuest(table, payer), payments: [...table.payments, payment], beforePayments }
    }
    case 'tip': {
      const amount = deed.tip.kind === 'amount' ? { amount: deed.tip.amount * table.step } : {}
      return { ...table, tip: { ...deed.tip, ...amount } }
    }
    case 'split':
      return { ...table, splitMethod: deed.splitMethod }
    case 'rates':
      return { ...table, rates: deed.rates }
  }
}

function expectLaws(table: Table): void {
  const { totals, shares, collected, due } = settle(table)
  const column = (figure: (share: MemberShare) => number) => sum(shares.map(figure))
  expect(totals.finalTotal).toBe(totals.subtotal + totals.tax + totals.serviceFee + totals.tipAmount)
  if (table.rates.isTaxIncluded) expect(totals.tax).toBe(0)
  expect(column(share => share.amount)).toBe(totals.subtotal + totals.tax + totals.serviceFee)
  expect(column(share => share.tipAmount)).toBe(totals.tipAmount)
  expect(column(share => share.dueAmount + share.dueTip)).toBe(due)
  expect(collected + due).toBe(totals.finalTotal)
  expect(collected).toBe(sum(table.payments.map(payment => payment.amount + payment.tipAmount)))

  const isLawful = (share: MemberShare, i: number) =>
    share.memberId === table.guests[i]?.id &&
    share.paidAmount === sum(table.guests[i].payments.map(payment => payment.amount)) &&
    share.paidTip === sum(table.guests[i].payments.map(payment => payment.tipAmount)) &&
    share.amount === share.paidAmount + share.dueAmount &&
    share.tipAmount === share.paidTip + share.dueTip
  expect(shares.length).toBe(table.guests.length)
  expect(shares.filter((share, i) => !isLawful(share, i))).toEqual([])
  expect(standings(table).some(standing => isRounded(table, standing))).toBe(true)
}

/**
 * The present bill as it stood before the latest payments, the earliest first and the table itself last: as far back
 * as the members, what each had ordered and both columns were what they are now.
 */
function standings(table: Table): Table[] {
  const { tip, rates, splitMethod } = table
  const found = [table]
  for (const before of table.beforePayments.toReversed()) {
    if (billOf(before) !== billOf(table)) break
    found.push({ ...before, tip, rates, splitMethod })
  }
  return found.reverse()
}

/** What was paid since, and what is due still, are the standing's exact dues, none of them a whole step off. */
function isRounded(table: Table, standing: Table): boolean {
  const { totals, shares } = settle(table)
  const amounts = exactDues(standing, totals.finalTotal - totals.tipAmount, payment => payment.amount)
  const tips = exactDues(standing, totals.tipAmount, payment => payment.tipAmount)
  const since = table.payments.slice(standing.payments.length)
  const payers = new Set(since.map(({ memberId }) => memberId))
  const isRight = (due: { amount: number; tipAmount: number }, i: number) =>
    isNear(due.amount, amounts[i] ?? zero, table.step) &&
    isNear(due.tipAmount, tips[i] ?? zero, table.step) &&
    isNear(due.amount + due.tipAmount, plus(amounts[i] ?? zero, tips[i] ?? zero), table.step)
  const isPaid = (payment: Payment) =>
    isRight(
      payment,
      table.guests.findIndex(guest => guest.id === payment.memberId),
    )
  return (
    payers.size === since.length &&
    since.every(isPaid) &&
    shares.every(({ memberId, dueAmount, dueTip }, i) =>
      payers.has(memberId) ? dueAmount + dueTip === 0 : isRight({ amount: dueAmount, tipAmount: dueTip }, i),
    )
  )
}

/** Paying a due leaves its payer owing nothing, and everybody else’s share as it was, to the last step. */
function expectPaid(before: Table, now: Table): void {
  const payer = now.payments.at(-1)?.memberId
  const shares = settle(now).shares
  const isAsExpected = (share: MemberShare, i: number) => {
    const now = shares[i]
    const dues = share.memberId === payer ? [0, 0] : [share.dueAmount, share.dueTip]
    return (
      now?.memberId === share.memberId &&
      now.amount === share.amount &&
      now.tipAmount === share.tipAmount &&
      now.dueAmount === dues[0] &&
      now.dueTip === dues[1]
    )
  }
  expect(settle(before).shares.filter((share, i) => !isAsExpected(share, i))).toEqual([])
}

/** Each paying once, in any order, collects exactly the bill. */
function expectAllPaidIsTheBill(table: Table): void {
  const paid = [...table.guests.keys()].reverse().reduce((now, who) => {
    const next = after(now, { kind: 'pay', who })
    if (next !== now) expectPaid(now, next)
    return next
  }, table)
  const { collected, totals, due } = settle(paid)
  expect(due).toBe(0)
  expect(collected).toBe(totals.finalTotal)
}

/** The law once more, in plain fractions and from what really happened at the table. */
function exactDues(table: Table, bill: number, paid: (payment: Payment) => number): Fraction[] {
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
  const dust = isOfNobody ? step * sum(weights) : 0
  const isOnlyForLater = sum(later) > 0 && minus(rest, fraction(dust)).top < 0n
  if (isOnlyForLater) return later.map(own => fraction(missing, own, sum(later)))
  return laterDues.map((own, i) => plus(own, times(rest, weights[i] ?? 0, sum(weights) || 1)))
}

interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const zero: Fraction = { top: 0n, bottom: 1n }

function fraction(amount: number, part = 1, whole = 1): Fraction {
  return { top: BigInt(amount) * BigInt(part), bottom: BigInt(whole) }
}

function times({ top, bottom }: Fraction, part: number, whole: number): Fraction {
  return { top: top * BigInt(part), bottom: bottom * BigInt(whole) }
}

function plus(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

function isNear(due: number, { top, bottom }: Fraction, step: number): boolean {
  const off = BigInt(due) * bottom - top
  const limit = bottom * BigInt(step)
  return due >= 0 && due % step === 0 && off < limit && off > -limit
}

function withGuest(table: Table, changed: Guest): Table {
  return { ...table, guests: table.guests.map(guest => (guest.id === changed.id ? changed : guest)) }
}

function withUnpaidItem(
  table: Table,
  { who, which }: { who: number; which: number },
  instead: Item[],
): Table {
  const guest = guestAt(table, who)
  const unpaid = guest.items.filter(({ isPaid }) => !isPaid)
  const chosen = unpaid[which % (unpaid.length || 1)]
  const items = guest.items.flatMap(item => (item === chosen ? instead : [item]))
  return chosen ? withGuest(table, { ...guest, items }) : table
}

const settledBills = new WeakMap<Table, SettledBill>()

function settle(table: Table): SettledBill {
  const settlement = settledBills.get(table) ?? settleBill(inputOf(table))
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  settledBills.set(table, settlement)
  return settlement
}

function inputOf({ guests, beforePayments: _, ...table }: Table): BillInput {
  return { ...table, members: guests.map(memberOf) }
}

function memberOf({ id, items }: Guest) {
  return { id, ordered: priceOf(items) }
}

function priceOf(items: readonly Item[]): number {
  return sum(items.map(({ price }) => price))
}

function guestAt({ guests }: Table, who: number): Guest {
  const guest = guests[who % guests.length]
  if (!guest) throw new Error('nobody is at the table')
  return guest
}

function newItem(price: number): Item {
  return { price, isPaid: false }
}

function hasPaid({ payments }: Guest): boolean {
  return payments.length > 0
}

/** Everything that makes the bill what it is. */
function billOf(table: Table): string {
  const { finalTotal, tipAmount } = settle(table).totals
  return JSON.stringify([finalTotal - tipAmount, tipAmount, table.guests.map(memberOf)])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const price = fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(100_000_000))
const who = fc.nat(49)
const tip: fc.Arbitrary<Tip> = fc.oneof(
  fc.nat(10_000).map(hundredths => ({ kind: 'percentage', percentage: hundredths / 100 }) as const),
  fc.constantFrom(15, 18, 20, 25).map(percentage => ({ kind: 'percentage', percentage }) as const),
  price.map(amount => ({ kind: 'amount', amount }) as const),
)

const rates: fc.Arbitrary<Rates> = fc.oneof(
  fc.constantFrom(specifiedRates, noRates),
  fc.record({ taxRate: fc.nat(30_000), serviceFeeRate: fc.nat(30_000), isTaxIncluded: fc.boolean() }),
)

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      who,
      prices: fc.array(price, { minLength: 1, maxLength: 10 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit'), who, which: fc.nat(99), price }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), who, which: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), who }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pay'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tip'), tip }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('split'), splitMethod: fc.constantFrom('equal', 'items') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rates'), rates }) },
)

const tables: fc.Arbitrary<Table> = fc
  .record({
    orders: fc.oneof(
      fc.array(fc.array(price, { maxLength: 10 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(price, { maxLength: 10 }), { minLength: 1, maxLength: 50, size: 'max' }),
    ),
    currency: fc.constantFrom(...currencies),
    rates,
    turn: fc.nat(),
  })
  .map(({ orders, currency, rates, turn }) => {
    const step = payableStep(currency.code)
    const guests = orders.map((prices, i) => ({
      id: i + 1,
      items: prices.map(price => newItem(price * step)),
      payments: [],
    }))
    return {
      guests,
      payments: [],
      rates,
      tip: { kind: 'percentage', percentage: 18 },
      splitMethod: 'equal',
      step,
      turn,
      beforePayments: [],
    }
  })
