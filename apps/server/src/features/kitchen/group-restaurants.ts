// Finds the restaurants of changed groups, with a cache.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'

/** Each entry is an id of 36 characters and a number. */
const maxCachedGroups = 20_000

/** The cached value of a group without a registered restaurant. */
export const noRestaurant = 0

export interface GroupRestaurants {
  /** Undefined if the group is not cached. */
  cached(groupId: string): number | undefined
  /** Looks the groups up and caches them; deleted groups are left out. */
  find(groupIds: readonly string[]): Promise<Map<string, number>>
}

export function createGroupRestaurants(sql: Sql): GroupRestaurants {
  const cache = new LRUCache<string, number>({ max: maxCachedGroups })
  return {
    cached: groupId => cache.get(groupId),
    async find(groupIds) {
      const found = new Map<string, number>()
      for (const [partition, ids] of groupBy(groupIds, partitionOf)) {
        const rows = await sql<{ id: string; restaurantId: number | null }[]>`
          select id, restaurant_id as "restaurantId" from ${inPartition('groups', partition)}
          where slot = ${partition} and id = any(${ids}::uuid[])`
        for (const { id, restaurantId } of rows) found.set(id, restaurantId ?? noRestaurant)
      }
      for (const [id, restaurantId] of found) cache.set(id, restaurantId)
      return found
    },
  }
}
