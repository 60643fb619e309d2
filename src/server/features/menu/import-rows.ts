// The steps of a whole upload (queries.ts): dishes that go elsewhere, dishes that come, dishes that leave.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { importMenu } from '#contract/menu-import.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { Transaction } from '../../db/database.ts'
import { inChunks } from '../../in-chunks.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** Checked as a dish is. */
export type ImportedDish = CheckedOf<typeof importMenu, 'body'>['rows'][number]

export interface ImportRow extends ImportedDish {
  readonly key: string
  readonly categoryKey: string
}

/** With the keys that they are known by. */
export function withKeys(dishes: readonly ImportedDish[]): Promise<ImportRow[]> {
  return inChunks(dishes, slice =>
    slice.map(dish => ({ ...dish, key: dishKey(dish.name), categoryKey: dishKey(dish.category) })),
  )
}

/** Of two rows for one dish, by its place on the menu or by its id, the later counts. */
export function rowsToImport(keyed: readonly ImportRow[]): ImportRow[] {
  const rows = [...new Map(keyed.map(row => [`${row.categoryKey}\n${row.key}`, row])).values()]
  const lastOf = new Map(rows.map(row => [row.itemId, row]))
  return rows.map(row => (lastOf.get(row.itemId) === row ? row : { ...row, itemId: null }))
}

/** Gives dishes their new name and category, so that they stay what they are; none whose new place is another's. */
export async function moveDishes(locked: LockedMenu, rows: readonly ImportRow[]): Promise<number> {
  const { tx, restaurantId, now } = locked
  const moving = rows.filter(({ itemId }) => itemId !== null)
  if (moving.length === 0) return 0
  const { count } = await tx`
    update menu_items m set name = r.name, name_key = r.key, category_key = r."categoryKey", updated_at = ${now},
      position = case when m.category_key = r."categoryKey" then m.position end
    from ${records(tx, moving)}
    where m.id = r."itemId" and m.restaurant_id = ${restaurantId} and not exists (
      select from menu_items o where o.restaurant_id = ${restaurantId} and o.name_key = r.key
        and o.category_key = r."categoryKey")`
  return count
}

/** The ids of all, and how many of them were there before. */
export async function upsertDishes(
  { tx, restaurantId, now }: LockedMenu,
  rows: readonly ImportRow[],
): Promise<{ readonly ids: readonly number[]; readonly updated: number }> {
  const taken = await tx<{ id: number; isNew: boolean }[]>`
    insert into menu_items as m (restaurant_id, category_key, name, name_key, description, price, allergens,
      created_at, updated_at)
    select ${restaurantId}, r."categoryKey", r.name, r.key, r.description, r.price, coalesce(r.allergens, '{}'), ${now}, ${now}
    from ${records(tx, rows)} order by at
    on conflict (restaurant_id, name_key, category_key) do update set name = excluded.name,
      description = coalesce(excluded.description, m.description), price = excluded.price,
      allergens = case when excluded.allergens = '{}' then m.allergens else excluded.allergens end,
      updated_at = excluded.updated_at
    returning id, xmax = 0 as "isNew"`
  return { ids: taken.map(({ id }) => id), updated: taken.filter(({ isNew }) => !isNew).length }
}

/** Takes off the menu what is there of these, but for what is to stay. */
export async function deleteOthers(
  { tx, restaurantId }: LockedMenu,
  { ids, keep }: { readonly ids: readonly number[]; readonly keep: readonly number[] },
): Promise<number> {
  const kept = new Set(keep)
  const going = ids.filter(id => !kept.has(id))
  if (going.length === 0) return 0
  const { count } = await tx`
    delete from menu_items where restaurant_id = ${restaurantId} and id = any(${going}::bigint[])`
  return count
}

const records = (tx: Transaction, rows: readonly ImportRow[]) => tx`
  rows from (json_to_recordset(${JSON.stringify(rows)}::text::json)
    as ("itemId" bigint, "categoryKey" text, name text, key text, description text, price bigint,
      allergens text[])) with ordinality
    as r ("itemId", "categoryKey", name, key, description, price, allergens, at)`
