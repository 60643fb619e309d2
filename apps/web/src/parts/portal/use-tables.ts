// The restaurant's tables and all their changes. They are polled while visible, because guests sit down and leave.

import {
  addTables,
  getFloorTables,
  getTables,
  type RestaurantTable,
  removeTable,
  updateTable,
} from '@tablemate/contract/tables.ts'
import type { QueryKey } from '@tanstack/react-query'
import { cache } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { type Loaded, useLoaded } from '../../api/loaded.ts'
import { portalCall } from './portal-call.ts'
import { portalKey } from './session.ts'

const pollMs = 30_000

export function useTables(restaurantId: number): Loaded<readonly RestaurantTable[]> {
  return useLoaded({
    queryKey: tablesKey(restaurantId),
    queryFn: () => portalCall(getTables, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

export type FloorTable = Pick<RestaurantTable, 'id' | 'name'>

/** The tables of the floor. The owner's browser shares them with `useTables`; a tablet gets only their names. */
export function useFloorTables(restaurantId: number, isOwner: boolean): Loaded<readonly FloorTable[]> {
  const input = { params: { restaurantId } }
  return useLoaded<readonly FloorTable[], QueryKey>({
    queryKey: tablesKey(restaurantId),
    queryFn: () => (isOwner ? portalCall(getTables, input) : call(getFloorTables, input)),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

export function refetchTables(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: tablesKey(restaurantId) })
}

/** Each throws `CallProblem`. */
export const tableChanges = {
  /** Returns how many tables are new. */
  async add(restaurantId: number, names: readonly string[], idempotencyKey: string): Promise<number> {
    const before = cache.getQueryData<readonly RestaurantTable[]>(tablesKey(restaurantId)) ?? []
    const body = { names: [...names] }
    const tables = await portalCall(addTables, { params: { restaurantId }, body, idempotencyKey })
    await show(restaurantId, () => tables)
    return tables.filter(({ id }) => before.every(table => table.id !== id)).length
  },

  async change(
    restaurantId: number,
    { id: tableId }: RestaurantTable,
    change:
      | { readonly name?: string; readonly base?: { readonly name?: string } }
      | { readonly renewToken: true },
  ): Promise<RestaurantTable> {
    const body = { name: null, renewToken: null, ...change }
    const call = portalCall(updateTable, { params: { restaurantId, tableId }, body })
    const changed = await ofTable(restaurantId, call)
    await show(restaurantId, tables => tables.map(table => (table.id === tableId ? changed : table)))
    return changed
  },

  async remove(restaurantId: number, { id: tableId }: RestaurantTable): Promise<void> {
    await ofTable(restaurantId, portalCall(removeTable, { params: { restaurantId, tableId } }))
    await show(restaurantId, tables => tables.filter(({ id }) => id !== tableId))
  },
}

/** Fetches the tables again if this one was removed elsewhere meanwhile. */
async function ofTable<R>(restaurantId: number, reply: Promise<R>): Promise<R> {
  try {
    return await reply
  } catch (error) {
    if (problemOf(error) === 'table-not-found') refetchTables(restaurantId)
    throw error
  }
}

type Tables = readonly RestaurantTable[]

async function show(restaurantId: number, change: (tables: Tables) => Tables): Promise<void> {
  // A reply that is under way predates this change and would undo it.
  await cache.cancelQueries({ queryKey: tablesKey(restaurantId) })
  cache.setQueryData<Tables>(tablesKey(restaurantId), tables => change(tables ?? []))
}

const tablesKey = (restaurantId: number) => portalKey(restaurantId, 'tables')
