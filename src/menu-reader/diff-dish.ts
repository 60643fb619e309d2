// The dishes that menu-diff.ts compares.

import type { Allergen } from '#domain/menu/allergens.ts'
import type { Minor } from '#domain/money.ts'

/** A dish of the file, as the import would store it. */
export interface FileDish {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: Minor | null
  readonly allergens: readonly Allergen[]
  readonly isLeftOut: boolean
  /** The id of the menu's dish that came from the same dish of the point of sale. */
  readonly itemId?: number | undefined
  readonly isSoldOut?: boolean | undefined
}

/** A dish of the current menu, where name and category together are unique. */
export interface MenuDish {
  readonly name: string
  readonly category: string
  readonly description: string | null
  readonly price: Minor
  readonly allergens: readonly Allergen[]
  readonly id?: number
  readonly isSoldOut?: boolean
}

export interface Keyed<Dish> {
  readonly dish: Dish
  readonly name: string
  /** Name and category as one key. */
  readonly key: string
}

export type Pairs<Present> = Map<Keyed<FileDish>, Keyed<Present>>
