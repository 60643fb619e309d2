// What an ordered dish costs is what its menu says, whatever was typed, sent, or true an hour ago.

import { groupBy } from '../group-by.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import type { OrderItem } from '../orders/order.ts'
import { dishKey } from '../plain-text.ts'

/** A dish as its menu has it. */
export interface Dish {
  readonly name: string
  /** Minor units for one. */
  readonly price: Minor
  readonly isSoldOut: boolean
}

/** `sold-out` tells which items they are. */
export type PricedItems =
  | { readonly kind: 'priced'; readonly items: readonly OrderItem[] }
  | { readonly kind: 'sold-out'; readonly at: readonly number[] }

/**
 * The items with their menu's spelling and prices; those whose names are not on it keep what was typed, and say so. Of
 * several dishes of one name it is the one that costs what was sent, else the first. A dish that is sold out cannot be
 * ordered, but what an order had of it already may stay. Source: decisions.md, Calls.
 *
 * `dishes` are at least those of the menu that the items name; null where there is no menu.
 */
export function priceByMenu(
  items: readonly OrderItem[],
  dishes: readonly Dish[] | null,
  step: PayableStep,
  had: readonly OrderItem[] = [],
): PricedItems {
  if (!dishes) return { kind: 'priced', items }
  const book = groupBy(dishes, ({ name }) => dishKey(name))
  const chosen = items.map(item => choose(book.get(dishKey(item.name)) ?? [], item.price, step))
  const left = countByName(had)
  const missing = items.flatMap(({ name, quantity }, at) => {
    if (!chosen[at]?.isSoldOut) return []
    const rest = (left.get(dishKey(name)) ?? 0) - quantity
    left.set(dishKey(name), rest)
    return rest < 0 ? [at] : []
  })
  if (missing.length > 0) return { kind: 'sold-out', at: missing }
  return { kind: 'priced', items: items.map((item, at) => asOrdered(item, chosen[at], step)) }
}

/** What a dish costs at a table that pays in such steps: a menu may have changed its currency since. */
export function menuPrice(price: Minor, step: PayableStep): Minor {
  return roundToStep(BigInt(price), 1n, step)
}

function choose(dishes: readonly Dish[], sent: Minor, step: PayableStep): Dish | undefined {
  const asSent = dishes.filter(({ price }) => menuPrice(price, step) === sent)
  const isThere = (dish: Dish) => !dish.isSoldOut
  return asSent.find(isThere) ?? asSent[0] ?? dishes.find(isThere) ?? dishes[0]
}

function asOrdered(item: OrderItem, dish: Dish | undefined, step: PayableStep): OrderItem {
  if (!dish) return { ...item, isOffMenu: true }
  const { doubt, isOffMenu, ...listed } = item
  return {
    ...listed,
    name: dish.name,
    price: menuPrice(dish.price, step),
    // The menu says the price now.
    ...(doubt === 'name' && { doubt }),
  }
}

function countByName(items: readonly OrderItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, quantity } of items)
    counts.set(dishKey(name), (counts.get(dishKey(name)) ?? 0) + quantity)
  return counts
}
