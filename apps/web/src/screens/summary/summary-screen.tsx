// The summary of the group: the members' orders, a list for the waiter, and a link to the bill.

import { GroupCurrency } from '../../parts/currency/currency-provider.tsx'
import { GroupFailed, GroupMissing } from '../../parts/group-notice.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { SummaryLoading } from './summary-loading.tsx'
import { SummaryTable } from './summary-table.tsx'
import { useSummary } from './use-summary.ts'

export default function SummaryScreen({ groupId }: { groupId: string }) {
  const state = useSummary(groupId)
  const back = (
    <NavButton tone="secondary" to={paths.group(groupId)}>
      {texts.summary.back}
    </NavButton>
  )
  switch (state.kind) {
    case 'loading':
      return <SummaryLoading groupId={groupId} />
    case 'missing':
      return <GroupMissing groupId={groupId} title={texts.summary.missing} />
    case 'failed':
      return <GroupFailed retry={state.retry}>{back}</GroupFailed>
    case 'ready':
      return (
        <GroupCurrency value={state.summary.group.currency}>
          <SummaryTable summary={state.summary} live={state.live} />
        </GroupCurrency>
      )
  }
}
