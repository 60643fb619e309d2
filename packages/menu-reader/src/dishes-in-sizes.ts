// Finds the dishes that a menu has once for each of their sizes: "Chianti (glass)" and "Chianti (bottle)". Pure.

import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { detailsOf, type MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { isSizeHeading } from './size-names.ts'

interface Dish extends MenuItemDetails {
  readonly name: string
  readonly category: string
  readonly description: string | null
  readonly price: Minor
  readonly isSoldOut: boolean
  readonly optionGroups?: readonly { readonly id: number }[] | undefined
}

/** A dish that could have these sizes instead. */
export interface DishInSizes<Item> {
  /** Without a size. */
  readonly name: string
  /** The cheapest first. */
  readonly sizes: readonly { readonly name: string; readonly item: Item }[]
}

/**
 * In the order of the menu. The dishes of one are in the same category, have the same details, description and options, and are all sold out or all available; no
 * other dish of the category has its name.
 */
export function dishesInSizes<Item extends Dish>(items: readonly Item[]): DishInSizes<Item>[] {
  const keyOf = (category: string, name: string) => `${menuItemKey(category)}\n${menuItemKey(name)}`
  const names = new Set(items.map(({ category, name }) => keyOf(category, name)))
  const sized = items.flatMap(item => {
    const split = splitSize(item.name)
    return split && !names.has(keyOf(item.category, split.name)) ? [{ ...split, item }] : []
  })
  const byName = groupBy(sized, ({ name, item }) => keyOf(item.category, name))
  return [...byName.values()].flatMap(sizes => {
    const [first] = sizes
    const areDistinct = new Set(sizes.map(({ size }) => menuItemKey(size))).size === sizes.length
    const areAlike = new Set(sizes.map(({ item }) => contentOf(item))).size === 1
    if (!first || sizes.length < 2 || sizes.length > limits.optionsPerGroup || !areDistinct || !areAlike)
      return []
    const ordered = sizes.toSorted((one, other) => one.item.price - other.item.price)
    return [{ name: first.name, sizes: ordered.map(({ size, item }) => ({ name: size, item })) }]
  })
}

function contentOf(item: Dish): string {
  return JSON.stringify([
    item.isSoldOut,
    item.description,
    detailsOf(item),
    item.optionGroups?.map(({ id }) => id),
  ])
}

/** The name of a dish without the size at its end: in brackets, after a comma or dash, or the last words. Null: it has none. */
function splitSize(text: string): { readonly name: string; readonly size: string } | null {
  const words = text.trim().split(/\s+/)
  const ends = [3, 2, 1].map(count => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')])
  for (const [name = '', size = ''] of [
    bracketed.exec(text)?.slice(1) ?? [],
    dashed.exec(text)?.slice(1) ?? [],
    ...ends,
  ])
    if (/\p{L}/u.test(name) && isSizeHeading(size) && !/^\d+$/.test(size)) return { name, size }
  return null
}

const bracketed = /^(.*\S)\s*[([（［]\s*([^()[\]（）［］]*[^()[\]（）［］\s])\s*[)\]）］]$/u
const dashed = /^(.*[^\s,–—-])\s*(?:,|\s[-–—])\s+(.+)$/u
