// Makes the menu of all pages: one dish for each size of each item, with its doubts, and a count of those left out.

import type { CurrencyCode } from '../../currency.ts'
import * as limits from '../../limits.ts'
import { detailsOf } from '../../menu/menu-item-details.ts'
import { isPayable, payableStep } from '../../money.ts'
import { lengthOf, menuItemKey } from '../../plain-text.ts'
import { cleanLine, isStorableId, joinDescription, nameOf } from './menu-item-texts.ts'
import { optionGroupReader } from './option-groups.ts'
import {
  type LeftOutReason,
  leftOutReasons,
  type MenuPart,
  type PosMenu,
  type PosMenuItem,
  type PosMenuItemDoubt,
  type RemoteCategory,
  type RemoteItem,
  type RemotePrice,
  type RemoteSize,
} from './pos-menu.ts'

export function assembleMenu(parts: readonly MenuPart[], currency: CurrencyCode): PosMenu {
  const leftOut = Object.fromEntries(leftOutReasons.map(reason => [reason, 0])) as Record<
    LeftOutReason,
    number
  >
  for (const { unreadable } of parts) leftOut.unreadable += unreadable
  const ranks = rankCategories(parts.flatMap(({ categories }) => categories))
  const { optionGroups, read } = optionGroupReader(
    parts.flatMap(({ choiceLists }) => choiceLists),
    currency,
  )
  const items = withoutRepeats(parts.flatMap(part => part.items))
    .map(item => ({ item, category: item.categories.find(({ id }) => ranks.has(id)) }))
    .map(({ item, category }) => ({
      item,
      category: ranks.get(category?.id ?? '') ?? { name: '', rank: ranks.size },
      ordinal: category?.ordinal ?? 0,
    }))
    .sort((a, b) => a.category.rank - b.category.rank || a.ordinal - b.ordinal)
  const menuItems = items.flatMap(({ item, category }) => {
    const sizes = includedSizes(item, leftOut)
    // The lists of items that are left out become no groups.
    const choices = read(sizes.length > 0 ? item.choices : [])
    const description = joinDescription([cleanLine(item.description), ...choices.texts])
    return sizes.map((size, _, { length }) =>
      menuItemOf(
        {
          ...{ item, size, isOnlySize: length === 1, category: category.name, description },
          optionGroups: choices.optionGroups,
        },
        currency,
      ),
    )
  })
  return {
    menuItems: withTwins(menuItems),
    optionGroups,
    leftOut,
    isOtherCurrency: parts.some(part => part.isOtherCurrency),
  }
}

/** An item that moved to a later page while the pages were read comes twice: the later one counts. */
function withoutRepeats(items: readonly RemoteItem[]): RemoteItem[] {
  return [...new Map(items.map((item, at) => [item.id ?? at, item])).values()]
}

const noSize: RemoteSize = {
  id: null,
  name: '',
  price: { minor: null, text: '', doubt: 'no-price' },
  isSoldOut: false,
  leftOut: null,
}

/** The sizes that come into the menu. Counts the others. */
function includedSizes(item: RemoteItem, leftOut: Record<LeftOutReason, number>): RemoteSize[] {
  const sizes = item.sizes.length === 0 ? [noSize] : item.sizes
  return sizes.filter(size => {
    const reason = item.leftOut ?? size.leftOut
    if (reason !== null) leftOut[reason] += 1
    return reason === null
  })
}

interface MenuItemParts {
  readonly item: RemoteItem
  readonly size: RemoteSize
  readonly isOnlySize: boolean
  readonly category: string
  readonly description: { readonly text: string; readonly isCut: boolean }
  readonly optionGroups: readonly number[]
}

function menuItemOf(parts: MenuItemParts, currency: CurrencyCode): PosMenuItem {
  const { item, size, isOnlySize, category, description, optionGroups } = parts
  const name = nameOf(cleanLine(item.name), cleanLine(size.name), isOnlySize)
  const { price, doubt: priceDoubt } = checkPrice(size.price, currency)
  const doubts: readonly [boolean, PosMenuItemDoubt | null][] = [
    [true, priceDoubt],
    [name === '', 'no-name'],
    [lengthOf(name) > limits.itemName, 'name-too-long'],
    [category === '', 'no-category'],
    [lengthOf(category) > limits.category, 'category-too-long'],
    [description.isCut, 'description-cut'],
    [item.areAllergensUnsure, 'allergens-unsure'],
  ]
  return {
    ...{ category, name, price, description: description.text },
    priceText: priceDoubt === null ? '' : size.price.text,
    ...detailsOf(item),
    allergensText: [...cleanLine(item.allergensText)].slice(0, limits.itemDescription).join(''),
    isSoldOut: size.isSoldOut,
    remoteId: size.id !== null && isStorableId(size.id) ? size.id : null,
    optionGroups,
    doubts: doubts.flatMap(([isRaised, doubt]) => (isRaised && doubt !== null ? [doubt] : [])),
  }
}

function checkPrice(
  { minor, doubt }: RemotePrice,
  currency: CurrencyCode,
): { readonly price: number | null; readonly doubt: PosMenuItemDoubt | null } {
  if (minor === null) return { price: null, doubt: doubt ?? 'no-price' }
  if (!(minor >= 0)) return { price: null, doubt: 'price-unreadable' }
  if (minor > limits.price) return { price: null, doubt: 'price-too-large' }
  if (!isPayable(minor, payableStep(currency))) return { price: null, doubt: 'price-not-payable' }
  return { price: minor, doubt: doubt ?? (minor === 0 ? 'free' : null) }
}

/** Marks dishes whose name their category has again: the menu can hold only one of them. */
function withTwins(menuItems: readonly PosMenuItem[]): PosMenuItem[] {
  const keys = menuItems.map(({ category, name }) => `${menuItemKey(category)}\n${menuItemKey(name)}`)
  const seen = new Set<string>()
  const twins = new Set(keys.filter(key => seen.size === seen.add(key).size))
  return menuItems.map((menuItem, at) =>
    menuItem.name !== '' && twins.has(keys[at] ?? '')
      ? { ...menuItem, doubts: [...menuItem.doubts, 'twice'] }
      : menuItem,
  )
}

// The sequence of a point of sale's categories, each of which may have a parent.

interface RankedCategory {
  readonly name: string
  /** Its position among all categories. */
  readonly rank: number
}

/** By id; without categories that have no name. */
function rankCategories(categories: readonly RemoteCategory[]): ReadonlyMap<string, RankedCategory> {
  const byId = new Map(categories.map(category => [category.id, category]))
  const positions = new Map([...byId.keys()].map((id, at) => [id, at]))
  const sorted = [...byId.values()]
    .map(category => ({ category, path: pathOf(category, byId, positions) }))
    .sort((a, b) => comparePaths(a.path, b.path))
  return new Map(
    sorted
      .map(({ category }, rank) => [category.id, { name: cleanLine(category.name), rank }] as const)
      .filter(([, { name }]) => name !== ''),
  )
}

/** No catalog is deeper. Bounds parents that form a cycle, too. */
const maxDepth = 10

/** The ordinals from the top to the category, each followed by a position that tells categories with one ordinal apart. */
function pathOf(
  category: RemoteCategory,
  byId: ReadonlyMap<string, RemoteCategory>,
  positions: ReadonlyMap<string, number>,
): number[] {
  const path: number[] = []
  let one: RemoteCategory | undefined = category
  for (let depth = 0; one && depth < maxDepth; depth += 1) {
    path.unshift(one.ordinal, positions.get(one.id) ?? 0)
    one = one.parentId === null ? undefined : byId.get(one.parentId)
  }
  return path
}

/** A category comes before those within it. */
function comparePaths(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  if (at < 0) return a.length - b.length
  return (a[at] ?? 0) - (b[at] ?? Number.NEGATIVE_INFINITY)
}
