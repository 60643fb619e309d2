// Prices ordered items by the present menu. A price from a client only says what its diner saw.

import { groupBy } from '../group-by.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import type { OrderItem } from '../orders/order.ts'
import { menuItemKey } from '../plain-text.ts'

/** A dish on the menu. */
export interface PricedItem {
  readonly name: string
  /** Minor units per unit. */
  readonly price: Minor
  readonly isSoldOut: boolean
}

/** What a restaurant does with lines that are not on its menu; 'as-typed' where no kitchen takes orders. */
export type OffMenuRule = OffMenu | 'as-typed'

/** The restaurant's choice: the staff approve such a line, or it cannot be ordered. */
export const offMenuChoices = ['with-approval', 'never'] as const
export type OffMenu = (typeof offMenuChoices)[number]

/** An item as a client sends it. `price` is the price that its diner saw. */
export interface SentItem extends Omit<OrderItem, 'isOffMenu'> {
  /** true: the diner typed the dish. false: they picked it from the menu. Absent: the client does not say. */
  readonly isOffMenu?: boolean | undefined
}

/** An item that costs more than its diner saw. */
export interface NewPrice {
  /** The index of the item in the request. */
  readonly item: number
  readonly name: string
  readonly price: Minor
}

/** `at` lists the positions of the items that cannot be ordered. */
export type PricedItems =
  | { readonly kind: 'priced'; readonly items: readonly OrderItem[] }
  | { readonly kind: 'sold-out' | 'menu-item-gone' | 'off-menu'; readonly at: readonly number[] }
  | { readonly kind: 'price-changed'; readonly prices: readonly NewPrice[] }

export interface Pricing {
  /** At least those of the menu that the items name; null if there is no menu. */
  readonly menuItems: readonly PricedItem[] | null
  readonly step: PayableStep
  /** The order before a change. What it has stays at its price, even if the dish is dearer, sold out or gone by now. */
  readonly previous?: readonly OrderItem[]
  readonly offMenu?: OffMenuRule
  /** The diner accepts the menu's prices, or saw none. */
  readonly acceptsPrices?: boolean
}

/**
 * The items with the menu's spelling and prices. Of several dishes with one name the item is the one with the sent price, else
 * the first. Items that are not on the menu keep their typed name and price, are marked `isOffMenu`, and wait for the staff if
 * the restaurant says so. Source: decisions.md, Calls and Money.
 */
export function priceByMenu(items: readonly SentItem[], pricing: Pricing): PricedItems {
  const { menuItems, step, previous = [], acceptsPrices = false } = pricing
  if (!menuItems)
    return { kind: 'priced', items: items.map(({ isOffMenu: _, isToConfirm: __, ...item }) => item) }
  const menuItemsByKey = groupBy(menuItems, ({ name }) => menuItemKey(name))
  const takeKept = keptItems(previous)
  const lines = items.map(item => {
    const menuItem = choose(menuItemsByKey.get(menuItemKey(item.name)) ?? [], item.price, step)
    return { item, menuItem: menuItem, kept: takeKept(item, menuItem !== undefined) }
  })
  const where = (isRefused: (line: Line) => boolean) =>
    lines.flatMap((line, at) => (isRefused(line) ? [at] : []))
  const gone = where(({ item, menuItem, kept }) => !menuItem && !kept && item.isOffMenu === false)
  if (gone.length > 0) return { kind: 'menu-item-gone', at: gone }
  const unlisted = where(({ menuItem, kept }) => !menuItem && !kept)
  if (unlisted.length > 0 && pricing.offMenu === 'never') return { kind: 'off-menu', at: unlisted }
  const soldOut = soldOutItems(lines, previous)
  if (soldOut.length > 0) return { kind: 'sold-out', at: soldOut }
  const priced = lines.map(line => asOrdered(line, pricing))
  const dearer = priced.flatMap(({ name, price }, item) =>
    price > (items[item]?.price ?? 0) ? [{ item, name, price }] : [],
  )
  if (dearer.length > 0 && !acceptsPrices) return { kind: 'price-changed', prices: dearer }
  return { kind: 'priced', items: priced }
}

/** A dish's price, rounded to the group's payable step: the menu may have another currency than the group. */
export function menuPrice(price: Minor, step: PayableStep): Minor {
  return roundToStep(BigInt(price), 1n, step)
}

interface Line {
  readonly item: SentItem
  /** The dish on the menu. */
  readonly menuItem: PricedItem | undefined
  /** The item of the order before the change that this one keeps. */
  readonly kept: OrderItem | undefined
}

/** Finds the item of the order before the change with the same dish at the same price, as long as its quantity lasts. */
function keptItems(previous: readonly OrderItem[]) {
  const left = previous.map(({ quantity }) => quantity)
  return ({ name, price, quantity }: SentItem, isListed: boolean): OrderItem | undefined => {
    const at = previous.findIndex(
      (item, index) =>
        menuItemKey(item.name) === menuItemKey(name) &&
        item.price === price &&
        // A guest's own price is no price of the menu.
        !(isListed && item.isOffMenu) &&
        (left[index] ?? 0) >= quantity,
    )
    if (at >= 0) left[at] = (left[at] ?? 0) - quantity
    return previous[at]
  }
}

/** The positions of sold-out items beyond the quantity in `previous`. */
function soldOutItems(lines: readonly Line[], previous: readonly OrderItem[]): number[] {
  const left = countByName(previous)
  return lines.flatMap(({ item: { name, quantity }, menuItem }, at) => {
    if (!menuItem?.isSoldOut) return []
    const rest = (left.get(menuItemKey(name)) ?? 0) - quantity
    left.set(menuItemKey(name), rest)
    return rest < 0 ? [at] : []
  })
}

function choose(menuItems: readonly PricedItem[], sent: Minor, step: PayableStep): PricedItem | undefined {
  const withSentPrice = menuItems.filter(({ price }) => menuPrice(price, step) === sent)
  const isAvailable = (menuItem: PricedItem) => !menuItem.isSoldOut
  return withSentPrice.find(isAvailable) ?? withSentPrice[0] ?? menuItems.find(isAvailable) ?? menuItems[0]
}

function asOrdered({ item, menuItem, kept }: Line, { step, offMenu = 'as-typed' }: Pricing): OrderItem {
  const { doubt, candidates, isOffMenu, isUnapproved, isToConfirm, guestPrice, ...ordered } = item
  if (menuItem) {
    const price = menuPrice(menuItem.price, step)
    return {
      ...ordered,
      name: menuItem.name,
      price: kept ? Math.min(kept.price, price) : price,
      // The menu's price removes a doubt about the price.
      ...(doubt === 'name' && { doubt, ...(candidates && { candidates }) }),
    }
  }
  const typed = { ...ordered, ...(doubt && { doubt }) }
  if (!kept) return { ...typed, isOffMenu: true, ...(offMenu === 'with-approval' && { isUnapproved: true }) }
  const marks = {
    ...(kept.isOffMenu && { isOffMenu: kept.isOffMenu }),
    ...(kept.isUnapproved && { isUnapproved: kept.isUnapproved }),
    ...(kept.guestPrice !== undefined && { guestPrice: kept.guestPrice }),
  }
  return { ...typed, ...marks }
}

function countByName(items: readonly OrderItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, quantity } of items)
    counts.set(menuItemKey(name), (counts.get(menuItemKey(name)) ?? 0) + quantity)
  return counts
}
