// The live table, for a screen: asked for once, then told by the stream whatever anyone at the table does.

import { useCallback, useSyncExternalStore } from 'react'
import type { Table } from '#contract/live.ts'
import { isGroupOver } from '#domain/groups/group-time.ts'
import { confirmedAt, isFresh, tableQuery } from '../api/cache.ts'
import { problemOf } from '../api/call-problem.ts'
import { type Pending, useLoaded } from '../api/loaded.ts'
import { type StreamState, streamState, subscribeToTable } from './table-stream.ts'

/** How true what is shown of the table is. */
export interface LiveState {
  readonly state: 'live' | 'reconnecting' | 'offline'
  /** Since when it is known, in milliseconds since the epoch. */
  readonly asOf: number
}

export type LiveTable =
  | Pending
  /** No such table, or not for this phone. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly table: Table; readonly line: LiveState }

export function useTable(groupId: string): LiveTable {
  const subscribe = useCallback((listen: () => void) => subscribeToTable(groupId, listen), [groupId])
  const line = useSyncExternalStore(subscribe, () => streamState(groupId))
  const loaded = useLoaded(tableQuery(groupId))

  if (line === 'gone') return { kind: 'missing' }
  if (loaded.kind === 'ready') return { kind: 'ready', table: loaded.value, line: lineOf(groupId, line) }
  if (isGroupOver(groupId, Date.now())) return { kind: 'missing' }
  const isMissing =
    loaded.kind === 'failed' && /^(group-not-found|not-found|invalid)$/.test(problemOf(loaded.error))
  return isMissing ? { kind: 'missing' } : loaded
}

/** What was restored from the phone's own memory is not live until the line says so. */
function lineOf(groupId: string, state: Exclude<StreamState, 'gone'>): LiveState {
  const opening = isFresh(groupId) ? 'live' : 'reconnecting'
  return { state: state === 'opening' ? opening : state, asOf: confirmedAt(groupId) }
}
