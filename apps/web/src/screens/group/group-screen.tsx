// The screen for ordering: the members, the diner's own orders, and the ways to order more.

import { useMembership } from '../../device/use-membership.ts'
import { TableCurrency } from '../../parts/currency/currency-provider.tsx'
import { TableFailed, TableMissing } from '../../parts/table-notice.tsx'
import * as texts from '../../text/texts.ts'
import { GroupLoading } from './group-loading.tsx'
import { GroupTable } from './group-table.tsx'
import { useGroup } from './use-group.ts'

export function Page({ groupId }: { groupId: string }) {
  const memberId = useMembership(groupId)
  if (memberId === null) return <TableMissing groupId={groupId} title={texts.group.missing} />
  return <Seated groupId={groupId} memberId={memberId} />
}

function Seated({ groupId, memberId }: { groupId: string; memberId: number }) {
  const group = useGroup(groupId, memberId)
  switch (group.kind) {
    case 'loading':
      return <GroupLoading />
    case 'missing':
      return <TableMissing groupId={groupId} title={texts.group.missing} />
    case 'failed':
      return <TableFailed retry={group.retry} />
    case 'ready':
      return (
        <TableCurrency value={group.table.group.currency}>
          <GroupTable table={group.table} me={group.me} live={group.live} />
        </TableCurrency>
      )
  }
}
