// The live table, for a screen: asked for once, then told by the stream whatever anyone at the table does.

import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Table } from '#contract/live.ts'
import { cache, tableQuery } from './cache.ts'
import { problemOf } from './call-problem.ts'
import { holdLine, lineState } from './table-line.ts'

export type LiveTable =
  | { readonly kind: 'loading' }
  /** No such table, or not for this phone. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly table: Table; readonly line: 'live' | 'reconnecting' }

export function useTable(groupId: string): LiveTable {
  const subscribe = useCallback((listen: () => void) => holdLine(groupId, listen), [groupId])
  const line = useSyncExternalStore(subscribe, () => lineState(groupId))
  const { data, error, isFetching, refetch } = useQuery(tableQuery(groupId), cache)

  if (line === 'gone') return { kind: 'missing' }
  if (data) return { kind: 'ready', table: data, line: line === 'reconnecting' ? 'reconnecting' : 'live' }
  if (!error || isFetching) return { kind: 'loading' }
  const problem = problemOf(error)
  if (problem === 'group-not-found' || problem === 'not-found' || problem === 'invalid')
    return { kind: 'missing' }
  return { kind: 'failed', retry: () => void refetch() }
}
