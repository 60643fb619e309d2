// The categories of a menu. A category exists as long as it has a dish.

import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import type { CategoryTranslations } from './stored-translations.ts'

/** Orders and respells the categories as given; returns all category names. Ignores unknown names. */
export async function updateCategories(
  { tx, restaurantId }: LockedMenu,
  names: readonly string[],
): Promise<string[]> {
  const ordered = [...new Map(names.map(name => [menuItemKey(name), name]))].map(([key, name]) => ({
    key,
    name,
  }))
  await tx`
    with ordered as (
      select key, name, at from rows from (json_to_recordset(${JSON.stringify(ordered)}::text::json)
        as (key text, name text)) with ordinality as w (key, name, at)
    ), placed as (
      select c.key, w.name, row_number() over (order by w.at nulls last, c.position) as position
      from menu_categories c left join ordered w using (key) where c.restaurant_id = ${restaurantId}
    )
    update menu_categories c set position = p.position, name = coalesce(p.name, c.name)
    from placed p where c.restaurant_id = ${restaurantId} and c.key = p.key`
  const categories = await tx<{ name: string }[]>`
    select name from menu_categories where restaurant_id = ${restaurantId} order by position`
  return categories.map(({ name }) => name)
}

export interface NewCategory {
  readonly key: string
  readonly name: string
  /** The names by language; absent or null: an existing category keeps its own. */
  readonly translations?: CategoryTranslations | null
}

/** Appends missing categories in the given order. Existing ones keep their spelling, and get new translations. */
export async function insertCategories(
  { tx, restaurantId }: LockedMenu,
  categories: readonly NewCategory[],
): Promise<void> {
  await tx`
    insert into menu_categories as c (restaurant_id, key, name, position, translations)
    select ${restaurantId}, key, name, at + coalesce(
      (select max(position) from menu_categories where restaurant_id = ${restaurantId}), 0), translations
    from rows from (json_to_recordset(${JSON.stringify(categories)}::text::json)
      as (key text, name text, translations jsonb)) with ordinality as w (key, name, translations, at)
    on conflict (restaurant_id, key) do update set translations = excluded.translations
      where excluded.translations is not null`
}

export async function deleteEmptyCategories({ tx, restaurantId }: LockedMenu): Promise<void> {
  await tx`
    delete from menu_categories c where restaurant_id = ${restaurantId} and not exists (
      select from menu_items i where i.restaurant_id = ${restaurantId} and i.category_key = c.key)`
}
