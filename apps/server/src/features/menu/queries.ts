// Queries on menus. Only this feature writes their rows, in transactions of `restaurant/change-menu.ts`.

import type { CheckedOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { addMenuItem, changeMenuItem, MenuItem } from '@tablemate/contract/menu.ts'
import type { importMenu } from '@tablemate/contract/menu-import.ts'
import type { MenuOptionGroup } from '@tablemate/contract/option-groups.ts'
import { type CurrencyCode, convertPrice, isRated, keepNumber } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { PricedItem } from '@tablemate/domain/menu/menu-price.ts'
import { sizesOf } from '@tablemate/domain/menu/sizes.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { MenuProvider } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { assignments, fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { positionMenuItems } from './arrange.ts'
import { deleteEmptyCategories, insertCategories } from './categories.ts'
import { changedDetails, detailColumns, detailValues, selectedDetails } from './detail-columns.ts'
import { importOptionGroups } from './import-option-groups.ts'
import { deleteOthers, markRemoteMenuItems, type PreparedImport, upsertMenuItems } from './import-rows.ts'
import { moveMenuItems } from './move-menu-items.ts'
import { changeOptionPrices, listMenuOptionGroups, requireOptionGroups } from './option-groups.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { requireWithinLimits } from './require-within-limits.ts'
import { type Sizes, writeSizes } from './sizes.ts'
import {
  type CategoryTranslations,
  menuItemTranslations,
  type StoredTranslation,
  withoutDescriptions,
  withoutNames,
} from './stored-translations.ts'

export type { ImportedMenuItem, ImportedOptionGroup, ImportRow, PreparedImport } from './import-rows.ts'
export {
  markAvailable,
  markOptionsAvailable,
  markOptionsSoldOut,
  markSoldOut,
  putBackMenuItems,
  updateMenuItemAvailability,
} from './sold-out.ts'
export type { StoredTranslation } from './stored-translations.ts'

export type NewMenuItem = Omit<CheckedOf<typeof addMenuItem, 'body'>, 'restaurantId'>
export type MenuItemChanges = CheckedOf<typeof changeMenuItem, 'body'> & {}

type Row = Omit<
  MenuItem,
  'createdAt' | 'updatedAt' | 'translations' | 'soldOutUntil' | 'optionGroups' | 'pictureId' | 'course'
> &
  Record<'createdAt' | 'updatedAt', Date> & {
    readonly soldOutUntil: Date | null
    readonly pictureId: string | null
    readonly course: number | null
    readonly ownTranslations: readonly StoredTranslation[] | null
    readonly categoryTranslations: CategoryTranslations | null
    readonly optionGroupIds: readonly number[]
  }

/** The menu's version, which grows with every change; null when there is no such restaurant. */
export async function findMenuVersion(sql: Sql | Transaction, restaurantId: number): Promise<number | null> {
  const [found] = await sql<{ version: number }[]>`
    select menu_version as version from restaurants where id = ${restaurantId}`
  return found?.version ?? null
}

/** The whole menu, ordered by category. */
export async function listMenu(sql: Sql | Transaction, restaurantId: number): Promise<MenuItem[]> {
  const rows = await sql<Row[]>`
    select ${columns} from menu_items i join menu_categories c
      on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.restaurant_id = ${restaurantId} order by c.position, i.position nulls last, i.id`
  const groups = await listMenuOptionGroups(sql, restaurantId, rows)
  return rows.map(row => asItem(row, groups))
}

/**
 * The dishes with these names (keys of domain/plain-text.ts), for `priceByMenu`; null when the restaurant has no menu.
 */
export async function findMenuItems(
  sql: Sql | Transaction,
  restaurantId: number,
  keys: readonly string[],
): Promise<PricedItem[] | null> {
  const found = await sql<PricedItem[]>`
    select name, price, is_sold_out as "isSoldOut", case when option_group_ids <> '{}' then (
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'kitchenName', g.kitchen_name, 'min', g.min, 'max', g.max,
        'options', g.options) order by at)
      from unnest(option_group_ids) with ordinality as w (id, at) join option_groups g using (id)
    ) end as "optionGroups", (
      select coalesce(c.course, 1) from restaurant_kitchens k left join menu_categories c
        on c.restaurant_id = i.restaurant_id and c.key = i.category_key
      where k.restaurant_id = i.restaurant_id and k.courses_wait and k.mode <> 'off') as course
    from menu_items i
    where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) order by id`
  if (found.length > 0) return [...found]
  const [any] = await sql`select from menu_items where restaurant_id = ${restaurantId} limit 1`
  return any ? [] : null
}

/** The ids of the dishes that come from a point of sale, by their ids there. */
export async function findRemoteMenuItems(
  sql: Sql,
  restaurantId: number,
  provider: MenuProvider,
): Promise<Map<string, number>> {
  const found = await sql<{ id: number; remoteId: string }[]>`
    select id, remote_id as "remoteId" from menu_items
    where restaurant_id = ${restaurantId} and remote_provider = ${provider} and remote_id is not null order by id`
  return new Map(found.map(({ id, remoteId }) => [remoteId, id]))
}

/** Puts a dish on the menu. Throws as `requireOptionGroups` and `requireWithinLimits`, and 'menu-item-taken'. */
export async function insertMenuItem(locked: LockedMenu, menuItem: NewMenuItem): Promise<MenuItem> {
  const { tx, restaurantId, now } = locked
  const category = menuItemKey(menuItem.category)
  const optionGroupIds = menuItem.optionGroupIds ?? []
  await requireOptionGroups(locked, optionGroupIds)
  await insertCategories(locked, [{ key: category, name: menuItem.category }])
  const [row] = await refuseDuplicate(
    () => tx<{ id: number }[]>`
    insert into menu_items (restaurant_id, category_key, name, name_key, description, price, is_sold_out, option_group_ids,
      created_at, updated_at, ${detailColumns})
    values (${restaurantId}, ${category}, ${menuItem.name}, ${menuItemKey(menuItem.name)}, ${menuItem.description}, ${firstPrice(menuItem.sizes) ?? menuItem.price},
      ${menuItem.isSoldOut ?? false}, ${optionGroupIds}::bigint[], ${now}, ${now}, ${detailValues(menuItem)})
    returning id`,
    nameTaken,
  )
  const id = row?.id ?? 0
  if (menuItem.sizes) await writeSizes(locked, id, menuItem.sizes)
  await requireWithinLimits(locked)
  return requireMenuItem(locked, id)
}

/** Changes only the given fields. Throws as `insertMenuItem`, 'menu-item-not-found' and 'changed-meanwhile'. */
export async function updateMenuItem(
  locked: LockedMenu,
  id: number,
  changes: MenuItemChanges,
): Promise<MenuItem> {
  const { tx, restaurantId, now } = locked
  const { name, description, category, isSoldOut, optionGroupIds, sizes } = changes
  const price = firstPrice(sizes) ?? changes.price
  if (changes.base) {
    const shown = await requireMenuItem(locked, id)
    requireUnchanged(changes, {
      ...shown,
      optionGroupIds: shown.optionGroups?.map(group => group.id) ?? [],
      ...(sizes && { sizes: { name: sizes.name, options: sizesOf(shown) } }),
    })
  }
  if (optionGroupIds) await requireOptionGroups(locked, optionGroupIds)
  const from = category === undefined ? undefined : await findCategoryOf(locked, id)
  if (category !== undefined) await insertCategories(locked, [{ key: menuItemKey(category), name: category }])
  const columns = {
    ...(name !== undefined && { name, name_key: menuItemKey(name) }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price }),
    ...(category !== undefined && { category_key: menuItemKey(category) }),
    ...changedDetails(changes),
    ...(optionGroupIds !== undefined && { option_group_ids: optionGroupIds ?? [] }),
    ...(isSoldOut !== undefined && {
      is_sold_out: isSoldOut,
      sold_out_until: null,
    }),
    updated_at: now,
  }
  // Translations of the former texts would mislead a diner.
  if (name !== undefined)
    await tx`
      update menu_items m set translations = ${withoutNames}
      where id = ${id} and restaurant_id = ${restaurantId} and name <> ${name}`
  if (description !== undefined)
    await tx`
      update menu_items m set translations = ${withoutDescriptions}
      where id = ${id} and restaurant_id = ${restaurantId} and description is distinct from ${description}`
  await refuseDuplicate(
    () =>
      tx`update menu_items set ${assignments(columns)} where id = ${id} and restaurant_id = ${restaurantId}`,
    nameTaken,
  )
  if (category !== undefined) {
    if (from !== menuItemKey(category))
      await positionMenuItems(locked, menuItemKey(category), { atEnd: [id] })
    await deleteEmptyCategories(locked)
  }
  if (sizes) await writeSizes(locked, id, sizes)
  if ([name, description, category, optionGroupIds, sizes].some(value => value !== undefined))
    await requireWithinLimits(locked)
  return requireMenuItem(locked, id)
}

/** The files belong to menu-pictures. Null: no picture. Throws 'menu-item-not-found'. */
export async function setPicture(
  locked: LockedMenu,
  id: number,
  pictureId: string | null,
): Promise<MenuItem> {
  const { tx, restaurantId, now } = locked
  await tx`
    update menu_items set picture_id = ${pictureId}, updated_at = ${now}
    where id = ${id} and restaurant_id = ${restaurantId}`
  return requireMenuItem(locked, id)
}

/** Takes a dish off the menu. Throws 'menu-item-not-found'. */
export async function deleteMenuItem(locked: LockedMenu, id: number): Promise<void> {
  const { tx, restaurantId } = locked
  const [gone] = await tx`
    delete from menu_items where id = ${id} and restaurant_id = ${restaurantId} returning id`
  if (!gone) throw problem('menu-item-not-found')
  await deleteEmptyCategories(locked)
}

/**
 * Writes an uploaded menu. A dish that its category already has gets the new price, and the new description if there is one.
 * Dishes of `removed` that no row names are deleted. Throws 'too-many-menu-items', 'too-many-option-groups', and 'unavailable' if
 * the restaurant's currency has changed since the import was prepared.
 */
export async function importMenuItems(
  locked: LockedMenu,
  prepared: PreparedImport,
): Promise<ReplyOf<typeof importMenu>> {
  const { currency, categories, rows, hasRemote, removed } = prepared
  if (locked.currency !== currency) throw problem('unavailable', { retryAfter: 1 })
  await insertCategories(locked, categories)
  const movedCount = await moveMenuItems(locked, prepared)
  const written = await upsertMenuItems(locked, rows)
  if (hasRemote) await markRemoteMenuItems(locked, rows)
  await importOptionGroups(locked, prepared)
  const removedCount = await deleteOthers(locked, { ids: removed, keep: written.ids })
  if (movedCount + removedCount > 0) await deleteEmptyCategories(locked)
  await requireWithinLimits(locked)
  return { added: written.ids.length - written.updated, updated: written.updated, removed: removedCount }
}

/**
 * Keeps the number of every price in the restaurant's new currency, or converts it. Throws 'invalid' when a price would become
 * too large, or a currency has no rate to convert by.
 */
export async function changePrices(
  locked: LockedMenu,
  to: CurrencyCode,
  how: 'keep' | 'convert',
): Promise<void> {
  const { tx, restaurantId, currency } = locked
  if (currency === to || (how === 'keep' && minorUnitsOf(currency) === minorUnitsOf(to))) return
  const change = how === 'keep' ? (price: number) => keepNumber(price, currency, to) : converter(currency, to)
  const prices = await tx<{ price: number }[]>`
    select distinct price from menu_items where restaurant_id = ${restaurantId}`
  const changed = prices.map(({ price }) => ({ from: price, to: change(price) }))
  if (changed.some(price => price.to > limits.price))
    throw problem('invalid', { fields: { menuPrices: 'too-large' } })
  await tx`
    update menu_items m set price = p."to"
    from rows from (json_to_recordset(${JSON.stringify(changed)}::text::json) as ("from" bigint, "to" bigint)) as p
    where m.restaurant_id = ${restaurantId} and m.price = p."from"`
  await changeOptionPrices(locked, change)
}

function converter(from: CurrencyCode, to: CurrencyCode): (price: number) => number {
  if (isRated(from) && isRated(to)) return price => convertPrice(price, from, to)
  throw problem('invalid', { fields: { menuPrices: 'not-an-option' } })
}

/** A dish costs as much as its first size. */
function firstPrice(sizes: Sizes | null | undefined): number | undefined {
  return sizes?.options[0]?.price
}

async function findCategoryOf({ tx, restaurantId }: LockedMenu, id: number): Promise<string | undefined> {
  const [row] = await tx<{ key: string }[]>`
    select category_key as key from menu_items where id = ${id} and restaurant_id = ${restaurantId}`
  return row?.key
}

async function requireMenuItem({ tx, restaurantId }: LockedMenu, id: number): Promise<MenuItem> {
  const [row] = await tx<Row[]>`
    select ${columns} from menu_items i join menu_categories c
      on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.id = ${id} and i.restaurant_id = ${restaurantId}`
  if (!row) throw problem('menu-item-not-found')
  return asItem(row, await listMenuOptionGroups(tx, restaurantId, [row]))
}

const columns = fragment`i.id, i.restaurant_id as "restaurantId", i.name, i.description, i.price, c.name as category, c.course, ${selectedDetails},
    i.is_sold_out as "isSoldOut", i.sold_out_until as "soldOutUntil", i.option_group_ids as "optionGroupIds", i.translations as "ownTranslations", c.translations as "categoryTranslations", i.created_at as "createdAt", i.updated_at as "updatedAt",
    (select i.picture_id from restaurants r where r.id = i.restaurant_id and r.shows_pictures) as "pictureId"`

function asItem(item: Row, groups: ReadonlyMap<number, MenuOptionGroup>): MenuItem {
  const {
    ownTranslations,
    categoryTranslations,
    soldOutUntil,
    optionGroupIds,
    pictureId,
    course,
    createdAt,
    updatedAt,
    ...row
  } = item
  const optionGroups = optionGroupIds.flatMap(id => groups.get(id) ?? [])
  return {
    ...row,
    ...(soldOutUntil && { soldOutUntil: soldOutUntil.toISOString() }),
    ...(pictureId !== null && { pictureId }),
    ...(course !== null && { course }),
    translations: menuItemTranslations(ownTranslations, categoryTranslations),
    ...(optionGroups.length > 0 && { optionGroups }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const nameTaken = { name: 'taken' } as const
