// Compares a menu file, or the menu of a point of sale, with the current menu: what changes for each dish, and which dishes the
// file lacks.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { freeRenames } from '@tablemate/domain/menu/free-renames.ts'
import { changedDetails, type MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { menuItemKey, tidyName } from '@tablemate/domain/plain-text.ts'
import {
  areOtherOptions,
  areOtherTranslations,
  type FileDish,
  type Keyed,
  type MenuDish,
  type Pairs,
} from './diff-dish.ts'

export type { FileDish, MenuDish } from './diff-dish.ts'

export type DishChange =
  | 'price'
  | 'name'
  | 'description'
  | keyof MenuItemDetails
  | 'translations'
  | 'options'
  | 'category'
  | 'availability'

export type DishDiff<Present> =
  | { readonly kind: 'left-out' }
  /** Another row has the same name and category: the menu can hold only one of them. */
  | { readonly kind: 'twin' }
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly dish: Present }
  | { readonly kind: 'changed'; readonly dish: Present; readonly changes: readonly DishChange[] }

export interface MenuDiff<Present> {
  /** In the order of the file. */
  readonly dishes: readonly DishDiff<Present>[]
  /** The menu's dishes that no row matches, in the menu's order. A row left out of the import still matches its dish. */
  readonly missing: readonly Present[]
}

/**
 * A row matches the menu's dish with its id (menu-diff.ts); else the dish with its name and category; else the dish of that
 * name in another category, if exactly one row and one dish remain. A dish whose row is left out stays on the menu unchanged.
 * The client calls this on every key press, with thousands of dishes: results are cached by object, so a caller must replace
 * a changed dish by a new object.
 */
export function diffMenu<Present extends MenuDish>(
  coming: readonly FileDish[],
  menu: readonly Present[],
): MenuDiff<Present> {
  const rows = coming.map(keyed)
  const present = menu.map(keyed)
  const imported = rows.filter(isImported)
  const pairs: Pairs<Present> = new Map()
  pairById(imported, present, pairs)
  unpairBlocked(pairs, present)
  pairByKey(imported, present, pairs)
  pairById(rows, present, pairs)
  pairByKey(rows, present, pairs)
  // Imported rows pair first, so that a left-out row takes no dish that an imported row continues.
  pairByName(imported, present, pairs)
  pairByName(rows, present, pairs)
  const continued = new Set(pairs.values())
  const seen = new Set<string>()
  const twins = new Set(imported.flatMap(({ key }) => (seen.size === seen.add(key).size ? [key] : [])))
  return {
    dishes: rows.map(row =>
      row.dish.isLeftOut
        ? { kind: 'left-out' }
        : row.name !== '' && twins.has(row.key)
          ? { kind: 'twin' }
          : diffOf(row, pairs.get(row)),
    ),
    missing: present.filter(one => !continued.has(one)).map(({ dish }) => dish),
  }
}

type NamedDish = Pick<MenuDish, 'name' | 'category'>

const known = new WeakMap<NamedDish, Keyed<NamedDish>>()

function keyed<Dish extends NamedDish>(dish: Dish): Keyed<Dish> {
  const found = known.get(dish)
  if (found) return found as Keyed<Dish>
  const name = menuItemKey(dish.name)
  const made = { dish, name, key: `${menuItemKey(dish.category)}\n${name}` }
  known.set(dish, made)
  return made
}

function pairByKey<P>(rows: readonly Keyed<FileDish>[], present: readonly Keyed<P>[], pairs: Pairs<P>): void {
  const renamed = new Set(
    [...pairs].flatMap(([row, one]) => (isImported(row) && row.key !== one.key ? [one] : [])),
  )
  const byKey = new Map(present.filter(one => !renamed.has(one)).map(one => [one.key, one]))
  for (const row of rows) {
    const there = pairs.has(row) ? undefined : byKey.get(row.key)
    if (there) pairs.set(row, there)
  }
}

/** Pairs the remaining rows and dishes whose name is unique on both sides. */
function pairByName<P>(
  rows: readonly Keyed<FileDish>[],
  present: readonly Keyed<P>[],
  pairs: Pairs<P>,
): void {
  const paired = new Set(pairs.values())
  const freeDishes = groupBy(
    present.filter(one => !paired.has(one)),
    ({ name }) => name,
  )
  const freeRows = groupBy(
    rows.filter(row => !pairs.has(row)),
    ({ name }) => name,
  )
  for (const [name, [row, ...more]] of freeRows) {
    const [one, ...others] = freeDishes.get(name) ?? []
    if (row && one && more.length + others.length === 0) pairs.set(row, one)
  }
}

function diffOf<P extends MenuDish>({ dish }: Keyed<FileDish>, there: Keyed<P> | undefined): DishDiff<P> {
  if (!there) return { kind: 'new' }
  const { name, description, price, translations } = there.dish
  const differs: readonly [DishChange, boolean][] = [
    // An empty or unreadable field of the file changes nothing.
    ['price', dish.price !== null && dish.price !== price],
    ['name', isOtherText(dish.name, name)],
    ['description', dish.description !== '' && isOtherText(dish.description, description ?? '')],
    ...changedDetails(dish, there.dish).map((detail): [DishChange, boolean] => [detail, true]),
    ['translations', areOtherTranslations(dish.translations ?? [], translations ?? [])],
    ['options', areOtherOptions(dish.optionGroups ?? [], there.dish.optionGroups ?? [])],
    ['category', menuItemKey(dish.category) !== menuItemKey(there.dish.category)],
    ['availability', dish.isSoldOut !== undefined && dish.isSoldOut !== (there.dish.isSoldOut ?? false)],
  ]
  const changes = differs.filter(([, isSo]) => isSo).map(([change]) => change)
  return changes.length === 0
    ? { kind: 'same', dish: there.dish }
    : { kind: 'changed', dish: there.dish, changes }
}

/** Compares the text in the form in which it would be stored. */
function isOtherText(typed: string, stored: string): boolean {
  return typed !== stored && !['', stored].includes(tidyName(typed))
}

// Pairs rows from a point of sale with the menu's dishes that came from the same dishes, whatever those are called now.

function isImported({ dish, name }: Keyed<FileDish>): boolean {
  return !dish.isLeftOut && name !== ''
}

/** Pairs the remaining rows that have the id of a remaining dish. */
function pairById<P extends { readonly id?: number }>(
  rows: readonly Keyed<FileDish>[],
  present: readonly Keyed<P>[],
  pairs: Pairs<P>,
): void {
  const free = rows.filter(row => row.dish.itemId !== undefined && !pairs.has(row))
  if (free.length === 0) return
  const byId = new Map(present.map(one => [one.dish.id, one]))
  const paired = new Set(pairs.values())
  for (const row of free) {
    const there = byId.get(row.dish.itemId)
    if (!there || paired.has(there)) continue
    pairs.set(row, there)
    paired.add(there)
  }
}

/** Undoes the pairs of rows whose new name is not free, since the import would change another dish (free-renames.ts). */
function unpairBlocked<P>(pairs: Pairs<P>, present: readonly Keyed<P>[]): void {
  if (pairs.size === 0) return
  const renames = Array.from(pairs, ([row, there]) => ({ id: there, key: row.key }))
  const free = freeRenames(
    renames,
    present.map(one => ({ id: one, key: one.key })),
  )
  for (const [row, there] of pairs) if (!free.has(there)) pairs.delete(row)
}
