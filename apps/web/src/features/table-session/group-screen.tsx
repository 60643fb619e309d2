// The screen for ordering: the members, the diner's own orders, and the ways to order more.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { refetchGroup } from '../../lib/api/cache.ts'
import { findMembership, onMembershipChange } from '../../lib/device/membership.ts'
import { type LiveGroup, type LiveState, useLiveGroup } from '../../lib/group/use-live-group.ts'
import { texts } from '../../lib/text/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { GroupContent } from './group-content.tsx'
import { GroupFailed, GroupMissing } from './group-notices.tsx'

export default function GroupScreen({ groupId }: { groupId: string }) {
  const memberId = useMembership(groupId)
  if (memberId === null) return <GroupMissing groupId={groupId} title={texts.group.missing} />
  return <Seated groupId={groupId} memberId={memberId} />
}

function Seated({ groupId, memberId }: { groupId: string; memberId: number }) {
  const group = useGroup(groupId, memberId)
  // The content renders in slices, so that a slow phone answers a touch meanwhile.
  const isShown = useDeferredValue(group.kind === 'ready', false)
  if (group.kind === 'ready' && !isShown) return <GroupLoading />
  switch (group.kind) {
    case 'loading':
      return <GroupLoading />
    case 'missing':
      return <GroupMissing groupId={groupId} title={texts.group.missing} />
    case 'failed':
      return <GroupFailed retry={group.retry} />
    case 'ready':
      return (
        <GroupCurrency value={group.groupState.group.currency}>
          <GroupContent groupState={group.groupState} me={group.me} live={group.live} />
        </GroupCurrency>
      )
  }
}

// The member that this phone acts as in a group, for a screen.

function useMembership(groupId: string): number | null {
  return useSyncExternalStore(onMembershipChange, () => findMembership(groupId))
}

// The skeleton of the group screen while its group loads.

function GroupLoading() {
  return (
    <Screen>
      <div className="pt-4">
        <SkeletonGroup label={texts.group.loading} className="flex flex-col gap-4">
          <Skeleton className="h-8 w-3/5" />
          <div className="flex gap-2">
            {[1, 2, 3].map(face => (
              <Skeleton key={face} className="size-9 rounded-full!" />
            ))}
          </div>
          <Skeleton className="mt-4 h-20" />
          <Skeleton className="mt-4 h-6 w-2/5" />
          <Skeleton className="h-32" />
        </SkeletonGroup>
      </div>
    </Screen>
  )
}

// The live group together with this phone's member.

/** Also 'missing' if this phone's member is not in the group. */
type MemberView =
  | Exclude<LiveGroup, { kind: 'ready' }>
  | {
      readonly kind: 'ready'
      readonly groupState: GroupState
      readonly me: Member
      readonly live: LiveState
    }

function useGroup(groupId: string, memberId: number): MemberView {
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
