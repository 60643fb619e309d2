// The screen for ordering: the members, the diner's own orders, and the ways to order more.

import { useMembership } from '../../device/use-membership.ts'
import { GroupCurrency } from '../../parts/currency/currency-provider.tsx'
import { GroupFailed, GroupMissing } from '../../parts/group-notice.tsx'
import { texts } from '../../text/texts.ts'
import { GroupContent } from './group-content.tsx'
import { GroupLoading } from './group-loading.tsx'
import { useGroup } from './use-group.ts'

export default function GroupScreen({ groupId }: { groupId: string }) {
  const memberId = useMembership(groupId)
  if (memberId === null) return <GroupMissing groupId={groupId} title={texts.group.missing} />
  return <Seated groupId={groupId} memberId={memberId} />
}

function Seated({ groupId, memberId }: { groupId: string; memberId: number }) {
  const group = useGroup(groupId, memberId)
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
