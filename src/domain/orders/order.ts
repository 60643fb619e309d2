// What one diner asked for at one time, and what it comes to.

import type { RefusalReason } from '../kitchen/ticket.ts'

export interface OrderItem {
  readonly name: string
  /** Whole, at least 1. */
  readonly quantity: number
  /** Minor units for one. */
  readonly price: number
  readonly modifications?: string | undefined
  /** Of a dish that was spoken: what its diner should look at. It stays until that is confirmed or changed. */
  readonly doubt?: Doubt | undefined
  /** Its table has a menu, which does not have it. */
  readonly isOffMenu?: true | undefined
  /** The staff refused it: it costs nothing, and stays so that its diner sees why. */
  readonly refused?: { readonly reason: RefusalReason; readonly message: string } | undefined
}

/** A stretch of a transcript that nothing was ordered by: UTF-16 units, end exclusive. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** It was understood: a dish that cannot be had. */
  readonly isSoldOut?: true | undefined
  /** Why nothing came of it, where there is more to say than that it was not understood. */
  readonly reason?: UnplacedReason | undefined
}

export const unplacedReasons = [
  'other-language',
  /** It speaks of an order ("make that two"), and there is none that could be changed. */
  'no-order-to-change',
  /** "Same for me", and nobody else has ordered. */
  'no-order-to-repeat',
  /** It speaks of a dish that the order does not have. */
  'not-in-order',
  /** It would change an order with which the kitchen has begun. */
  'in-the-kitchen',
] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

/** What an order says: its dishes, what the kitchen should know beside them, and what nothing was made of. */
export interface OrderContent {
  readonly items: readonly OrderItem[]
  readonly note: string
  readonly notUnderstood: readonly Stretch[]
}

/** 'name': others on the menu fitted about as well. 'price': nobody said one. */
export type Doubt = 'name' | 'price'

/** Sum of quantity × price of what was not refused, in minor units. */
export function orderTotal(items: readonly Pick<OrderItem, 'quantity' | 'price' | 'refused'>[]): number {
  return items.reduce((sum, item) => (item.refused ? sum : sum + item.quantity * item.price), 0)
}

/** How many things were ordered and not refused: the sum of the quantities. */
export function itemCount(items: readonly Pick<OrderItem, 'quantity' | 'refused'>[]): number {
  return items.reduce((sum, item) => (item.refused ? sum : sum + item.quantity), 0)
}

/**
 * An order without items is a transcript that nobody has turned into dishes yet: its diner completes it. One that only
 * tells the kitchen something ("no rush") is complete.
 */
export function isIncomplete({ items, note, notUnderstood }: OrderContent): boolean {
  return items.length === 0 && (note === '' || notUnderstood.length > 0)
}

/** What was not refused. */
export function standing<I extends Pick<OrderItem, 'refused'>>(items: readonly I[]): I[] {
  return items.filter(({ refused }) => !refused)
}

/** How many prices of these orders nobody said. */
export function guessedPrices(orders: readonly Pick<OrderContent, 'items'>[]): number {
  return orders.flatMap(({ items }) => standing(items)).filter(({ doubt }) => doubt === 'price').length
}

/** The order in which things are listed. Ids alone do not grow with time: each server has its own block of them. */
export function oldestFirst(
  a: { readonly createdAt: string; readonly id: number },
  b: { readonly createdAt: string; readonly id: number },
): number {
  if (a.createdAt === b.createdAt) return a.id - b.id
  return a.createdAt < b.createdAt ? -1 : 1
}
