// The restaurant's tables and all their changes. They are polled while visible, because guests sit down and leave.

import {
  addRestaurantTables,
  getFloorRestaurantTables,
  getRestaurantTables,
  type RestaurantTable,
  removeRestaurantTable,
  updateRestaurantTable,
} from '@tablemate/contract/restaurant-tables.ts'
import type { QueryKey } from '@tanstack/react-query'
import { cache } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

const pollMs = 30_000

export function useRestaurantTables(restaurantId: number): Loaded<readonly RestaurantTable[]> {
  return useLoaded({
    queryKey: restaurantTablesKey(restaurantId),
    queryFn: () => portalCall(getRestaurantTables, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

export type FloorRestaurantTable = Pick<RestaurantTable, 'id' | 'name'>

/** The tables of the floor. The owner's browser shares them with `useRestaurantTables`; a tablet gets only their names. */
export function useFloorRestaurantTables(
  restaurantId: number,
  isOwner: boolean,
): Loaded<readonly FloorRestaurantTable[]> {
  const input = { params: { restaurantId } }
  return useLoaded<readonly FloorRestaurantTable[], QueryKey>({
    queryKey: restaurantTablesKey(restaurantId),
    queryFn: () => (isOwner ? portalCall(getRestaurantTables, input) : call(getFloorRestaurantTables, input)),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

export function refetchRestaurantTables(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: restaurantTablesKey(restaurantId) })
}

/** Each throws `CallProblem`. */
export const restaurantTableChanges = {
  /** Returns how many tables are new. */
  async add(restaurantId: number, names: readonly string[], idempotencyKey: string): Promise<number> {
    const before = cache.getQueryData<readonly RestaurantTable[]>(restaurantTablesKey(restaurantId)) ?? []
    const body = { names: [...names] }
    const restaurantTables = await portalCall(addRestaurantTables, {
      params: { restaurantId },
      body,
      idempotencyKey,
    })
    await show(restaurantId, () => restaurantTables)
    return restaurantTables.filter(({ id }) => before.every(restaurantTable => restaurantTable.id !== id))
      .length
  },

  async change(
    restaurantId: number,
    { id: tableId }: RestaurantTable,
    change:
      | { readonly name?: string; readonly base?: { readonly name?: string } }
      | { readonly renewToken: true },
  ): Promise<RestaurantTable> {
    const body = { name: null, renewToken: null, ...change }
    const call = portalCall(updateRestaurantTable, { params: { restaurantId, tableId }, body })
    const changed = await refetchIfRemoved(restaurantId, call)
    await show(restaurantId, restaurantTables =>
      restaurantTables.map(restaurantTable => (restaurantTable.id === tableId ? changed : restaurantTable)),
    )
    return changed
  },

  async remove(restaurantId: number, { id: tableId }: RestaurantTable): Promise<void> {
    await refetchIfRemoved(
      restaurantId,
      portalCall(removeRestaurantTable, { params: { restaurantId, tableId } }),
    )
    await show(restaurantId, restaurantTables => restaurantTables.filter(({ id }) => id !== tableId))
  },
}

/** Fetches the tables again if this one was removed elsewhere meanwhile. */
async function refetchIfRemoved<R>(restaurantId: number, reply: Promise<R>): Promise<R> {
  try {
    return await reply
  } catch (error) {
    if (problemOf(error) === 'table-not-found') refetchRestaurantTables(restaurantId)
    throw error
  }
}

type RestaurantTables = readonly RestaurantTable[]

async function show(
  restaurantId: number,
  change: (restaurantTables: RestaurantTables) => RestaurantTables,
): Promise<void> {
  // A reply that is under way predates this change and would undo it.
  await cache.cancelQueries({ queryKey: restaurantTablesKey(restaurantId) })
  cache.setQueryData<RestaurantTables>(restaurantTablesKey(restaurantId), tables => change(tables ?? []))
}

const restaurantTablesKey = (restaurantId: number) => portalKey(restaurantId, 'tables')
