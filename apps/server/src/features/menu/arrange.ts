// Arranges dishes: renames categories, moves dishes between them, and orders the dishes of a category.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { changeCategory, moveMenuItems } from '@tablemate/contract/menu.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { deleteEmptyCategories, insertCategories } from './categories.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { requireWithinLimits } from './require-within-limits.ts'

/**
 * Renames a category, sets its course and orders its dishes; returns its name. Throws 'category-not-found', 'category-taken' when another
 * category has the name and `merge` is not set, 'menu-item-taken' when both categories have a dish of the same name,
 * 'too-many-menu-items'.
 */
export async function updateCategory(
  locked: LockedMenu,
  { category, name, merge, course, itemIds }: CheckedOf<typeof changeCategory, 'body'>,
): Promise<string> {
  const { tx, restaurantId } = locked
  const key = menuItemKey(category)
  const present = await findCategory(locked, key)
  if (!present) throw problem('category-not-found')
  if (itemIds) await positionMenuItems(locked, key, { atStart: itemIds })
  if (course !== undefined)
    await tx`
      update menu_categories set course = ${course} where restaurant_id = ${restaurantId} and key = ${key}`
  if (name === undefined) return present.name
  const newKey = menuItemKey(name)
  if (newKey !== key) await changeKey(locked, { from: key, to: newKey, name, mayMerge: merge === true })
  await tx`
    update menu_categories set name = ${name} where restaurant_id = ${restaurantId} and key = ${newKey}`
  return name
}

/**
 * Moves dishes to the end of a category, in the given order. Throws 'menu-item-not-found', 'menu-item-taken',
 * 'too-many-menu-items'.
 */
export async function moveToCategory(
  locked: LockedMenu,
  { itemIds, category }: CheckedOf<typeof moveMenuItems, 'body'>,
): Promise<number> {
  const { tx, restaurantId, now } = locked
  const key = menuItemKey(category)
  const moving = [...new Set(itemIds)]
  await insertCategories(locked, [{ key, name: category }])
  const count = await refuseDuplicate(
    () => tx.count`
    update menu_items set category_key = ${key}, updated_at = ${now}
    where restaurant_id = ${restaurantId} and id = any(${moving}::bigint[])`,
  )
  if (count < moving.length) throw problem('menu-item-not-found')
  await positionMenuItems(locked, key, { atEnd: moving })
  await deleteEmptyCategories(locked)
  await requireWithinLimits(locked)
  return count
}

/** Puts these dishes of a category first or last, in the given order. The other dishes keep their order. */
export async function positionMenuItems(
  { tx, restaurantId }: LockedMenu,
  category: string,
  ids: { readonly atStart: readonly number[] } | { readonly atEnd: readonly number[] },
): Promise<void> {
  const [moving, order] =
    'atStart' in ids
      ? [ids.atStart, fragment`w.at nulls last, i.position nulls last, i.id`]
      : [ids.atEnd, fragment`w.at nulls first, i.position nulls last, i.id`]
  await tx`
    update menu_items m set position = placed.position from (
      select i.id, row_number() over (order by ${order}) as position
      from menu_items i left join unnest(${[...new Set(moving)]}::bigint[]) with ordinality as w (id, at) using (id)
      where i.restaurant_id = ${restaurantId} and i.category_key = ${category}
    ) placed where m.id = placed.id and m.position is distinct from placed.position`
}

interface KeyChange {
  readonly from: string
  readonly to: string
  readonly name: string
  readonly mayMerge: boolean
}

/** A renamed category keeps its position, and no translations of its former name. Dishes of a merged category move to the end of the other. */
async function changeKey(locked: LockedMenu, { from, to, name, mayMerge }: KeyChange): Promise<void> {
  const { tx, restaurantId, now } = locked
  const other = await findCategory(locked, to)
  if (other && !mayMerge) throw problem('category-taken', { fields: { name: 'taken' } })
  if (!other)
    await tx`
      insert into menu_categories (restaurant_id, key, name, position, course)
      select restaurant_id, ${to}, ${name}, position, course from menu_categories
      where restaurant_id = ${restaurantId} and key = ${from}`
  const menuItems = await tx<{ id: number }[]>`
    select id from menu_items where restaurant_id = ${restaurantId} and category_key = ${from}
    order by position nulls last, id`
  await refuseDuplicate(
    () => tx`
    update menu_items set category_key = ${to}, updated_at = ${now}
    where restaurant_id = ${restaurantId} and category_key = ${from}`,
  )
  await positionMenuItems(locked, to, { atEnd: menuItems.map(({ id }) => id) })
  await deleteEmptyCategories(locked)
  await requireWithinLimits(locked)
}

async function findCategory({ tx, restaurantId }: LockedMenu, key: string): Promise<{ name: string } | null> {
  const [found] = await tx<{ name: string }[]>`
    select name from menu_categories where restaurant_id = ${restaurantId} and key = ${key}`
  return found ?? null
}
