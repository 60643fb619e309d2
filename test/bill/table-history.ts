// A table in memory with the actions of its diners, for tests of the bill: orders, changes, payments, joins and leaves.

import type { Payment, SplitMethod } from '#domain/bill/bill-split.ts'
import type { Rates, Tip } from '#domain/bill/bill-total.ts'
import { type BillInput, findDuePayment, type SettledBill, settleBill } from '#domain/bill/settlement.ts'
import type { PayableStep } from '#domain/money.ts'

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
}

export interface Guest {
  readonly id: number
  readonly items: readonly Item[]
  readonly payments: readonly Payment[]
  readonly paidBill?: string
}

export interface Item {
  readonly price: number
  readonly isPaid: boolean
}

export type Action =
  | { readonly kind: 'join' }
  | { readonly kind: 'order'; readonly who: number; readonly prices: readonly number[] }
  | { readonly kind: 'edit'; readonly who: number; readonly which: number; readonly price: number }
  | { readonly kind: 'delete'; readonly who: number; readonly which: number }
  | { readonly kind: 'leave' | 'pay'; readonly who: number }
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
        ? { ...table, guests: [...table.guests, { id, items: [], payments: [] }] }
        : table
    }
    case 'order': {
      const guest = guestAt(table, action.who)
      const more = action.prices.map(price => newItem(price * table.step))
      return withGuest(table, { ...guest, items: [...guest.items, ...more] })
    }
    case 'edit':
      return withUnpaidItem(table, action, [newItem(action.price * table.step)])
    case 'delete':
      return withUnpaidItem(table, action, [])
    case 'leave': {
      const leaver = memberOf(guestAt(table, action.who))
      const hasPart = leaver.ordered > 0 || table.payments.some(({ memberId }) => memberId === leaver.id)
      if (hasPart || table.guests.length === 1) return table
      return { ...table, guests: table.guests.filter(({ id }) => id !== leaver.id) }
    }
    case 'pay': {
      const guest = guestAt(table, action.who)
      const payment = findDuePayment(settle(table), memberOf(guest))
      if (!payment) return table
      const items = guest.items.map(item => ({ ...item, isPaid: true }))
      const payer = { ...guest, items, payments: [...guest.payments, payment], paidBill: billOf(table) }
      const beforePayments = [...table.beforePayments, table]
      return { ...withGuest(table, payer), payments: [...table.payments, payment], beforePayments }
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

/**
 * Earlier states of the table with the present bill, the earliest first and the table itself last: as far back
 * as members, their orders and both columns were the same as now.
 */
export function sameBillStates(table: Table): Table[] {
  const { tip, rates, splitMethod } = table
  const found = [table]
  for (const before of table.beforePayments.toReversed()) {
    if (billOf(before) !== billOf(table)) break
    found.push({ ...before, tip, rates, splitMethod })
  }
  return found.reverse()
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

export function settle(table: Table): SettledBill {
  const settlement = settledBills.get(table) ?? settleBill(inputOf(table))
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  settledBills.set(table, settlement)
  return settlement
}

export function inputOf({ guests, beforePayments: _, ...table }: Table): BillInput {
  return { ...table, members: guests.map(memberOf) }
}

export function memberOf({ id, items }: Guest) {
  return { id, ordered: priceOf(items) }
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
  return { price, isPaid: false }
}

export function hasPaid({ payments }: Guest): boolean {
  return payments.length > 0
}

/** A string of everything that determines the bill. */
export function billOf(table: Table): string {
  const { finalTotal, tipAmount } = settle(table).totals
  return JSON.stringify([finalTotal - tipAmount, tipAmount, table.guests.map(memberOf)])
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
