// The rows of menus: this feature alone writes them, in the hands of `restaurant/change-menu.ts`.

import type { CheckedOf, ReplyOf } from '#contract/endpoint.ts'
import type { addMenuItem, changeMenuItem, MenuItem } from '#contract/menu.ts'
import type { importMenu as takeMenuIn } from '#contract/menu-import.ts'
import { type CurrencyCode, convertPrice } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import type { Dish } from '#domain/menu/menu-price.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { placeDishes } from './arrange.ts'
import { deleteEmptyCategories, insertCategories } from './categories.ts'
import { deleteOthers, type ImportRow, moveDishes, rowsToImport, upsertDishes } from './import-rows.ts'
import { refuseTaken } from './refuse-taken.ts'

export { type ImportedDish, withKeys } from './import-rows.ts'

export type NewDish = Omit<CheckedOf<typeof addMenuItem, 'body'>, 'restaurantId'>
export type DishChanges = CheckedOf<typeof changeMenuItem, 'body'>

type Row = Omit<MenuItem, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', Date>

/** Which menu this is: the number grows with every change. Null when there is no such restaurant. */
export async function findMenuVersion(sql: Sql | Transaction, restaurantId: number): Promise<number | null> {
  const [found] = await sql<{ version: number }[]>`
    select menu_version as version from restaurants where id = ${restaurantId}`
  return found?.version ?? null
}

/** The whole menu, category by category. */
export async function listMenu(sql: Sql | Transaction, restaurantId: number): Promise<MenuItem[]> {
  return (await selectMenu(sql, restaurantId)).map(asItem)
}

/** The same, some hundred dishes at a time. */
export async function* eachDish(tx: Transaction, restaurantId: number): AsyncGenerator<MenuItem[]> {
  for await (const rows of selectMenu(tx, restaurantId).cursor(dishesAtOnce)) yield rows.map(asItem)
}

const dishesAtOnce = 500

function selectMenu(sql: Sql | Transaction, restaurantId: number) {
  return sql<Row[]>`
    select ${columns(sql)} from menu_items i join menu_categories c
      on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.restaurant_id = ${restaurantId} order by c.position, i.position nulls last, i.id`
}

/**
 * What the menu has under these names (keys of domain/plain-text.ts), for `priceByMenu`; null when there is no menu at
 * all.
 */
export async function findDishes(
  sql: Sql | Transaction,
  restaurantId: number,
  keys: readonly string[],
): Promise<Dish[] | null> {
  const found = await sql<Dish[]>`
    select name, price, is_sold_out as "isSoldOut" from menu_items
    where restaurant_id = ${restaurantId} and name_key = any(${keys as string[]}::text[]) order by id`
  if (found.length > 0) return [...found]
  const [any] = await sql`select from menu_items where restaurant_id = ${restaurantId} limit 1`
  return any ? [] : null
}

/** Puts a dish on the menu. Throws 'menu-item-taken', 'too-many-menu-items'. */
export async function insertDish(locked: LockedMenu, dish: NewDish): Promise<MenuItem> {
  const { tx, restaurantId, now } = locked
  const category = dishKey(dish.category)
  await insertCategories(locked, [{ key: category, name: dish.category }])
  const [row] = await refuseTaken(
    () => tx<{ id: number }[]>`
    insert into menu_items (restaurant_id, category_key, name, name_key, description, price, allergens, is_sold_out,
      created_at, updated_at)
    values (${restaurantId}, ${category}, ${dish.name}, ${dishKey(dish.name)}, ${dish.description}, ${dish.price},
      ${dish.allergens ?? []}::text[], ${dish.isSoldOut ?? false}, ${now}, ${now})
    returning id`,
    nameTaken,
  )
  await requireRoom(locked)
  return requireDish(locked, row?.id ?? 0)
}

/** Changes what is given, and nothing else. Throws 'menu-item-not-found', 'menu-item-taken', 'too-many-menu-items'. */
export async function updateDish(locked: LockedMenu, id: number, changes: DishChanges): Promise<MenuItem> {
  const { tx, restaurantId, now } = locked
  const { name, description, price, category, allergens, isSoldOut } = changes
  const from = category === undefined ? undefined : await findCategoryOf(locked, id)
  if (category !== undefined) await insertCategories(locked, [{ key: dishKey(category), name: category }])
  const columns = {
    ...(name !== undefined && { name, name_key: dishKey(name) }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price }),
    ...(category !== undefined && { category_key: dishKey(category) }),
    ...(allergens !== undefined && { allergens: allergens ?? [] }),
    ...(isSoldOut !== undefined && { is_sold_out: isSoldOut }),
    updated_at: now,
  }
  await refuseTaken(
    () => tx`update menu_items set ${tx(columns)} where id = ${id} and restaurant_id = ${restaurantId}`,
    nameTaken,
  )
  if (name !== undefined || description !== undefined) await requireRoom(locked)
  if (category !== undefined) {
    if (from !== dishKey(category)) await placeDishes(locked, dishKey(category), { atEnd: [id] })
    await deleteEmptyCategories(locked)
  }
  return requireDish(locked, id)
}

/**
 * The dishes of these names cannot be had any more, in whatever category they are. Answers those that could be had until now,
 * with the keys of their names.
 */
export async function markSoldOut(
  { tx, restaurantId, now }: LockedMenu,
  names: readonly string[],
): Promise<{ readonly id: number; readonly key: string }[]> {
  const keys = [...new Set(names.map(dishKey))]
  return tx<{ id: number; key: string }[]>`
    update menu_items set is_sold_out = true, updated_at = ${now}
    where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) and not is_sold_out
    returning id, name_key as key`
}

/** These can be had again. */
export async function markAvailable(
  { tx, restaurantId, now }: LockedMenu,
  ids: readonly number[],
): Promise<void> {
  await tx`
    update menu_items set is_sold_out = false, updated_at = ${now}
    where restaurant_id = ${restaurantId} and id = any(${ids as number[]}::bigint[]) and is_sold_out`
}

/** Takes a dish off the menu. Throws 'menu-item-not-found'. */
export async function deleteDish(locked: LockedMenu, id: number): Promise<void> {
  const { tx, restaurantId } = locked
  const [gone] = await tx`
    delete from menu_items where id = ${id} and restaurant_id = ${restaurantId} returning id`
  if (!gone) throw problem('menu-item-not-found')
  await deleteEmptyCategories(locked)
}

/**
 * Takes in a whole upload, of which the keys were made before (`withKeys`), while nobody waited for the menu: a dish that
 * its category has already gets the new price, and the new description if there is one; of two rows for one dish the later
 * counts. What is to be removed and no row continues, leaves the menu. Throws 'too-many-menu-items'.
 */
export async function importMenu(
  locked: LockedMenu,
  keyed: readonly ImportRow[],
  removed: readonly number[] = [],
): Promise<ReplyOf<typeof takeMenuIn>> {
  const rows = rowsToImport(keyed)
  await insertCategories(
    locked,
    keyed.map(({ categoryKey, category }) => ({ key: categoryKey, name: category })),
  )
  const areMoved = await moveDishes(locked, rows)
  const taken = await upsertDishes(locked, rows)
  const areRemoved = await deleteOthers(locked, { ids: removed, keep: taken.ids })
  if (areMoved + areRemoved > 0) await deleteEmptyCategories(locked)
  await requireRoom(locked)
  return { added: taken.ids.length - taken.updated, updated: taken.updated, removed: areRemoved }
}

/** Converts every price to the restaurant's new currency. Throws 'invalid' where one would be too large. */
export async function convertPrices(
  { tx, restaurantId, currency }: LockedMenu,
  to: CurrencyCode,
): Promise<void> {
  if (currency === to) return
  const prices = await tx<{ price: number }[]>`
    select distinct price from menu_items where restaurant_id = ${restaurantId}`
  const converted = prices.map(({ price }) => ({ from: price, to: convertPrice(price, currency, to) }))
  if (converted.some(price => price.to > limits.price))
    throw problem('invalid', { fields: { menuPrices: 'too-large' } })
  await tx`
    update menu_items m set price = p."to"
    from rows from (json_to_recordset(${JSON.stringify(converted)}::text::json) as ("from" bigint, "to" bigint)) as p
    where m.restaurant_id = ${restaurantId} and m.price = p."from"`
}

async function findCategoryOf({ tx, restaurantId }: LockedMenu, id: number): Promise<string | undefined> {
  const [row] = await tx<{ key: string }[]>`
    select category_key as key from menu_items where id = ${id} and restaurant_id = ${restaurantId}`
  return row?.key
}

async function requireRoom({ tx, restaurantId }: LockedMenu): Promise<void> {
  const [found] = await tx<{ count: number; bytes: number }[]>`
    select count(*) as count, coalesce(sum(octet_length(name) + octet_length(coalesce(description, ''))), 0)::bigint as bytes
    from menu_items where restaurant_id = ${restaurantId}`
  const { count = 0, bytes = 0 } = found ?? {}
  if (count > limits.menuItems || bytes > limits.menuTextBytes) throw problem('too-many-menu-items')
}

async function requireDish({ tx, restaurantId }: LockedMenu, id: number): Promise<MenuItem> {
  const [row] = await tx<Row[]>`
    select ${columns(tx)} from menu_items i join menu_categories c
      on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.id = ${id} and i.restaurant_id = ${restaurantId}`
  if (!row) throw problem('menu-item-not-found')
  return asItem(row)
}

const columns = (sql: Sql | Transaction) =>
  sql`i.id, i.restaurant_id as "restaurantId", i.name, i.description, i.price, c.name as category, i.allergens,
    i.is_sold_out as "isSoldOut", i.created_at as "createdAt", i.updated_at as "updatedAt"`

function asItem(row: Row): MenuItem {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}

const nameTaken = { name: 'taken' } as const
