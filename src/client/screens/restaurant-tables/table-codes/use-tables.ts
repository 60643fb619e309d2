// The restaurant's tables and everything that changes them. Who sits there is asked for again while somebody looks.

import { useQuery } from '@tanstack/react-query'
import { addTables, getTables, type RestaurantTable, removeTable, updateTable } from '#contract/tables.ts'
import { cache } from '../../../api/cache.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'

const everyMs = 30_000

export type TablesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly tables: readonly RestaurantTable[] }

export function useTables(restaurantId: number): TablesState {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: tablesKey(restaurantId),
      queryFn: () => portalCall(getTables, { params: { restaurantId } }),
      staleTime: 0,
      refetchInterval: () => (document.visibilityState === 'visible' ? everyMs : false),
    },
    cache,
  )
  if (data) return { kind: 'ready', tables: data }
  if (error && !isFetching) return { kind: 'failed', retry: () => void refetch() }
  return { kind: 'loading' }
}

/** Each throws `CallProblem`. */
export const tableChanges = {
  /** Answers how many were missing. */
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
    change: { readonly name: string } | { readonly renewToken: true },
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

/** A table that was removed elsewhere meanwhile does not stay on the screen. */
async function ofTable<R>(restaurantId: number, answer: Promise<R>): Promise<R> {
  try {
    return await answer
  } catch (error) {
    if (problemOf(error) === 'table-not-found')
      void cache.invalidateQueries({ queryKey: tablesKey(restaurantId) })
    throw error
  }
}

type Tables = readonly RestaurantTable[]

async function show(restaurantId: number, change: (tables: Tables) => Tables): Promise<void> {
  // A list that is on the way was told before this, and would undo it.
  await cache.cancelQueries({ queryKey: tablesKey(restaurantId) })
  cache.setQueryData<Tables>(tablesKey(restaurantId), tables => change(tables ?? []))
}

const tablesKey = (restaurantId: number) => portalKey(restaurantId, 'tables')
