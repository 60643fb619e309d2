// The sizes of a dish, typed as one line: they become a group of options, which dishes with the same sizes share.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { addMenuItem } from '@tablemate/contract/menu.ts'
import { hasSizes, optionsOfSizes, sizeGroupOf } from '@tablemate/domain/menu/sizes.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import {
  deleteOptionGroup,
  insertOptionGroup,
  listOptionGroups,
  optionGroupBodyOf,
  updateOptionGroup,
} from './option-groups.ts'

export type Sizes = NonNullable<CheckedOf<typeof addMenuItem, 'body'>['sizes']>

/**
 * Gives a dish these sizes in place of those that it has. A group of options that no dish has any more is deleted. The caller
 * sets the dish's price to that of the first one. Throws as `insertOptionGroup`.
 */
export async function writeSizes(locked: LockedMenu, menuItemId: number, sizes: Sizes): Promise<void> {
  const { tx, restaurantId } = locked
  const groups = await listOptionGroups(tx, restaurantId)
  const [row] = await tx<{ ids: number[] }[]>`
    select option_group_ids as ids from menu_items where id = ${menuItemId} and restaurant_id = ${restaurantId}`
  const ids = row?.ids ?? []
  const own = sizeGroupOf(ids.flatMap(id => groups.find(group => group.id === id) ?? []))
  const isOnlyOwn = own?.itemCount === 1
  const same = groups.find(group => hasSizes(group, sizes.options))
  const at = own ? ids.indexOf(own.id) : 0
  const others = ids.filter(id => id !== own?.id && id !== same?.id)
  if (sizes.options.length > 0) {
    const { id } =
      same ?? (own && isOnlyOwn ? await changeSizes(locked, own, sizes) : await addSizes(locked, sizes))
    others.splice(at, 0, id)
  }
  await tx`
    update menu_items set option_group_ids = ${others}::bigint[] where id = ${menuItemId} and restaurant_id = ${restaurantId}`
  if (own && isOnlyOwn && !others.includes(own.id)) await deleteOptionGroup(locked, own.id)
}

function addSizes(locked: LockedMenu, { name, options }: Sizes) {
  return insertOptionGroup(locked, {
    ...{ name, kitchenName: null, min: 1, max: 1, translations: [] },
    options: optionsOfSizes(options).map(option => ({
      ...{ id: null, kitchenName: null, allergens: [], translations: [] },
      ...option,
    })),
  })
}

/** Sizes that have kept their name are the same options as before. */
function changeSizes(
  locked: LockedMenu,
  own: Parameters<typeof optionGroupBodyOf>[0] & { readonly id: number },
  { options }: Sizes,
) {
  const before = optionGroupBodyOf(own)
  return updateOptionGroup(locked, own.id, {
    ...before,
    options: optionsOfSizes(options).map(option => ({
      ...{ id: null, kitchenName: null, allergens: [], translations: [] },
      ...before.options.find(({ name }) => menuItemKey(name) === menuItemKey(option.name)),
      ...option,
    })),
  })
}
