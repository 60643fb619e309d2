// Prices ordered items by the present menu. A price from a client only says what its diner saw.

import { groupBy } from '../group-by.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'
import { courseOf, type MenuCourse } from '../orders/courses.ts'
import type { OrderItem } from '../orders/order.ts'
import { menuItemKey } from '../plain-text.ts'
import {
  areSameOptions,
  type Choice,
  type ChoiceFault,
  type ChosenOption,
  chooseOptions,
  type OptionGroup,
  priceWithOptions,
  type SentOption,
} from './options.ts'

/** A dish on the menu. */
export interface PricedItem {
  readonly name: string
  /** Minor units per unit. */
  readonly price: Minor
  readonly isSoldOut: boolean
  readonly course?: MenuCourse
  /** What is chosen with it; absent or null: nothing. */
  readonly optionGroups?: readonly OptionGroup[] | null | undefined
}

/** What a restaurant does with lines that are not on its menu; 'as-typed' where no kitchen takes orders. */
export type OffMenuRule = OffMenu | 'as-typed'

/** The restaurant's choice: the staff approve such a line, or it cannot be ordered. */
export const offMenuChoices = ['with-approval', 'never'] as const
export type OffMenu = (typeof offMenuChoices)[number]

/** An item as a client sends it. `price` is the price that its diner saw. */
export interface SentItem extends Omit<OrderItem, 'isOffMenu' | 'options'> {
  /** Absent: the client does not know of options. */
  readonly options?: SentOption[] | undefined
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
  /** `at` lists the one item. */
  | (ChoiceFault & { readonly at: readonly number[] })

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
 * the first. An item without `options` keeps those of the line before the change, else it gets the defaults. Items that are not
 * on the menu keep their typed name and price, are marked `isOffMenu`, and wait for the staff if the restaurant says so.
 * Source: decisions.md, Calls and Money.
 */
export function priceByMenu(items: readonly SentItem[], pricing: Pricing): PricedItems {
  const { menuItems, step, previous = [], acceptsPrices = false } = pricing
  if (!menuItems)
    return {
      kind: 'priced',
      items: items.map(({ isOffMenu: _, isToConfirm: __, options: ___, course: ____, ...item }) => item),
    }
  const menuItemsByKey = groupBy(menuItems, ({ name }) => menuItemKey(name))
  const keptItems = findKept(items, previous, name => menuItemsByKey.has(menuItemKey(name)))
  const lines = items.map((item, at) => {
    const named = menuItemsByKey.get(menuItemKey(item.name)) ?? []
    const kept = keptItems[at]
    const options = item.options ?? (kept ?? previous.find(isSameLine(item)))?.options
    const { menuItem, choice } = chooseMenuItem(named, { price: item.price, options }, step)
    return { item, menuItem, choice, kept }
  })
  const where = (isRefused: (line: Line) => boolean) =>
    lines.flatMap((line, at) => (isRefused(line) ? [at] : []))
  const gone = where(({ item, menuItem, kept }) => !menuItem && !kept && item.isOffMenu === false)
  if (gone.length > 0) return { kind: 'menu-item-gone', at: gone }
  const unlisted = where(({ menuItem, kept }) => !menuItem && !kept)
  if (unlisted.length > 0 && pricing.offMenu === 'never') return { kind: 'off-menu', at: unlisted }
  const soldOut = soldOutItems(lines, previous)
  if (soldOut.length > 0) return { kind: 'sold-out', at: soldOut }
  for (const [at, { choice, kept }] of lines.entries())
    if (choice && choice.kind !== 'chosen' && !kept) return { ...choice, at: [at] }
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
  /** Its options by the present menu. */
  readonly choice: Choice | undefined
  /** The item of the order before the change that this one keeps. */
  readonly kept: OrderItem | undefined
}

/** Whether an item of the order before the change has the dish, the price and, if they are said, the options. */
const isSameLine =
  ({ name, price, options }: SentItem) =>
  (item: OrderItem) =>
    menuItemKey(item.name) === menuItemKey(name) &&
    item.price === price &&
    (options === undefined || areSameOptions(item.options, options))

/**
 * For each item the one of the order before the change that is the same line, as long as its quantity lasts: at the same place if
 * it is the same there, because what the staff refused of a line is not sent back.
 */
function findKept(
  items: readonly SentItem[],
  previous: readonly OrderItem[],
  isListed: (name: string) => boolean,
): (OrderItem | undefined)[] {
  const left = previous.map(({ quantity }) => quantity)
  const take = (sent: SentItem, isPlace: (at: number) => boolean): OrderItem | undefined => {
    const isSame = isSameLine(sent)
    const at = previous.findIndex(
      (item, index) =>
        isPlace(index) &&
        isSame(item) &&
        // A guest's own price is no price of the menu.
        !(isListed(sent.name) && item.isOffMenu) &&
        (left[index] ?? 0) >= sent.quantity,
    )
    if (at >= 0) left[at] = (left[at] ?? 0) - sent.quantity
    return previous[at]
  }
  const inPlace = items.map((item, place) => take(item, at => at === place))
  return items.map((item, place) => inPlace[place] ?? take(item, () => true))
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

/** Of several dishes with one name the one that has these options at this price, else the first that is available. */
export function chooseMenuItem<M extends PricedItem>(
  menuItems: readonly M[],
  { price, options }: Pick<SentItem, 'price' | 'options'>,
  step: PayableStep,
): { readonly menuItem: M | undefined; readonly choice: Choice | undefined } {
  const choices = menuItems.map(menuItem => ({
    menuItem,
    choice: chooseOptions(menuItem.optionGroups ?? [], options, step),
  }))
  const atPrice = choices.filter(
    ({ menuItem, choice }) => choice.kind === 'chosen' && priceOf(menuItem, choice.options, step) === price,
  )
  const isAvailable = ({ menuItem }: (typeof choices)[number]) => !menuItem.isSoldOut
  return (
    atPrice.find(isAvailable) ??
    atPrice[0] ??
    choices.find(isAvailable) ??
    choices[0] ?? { menuItem: undefined, choice: undefined }
  )
}

/** What one unit of the dish costs with these options. */
export function priceOf(
  menuItem: Pick<PricedItem, 'price'>,
  options: readonly Pick<ChosenOption, 'price' | 'quantity'>[],
  step: PayableStep,
): Minor {
  return priceWithOptions(menuPrice(menuItem.price, step), options)
}

function asOrdered(
  { item, menuItem, choice, kept }: Line,
  { step, offMenu = 'as-typed', previous = [] }: Pricing,
): OrderItem {
  const {
    doubt,
    candidates,
    isOffMenu,
    isUnapproved,
    isToConfirm,
    guestPrice,
    options: _,
    course: wish,
    ...ordered
  } = item
  if (menuItem) {
    const { price, options = [] } = cheaper(kept, menuItem, choice, step)
    const isSameDish = ({ name, refused }: OrderItem) =>
      !refused && menuItemKey(name) === menuItemKey(item.name)
    const course = courseOf(menuItem.course, wish, kept ?? previous.find(isSameDish))
    return {
      ...ordered,
      name: menuItem.name,
      price,
      ...(options.length > 0 && { options: [...options] }),
      ...(course !== undefined && { course }),
      // The menu's price removes a doubt about the price.
      ...(doubt === 'name' && { doubt, ...(candidates && { candidates }) }),
    }
  }
  const typed = { ...ordered, ...(kept?.options && { options: kept.options }), ...(doubt && { doubt }) }
  if (!kept) return { ...typed, isOffMenu: true, ...(offMenu === 'with-approval' && { isUnapproved: true }) }
  const marks = {
    ...(kept.isOffMenu && { isOffMenu: kept.isOffMenu }),
    ...(kept.isUnapproved && { isUnapproved: kept.isUnapproved }),
    ...(kept.guestPrice !== undefined && { guestPrice: kept.guestPrice }),
  }
  return { ...typed, ...marks }
}

/** The line that is kept, as it was ordered, or what it is by the present menu if that costs less. */
function cheaper(
  kept: OrderItem | undefined,
  menuItem: PricedItem,
  choice: Choice | undefined,
  step: PayableStep,
): Pick<OrderItem, 'price' | 'options'> {
  const options = choice?.kind === 'chosen' ? [...choice.options] : []
  const now = { price: priceOf(menuItem, options, step), options }
  // Without its refused option, the line would no longer say what was refused.
  const isAsOrdered = choice?.kind !== 'chosen' || kept?.options?.some(({ refused }) => refused)
  return kept && (isAsOrdered || kept.price <= now.price) ? kept : now
}

function countByName(items: readonly OrderItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, quantity } of items)
    counts.set(menuItemKey(name), (counts.get(menuItemKey(name)) ?? 0) + quantity)
  return counts
}
