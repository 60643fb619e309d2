// The stations of a kitchen, and which of them prepares which dish.

import type { Station } from '@tablemate/contract/stations.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { Sql, Transaction } from '../../db/database.ts'

/** The default station, for categories without a station and for dishes that are not on the menu. It has no row. */
export const kitchen = { id: 0, name: 'Kitchen' } as const

/** The restaurant's stations, by id. */
export async function listStations(sql: Sql | Transaction, restaurantId: number): Promise<Station[]> {
  return sql<Station[]>`
    select id, name, categories from stations where restaurant_id = ${restaurantId} order by id`
}

/** Assigns dishes to stations. */
export interface StationMap {
  /** The id of the station that prepares a dish of this name. */
  stationOf(menuItem: string): number
  /** A deleted station has the kitchen's name, for its remaining tickets. */
  nameOf(stationId: number): string
}

/**
 * Loads the stations of these dishes, by name. For a dish in two categories, the category of the older menu item counts.
 */
export async function loadStationMap(
  sql: Sql | Transaction,
  restaurantId: number,
  menuItems: readonly string[],
): Promise<StationMap> {
  const stations = await listStations(sql, restaurantId)
  const keys = stations.length > 0 ? [...new Set(menuItems.map(menuItemKey))] : []
  const rows =
    keys.length === 0
      ? []
      : await sql<{ name: string; category: string }[]>`
          select name_key as name, category_key as category from menu_items
          where restaurant_id = ${restaurantId} and name_key = any(${keys}::text[]) order by id desc`
  const categoryOf = new Map(rows.map(({ name, category }) => [name, category]))
  const stationOfCategory = new Map(
    stations.toReversed().flatMap(({ id, categories }) => categories.map(name => [menuItemKey(name), id])),
  )
  const names = new Map(stations.map(({ id, name }) => [id, name]))
  return {
    stationOf: menuItem => stationOfCategory.get(categoryOf.get(menuItemKey(menuItem)) ?? '') ?? kitchen.id,
    nameOf: id => names.get(id) ?? kitchen.name,
  }
}

/** The data of the kitchen that a screen needs; null if there is no such restaurant. */
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
