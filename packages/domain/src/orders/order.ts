// An order: its items, notes and doubts, and its total.

import type { RefusalReason } from '../kitchen/ticket.ts'
import type { ChosenOption } from '../menu/options.ts'
import type { Adjustment } from './adjustment.ts'

/** 'all': everyone in the group when the bill is settled. Otherwise ids of members, at least one, in ascending order. */
export type SharedBy = 'all' | number[]

export interface OrderItem {
  readonly name: string
  /** Whole, at least 1. */
  readonly quantity: number
  /** Minor units per unit, with its options. */
  readonly price: number
  /** What its diner chose with it, in the order of the menu item's groups; absent: nothing. */
  readonly options?: ChosenOption[] | undefined
  readonly modifications?: string | undefined
  /** What the diner should check in a spoken item. It stays until the diner confirms or changes that. */
  readonly doubt?: Doubt | undefined
  /** With the doubt 'name': the other dishes of the menu that match, best first. */
  readonly candidates?: Candidate[] | undefined
  /** It was spoken, and the diner has not sent it to the kitchen yet: it is not cooked and costs nothing. */
  readonly isToConfirm?: true | undefined
  /** The group has a menu, and this dish is not on it. */
  readonly isOffMenu?: true | undefined
  /** It is not on the menu, and the staff have not approved it: it is not cooked and costs nothing yet. */
  readonly isUnapproved?: true | undefined
  /** It waits in the kitchen until the staff fire this course; it is owed like any other. Absent: it goes at once, or was fired. */
  readonly course?: number | undefined
  /** The price that the guest wrote, if the staff approved another one. */
  readonly guestPrice?: number | undefined
  /** Who pays for the item in a split by items; absent: the member who ordered it. */
  readonly sharedBy?: SharedBy | undefined
  /** Set when the staff refused the item. It costs nothing, and stays so that the diner sees why. */
  readonly refused?: { readonly reason: RefusalReason; readonly message: string } | undefined
  /** What the staff took off its price, in the order in which they did; absent: nothing. */
  readonly adjustments?: Adjustment[] | undefined
}

/** A dish of the menu as it would be ordered: its price for one with its options, in minor units. */
export type Candidate = Pick<OrderItem, 'name' | 'price' | 'options' | 'modifications'>

/** A stretch of a transcript that did not become an item: UTF-16 units, end exclusive. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** The stretch was understood, as a dish that is sold out. */
  readonly isSoldOut?: true | undefined
  /** Why it did not become an item, if there is a more precise reason than "not understood". */
  readonly reason?: UnplacedReason | undefined
}

export const unplacedReasons = [
  'other-language',
  /** It refers to an earlier order ("make that two"), and no order can be changed. */
  'no-order-to-change',
  /** It repeats another order ("same for me"), and nobody else has ordered. */
  'no-order-to-repeat',
  /** It refers to a dish that is not in the order. */
  'not-in-order',
  /** It would change an order that the kitchen has begun. */
  'in-the-kitchen',
] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

/** An order's content: its items, the note to the kitchen, and the stretches that did not become items. */
export interface OrderContent {
  readonly items: readonly OrderItem[]
  readonly note: string
  readonly notUnderstood: readonly Stretch[]
}

/** 'name': other dishes on the menu matched about as well. 'price': the diner named none. */
export type Doubt = 'name' | 'price'

type Priced = Pick<OrderItem, 'quantity' | 'price' | 'adjustments'>

/** What the item costs: quantity × price without what the staff took off, at least 0, in minor units. */
export function lineTotal({ quantity, price, adjustments = [] }: Priced): number {
  return adjustments.reduce((rest, { amount }) => Math.max(0, rest - amount), quantity * price)
}

/** Σ `lineTotal` of all items that are owed, in minor units. */
export function orderTotal(items: readonly (Priced & Owed)[]): number {
  return owedItems(items).reduce((sum, item) => sum + lineTotal(item), 0)
}

/** The sum of the quantities of all items that are owed. */
export function itemCount(items: readonly (Pick<OrderItem, 'quantity'> & Owed)[]): number {
  return owedItems(items).reduce((sum, { quantity }) => sum + quantity, 0)
}

type Owed = Pick<OrderItem, 'refused' | 'isUnapproved' | 'isToConfirm'>
type Cooked = Owed & Pick<OrderItem, 'course'>

/** The items that count in the bill and in the kitchen: none was refused, or waits for the staff or its diner. */
export function owedItems<I extends Owed>(items: readonly I[]): I[] {
  return items.filter(isOwed)
}

/** Whether the item counts in the bill and in the kitchen. */
export function isOwed(item: Owed): boolean {
  return !item.refused && !isPending(item)
}

/** Whether the item waits for the staff's approval or its diner's confirmation. */
export function isPending({ isUnapproved, isToConfirm }: Owed): boolean {
  return isUnapproved === true || isToConfirm === true
}

/** Whether the kitchen has the item: it waits neither for the staff, its diner nor its course. */
export function isAtKitchen(item: Cooked): boolean {
  return !isPending(item) && item.course === undefined
}

/** The indexes of the items that the kitchen has. */
export function linesAtKitchen(items: readonly Cooked[]): number[] {
  return items.flatMap((item, line) => (isAtKitchen(item) ? [line] : []))
}

/** Whether all items wait for the staff's approval or for their course: the kitchen has none of them. */
export function isWaitingAlone(items: readonly Cooked[]): boolean {
  return items.length > 0 && items.every(isWaiting)
}

/** With the items last that wait for the staff: their removal leaves the positions of the others, which tickets name. */
export function waitingLast<I extends Cooked>(items: readonly I[]): I[] {
  return [...items.filter(item => !isWaiting(item)), ...items.filter(isWaiting)]
}

function isWaiting({ isUnapproved, course }: Cooked): boolean {
  return isUnapproved === true || course !== undefined
}

/**
 * Whether the diner still has to add dishes or to confirm those that were understood: an order without items is a transcript
 * that did not yield any. An order that is only a note to the kitchen ("no rush") is complete.
 */
export function isIncomplete({ items, note, notUnderstood }: OrderContent): boolean {
  if (items.length === 0) return note === '' || notUnderstood.length > 0
  return items.some(({ isToConfirm }) => isToConfirm)
}

/**
 * A spoken order as it waits for its diner's confirmation. A sentence that is only a note becomes words that are not understood,
 * which the diner can make a note.
 */
export function toConfirm({ items, note, notUnderstood }: OrderContent, transcription: string): OrderContent {
  if (items.length > 0)
    return { items: items.map(item => ({ ...item, isToConfirm: true })), note, notUnderstood }
  if (notUnderstood.length > 0) return { items, note, notUnderstood }
  return { items, note: '', notUnderstood: [{ start: 0, end: transcription.length }] }
}

/** The items that are not refused. */
export function notRefused<I extends Pick<OrderItem, 'refused'>>(items: readonly I[]): I[] {
  return items.filter(({ refused }) => !refused)
}

/** The number of items in these orders whose price is a guess. */
export function guessedPrices(orders: readonly Pick<OrderContent, 'items'>[]): number {
  return orders
    .flatMap(({ items }) => notRefused(items))
    .filter(({ doubt, isToConfirm }) => doubt === 'price' && !isToConfirm).length
}

/** Compares by time, then id. Ids alone do not grow with time, since each server has its own block of them. */
export function oldestFirst(
  a: { readonly createdAt: string; readonly id: number },
  b: { readonly createdAt: string; readonly id: number },
): number {
  if (a.createdAt === b.createdAt) return a.id - b.id
  return a.createdAt < b.createdAt ? -1 : 1
}
