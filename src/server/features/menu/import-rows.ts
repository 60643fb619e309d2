// The steps of `importDishes` (queries.ts): move and rename dishes, insert or update dishes, delete dishes.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { importMenu } from '#contract/menu-import.ts'
import { dishKey } from '#domain/plain-text.ts'
import { fragment } from '../../db/sql.ts'
import { inChunks } from '../../in-chunks.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** A row validated by the same schema as a single dish. */
export type ImportedDish = CheckedOf<typeof importMenu, 'body'>['rows'][number]

export interface ImportRow extends ImportedDish {
  readonly key: string
  readonly categoryKey: string
}

/** Adds the keys that identify a dish and its category. Runs in slices, since it takes long for a large menu. */
export function withKeys(dishes: readonly ImportedDish[]): Promise<ImportRow[]> {
  return inChunks(dishes, slice =>
    slice.map(dish => ({ ...dish, key: dishKey(dish.name), categoryKey: dishKey(dish.category) })),
  )
}

/** When two rows name the same dish, by name and category or by id, the later row wins. */
export function rowsToImport(keyed: readonly ImportRow[]): ImportRow[] {
  const rows = [...new Map(keyed.map(row => [`${row.categoryKey}\n${row.key}`, row])).values()]
  const lastOf = new Map(rows.map(row => [row.itemId, row]))
  return rows.map(row => (lastOf.get(row.itemId) === row ? row : { ...row, itemId: null }))
}

/** Renames and moves existing dishes, which keep their ids. Skips a row whose name and category belong to another dish. */
export async function moveDishes(locked: LockedMenu, rows: readonly ImportRow[]): Promise<number> {
  const { tx, restaurantId, now } = locked
  const moving = rows.filter(({ itemId }) => itemId !== null)
  if (moving.length === 0) return 0
  return tx.count`
    update menu_items m set name = r.name, name_key = r.key, category_key = r."categoryKey", updated_at = ${now},
      position = case when m.category_key = r."categoryKey" then m.position end
    from ${records(moving)}
    where m.id = r."itemId" and m.restaurant_id = ${restaurantId} and not exists (
      select from menu_items o where o.restaurant_id = ${restaurantId} and o.name_key = r.key
        and o.category_key = r."categoryKey")`
}

/** Inserts or updates the dishes; returns their ids, and how many existed before. */
export async function upsertDishes(
  { tx, restaurantId, now }: LockedMenu,
  rows: readonly ImportRow[],
): Promise<{ readonly ids: readonly number[]; readonly updated: number }> {
  const written = await tx<{ id: number; isNew: boolean }[]>`
    insert into menu_items as m (restaurant_id, category_key, name, name_key, description, price, allergens,
      created_at, updated_at)
    select ${restaurantId}, r."categoryKey", r.name, r.key, r.description, r.price, coalesce(r.allergens, '{}'), ${now}, ${now}
    from ${records(rows)} order by at
    on conflict (restaurant_id, name_key, category_key) do update set name = excluded.name,
      description = coalesce(excluded.description, m.description), price = excluded.price,
      allergens = case when excluded.allergens = '{}' then m.allergens else excluded.allergens end,
      updated_at = excluded.updated_at
    returning id, xmax = 0 as "isNew"`
  return { ids: written.map(({ id }) => id), updated: written.filter(({ isNew }) => !isNew).length }
}

/** Deletes the dishes with these ids, except those to keep; returns how many it deleted. */
export async function deleteOthers(
  { tx, restaurantId }: LockedMenu,
  { ids, keep }: { readonly ids: readonly number[]; readonly keep: readonly number[] },
): Promise<number> {
  const toKeep = new Set(keep)
  const toDelete = ids.filter(id => !toKeep.has(id))
  if (toDelete.length === 0) return 0
  return tx.count`
    delete from menu_items where restaurant_id = ${restaurantId} and id = any(${toDelete}::bigint[])`
}

const records = (rows: readonly ImportRow[]) => fragment`
  rows from (json_to_recordset(${JSON.stringify(rows)}::text::json)
    as ("itemId" bigint, "categoryKey" text, name text, key text, description text, price bigint,
      allergens text[])) with ordinality
    as r ("itemId", "categoryKey", name, key, description, price, allergens, at)`
