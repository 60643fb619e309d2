// The cache of groups: one entry per group, updated by the event stream and by the phone's own calls.

import type { Bill } from '@tablemate/contract/bills.ts'
import {
  newerState,
  withBill,
  withOrder,
  withoutOrder,
  withPayment,
} from '@tablemate/contract/group-change.ts'
import { type GroupState, getGroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { QueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { problemOf } from './call-problem.ts'

/** spec.md, section 9: no automatic refetch, staleness or retry. Passed to every hook; there is no provider. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
      // Until the group's 24 hours are over (retention.ts).
      gcTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export function groupQuery(groupId: string) {
  return {
    queryKey: groupKey(groupId),
    queryFn: async () => {
      const groupState = await call(getGroupState, { params: { groupId } })
      confirmed.add(groupId)
      return newerState(findGroup(groupId), groupState)
    },
    // A group restored from the phone is shown and fetched too, because the stream may hang.
    staleTime: () => (isFresh(groupId) ? Number.POSITIVE_INFINITY : 0),
  }
}

/** Calls the listener, before any screen, for every fetched group that does not exist for this phone. */
export function onGroupRefused(listen: (groupId: string) => void): void {
  cache.getQueryCache().subscribe(({ type, query }) => {
    const [kind, groupId] = query.queryKey as [string, string]
    if (type !== 'updated' || kind !== 'group' || query.state.status !== 'error') return
    if (problemOf(query.state.error) === 'group-not-found') listen(groupId)
  })
}

/** Groups that this page received from the server and that are not stale since. */
const confirmed = new Set<string>()

export const isFresh = (groupId: string): boolean => confirmed.has(groupId)

/** The group's stream is closed, so the cached group may be out of date. */
export const markStale = (groupId: string) => void confirmed.delete(groupId)

/** The stream is alive: the cached group is up to date now. */
export function markFresh(groupId: string): void {
  cache.setQueryData<GroupState>(groupKey(groupId), known => known)
}

/** When the group was last known to be up to date, in milliseconds since the epoch. */
export const confirmedAt = (groupId: string): number =>
  cache.getQueryState(groupKey(groupId))?.dataUpdatedAt ?? 0

export function knownGroups(): GroupState[] {
  return cache
    .getQueriesData<GroupState>({ queryKey: ['group'] })
    .flatMap(([, groupState]) => groupState ?? [])
}

export const findGroup = (groupId: string): GroupState | undefined =>
  cache.getQueryData<GroupState>(groupKey(groupId))

export function cacheGroup(groupId: string, groupState: GroupState): void {
  confirmed.add(groupId)
  cache.setQueryData<GroupState>(groupKey(groupId), known => newerState(known, groupState))
}

export function forgetCachedGroup(groupId: string): void {
  confirmed.delete(groupId)
  cache.removeQueries({ queryKey: groupKey(groupId) })
  cache.removeQueries({ queryKey: menuKey(groupId) })
}

/** The menu may have changed. A screen that shows it fetches it again. */
export function markMenuStale(groupId: string): void {
  void cache.invalidateQueries({ queryKey: menuKey(groupId) })
}

/** Fetches the whole group again. Concurrent callers share one call. Throws `CallProblem`. */
export function refetchGroup(groupId: string): Promise<GroupState> {
  return cache.fetchQuery({ ...groupQuery(groupId), staleTime: 0 })
}

// The response of the phone's own call shows immediately; the stream sends the same a moment later. It does not confirm the rest
// of the table, so the time of the last update stays.

export const mergeOrder = (order: Order): void =>
  change(order.groupId, groupState => withOrder(groupState, order))
export const dropOrder = (groupId: string, orderId: number): void =>
  change(groupId, groupState => withoutOrder(groupState, orderId))
export const mergeBill = (groupId: string, bill: Bill): void =>
  change(groupId, groupState => withBill(groupState, bill))
export const mergePayment = (payment: Payment): void =>
  change(payment.groupId, groupState => withPayment(groupState, payment))

function change(groupId: string, to: (groupState: GroupState) => GroupState): void {
  const updatedAt = confirmedAt(groupId)
  cache.setQueryData<GroupState>(groupKey(groupId), known => known && to(known), { updatedAt })
}

/** The key of the menu that a group orders from (use-menu.ts). */
export const menuKey = (groupId: string) => ['menu', groupId] as const
const groupKey = (groupId: string) => ['group', groupId] as const
