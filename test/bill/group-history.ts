// A group in memory with the actions of its diners, for tests of the bill: orders, changes, payments, joins and leaves.

import { overpaidAfter } from '@tablemate/domain/bill/adjustments.ts'
import type { BillMember, Payment, SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import { billTotal, type Rates, type Tip } from '@tablemate/domain/bill/bill-total.ts'
import { toExact } from '@tablemate/domain/bill/exact-amount.ts'
import {
  type BillInput,
  findDuePayment,
  type SettledBill,
  settleBill,
} from '@tablemate/domain/bill/settlement.ts'
import type { PayableStep } from '@tablemate/domain/money.ts'
import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { orderedBy } from '@tablemate/domain/orders/shared-items.ts'
import { type Fraction, fraction, plus, textOf, total, zero } from './fraction.ts'

export interface GroupHistory {
  readonly guests: readonly Guest[]
  readonly payments: readonly GuestPayment[]
  readonly rates: Rates
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly seed: number
  /** The group before each payment, in order of the payments. */
  readonly beforePayments: readonly GroupHistory[]
  /** A due of an earlier bill or split, held when this was the group, was not paid after all: its dues were others then. */
  readonly isRewritten?: boolean
}

export interface Guest {
  readonly id: number
  readonly items: readonly Item[]
  readonly payments: readonly GuestPayment[]
  /** In a split by shares. */
  readonly weight: number
}

/** A payment with the bill that it paid, and what the guest had ordered of it. */
interface GuestPayment extends Payment {
  readonly paidBill: string
  /** The group when it was paid. */
  readonly at: GroupHistory
  readonly id: number
  /** What the staff took off the dishes that it covers: those that the guest ordered, and their parts of dishes. */
  readonly takenOff: { readonly own: Fraction; readonly ordered: Fraction }
}

export interface Item {
  readonly price: number
  /** The payments for it, or for a part of it, also held ones: with one, it can no longer be changed. */
  readonly paidBy: readonly GuestPayment[]
  readonly sharedBy?: SharedBy
}

export type Action =
  | { readonly kind: 'join' }
  | { readonly kind: 'order'; readonly who: number; readonly prices: readonly number[] }
  | { readonly kind: 'edit'; readonly who: number; readonly which: number; readonly price: number }
  | { readonly kind: 'delete'; readonly who: number; readonly which: number }
  | {
      readonly kind: 'share'
      readonly who: number
      readonly which: number
      readonly with: 'all' | readonly number[]
    }
  /** The staff take a part of a dish off the bill, paid or not, and give back what was paid too much. */
  | { readonly kind: 'adjust'; readonly who: number; readonly which: number; readonly percentage: number }
  | { readonly kind: 'leave' | 'pay' | 'hold'; readonly who: number }
  /** What becomes of a due that is being paid by card: it is paid, or due again. */
  | { readonly kind: 'succeed' | 'release'; readonly which: number }
  | { readonly kind: 'weight'; readonly who: number; readonly weight: number }
  | { readonly kind: 'tip'; readonly tip: Tip }
  | { readonly kind: 'split'; readonly splitMethod: SplitMethod }
  | { readonly kind: 'rates'; readonly rates: Rates }

/** The group after an action, or the same object if the action is refused. */
export function after(history: GroupHistory, action: Action): GroupHistory {
  const next = attempt(history, action)
  return next !== history && settleBill(inputOf(next)).kind === 'settled' ? next : history
}

function attempt(history: GroupHistory, action: Action): GroupHistory {
  switch (action.kind) {
    case 'join': {
      const id = 1 + Math.max(0, ...history.guests.map(guest => guest.id))
      return history.guests.length < 50
        ? { ...history, guests: [...history.guests, { id, items: [], payments: [], weight: 2 }] }
        : history
    }
    case 'order': {
      const guest = guestAt(history, action.who)
      const more = action.prices.map(price => newItem(price * history.step))
      return withGuest(history, { ...guest, items: [...guest.items, ...more] })
    }
    case 'edit':
      return withUnpaidItem(history, action, item => [{ ...item, price: action.price * history.step }])
    case 'delete':
      return withUnpaidItem(history, action, () => [])
    case 'share': {
      const { with: chosen } = action
      const ids = chosen === 'all' ? chosen : [...new Set(chosen.map(who => guestAt(history, who).id))]
      return withUnpaidItem(history, action, ({ price, paidBy }) => [
        { price, paidBy, ...(ids.length > 0 && { sharedBy: ids }) },
      ])
    }
    case 'adjust':
      return adjust(history, action)
    case 'weight':
      return withGuest(history, { ...guestAt(history, action.who), weight: action.weight })
    case 'leave': {
      const leaver = guestAt(history, action.who)
      const isNamed = (item: Item) => Array.isArray(item.sharedBy) && item.sharedBy.includes(leaver.id)
      const hasPart =
        leaver.items.length > 0 || hasPaid(leaver) || history.guests.some(({ items }) => items.some(isNamed))
      if (hasPart || history.guests.length === 1) return history
      return { ...history, guests: history.guests.filter(({ id }) => id !== leaver.id) }
    }
    case 'pay':
    case 'hold': {
      const guest = guestAt(history, action.who)
      const due = findDuePayment(settle(history), memberOf(history, guest))
      if (!due) return history
      const payment: GuestPayment = {
        ...due,
        ...(action.kind === 'hold' && { isHeld: true }),
        paidBill: billOf(history),
        at: history,
        id: 1 + Math.max(0, ...history.payments.map(({ id }) => id)),
        takenOff: { own: zero, ordered: zero },
      }
      const payer = { ...guest, payments: [...guest.payments, payment] }
      const guests = withGuest(history, payer).guests.map(orderer => ({
        ...orderer,
        items: orderer.items.map(item => {
          const isFor = sharersOf(history, orderer, item).includes(guest.id) || orderer.id === guest.id
          return isFor ? { ...item, paidBy: [...item.paidBy, payment] } : item
        }),
      }))
      const beforePayments = [...history.beforePayments, history]
      return { ...history, guests, payments: [...history.payments, payment], beforePayments }
    }
    case 'succeed':
    case 'release': {
      const held = heldPayment(history, action.which)
      if (!held) return history
      const { isHeld: _, ...paid } = held
      return replacePayment(history, held, action.kind === 'succeed' ? [paid] : [])
    }
    case 'tip': {
      const amount = action.tip.kind === 'amount' ? { amount: action.tip.amount * history.step } : {}
      return { ...history, tip: { ...action.tip, ...amount } }
    }
    case 'split':
      return { ...history, splitMethod: action.splitMethod }
    case 'rates':
      return { ...history, rates: action.rates }
  }
}

function adjust(history: GroupHistory, action: Extract<Action, { kind: 'adjust' }>): GroupHistory {
  const guest = guestAt(history, action.who)
  const open = guest.items.filter(({ paidBy }) => !paidBy.some(({ isHeld }) => isHeld))
  const chosen = open[action.which % (open.length || 1)]
  if (!chosen) return history
  const off = Math.round((chosen.price / history.step) * (action.percentage / 100)) * history.step
  if (off === 0) return history
  const items = guest.items.map(item => (item === chosen ? { ...item, price: item.price - off } : item))
  const cheaper = withGuest(history, { ...guest, items })
  const collectedTip = sum(history.payments.map(({ tipAmount }) => tipAmount))
  const isTipLess = billTotal({ ...inputOf(cheaper), subtotal: subtotalOf(cheaper) }).tipAmount < collectedTip
  const after: GroupHistory = isTipLess
    ? { ...cheaper, tip: { kind: 'amount', amount: collectedTip } }
    : cheaper
  const payments = history.payments.map(payment => ({ ...payment, method: 'cash' }))
  const sharers = sharersOf(history, guest, chosen)
  const offOf = (id: number) => ({
    own: guest.id === id ? off : 0,
    ordered: sharers.includes(id) ? toExact(off) / BigInt(sharers.length) : 0n,
  })
  const isCovered = (payment: GuestPayment) => chosen.paidBy.some(({ id }) => id === payment.id)
  const affected = history.guests.filter(guest => !hasPaid(guest) || guest.payments.some(isCovered))
  const takenOff = new Map(affected.map(({ id }) => [id, offOf(id)]))
  const overpaid = overpaidAfter(inputOf(after), payments, takenOff)
  const returned = overpaid.reduce((rest, { memberId, amount }) => giveBack(rest, memberId, amount), after)
  const covering = replacePayments(returned, payment => {
    if (!isCovered(payment)) return payment
    const { own, ordered } = offOf(payment.memberId)
    const part = ordered > 0n ? fraction(off, 1, sharers.length) : zero
    return {
      ...payment,
      own: payment.own - own,
      ordered: payment.ordered - ordered,
      takenOff: {
        own: plus(payment.takenOff.own, fraction(own)),
        ordered: plus(payment.takenOff.ordered, part),
      },
    }
  })
  return keepPaid(history, covering)
}

/** Who had paid the bill as it was has paid the one that it became. */
function keepPaid(before: GroupHistory, after: GroupHistory): GroupHistory {
  if (settleBill(inputOf(after)).kind !== 'settled') return after
  const marks = [settle(before).billMark, settle(after).billMark] as const
  const bills = [billOf(before), billOf(after)] as const
  return replacePayments(after, payment => ({
    ...payment,
    ...(payment.billMark === marks[0] && { billMark: marks[1] }),
    ...(payment.paidBill === bills[0] && { paidBill: bills[1] }),
  }))
}

function subtotalOf({ guests }: GroupHistory): number {
  return sum(guests.map(({ items }) => priceOf(items)))
}

/** Takes the amount off the member's payments, the latest first. */
function giveBack(history: GroupHistory, memberId: number, amount: number): GroupHistory {
  const own = history.guests.find(({ id }) => id === memberId)?.payments ?? []
  let rest = amount
  const parts = new Map<GuestPayment, number>()
  for (const payment of own.filter(({ isHeld }) => !isHeld).toReversed()) {
    const part = Math.min(rest, payment.amount)
    rest -= part
    parts.set(payment, part)
  }
  return replacePayments(history, payment => {
    return { ...payment, amount: payment.amount - (parts.get(payment) ?? 0) }
  })
}

/** Puts other payments in the place of all, everywhere. */
function replacePayments(
  history: GroupHistory,
  change: (payment: GuestPayment) => GuestPayment,
): GroupHistory {
  const all = history.guests.flatMap(({ payments }) => payments)
  const replaced = new Map(all.map(payment => [payment, change(payment)]))
  const changed = (payment: GuestPayment) => replaced.get(payment) ?? payment
  return {
    ...history,
    payments: history.payments.map(changed),
    guests: history.guests.map(guest => ({
      ...guest,
      payments: guest.payments.map(changed),
      items: guest.items.map(item => ({ ...item, paidBy: item.paidBy.map(changed) })),
    })),
  }
}

/** The chosen of the payments that are held. */
export function heldPayment({ payments }: GroupHistory, which: number): GuestPayment | undefined {
  const held = payments.filter(({ isHeld }) => isHeld)
  return held[which % (held.length || 1)]
}

/** Puts the payment, or none, in the place of a held one: everywhere, and in the states before later payments. */
function replacePayment(
  history: GroupHistory,
  held: GuestPayment,
  instead: readonly GuestPayment[],
): GroupHistory {
  const replaced = (payments: readonly GuestPayment[]) =>
    payments.flatMap(payment => (payment === held ? instead : [payment]))
  const at = history.payments.indexOf(held)
  const earlier = history.beforePayments.slice(0, at + instead.length)
  const start = history.beforePayments[at]
  const later = history.beforePayments.slice(at + 1).map(before => {
    const isSame = start !== undefined && billOf(start) === billOf(before) && isSameSplit(start, before)
    const replaced = replacePayment(before, held, instead)
    return isSame || instead.length > 0 ? replaced : { ...replaced, isRewritten: true }
  })
  return {
    ...history,
    payments: replaced(history.payments),
    guests: history.guests.map(guest => ({
      ...guest,
      payments: replaced(guest.payments),
      items: guest.items.map(item => ({ ...item, paidBy: replaced(item.paidBy) })),
    })),
    beforePayments: [...earlier, ...later],
  }
}

/** Whether both share the bill in the same way. */
export function isSameSplit(one: GroupHistory, other: GroupHistory): boolean {
  const weightsOf = ({ guests }: GroupHistory) => String(guests.map(({ weight }) => weight))
  return (
    one.splitMethod === other.splitMethod &&
    (one.splitMethod !== 'shares' || weightsOf(one) === weightsOf(other))
  )
}

/**
 * Earlier states of the group with the present bill, the earliest first and the group itself last: as far back
 * as members, their orders and both columns were the same as now.
 */
export function sameBillStates(history: GroupHistory): GroupHistory[] {
  const { tip, rates, splitMethod } = history
  const weightOf = new Map(history.guests.map(({ id, weight }) => [id, weight]))
  const found = [history]
  for (const before of history.beforePayments.toReversed()) {
    if (billOf(before) !== billOf(history)) break
    const guests = before.guests.map(guest => ({ ...guest, weight: weightOf.get(guest.id) ?? guest.weight }))
    found.push({ ...before, guests, tip, rates, splitMethod })
  }
  return found.reverse()
}

function withGuest(history: GroupHistory, changed: Guest): GroupHistory {
  return { ...history, guests: history.guests.map(guest => (guest.id === changed.id ? changed : guest)) }
}

function withUnpaidItem(
  history: GroupHistory,
  { who, which }: { who: number; which: number },
  instead: (item: Item) => Item[],
): GroupHistory {
  const guest = guestAt(history, who)
  const unpaid = guest.items.filter(({ paidBy }) => paidBy.length === 0)
  const chosen = unpaid[which % (unpaid.length || 1)]
  const items = guest.items.flatMap(item => (item === chosen ? instead(item) : [item]))
  return chosen ? withGuest(history, { ...guest, items }) : history
}

const settledBills = new WeakMap<GroupHistory, SettledBill>()

export function settle(history: GroupHistory): SettledBill {
  const settlement = settledBills.get(history) ?? settleBill(inputOf(history))
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  settledBills.set(history, settlement)
  return settlement
}

export function inputOf({ beforePayments: _, ...history }: GroupHistory): BillInput {
  const { guests } = history
  const orders = guests.map(({ id, items }) => ({
    memberId: id,
    total: priceOf(items),
    items: items.map(item => ({ name: 'Dish', quantity: 1, ...item })),
  }))
  const ordered = orderedBy(
    guests.map(({ id }) => id),
    orders,
  )
  return {
    ...history,
    members: guests.map(({ id, weight }) => ({ id, ...ordered(id), weight })),
  }
}

function memberOf(history: GroupHistory, { id }: Guest): BillMember {
  const member = inputOf(history).members.find(member => member.id === id)
  if (!member) throw new Error('the guest has left')
  return member
}

/** What a guest ordered: in a split by items with their fractions of shared dishes, otherwise their own orders. */
export function orderedOf(history: GroupHistory, guestId: number, { splitMethod } = history): Fraction {
  if (splitMethod !== 'items')
    return fraction(priceOf(history.guests.find(({ id }) => id === guestId)?.items ?? []))
  return total(
    history.guests.flatMap(orderer =>
      orderer.items.flatMap(item => {
        const sharers = sharersOf(history, orderer, item)
        return sharers.includes(guestId) ? [fraction(item.price, 1, sharers.length)] : []
      }),
    ),
  )
}

function sharersOf({ guests }: GroupHistory, orderer: Guest, { sharedBy }: Item): number[] {
  if (sharedBy === undefined) return [orderer.id]
  return guests.map(({ id }) => id).filter(id => sharedBy === 'all' || sharedBy.includes(id))
}

export function priceOf(items: readonly Item[]): number {
  return sum(items.map(({ price }) => price))
}

function guestAt({ guests }: GroupHistory, who: number): Guest {
  const guest = guests[who % guests.length]
  if (!guest) throw new Error('nobody is at the table')
  return guest
}

export function newItem(price: number): Item {
  return { price, paidBy: [] }
}

export function hasPaid({ payments }: Guest): boolean {
  return payments.length > 0
}

/** A string of everything that determines the bill. */
export function billOf(history: GroupHistory): string {
  const { finalTotal, tipAmount } = settle(history).totals
  return JSON.stringify([
    finalTotal - tipAmount,
    tipAmount,
    history.guests.map(({ id }) => [id, textOf(orderedOf(history, id))]),
  ])
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
