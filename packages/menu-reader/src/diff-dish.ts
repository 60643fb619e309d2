// The dishes that menu-diff.ts compares.

import type { MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { OptionGroup } from '@tablemate/domain/menu/options.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'

type DiffGroup = Pick<OptionGroup, 'name' | 'min' | 'max'> & {
  readonly options: readonly {
    readonly name: string
    readonly price: Minor
    readonly isDefault?: boolean | undefined
  }[]
}

/** A dish of the file, as the import would store it. */
export interface FileDish extends MenuItemDetails {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: Minor | null
  readonly translations?: readonly MenuItemTranslation[] | undefined
  readonly optionGroups?: readonly DiffGroup[] | undefined
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
  readonly optionGroups?: readonly DiffGroup[] | undefined
  readonly id?: number
  readonly isSoldOut?: boolean
}

/** Whether an import would change the groups of a dish. Those that the file does not have stay. */
export function areOtherOptions(some: readonly DiffGroup[], stored: readonly DiffGroup[]): boolean {
  const contentOf = ({ name, min, max, options }: DiffGroup) =>
    JSON.stringify([
      menuItemKey(name),
      min,
      max,
      options.map(one => [menuItemKey(one.name), one.price, one.isDefault ?? false]),
    ])
  const there = new Set(stored.map(contentOf))
  return some.some(group => !there.has(contentOf(group)))
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
