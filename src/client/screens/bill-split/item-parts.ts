// Divides a share by items into parts that add up to it. Pure.

import type { Bill } from '#contract/bills.ts'
import type { Order } from '#contract/orders.ts'
import { groupBy } from '#domain/group-by.ts'
import { type Minor, type PayableStep, roundToStep } from '#domain/money.ts'
import { notRefused } from '#domain/orders/order.ts'
import type { ShareRow } from './share-rows.ts'

export interface Dish {
  readonly name: string
  readonly quantity: number
  /** For the whole quantity. */
  readonly total: Minor
}

/** The parts of a share by items: dishes, additions, and the effect of earlier payments. They sum to the share. */
export interface ItemParts {
  readonly dishes: readonly Dish[]
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tip: Minor
  /** 0 if the share is what its dishes imply, within one payable step. */
  readonly difference: Minor
}

export function itemParts(
  { memberId, amount, tipAmount }: ShareRow,
  table: { readonly bill: Bill; readonly orders: readonly Order[]; readonly step: PayableStep },
): ItemParts {
  const { bill, step } = table
  const dishes = dishesOf(table.orders.filter(order => order.memberId === memberId))
  const ordered = dishes.reduce((sum, { total }) => sum + total, 0)
  const exact = (column: Minor) =>
    bill.subtotal === 0 ? 0 : roundToStep(BigInt(ordered) * BigInt(column), BigInt(bill.subtotal), step)
  /** The share's own amount if it is within one payable step of the exact one. */
  const near = (own: Minor, other: Minor) => (Math.abs(own - other) <= step ? own : other)
  const tip = near(tipAmount, exact(bill.tipAmount))
  const added = Math.max(0, near(amount, exact(bill.finalTotal - bill.tipAmount)) - ordered)
  const rates = bill.tax + bill.serviceFee
  const tax = rates === 0 ? 0 : roundToStep(BigInt(added) * BigInt(bill.tax), BigInt(rates), step)
  return {
    dishes,
    tax,
    serviceFee: added - tax,
    tip,
    difference: amount + tipAmount - ordered - added - tip,
  }
}

function dishesOf(orders: readonly Order[]): Dish[] {
  const items = orders.flatMap(order => notRefused(order.items))
  return [...groupBy(items, ({ name, price }) => `${price} ${name}`).values()].map(same => {
    const quantity = same.reduce((sum, item) => sum + item.quantity, 0)
    return { name: same[0]?.name ?? '', quantity, total: quantity * (same[0]?.price ?? 0) }
  })
}
