// Whose tables the groups that changed are.

import { LRUCache } from 'lru-cache'
import { groupBy } from '#domain/group-by.ts'
import { inPartition, type Sql } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'

/** Of so many groups it is remembered: 36 letters and a number each. */
const mostGroups = 20_000

/** No registered restaurant's. */
export const nobody = 0

export interface GroupRestaurants {
  /** Undefined where it is not known yet. */
  known(groupId: string): number | undefined
  /** Looks these up and remembers them; groups that are gone are left out. */
  find(groupIds: readonly string[]): Promise<Map<string, number>>
}

export function createGroupRestaurants(sql: Sql): GroupRestaurants {
  const remembered = new LRUCache<string, number>({ max: mostGroups })
  return {
    known: groupId => remembered.get(groupId),
    async find(groupIds) {
      const found = new Map<string, number>()
      for (const [partition, ids] of groupBy(groupIds, partitionOf)) {
        const rows = await sql<{ id: string; restaurantId: number | null }[]>`
          select id, restaurant_id as "restaurantId" from ${inPartition(sql, 'groups', partition)}
          where slot = ${partition} and id = any(${ids}::uuid[])`
        for (const { id, restaurantId } of rows) found.set(id, restaurantId ?? nobody)
      }
      for (const [id, restaurantId] of found) remembered.set(id, restaurantId)
      return found
    },
  }
}
