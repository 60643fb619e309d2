// Prices ordered items by the present menu, whatever price the client sent.

import { groupBy } from '../group-by.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import type { OrderItem } from '../orders/order.ts'
import { dishKey } from '../plain-text.ts'

/** A dish on the menu. */
export interface Dish {
  readonly name: string
  /** Minor units per unit. */
  readonly price: Minor
  readonly isSoldOut: boolean
}

/** 'sold-out' lists the positions of the sold-out items. */
export type PricedItems =
  | { readonly kind: 'priced'; readonly items: readonly OrderItem[] }
  | { readonly kind: 'sold-out'; readonly at: readonly number[] }

/**
 * The items with the menu's spelling and prices. Items that are not on the menu keep their typed name and price, and are
 * marked `isOffMenu`. Of several dishes with one name the item is the one with the sent price, else the first. A sold-out
 * dish cannot be ordered, but the quantity in `previous`, the order before a change, may stay. Source: decisions.md, Calls.
 *
 * `dishes` are at least those of the menu that the items name; null if there is no menu.
 */
export function priceByMenu(
  items: readonly OrderItem[],
  dishes: readonly Dish[] | null,
  step: PayableStep,
  previous: readonly OrderItem[] = [],
): PricedItems {
  if (!dishes) return { kind: 'priced', items }
  const dishesByKey = groupBy(dishes, ({ name }) => dishKey(name))
  const chosen = items.map(item => choose(dishesByKey.get(dishKey(item.name)) ?? [], item.price, step))
  const left = countByName(previous)
  const missing = items.flatMap(({ name, quantity }, at) => {
    if (!chosen[at]?.isSoldOut) return []
    const rest = (left.get(dishKey(name)) ?? 0) - quantity
    left.set(dishKey(name), rest)
    return rest < 0 ? [at] : []
  })
  if (missing.length > 0) return { kind: 'sold-out', at: missing }
  return { kind: 'priced', items: items.map((item, at) => asOrdered(item, chosen[at], step)) }
}

/** A dish's price, rounded to the group's payable step: the menu may have another currency than the group. */
export function menuPrice(price: Minor, step: PayableStep): Minor {
  return roundToStep(BigInt(price), 1n, step)
}

function choose(dishes: readonly Dish[], sent: Minor, step: PayableStep): Dish | undefined {
  const withSentPrice = dishes.filter(({ price }) => menuPrice(price, step) === sent)
  const isAvailable = (dish: Dish) => !dish.isSoldOut
  return withSentPrice.find(isAvailable) ?? withSentPrice[0] ?? dishes.find(isAvailable) ?? dishes[0]
}

function asOrdered(item: OrderItem, dish: Dish | undefined, step: PayableStep): OrderItem {
  if (!dish) return { ...item, isOffMenu: true }
  const { doubt, isOffMenu, ...listed } = item
  return {
    ...listed,
    name: dish.name,
    price: menuPrice(dish.price, step),
    // The menu's price removes a doubt about the price.
    ...(doubt === 'name' && { doubt }),
  }
}

function countByName(items: readonly OrderItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, quantity } of items)
    counts.set(dishKey(name), (counts.get(dishKey(name)) ?? 0) + quantity)
  return counts
}
