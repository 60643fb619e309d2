// A table in memory with the actions of its diners, for tests of the bill: orders, changes, payments, joins and leaves.

import type { BillMember, Payment, SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import {
  type BillInput,
  findDuePayment,
  type SettledBill,
  settleBill,
} from '@tablemate/domain/bill/settlement.ts'
import type { PayableStep } from '@tablemate/domain/money.ts'
import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { orderedBy } from '@tablemate/domain/orders/shared-items.ts'
import { type Fraction, fraction, textOf, total } from './fraction.ts'

export interface Table {
  readonly guests: readonly Guest[]
  readonly payments: readonly Payment[]
  readonly rates: Rates
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly seed: number
  /** The table before each payment, in order of the payments. */
  readonly beforePayments: readonly Table[]
  /** A due of an earlier bill or split, held when this was the table, was not paid after all: its dues were others then. */
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
  /** The table when it was paid. */
  readonly at: Table
}

export interface Item {
  readonly price: number
  /** The payments for it, or for a part of it, also held ones: with one, it can no longer be changed. */
  readonly paidBy: readonly Payment[]
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
  | { readonly kind: 'leave' | 'pay' | 'hold'; readonly who: number }
  /** What becomes of a due that is being paid by card: it is paid, or due again. */
  | { readonly kind: 'succeed' | 'release'; readonly which: number }
  | { readonly kind: 'weight'; readonly who: number; readonly weight: number }
  | { readonly kind: 'tip'; readonly tip: Tip }
  | { readonly kind: 'split'; readonly splitMethod: SplitMethod }
  | { readonly kind: 'rates'; readonly rates: Rates }

/** The table after an action, or the same object if the action is refused. */
export function after(table: Table, action: Action): Table {
  const next = attempt(table, action)
  return next !== table && settleBill(inputOf(next)).kind === 'settled' ? next : table
}

function attempt(table: Table, action: Action): Table {
  switch (action.kind) {
    case 'join': {
      const id = 1 + Math.max(0, ...table.guests.map(guest => guest.id))
      return table.guests.length < 50
        ? { ...table, guests: [...table.guests, { id, items: [], payments: [], weight: 2 }] }
        : table
    }
    case 'order': {
      const guest = guestAt(table, action.who)
      const more = action.prices.map(price => newItem(price * table.step))
      return withGuest(table, { ...guest, items: [...guest.items, ...more] })
    }
    case 'edit':
      return withUnpaidItem(table, action, item => [{ ...item, price: action.price * table.step }])
    case 'delete':
      return withUnpaidItem(table, action, () => [])
    case 'share': {
      const { with: chosen } = action
      const ids = chosen === 'all' ? chosen : [...new Set(chosen.map(who => guestAt(table, who).id))]
      return withUnpaidItem(table, action, ({ price, paidBy }) => [
        { price, paidBy, ...(ids.length > 0 && { sharedBy: ids }) },
      ])
    }
    case 'weight':
      return withGuest(table, { ...guestAt(table, action.who), weight: action.weight })
    case 'leave': {
      const leaver = guestAt(table, action.who)
      const isNamed = (item: Item) => Array.isArray(item.sharedBy) && item.sharedBy.includes(leaver.id)
      const hasPart =
        leaver.items.length > 0 || hasPaid(leaver) || table.guests.some(({ items }) => items.some(isNamed))
      if (hasPart || table.guests.length === 1) return table
      return { ...table, guests: table.guests.filter(({ id }) => id !== leaver.id) }
    }
    case 'pay':
    case 'hold': {
      const guest = guestAt(table, action.who)
      const due = findDuePayment(settle(table), memberOf(table, guest))
      if (!due) return table
      const payment: GuestPayment = {
        ...due,
        ...(action.kind === 'hold' && { isHeld: true }),
        paidBill: billOf(table),
        at: table,
      }
      const payer = { ...guest, payments: [...guest.payments, payment] }
      const guests = withGuest(table, payer).guests.map(orderer => ({
        ...orderer,
        items: orderer.items.map(item => {
          const isFor = sharersOf(table, orderer, item).includes(guest.id) || orderer.id === guest.id
          return isFor ? { ...item, paidBy: [...item.paidBy, payment] } : item
        }),
      }))
      const beforePayments = [...table.beforePayments, table]
      return { ...table, guests, payments: [...table.payments, payment], beforePayments }
    }
    case 'succeed':
    case 'release': {
      const held = heldPayment(table, action.which)
      if (!held) return table
      const { isHeld: _, ...paid } = held
      return replacePayment(table, held, action.kind === 'succeed' ? [paid] : [])
    }
    case 'tip': {
      const amount = action.tip.kind === 'amount' ? { amount: action.tip.amount * table.step } : {}
      return { ...table, tip: { ...action.tip, ...amount } }
    }
    case 'split':
      return { ...table, splitMethod: action.splitMethod }
    case 'rates':
      return { ...table, rates: action.rates }
  }
}

/** The chosen of the payments that are held. */
export function heldPayment({ payments }: Table, which: number): Payment | undefined {
  const held = payments.filter(({ isHeld }) => isHeld)
  return held[which % (held.length || 1)]
}

/** Puts the payment, or none, in the place of a held one: everywhere, and in the states before later payments. */
function replacePayment(table: Table, held: Payment, instead: readonly Payment[]): Table {
  const replaced = <P extends Payment>(payments: readonly P[]) =>
    payments.flatMap(payment => (payment === held ? (instead as readonly P[]) : [payment]))
  const at = table.payments.indexOf(held)
  const earlier = table.beforePayments.slice(0, at + instead.length)
  const start = table.beforePayments[at]
  const later = table.beforePayments.slice(at + 1).map(before => {
    const isSame = start !== undefined && billOf(start) === billOf(before) && isSameSplit(start, before)
    const replaced = replacePayment(before, held, instead)
    return isSame || instead.length > 0 ? replaced : { ...replaced, isRewritten: true }
  })
  return {
    ...table,
    payments: replaced(table.payments),
    guests: table.guests.map(guest => ({
      ...guest,
      payments: replaced(guest.payments),
      items: guest.items.map(item => ({ ...item, paidBy: replaced(item.paidBy) })),
    })),
    beforePayments: [...earlier, ...later],
  }
}

/** Whether both share the bill in the same way. */
export function isSameSplit(one: Table, other: Table): boolean {
  const weightsOf = ({ guests }: Table) => String(guests.map(({ weight }) => weight))
  return (
    one.splitMethod === other.splitMethod &&
    (one.splitMethod !== 'shares' || weightsOf(one) === weightsOf(other))
  )
}

/**
 * Earlier states of the table with the present bill, the earliest first and the table itself last: as far back
 * as members, their orders and both columns were the same as now.
 */
export function sameBillStates(table: Table): Table[] {
  const { tip, rates, splitMethod } = table
  const weightOf = new Map(table.guests.map(({ id, weight }) => [id, weight]))
  const found = [table]
  for (const before of table.beforePayments.toReversed()) {
    if (billOf(before) !== billOf(table)) break
    const guests = before.guests.map(guest => ({ ...guest, weight: weightOf.get(guest.id) ?? guest.weight }))
    found.push({ ...before, guests, tip, rates, splitMethod })
  }
  return found.reverse()
}

function withGuest(table: Table, changed: Guest): Table {
  return { ...table, guests: table.guests.map(guest => (guest.id === changed.id ? changed : guest)) }
}

function withUnpaidItem(
  table: Table,
  { who, which }: { who: number; which: number },
  instead: (item: Item) => Item[],
): Table {
  const guest = guestAt(table, who)
  const unpaid = guest.items.filter(({ paidBy }) => paidBy.length === 0)
  const chosen = unpaid[which % (unpaid.length || 1)]
  const items = guest.items.flatMap(item => (item === chosen ? instead(item) : [item]))
  return chosen ? withGuest(table, { ...guest, items }) : table
}

const settledBills = new WeakMap<Table, SettledBill>()

export function settle(table: Table): SettledBill {
  const settlement = settledBills.get(table) ?? settleBill(inputOf(table))
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  settledBills.set(table, settlement)
  return settlement
}

export function inputOf({ beforePayments: _, ...table }: Table): BillInput {
  const { guests } = table
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
    ...table,
    members: guests.map(({ id, weight }) => ({ id, ...ordered(id), weight })),
  }
}

function memberOf(table: Table, { id }: Guest): BillMember {
  const member = inputOf(table).members.find(member => member.id === id)
  if (!member) throw new Error('the guest has left')
  return member
}

/** What a guest ordered: in a split by items with their fractions of shared dishes, else their own orders. */
export function orderedOf(table: Table, guestId: number, { splitMethod } = table): Fraction {
  if (splitMethod !== 'items')
    return fraction(priceOf(table.guests.find(({ id }) => id === guestId)?.items ?? []))
  return total(
    table.guests.flatMap(orderer =>
      orderer.items.flatMap(item => {
        const sharers = sharersOf(table, orderer, item)
        return sharers.includes(guestId) ? [fraction(item.price, 1, sharers.length)] : []
      }),
    ),
  )
}

function sharersOf({ guests }: Table, orderer: Guest, { sharedBy }: Item): number[] {
  if (sharedBy === undefined) return [orderer.id]
  return guests.map(({ id }) => id).filter(id => sharedBy === 'all' || sharedBy.includes(id))
}

export function priceOf(items: readonly Item[]): number {
  return sum(items.map(({ price }) => price))
}

function guestAt({ guests }: Table, who: number): Guest {
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
export function billOf(table: Table): string {
  const { finalTotal, tipAmount } = settle(table).totals
  return JSON.stringify([
    finalTotal - tipAmount,
    tipAmount,
    table.guests.map(({ id }) => [id, textOf(orderedOf(table, id))]),
  ])
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
