// A member's receipt, or the table's: on the screen, in print, as a text or a picture. It lives as long as the table.

import type { Table } from '@tablemate/contract/live.ts'
import { TableFailed, TableMissing } from '../../parts/table-notice.tsx'
import { usePaidFor } from '../../parts/use-paid-for.ts'
import { paths } from '../../paths.ts'
import { useTable } from '../../table/use-table.ts'
import { dateAndTime } from '../../text/format.ts'
import * as texts from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { OtherReceipts } from './other-receipts.tsx'
import { receiptOf } from './receipt.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

const words = texts.receipt

interface Props {
  readonly groupId: string
  /** Empty for the table's receipt. */
  readonly memberId: string
}

export function Page({ groupId, memberId }: Props) {
  const state = useTable(groupId)
  usePaidFor(state.kind === 'ready' ? state.table : null)
  const bill = paths.billSplit(groupId)
  const header = <ScreenHeader title={texts.titles.receipt} back={{ to: bill, label: words.back }} />
  switch (state.kind) {
    case 'loading':
      return (
        <Screen header={header}>
          <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
            <Skeleton className="h-96" />
          </SkeletonGroup>
        </Screen>
      )
    case 'missing':
      return <TableMissing groupId={groupId} title={words.missing} />
    case 'failed':
      return (
        <TableFailed retry={state.retry}>
          <NavButton tone="secondary" to={bill}>
            {words.back}
          </NavButton>
        </TableFailed>
      )
    case 'ready':
      return (
        <Screen header={header} bottom={<WayOn table={state.table} />}>
          <Content table={state.table} memberId={memberId === '' ? null : Number(memberId)} />
        </Screen>
      )
  }
}

function Content({ table, memberId }: { table: Table; memberId: number | null }) {
  const receipt = receiptOf(table, memberId)
  return (
    <>
      {receipt ? (
        <>
          <ReceiptPaper receipt={receipt} />
          <ReceiptActions receipt={receipt} />
          <p className="on-screen-only text-pretty pt-3 text-muted text-small">
            {words.keep(dateAndTime(table.group.expiresAt))}
          </p>
        </>
      ) : (
        <EmptyState
          title={words.none.title}
          hint={memberId === null ? words.none.hintTable : words.none.hint}
        />
      )}
      <OtherReceipts table={table} shown={memberId} />
    </>
  )
}

/** Home once the whole table has paid, else back to the bill. */
function WayOn({ table: { group, bill } }: { table: Table }) {
  if (bill.collected < bill.finalTotal || bill.finalTotal === 0)
    return (
      <NavButton tone="secondary" to={paths.billSplit(group.id)}>
        {words.back}
      </NavButton>
    )
  return (
    <>
      <p className="text-center text-muted text-small">{texts.billSplit.payments.goodbye}</p>
      <NavButton tone="secondary" to={paths.landing()}>
        {texts.billSplit.payments.done}
      </NavButton>
    </>
  )
}
