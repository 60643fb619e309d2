// What a file would change on the menu that is there: dish by dish, and what of the menu the file does not have.

import { groupBy } from '#domain/group-by.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Minor } from '#domain/money.ts'
import { dishKey, tidyName } from '#domain/plain-text.ts'

/** A dish of the file, as it would be taken in. */
export interface ComingDish {
  readonly name: string
  readonly category: string
  readonly description: string
  /** null: it has none yet. */
  readonly price: Minor | null
  readonly allergens: readonly Allergen[]
  readonly isLeftOut: boolean
}

/** A dish of the menu, on which no two share name and category. */
export interface PresentDish {
  readonly name: string
  readonly category: string
  readonly description: string | null
  readonly price: Minor
  readonly allergens: readonly Allergen[]
}

export type DishChange = 'price' | 'name' | 'description' | 'allergens' | 'category'

export type DishDiff<Present> =
  | { readonly kind: 'left-out' }
  /** Another row has this name in this category: only one of them could be kept. */
  | { readonly kind: 'twin' }
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly dish: Present }
  | { readonly kind: 'changed'; readonly dish: Present; readonly changes: readonly DishChange[] }

export interface MenuDiff<Present> {
  /** In the order of the file. */
  readonly dishes: readonly DishDiff<Present>[]
  /** What no dish of the file continues, one that is left out included. In the order of the menu. */
  readonly gone: readonly Present[]
}

/**
 * A dish continues the one that has its name in its category; else one of that name in another category, if no other of
 * the file and none of the menu could be meant. What is left out of the import stays on the menu as it is. Asked anew at
 * every key that is pressed, of thousands of dishes: one that is changed must be another object.
 */
export function diffMenu<Present extends PresentDish>(
  coming: readonly ComingDish[],
  menu: readonly Present[],
): MenuDiff<Present> {
  const rows = coming.map(keyed)
  const present = menu.map(keyed)
  const kept = rows.filter(({ dish, name }) => !dish.isLeftOut && name !== '')
  const pairs = inTheirPlace(rows, present)
  // Who stays goes first: what is left out claims nothing that another row continues.
  pairByName(kept, present, pairs)
  pairByName(rows, present, pairs)
  const continued = new Set(pairs.values())
  const seen = new Set<string>()
  const twins = new Set(kept.flatMap(({ place }) => (seen.size === seen.add(place).size ? [place] : [])))
  return {
    dishes: rows.map(row =>
      row.dish.isLeftOut
        ? { kind: 'left-out' }
        : row.name !== '' && twins.has(row.place)
          ? { kind: 'twin' }
          : diffOf(row, pairs.get(row)),
    ),
    gone: present.filter(one => !continued.has(one)).map(({ dish }) => dish),
  }
}

type DishPlace = Pick<PresentDish, 'name' | 'category'>

interface Keyed<Dish> {
  readonly dish: Dish
  readonly name: string
  /** Name and category in one. */
  readonly place: string
}

const known = new WeakMap<DishPlace, Keyed<DishPlace>>()

function keyed<Dish extends DishPlace>(dish: Dish): Keyed<Dish> {
  const found = known.get(dish)
  if (found) return found as Keyed<Dish>
  const name = dishKey(dish.name)
  const made = { dish, name, place: `${dishKey(dish.category)}\n${name}` }
  known.set(dish, made)
  return made
}

type Pairs<Present> = Map<Keyed<ComingDish>, Keyed<Present>>

function inTheirPlace<P>(rows: readonly Keyed<ComingDish>[], present: readonly Keyed<P>[]): Pairs<P> {
  const byPlace = new Map(present.map(one => [one.place, one]))
  const pairs: Pairs<P> = new Map()
  for (const row of rows) {
    const there = byPlace.get(row.place)
    if (there) pairs.set(row, there)
  }
  return pairs
}

/** Those that have no counterpart yet, where each is the only one of its name. */
function pairByName<P>(
  rows: readonly Keyed<ComingDish>[],
  present: readonly Keyed<P>[],
  pairs: Pairs<P>,
): void {
  const taken = new Set(pairs.values())
  const free = groupBy(
    present.filter(one => !taken.has(one)),
    ({ name }) => name,
  )
  const loose = groupBy(
    rows.filter(row => !pairs.has(row)),
    ({ name }) => name,
  )
  for (const [name, [row, ...more]] of loose) {
    const [one, ...others] = free.get(name) ?? []
    if (row && one && more.length + others.length === 0) pairs.set(row, one)
  }
}

function diffOf<P extends PresentDish>(
  { dish, place }: Keyed<ComingDish>,
  there: Keyed<P> | undefined,
): DishDiff<P> {
  if (!there) return { kind: 'new' }
  const { name, description, price, allergens } = there.dish
  const differs: readonly [DishChange, boolean][] = [
    // A file that says nothing of a dish, or nothing that could be read, takes nothing away.
    ['price', dish.price !== null && dish.price !== price],
    ['name', isAnother(dish.name, name)],
    ['description', dish.description !== '' && isAnother(dish.description, description ?? '')],
    ['allergens', dish.allergens.length > 0 && areOthers(dish.allergens, allergens)],
    ['category', place !== there.place],
  ]
  const changes = differs.filter(([, isSo]) => isSo).map(([change]) => change)
  return changes.length === 0
    ? { kind: 'same', dish: there.dish }
    : { kind: 'changed', dish: there.dish, changes }
}

function areOthers(some: readonly Allergen[], kept: readonly Allergen[]): boolean {
  return some.length !== kept.length || some.some(one => !kept.includes(one))
}

/** As it would be kept. */
function isAnother(typed: string, kept: string): boolean {
  return typed !== kept && !['', kept].includes(tidyName(typed))
}
