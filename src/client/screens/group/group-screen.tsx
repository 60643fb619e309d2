// The table while it orders: who is here, what I ordered, and how to add more.

import { findMembership } from '../../device/membership.ts'
import { TableFailed } from '../../parts/table-notice.tsx'
import { GroupLoading } from './group-loading.tsx'
import { GroupMissing } from './group-missing.tsx'
import { GroupTable } from './group-table.tsx'
import { useGroup } from './use-group.ts'

export function GroupScreen({ groupId }: { groupId: string }) {
  const memberId = findMembership(groupId)
  if (memberId === null) return <GroupMissing />
  return <Seated groupId={groupId} memberId={memberId} />
}

function Seated({ groupId, memberId }: { groupId: string; memberId: number }) {
  const group = useGroup(groupId, memberId)
  switch (group.kind) {
    case 'loading':
      return <GroupLoading />
    case 'missing':
      return <GroupMissing />
    case 'failed':
      return <TableFailed retry={group.retry} />
    case 'ready':
      return <GroupTable table={group.table} me={group.me} line={group.line} />
  }
}
