// The steps of `importMenuItems` (queries.ts), besides move-menu-items.ts: insert or update dishes, link them to a point of sale, delete
// dishes.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { importMenu } from '@tablemate/contract/menu-import.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Rename } from '@tablemate/domain/menu/free-renames.ts'
import { fragment } from '../../db/sql.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import type { NewCategory } from './categories.ts'
import {
  detailColumns,
  detailNames,
  detailTypes,
  importedDetails,
  recordedDetails,
} from './detail-columns.ts'
import { type StoredTranslation, withoutDescriptions } from './stored-translations.ts'

type CheckedRow = CheckedOf<typeof importMenu, 'body'>['rows'][number]
type OptionalField = 'isSoldOut' | 'remoteProvider' | 'remoteId' | 'translations' | 'optionGroups'

/** A row validated by the same schema as a single dish. The rows of a file have no fields of a point of sale. */
export type ImportedMenuItem = Omit<CheckedRow, OptionalField> & Partial<Pick<CheckedRow, OptionalField>>

/** A group of options of the imported dishes. */
export type ImportedOptionGroup = NonNullable<CheckedOf<typeof importMenu, 'body'>['optionGroups']>[number]

/** With the keys that identify a dish and its category (domain/plain-text.ts). */
export interface ImportRow extends Omit<ImportedMenuItem, 'translations'> {
  /** Null: an existing dish keeps its own. */
  readonly translations: readonly StoredTranslation[] | null
  readonly key: string
  readonly categoryKey: string
}

/** The input of `importMenuItems` (menu-import/prepare-import.ts). */
export interface PreparedImport {
  /** The currency of the prices. */
  readonly currency: CurrencyCode
  /** Each category once, in the order of its first row and spelled as in it. */
  readonly categories: readonly NewCategory[]
  /** The JSON of a list of ImportRow, in UTF-8. No two rows have the same key and category, or the same itemId. */
  readonly rows: Uint8Array
  /** The rows with an itemId: the dish, and its future category and name as one key, with a line break between them. */
  readonly moves: readonly Rename<number>[]
  /** The rows name these groups by index. */
  readonly optionGroups: readonly ImportedOptionGroup[]
  /** Whether a row has fields of a point of sale. */
  readonly hasRemote: boolean
  /** When the rows were taken from the point of sale; null: they were not. */
  readonly takenAt: string | null
  /** The ids of dishes to delete. */
  readonly removed: readonly number[]
}

/** Inserts or updates the dishes; returns their ids, and how many existed before. */
export async function upsertMenuItems(
  { tx, restaurantId, now }: LockedMenu,
  rows: Uint8Array,
): Promise<{ readonly ids: readonly number[]; readonly updated: number }> {
  const written = await tx<{ id: number; isNew: boolean }[]>`
    insert into menu_items as m (restaurant_id, category_key, name, name_key, description, price, translations,
      created_at, updated_at, ${detailColumns})
    select ${restaurantId}, r."categoryKey", r.name, r.key, r.description, r.price, r.translations,
      ${now}, ${now}, ${recordedDetails}
    from ${records(rows)} order by at
    on conflict (restaurant_id, name_key, category_key) do update set name = excluded.name,
      description = coalesce(excluded.description, m.description), price = excluded.price,
      ${importedDetails},
      translations = coalesce(excluded.translations, case
        when coalesce(excluded.description, m.description) is not distinct from m.description then m.translations
        else ${withoutDescriptions} end),
      updated_at = excluded.updated_at
    returning id, xmax = 0 as "isNew"`
  return { ids: written.map(({ id }) => id), updated: written.filter(({ isNew }) => !isNew).length }
}

/** Stores which dishes of a point of sale the written dishes are, and whether they are sold out there. */
export async function markRemoteMenuItems({ tx, restaurantId }: LockedMenu, rows: Uint8Array): Promise<void> {
  // Another dish may have been this one until now.
  await tx`
    update menu_items m set remote_provider = null, remote_id = null from ${records(rows)}
    where m.restaurant_id = ${restaurantId} and m.remote_provider = r."remoteProvider" and m.remote_id = r."remoteId"
      and (m.name_key, m.category_key) <> (r.key, r."categoryKey")`
  await tx`
    update menu_items m set is_sold_out = coalesce(r."isSoldOut", m.is_sold_out),
      sold_out_until = case when r."isSoldOut" is null then m.sold_out_until end,
      remote_provider = coalesce(r."remoteProvider", m.remote_provider),
      remote_id = coalesce(r."remoteId", m.remote_id)
    from ${records(rows)}
    where m.restaurant_id = ${restaurantId} and m.name_key = r.key and m.category_key = r."categoryKey"
      and (r."remoteId" is not null or r."isSoldOut" is not null)`
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
export const records = (rows: Uint8Array) => fragment`
  rows from (json_to_recordset(${Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength)}::text::json)
    as ("itemId" bigint, "categoryKey" text, name text, key text, description text, price bigint,
      translations jsonb, "isSoldOut" boolean, "remoteProvider" text, "remoteId" text, "optionGroups" integer[], ${detailTypes})) with ordinality
    as r ("itemId", "categoryKey", name, key, description, price, translations, "isSoldOut", "remoteProvider", "remoteId",
      "optionGroups", ${detailNames}, at)`
