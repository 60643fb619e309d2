// The summary of the table: the members' orders, a list for the waiter, and a link to the bill.

import { TableCurrency } from '../../parts/currency/currency-provider.tsx'
import { TableFailed, TableMissing } from '../../parts/table-notice.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { SummaryLoading } from './summary-loading.tsx'
import { SummaryTable } from './summary-table.tsx'
import { useSummary } from './use-summary.ts'

export function Page({ groupId }: { groupId: string }) {
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
      return <TableMissing groupId={groupId} title={texts.summary.missing} />
    case 'failed':
      return <TableFailed retry={state.retry}>{back}</TableFailed>
    case 'ready':
      return (
        <TableCurrency value={state.summary.group.currency}>
          <SummaryTable summary={state.summary} live={state.live} />
        </TableCurrency>
      )
  }
}
