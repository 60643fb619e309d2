// The summary of the group: the members' orders, a list for the waiter, and a link to the bill.

import { paths } from '../../../lib/paths.ts'
import { texts } from '../../../lib/text/texts.ts'
import { NavButton } from '../../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { GroupCurrency } from '../../currency/currency-provider.tsx'
import { GroupFailed, GroupMissing } from '../../table-session/group-notices.tsx'
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

// The skeleton of the summary while its group loads.

function SummaryLoading({ groupId }: { groupId: string }) {
  return (
    <Screen
      header={
        <ScreenHeader
          title={texts.titles.summary}
          back={{ to: paths.group(groupId), label: texts.summary.back }}
        />
      }
    >
      <SkeletonGroup label={texts.summary.loading} className="flex flex-col gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-11" />
        <Skeleton className="mt-4 h-40" />
        <Skeleton className="mt-4 h-32" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    </Screen>
  )
}
