// The live group together with this phone's member.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { useEffect, useState } from 'react'
import { refetchGroup } from '../../api/cache.ts'
import { type LiveGroup, type LiveState, useLiveGroup } from '../../group/use-live-group.ts'

/** Also 'missing' if this phone's member is not in the group. */
export type MemberView =
  | Exclude<LiveGroup, { kind: 'ready' }>
  | {
      readonly kind: 'ready'
      readonly groupState: GroupState
      readonly me: Member
      readonly live: LiveState
    }

export function useGroup(groupId: string, memberId: number): MemberView {
  const live = useLiveGroup(groupId)
  const me = live.kind === 'ready' ? live.groupState.members.find(({ id }) => id === memberId) : undefined
  const isAbsent = live.kind === 'ready' && !me
  const hasRefetched = useRefetchOnce(groupId, isAbsent)

  if (live.kind !== 'ready') return live
  if (me) return { ...live, me }
  return { kind: hasRefetched ? 'missing' : 'loading' }
}

/** Fetches the group once more, because the cached group may be older than this phone's joining. */
function useRefetchOnce(groupId: string, isAbsent: boolean): boolean {
  const [hasRefetched, setRefetched] = useState(false)
  useEffect(() => {
    if (!isAbsent) return
    let isHere = true
    const done = () => {
      if (isHere) setRefetched(true)
    }
    refetchGroup(groupId).then(done, done)
    return () => {
      isHere = false
    }
  }, [groupId, isAbsent])
  return hasRefetched
}
