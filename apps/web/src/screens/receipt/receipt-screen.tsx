// A member's receipt, or the group's: on the screen, in print, as a text or a picture. It lives as long as the group.

import type { GroupState } from '@tablemate/contract/live.ts'
import { useLiveGroup } from '../../group/use-live-group.ts'
import { GroupFailed, GroupMissing } from '../../parts/group-notice.tsx'
import { usePaidFor } from '../../parts/use-paid-for.ts'
import { paths } from '../../paths.ts'
import { dateAndTime } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
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
  /** Empty for the group's receipt. */
  readonly memberId: string
}

export default function ReceiptScreen({ groupId, memberId }: Props) {
  const state = useLiveGroup(groupId)
  usePaidFor(state.kind === 'ready' ? state.groupState : null)
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
      return <GroupMissing groupId={groupId} title={words.missing} />
    case 'failed':
      return (
        <GroupFailed retry={state.retry}>
          <NavButton tone="secondary" to={bill}>
            {words.back}
          </NavButton>
        </GroupFailed>
      )
    case 'ready':
      return (
        <Screen header={header} bottom={<WayOn groupState={state.groupState} />}>
          <Content groupState={state.groupState} memberId={memberId === '' ? null : Number(memberId)} />
        </Screen>
      )
  }
}

function Content({ groupState, memberId }: { groupState: GroupState; memberId: number | null }) {
  const receipt = receiptOf(groupState, memberId)
  return (
    <>
      {receipt ? (
        <>
          <ReceiptPaper receipt={receipt} />
          <ReceiptActions receipt={receipt} />
          <p className="on-screen-only text-pretty pt-3 text-muted text-small">
            {words.keep({ until: dateAndTime(groupState.group.expiresAt) })}
          </p>
        </>
      ) : (
        <EmptyState
          title={words.none.title}
          hint={memberId === null ? words.none.hintTable : words.none.hint}
        />
      )}
      <OtherReceipts groupState={groupState} shown={memberId} />
    </>
  )
}

/** Home once the whole table has paid, otherwise back to the bill. */
function WayOn({ groupState: { group, bill } }: { groupState: GroupState }) {
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
