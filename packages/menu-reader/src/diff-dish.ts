// The dishes that menu-diff.ts compares.

import type { MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import type { Minor } from '@tablemate/domain/money.ts'

/** A dish of the file, as the import would store it. */
export interface FileDish extends MenuItemDetails {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: Minor | null
  readonly translations?: readonly MenuItemTranslation[] | undefined
  readonly isLeftOut: boolean
  /** The id of the menu's dish that came from the same dish of the point of sale. */
  readonly itemId?: number | undefined
  readonly isSoldOut?: boolean | undefined
}

/** A dish of the current menu, where name and category together are unique. */
export interface MenuDish extends MenuItemDetails {
  readonly name: string
  readonly category: string
  readonly description: string | null
  readonly price: Minor
  readonly translations?: readonly MenuItemTranslation[]
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

/**
 * Whether an import would change the stored translations. A dish of the file without own ones keeps those stored; the names of
 * its category may be in another row of the file.
 */
export function areOtherTranslations(
  some: readonly MenuItemTranslation[],
  stored: readonly MenuItemTranslation[],
): boolean {
  const isOwn = ({ name, description }: MenuItemTranslation) => name !== null || description !== null
  const hasOwn = some.some(isOwn)
  const storedIn = new Map(stored.map(one => [one.language, one]))
  const isOther = ({ language, name, description, category }: MenuItemTranslation) => {
    const there = storedIn.get(language)
    const isOtherDish = name !== (there?.name ?? null) || description !== (there?.description ?? null)
    return (hasOwn && isOtherDish) || (category !== null && category !== there?.category)
  }
  const languages = new Set(some.filter(isOwn).map(({ language }) => language))
  return some.some(isOther) || (hasOwn && stored.some(one => isOwn(one) && !languages.has(one.language)))
}
