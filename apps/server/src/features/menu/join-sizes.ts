// Makes one dish with sizes of dishes that differ only in their size, and separates them again until that dish changes.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { type DishInSizes, dishesInSizes } from '@tablemate/menu-reader/dishes-in-sizes.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { listMenu, updateMenuItem } from './queries.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { requireWithinLimits } from './require-within-limits.ts'
import { writeSizes } from './sizes.ts'

/**
 * The dishes that could be joined, in the order of the menu. Dishes with a picture or with an id at a point of sale are left
 * out, because a size has neither.
 */
export async function findDishesInSizes(
  sql: Sql | Transaction,
  restaurantId: number,
): Promise<DishInSizes<MenuItem>[]> {
  const bound = await sql<{ id: number }[]>`
    select id from menu_items where restaurant_id = ${restaurantId} and (picture_id is not null or remote_id is not null)`
  const boundIds = new Set(bound.map(({ id }) => id))
  const menu = await listMenu(sql, restaurantId)
  return dishesInSizes(menu.filter(({ id }) => !boundIds.has(id)))
}

/**
 * Joins each of these lists of dishes under the id of its cheapest one. Returns those ids. Throws 'changed-meanwhile' if a list
 * is none of `findDishesInSizes`, and as `updateMenuItem`.
 */
export async function joinSizes(
  locked: LockedMenu,
  { dishes, sizeName }: { readonly dishes: readonly (readonly number[])[]; readonly sizeName: string },
): Promise<number[]> {
  const offered = await findDishesInSizes(locked.tx, locked.restaurantId)
  const keyOf = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()
  const byIds = new Map(offered.map(dish => [keyOf(dish.sizes.map(({ item }) => item.id)), dish]))
  const joined: number[] = []
  for (const ids of dishes) {
    const dish = byIds.get(keyOf(ids))
    if (!dish || !byIds.delete(keyOf(ids))) throw problem('changed-meanwhile')
    joined.push(await joinDish(locked, dish, sizeName))
  }
  return joined
}

async function joinDish(
  locked: LockedMenu,
  { name, sizes }: DishInSizes<MenuItem>,
  sizeName: string,
): Promise<number> {
  const { tx, restaurantId, now } = locked
  const [id = 0, ...others] = sizes.map(({ item }) => item.id)
  await tx`
    update menu_items set joined_at = ${now}, joined_from = (
      select jsonb_agg(to_jsonb(m)) from menu_items m where restaurant_id = ${restaurantId} and id = any(${[id, ...others]}::bigint[]))
    where id = ${id}`
  await tx`delete from menu_items where restaurant_id = ${restaurantId} and id = any(${others}::bigint[])`
  const options = sizes.map(size => ({ name: size.name, price: size.item.price }))
  await updateMenuItem(locked, id, { name, sizes: { name: sizeName, options } })
  return id
}

/**
 * Makes joined dishes the dishes that they were. Throws 'changed-meanwhile' if one was changed since, 'menu-item-taken' and
 * 'too-many-menu-items'.
 */
export async function separateSizes(locked: LockedMenu, ids: readonly number[]): Promise<void> {
  for (const id of ids) await separateDish(locked, id)
  await requireWithinLimits(locked)
}

async function separateDish(locked: LockedMenu, id: number): Promise<void> {
  const { tx, restaurantId } = locked
  const [row] = await tx<{ rows: object[] }[]>`
    select joined_from as rows from menu_items
    where id = ${id} and restaurant_id = ${restaurantId} and joined_at = updated_at`
  if (!row) throw problem('changed-meanwhile')
  await writeSizes(locked, id, { name: '', options: [] })
  await tx`delete from menu_items where id = ${id}`
  await refuseDuplicate(
    () => tx`
      insert into menu_items overriding system value
      select * from jsonb_populate_recordset(null::menu_items, ${JSON.stringify(row.rows)}::text::jsonb)`,
    { name: 'taken' },
  )
}
