// Explains a member's share line by line: dishes or a part of everything, tax, service fee and tip. The lines add up to the share.

import { groupBy } from '../group-by.ts'
import { nameWithOptions } from '../menu/option-texts.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import { lineTotal, type OrderItem, owedItems } from '../orders/order.ts'
import { sharersOf } from '../orders/shared-items.ts'
import type { Columns, SplitMethod } from './bill-split.ts'
import type { BillTotal } from './bill-total.ts'
import { exactPerMinor, toExact } from './exact-amount.ts'

/** The amounts are in minor units. Their sum is the share. */
export interface ShareLines {
  /** In a split by items: what the member ordered or shares. */
  readonly dishes: readonly SharedItem[]
  /** In another split, or if nothing was ordered: the member's part of all dishes. */
  readonly part: PartOfAll | null
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tip: Minor
  /** What the rounded lines miss the share by: at most a payable step per dish or part. */
  readonly rounding: Minor
  /** What earlier payments changed; 0 if the share is what the bill implies, within one payable step. */
  readonly difference: Minor
}

export interface SharedItem {
  /** With its options. */
  readonly name: string
  /** Of the whole dish, also if several members share it. */
  readonly quantity: number
  /** How many members share it; 1: it is only the member's. */
  readonly of: number
  /** The member's fraction of the whole quantity. */
  readonly total: Minor
}

/** `weight` / `of` of everything. */
export interface PartOfAll {
  readonly weight: number
  readonly of: number
  readonly total: Minor
}

/** A member's share. `amount` includes tax and service fee but no tip. */
interface Share extends Columns {
  readonly memberId: number
}

interface SplitBill extends BillTotal {
  readonly splitMethod: SplitMethod
  readonly memberSplits: readonly { readonly memberId: number; readonly weight: number }[]
}

interface SettledGroup {
  readonly bill: SplitBill
  readonly orders: readonly { readonly memberId: number; readonly items: readonly OrderItem[] }[]
  readonly memberIds: readonly number[]
  readonly step: PayableStep
}

export function shareLines({ memberId, amount, tipAmount }: Share, table: SettledGroup): ShareLines {
  const { bill, step } = table
  const isByItems = bill.splitMethod === 'items' && bill.subtotal > 0
  const items = isByItems ? itemsOf(memberId, table) : []
  const { weight, of } = weightIn(bill, memberId)
  const [top, bottom] = isByItems
    ? [items.reduce((sum, { exact }) => sum + exact, 0n), toExact(bill.subtotal)]
    : [BigInt(weight), BigInt(of)]
  const exactPart = (column: Minor) => roundToStep(BigInt(column) * top, bottom, step)
  /** The share's own amount if it is within one payable step of the exact one. */
  const near = (own: Minor, other: Minor) => (Math.abs(own - other) <= step ? own : other)

  const tip = near(tipAmount, exactPart(bill.tipAmount))
  const impliedAmount = near(amount, exactPart(bill.finalTotal - bill.tipAmount))
  const allAdded = bill.tax + bill.serviceFee
  const added = allAdded === 0 ? 0 : Math.max(0, impliedAmount - exactPart(bill.subtotal))
  const tax = allAdded === 0 ? 0 : roundToStep(BigInt(added) * BigInt(bill.tax), BigInt(allAdded), step)
  const part = isByItems ? null : { weight, of, total: exactPart(bill.subtotal) }
  const listed = items.reduce((sum, { total }) => sum + total, part?.total ?? 0)
  return {
    dishes: items.map(({ exact: _, ...item }) => item),
    part,
    tax,
    serviceFee: added - tax,
    tip,
    rounding: impliedAmount - listed - added,
    difference: amount + tipAmount - impliedAmount - tip,
  }
}

/** Equal parts in an equal split, and wherever nothing else divides the bill. */
function weightIn({ splitMethod, memberSplits }: SplitBill, memberId: number) {
  const all = memberSplits.reduce((sum, { weight }) => sum + weight, 0)
  if (splitMethod !== 'shares' || all === 0) return { weight: 1, of: Math.max(1, memberSplits.length) }
  return { weight: memberSplits.find(split => split.memberId === memberId)?.weight ?? 0, of: all }
}

/** Equal dishes that equally many share are one line. */
function itemsOf(memberId: number, { orders, memberIds, step }: SettledGroup) {
  const members = new Set(memberIds)
  const parts = orders.flatMap(order =>
    owedItems(order.items).flatMap(item => {
      const sharers = sharersOf(item, order.memberId, members)
      const part = { ...item, name: nameWithOptions(item), of: sharers.length, cost: lineTotal(item) }
      return sharers.includes(memberId) ? [part] : []
    }),
  )
  return [...groupBy(parts, ({ name, price, of }) => `${price} ${of} ${name}`)].flatMap(([, same]) => {
    const [first] = same
    if (!first) return []
    const { name, of } = first
    const quantity = same.reduce((sum, item) => sum + item.quantity, 0)
    const exact = toExact(same.reduce((sum, { cost }) => sum + cost, 0)) / BigInt(of)
    return [{ name, quantity, of, exact, total: roundToStep(exact, exactPerMinor, step) }]
  })
}
