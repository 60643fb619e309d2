// The live group for a screen: fetched once, then updated by the stream.

import type { GroupState } from '@tablemate/contract/live.ts'
import { isGroupOver } from '@tablemate/domain/groups/group-time.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { confirmedAt, groupQuery, isFresh } from '../api/cache.ts'
import { problemOf } from '../api/call-problem.ts'
import { type Pending, useLoaded } from '../api/loaded.ts'
import { type StreamState, streamState, subscribeToGroup } from './group-stream.ts'

/** Whether the shown table is up to date. */
export interface LiveState {
  readonly state: 'live' | 'reconnecting' | 'offline'
  /** When the group was last confirmed, in milliseconds since the epoch. */
  readonly asOf: number
}

export type LiveGroup =
  | Pending
  /** The group does not exist, or this phone may not see it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly groupState: GroupState; readonly live: LiveState }

export function useLiveGroup(groupId: string): LiveGroup {
  const subscribe = useCallback((listen: () => void) => subscribeToGroup(groupId, listen), [groupId])
  const stream = useSyncExternalStore(subscribe, () => streamState(groupId))
  const loaded = useLoaded(groupQuery(groupId))

  if (stream === 'gone') return { kind: 'missing' }
  if (loaded.kind === 'ready')
    return { kind: 'ready', groupState: loaded.value, live: liveOf(groupId, stream) }
  if (isGroupOver(groupId, Date.now())) return { kind: 'missing' }
  const isMissing =
    loaded.kind === 'failed' && /^(group-not-found|not-found|invalid)$/.test(problemOf(loaded.error))
  return isMissing ? { kind: 'missing' } : loaded
}

/** A group that was restored from the phone is not live until the stream confirms it. */
function liveOf(groupId: string, state: Exclude<StreamState, 'gone'>): LiveState {
  const opening = isFresh(groupId) ? 'live' : 'reconnecting'
  return { state: state === 'opening' ? opening : state, asOf: confirmedAt(groupId) }
}
