// Replaces the stations of a restaurant, as its owner sets them.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type { Station, setStations } from '@tablemate/contract/stations.ts'
import { menuItemKey, nameKey } from '@tablemate/domain/plain-text.ts'
import type { Transaction } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { listStations } from './stations.ts'

type Change = CheckedOf<typeof setStations, 'body'>
type StationInput = Change['stations'][number]

/**
 * Replaces the stations of the restaurant and returns them. A station that keeps its name keeps its id. A category in two
 * stations belongs to the first. Throws 'changed-meanwhile', and 'invalid' if two stations have the same name.
 */
export async function replaceStations(
  tx: Transaction,
  restaurantId: number,
  change: Change,
): Promise<Station[]> {
  const { stations: input } = change
  const before = await listStations(tx, restaurantId)
  requireUnchanged(change, { stations: before.map(({ name, categories }) => ({ name, categories })) })
  const keys = input.map(({ name }) => nameKey(name))
  if (new Set(keys).size < keys.length) throw problem('invalid', { fields: { stations: 'taken' } })
  const idOf = new Map(before.map(({ id, name }) => [nameKey(name), id]))
  let lastId = Math.max(0, ...idOf.values(), await findLastUsed(tx, restaurantId))
  const rows = withoutRepeatedCategories(input).map(station => {
    const id = idOf.get(nameKey(station.name)) ?? ++lastId
    return { id, ...station }
  })
  await tx`delete from stations where restaurant_id = ${restaurantId}`
  await tx`
    insert into stations (restaurant_id, id, name, categories)
    select ${restaurantId}, id, name, categories
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as s (id integer, name text, categories text[])`
  return rows.sort((a, b) => a.id - b.id)
}

function withoutRepeatedCategories(input: readonly StationInput[]): StationInput[] {
  const seen = new Set<string>()
  return input.map(({ name, categories }) => ({
    name,
    categories: categories.filter(category => {
      const key = menuItemKey(category)
      return !seen.has(key) && seen.add(key)
    }),
  }))
}

/** The highest station id with a ticket or a printer: a new station must not inherit those of a deleted one. */
async function findLastUsed(tx: Transaction, restaurantId: number): Promise<number> {
  const [found] = await tx<{ last: number }[]>`
    select greatest(
      (select max(station_id) from groups g join tickets t on t.slot = g.slot and t.group_id = g.id
        where restaurant_id = ${restaurantId}),
      (select max(id) from printers, unnest(stations) id where restaurant_id = ${restaurantId}),
      0) as last`
  return found?.last ?? 0
}
