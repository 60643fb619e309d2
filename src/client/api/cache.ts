// What this phone knows of its tables: one entry per table, told by the stream and by its own calls.

import { QueryClient } from '@tanstack/react-query'
import type { Bill } from '#contract/bills.ts'
import { getTable, type Table } from '#contract/live.ts'
import type { Order } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import { newerTable, withBill, withOrder, withoutOrder, withPayment } from '#contract/table-change.ts'
import { call } from './call.ts'
import { problemOf } from './call-problem.ts'

/** spec.md, section 9: never refetched by itself, never stale, never retried. Handed to every hook; there is no provider. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
      // Until the table's 24 hours are over (phone-store.ts).
      gcTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export function tableQuery(groupId: string) {
  return {
    queryKey: tableKey(groupId),
    queryFn: async () => {
      const told = await call(getTable, { params: { groupId } })
      confirmed.add(groupId)
      return newerTable(findTable(groupId), told)
    },
    // What comes from the phone's own memory is asked for, besides being shown: the stream may hang in between.
    staleTime: () => (isFresh(groupId) ? Number.POSITIVE_INFINITY : 0),
  }
}

/** Tells of every table that was asked for and is not there for this phone, before a screen does. */
export function onTableRefused(listen: (groupId: string) => void): void {
  cache.getQueryCache().subscribe(({ type, query }) => {
    const [kind, groupId] = query.queryKey as [string, string]
    if (type !== 'updated' || kind !== 'table' || query.state.status !== 'error') return
    if (problemOf(query.state.error) === 'group-not-found') listen(groupId)
  })
}

/** Tables of which the server has told this page, and nothing since has put that in doubt. */
const confirmed = new Set<string>()

export function isFresh(groupId: string): boolean {
  return confirmed.has(groupId)
}

/** Nobody listens to the table any longer, so what is known of it is the last that is known. */
export function markStale(groupId: string): void {
  confirmed.delete(groupId)
}

/** The line is alive: what is known of the table is true now. */
export function markFresh(groupId: string): void {
  cache.setQueryData<Table>(tableKey(groupId), known => known)
}

/** When the table was last known to be true, in milliseconds since the epoch. */
export function confirmedAt(groupId: string): number {
  return cache.getQueryState(tableKey(groupId))?.dataUpdatedAt ?? 0
}

export function knownTables(): Table[] {
  return cache.getQueriesData<Table>({ queryKey: ['table'] }).flatMap(([, table]) => table ?? [])
}

export function findTable(groupId: string): Table | undefined {
  return cache.getQueryData<Table>(tableKey(groupId))
}

export function keepTable(groupId: string, table: Table): void {
  confirmed.add(groupId)
  cache.setQueryData<Table>(tableKey(groupId), known => newerTable(known, table))
}

export function forgetTable(groupId: string): void {
  confirmed.delete(groupId)
  cache.removeQueries({ queryKey: tableKey(groupId) })
  cache.removeQueries({ queryKey: menuKey(groupId) })
}

/** What is known of the menu may have changed: whoever looks at it asks again. */
export function doubtMenu(groupId: string): void {
  void cache.invalidateQueries({ queryKey: menuKey(groupId) })
}

/** Asks for the whole table again; concurrent askers share one call. Throws `CallProblem`. */
export function askAgain(groupId: string): Promise<Table> {
  return cache.fetchQuery({ ...tableQuery(groupId), staleTime: 0 })
}

// What one's own call answered shows at once; the stream tells the same a moment later. Of the rest of the table it
// says nothing, so that stays as old as it was.

export function mergeOrder(order: Order): void {
  change(order.groupId, table => withOrder(table, order))
}

export function dropOrder(groupId: string, orderId: number): void {
  change(groupId, table => withoutOrder(table, orderId))
}

export function mergeBill(groupId: string, bill: Bill): void {
  change(groupId, table => withBill(table, bill))
}

export function mergePayment(payment: Payment): void {
  change(payment.groupId, table => withPayment(table, payment))
}

function change(groupId: string, to: (table: Table) => Table): void {
  const updatedAt = confirmedAt(groupId)
  cache.setQueryData<Table>(tableKey(groupId), known => known && to(known), { updatedAt })
}

/** Of the menu that a table orders from (use-menu.ts). */
export const menuKey = (groupId: string) => ['menu', groupId] as const
const tableKey = (groupId: string) => ['table', groupId] as const
