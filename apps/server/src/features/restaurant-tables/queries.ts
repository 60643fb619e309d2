// The rows of a restaurant's tables. Only this feature writes them.

import { randomBytes } from 'node:crypto'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { codeFrom } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { nameKey } from '@tablemate/domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { isDuplicate } from '../../db/failures.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { problem } from '../../problems.ts'

export { endOverSeatings, lockRestaurantTables, lockSeatingAt } from './seatings.ts'

export interface RestaurantTableRow {
  readonly id: number
  readonly name: string
  readonly token: string
}

/** A table found by its code, with the public data of its restaurant. */
export interface ScannedRestaurantTable extends Pick<RestaurantTableRow, 'id' | 'name'> {
  readonly restaurantId: number
  readonly restaurantName: string
  readonly currency: CurrencyCode
}

/** "Table 2" comes before "Table 10". */
const byName = new Intl.Collator('en', { numeric: true }).compare

/** The restaurant's tables, by name. */
export async function listRestaurantTables(
  sql: Sql | Transaction,
  restaurantId: number,
): Promise<RestaurantTableRow[]> {
  const rows = await sql<RestaurantTableRow[]>`
    select id, name, token from restaurant_tables where restaurant_id = ${restaurantId}`
  return rows.sort((a, b) => byName(a.name, b.name) || a.id - b.id)
}

/** Throws 'table-not-found' if the restaurant has no such table. */
export async function requireRestaurantTable(
  sql: Sql | Transaction,
  restaurantId: number,
  id: number,
): Promise<RestaurantTableRow> {
  const [row] = await sql<RestaurantTableRow[]>`
    select id, name, token from restaurant_tables where restaurant_id = ${restaurantId} and id = ${id}`
  if (!row) throw problem('table-not-found')
  return row
}

/** Adds the tables whose names are missing. Throws 'too-many-tables' above the limit. */
export async function insertMissing(
  tx: Transaction,
  restaurantId: number,
  names: readonly string[],
  now: Date,
): Promise<void> {
  // Locks the restaurant, so that concurrent calls together stay within the limit.
  await tx`select from restaurants where id = ${restaurantId} for no key update`
  const rows = names.map(name => ({ name, key: nameKey(name), token: newToken() }))
  await tx`
    insert into restaurant_tables (restaurant_id, name, name_key, token, created_at)
    select ${restaurantId}, name, key, token, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as requested (name text, key text, token text)
    on conflict (restaurant_id, name_key) do nothing`
  const [found] = await tx<{ isTooMany: boolean }[]>`
    select count(*) > ${limits.tablesPerRestaurant} as "isTooMany" from restaurant_tables where restaurant_id = ${restaurantId}`
  if (found?.isTooMany) throw problem('too-many-tables')
}

/** Throws 'table-taken' if another table of the restaurant has the name. */
export async function renameRestaurantTable(
  tx: Transaction,
  { id }: RestaurantTableRow,
  name: string,
): Promise<void> {
  try {
    await tx`update restaurant_tables set name = ${name}, name_key = ${nameKey(name)} where id = ${id}`
  } catch (error) {
    if (isDuplicate(error)) throw problem('table-taken')
    throw error
  }
}

/** Invalidates all printed codes of the table, those with its token and those with its name. */
export async function renewToken(tx: Transaction, { id }: RestaurantTableRow): Promise<void> {
  await tx`update restaurant_tables set token = ${newToken()}, is_found_by_name = false where id = ${id}`
}

/** Returns false if the restaurant has no such table. */
export async function deleteRestaurantTable(sql: Sql, restaurantId: number, id: number): Promise<boolean> {
  const count =
    await sql.count`delete from restaurant_tables where restaurant_id = ${restaurantId} and id = ${id}`
  return count > 0
}

export async function findByToken(sql: Sql, token: string): Promise<ScannedRestaurantTable | null> {
  const [found] = await sql<ScannedRestaurantTable[]>`
    select t.id, t.name, restaurant_id as "restaurantId", r.name as "restaurantName", currency
    from restaurant_tables t join restaurants r on r.id = restaurant_id
    where token = ${token}`
  return found ?? null
}

/** The token of a table, for an older printed code with its name; null if no table may be found by that name. */
export async function findTokenByName(sql: Sql, restaurantId: number, name: string): Promise<string | null> {
  const [found] = await sql<{ token: string }[]>`
    select token from restaurant_tables
    where restaurant_id = ${restaurantId} and name_key = ${nameKey(name)} and is_found_by_name`
  return found?.token ?? null
}

/** Locks the table with this token until the transaction ends: other scans of it wait. */
export async function lockByToken(
  tx: Transaction,
  token: string,
): Promise<(Pick<RestaurantTableRow, 'id' | 'name'> & { readonly restaurantId: number }) | null> {
  const [locked] = await tx<(RestaurantTableRow & { restaurantId: number })[]>`
    select id, name, restaurant_id as "restaurantId" from restaurant_tables where token = ${token}
    for no key update`
  return locked ?? null
}

/** 31^10 possible tokens: enough to be unique, and impossible to guess. */
function newToken(): string {
  for (;;) {
    const token = codeFrom(randomBytes(32), limits.tableToken)
    if (token !== null) return token
  }
}

/** The group's table; null: none. */
export async function findRestaurantTableOf(tx: Transaction, groupId: string): Promise<number | null> {
  const partition = partitionOf(groupId)
  const [found] = await tx<{ tableId: number | null }[]>`
    select table_id as "tableId" from ${inPartition('groups', partition)} where slot = ${partition} and id = ${groupId}`
  return found?.tableId ?? null
}
