// The categories of a menu: one is there as long as a dish is in it.

import { dishKey } from '#domain/plain-text.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** Puts the categories in this order, and spells them so; answers all there are. Unknown names say nothing. */
export async function updateCategories(
  { tx, restaurantId }: LockedMenu,
  names: readonly string[],
): Promise<string[]> {
  const wanted = [...new Map(names.map(name => [dishKey(name), name]))].map(([key, name]) => ({ key, name }))
  await tx`
    with wanted as (
      select key, name, at from rows from (json_to_recordset(${JSON.stringify(wanted)}::text::json)
        as (key text, name text)) with ordinality as w (key, name, at)
    ), placed as (
      select c.key, w.name, row_number() over (order by w.at nulls last, c.position) as position
      from menu_categories c left join wanted w using (key) where c.restaurant_id = ${restaurantId}
    )
    update menu_categories c set position = p.position, name = coalesce(p.name, c.name)
    from placed p where c.restaurant_id = ${restaurantId} and c.key = p.key`
  const categories = await tx<{ name: string }[]>`
    select name from menu_categories where restaurant_id = ${restaurantId} order by position`
  return categories.map(({ name }) => name)
}

/** Adds those that are not there yet, at the end, each where and as it is named first. */
export async function insertCategories(
  { tx, restaurantId }: LockedMenu,
  categories: readonly { readonly key: string; readonly name: string }[],
): Promise<void> {
  const wanted = new Map<string, string>()
  for (const { key, name } of categories) if (!wanted.has(key)) wanted.set(key, name)
  await tx`
    insert into menu_categories (restaurant_id, key, name, position)
    select ${restaurantId}, key, name, at + coalesce(
      (select max(position) from menu_categories where restaurant_id = ${restaurantId}), 0)
    from rows from (json_to_recordset(
        ${JSON.stringify(Array.from(wanted, ([key, name]) => ({ key, name })))}::text::json)
      as (key text, name text)) with ordinality as w (key, name, at)
    on conflict do nothing`
}

export async function deleteEmptyCategories({ tx, restaurantId }: LockedMenu): Promise<void> {
  await tx`
    delete from menu_categories c where restaurant_id = ${restaurantId} and not exists (
      select from menu_items i where i.restaurant_id = ${restaurantId} and i.category_key = c.key)`
}
