// The stations of a kitchen: which of them prepares which dish.

import type { Station } from '#contract/kitchen.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'

/** What no station prepares, and what there is no dish of, is the kitchen's. It has no row. */
export const kitchen = { id: 0, name: 'Kitchen' } as const

/** Of the restaurant, in the order of their ids. */
export async function listStations(sql: Sql | Transaction, restaurantId: number): Promise<Station[]> {
  return sql<Station[]>`
    select id, name, categories from stations where restaurant_id = ${restaurantId} order by id`
}

/** How the dishes of a restaurant's orders are divided among its stations. */
export interface StationMap {
  /** The id of the station that prepares a dish of this name. */
  stationOf(dish: string): number
  /** A station that is no more has the kitchen's name, until its tickets are done. */
  nameOf(stationId: number): string
}

/**
 * Knows where these dishes are prepared, by their names; a dish that stands in two categories is looked for in the one where
 * the menu had it first.
 */
export async function loadStationMap(
  sql: Sql | Transaction,
  restaurantId: number,
  dishes: readonly string[],
): Promise<StationMap> {
  const stations = await listStations(sql, restaurantId)
  const keys = stations.length > 0 ? [...new Set(dishes.map(dishKey))] : []
  const rows =
    keys.length === 0
      ? []
      : await sql<{ name: string; category: string }[]>`
          select name_key as name, category_key as category from menu_items
          where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) order by id desc`
  const categoryOf = new Map(rows.map(({ name, category }) => [name, category]))
  const stationOfCategory = new Map(
    stations.toReversed().flatMap(({ id, categories }) => categories.map(name => [dishKey(name), id])),
  )
  const names = new Map(stations.map(({ id, name }) => [id, name]))
  return {
    stationOf: dish => stationOfCategory.get(categoryOf.get(dishKey(dish)) ?? '') ?? kitchen.id,
    nameOf: id => names.get(id) ?? kitchen.name,
  }
}

/** What a screen needs to know of the restaurant's kitchen; null where there is no such restaurant. */
export async function findKitchen(
  sql: Sql,
  restaurantId: number,
): Promise<{ restaurantName: string; stations: Station[]; categories: string[] } | null> {
  const [restaurant] = await sql<{ name: string }[]>`select name from restaurants where id = ${restaurantId}`
  if (!restaurant) return null
  const categories = await sql<{ name: string }[]>`
    select name from menu_categories where restaurant_id = ${restaurantId} order by position`
  return {
    restaurantName: restaurant.name,
    stations: await listStations(sql, restaurantId),
    categories: categories.map(({ name }) => name),
  }
}
