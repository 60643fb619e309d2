// The steps of `importDishes` (queries.ts): move and rename dishes, insert or update dishes, delete dishes.

import type { CheckedOf } from '#contract/endpoint.ts'
import type { importMenu } from '#contract/menu-import.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { fragment } from '../../db/sql.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** A row validated by the same schema as a single dish. */
export type ImportedDish = CheckedOf<typeof importMenu, 'body'>['rows'][number]

/** With the keys that identify a dish and its category (domain/plain-text.ts). */
export interface ImportRow extends ImportedDish {
  readonly key: string
  readonly categoryKey: string
}

/** The input of `importDishes` (menu-import/prepare-import.ts). */
export interface PreparedImport {
  /** The currency of the prices. */
  readonly currency: CurrencyCode
  /** Each category once, in the order of its first row and spelled as in it. */
  readonly categories: readonly { readonly key: string; readonly name: string }[]
  /** The JSON of a list of ImportRow, in UTF-8. No two rows have the same key and category, or the same itemId. */
  readonly rows: Uint8Array
  /** Whether a row has an itemId. */
  readonly hasMoves: boolean
  /** The ids of dishes to delete. */
  readonly removed: readonly number[]
}

/** Renames and moves existing dishes, which keep their ids. Skips a row whose name and category belong to another dish. */
export async function moveDishes({ tx, restaurantId, now }: LockedMenu, rows: Uint8Array): Promise<number> {
  return tx.count`
    update menu_items m set name = r.name, name_key = r.key, category_key = r."categoryKey", updated_at = ${now},
      position = case when m.category_key = r."categoryKey" then m.position end
    from ${records(rows)}
    where m.id = r."itemId" and m.restaurant_id = ${restaurantId} and not exists (
      select from menu_items o where o.restaurant_id = ${restaurantId} and o.name_key = r.key
        and o.category_key = r."categoryKey")`
}

/** Inserts or updates the dishes; returns their ids, and how many existed before. */
export async function upsertDishes(
  { tx, restaurantId, now }: LockedMenu,
  rows: Uint8Array,
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

/** Bytes are sent as they are: encoding a text of megabytes would block the event loop. */
const records = (rows: Uint8Array) => fragment`
  rows from (json_to_recordset(${Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength)}::text::json)
    as ("itemId" bigint, "categoryKey" text, name text, key text, description text, price bigint,
      allergens text[])) with ordinality
    as r ("itemId", "categoryKey", name, key, description, price, allergens, at)`
