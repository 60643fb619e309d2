// Splitting the bill: the total, the group's tip and split, and every diner's share and payment.

import type { GroupState } from '@tablemate/contract/live.ts'
import { guessedPrices } from '@tablemate/domain/orders/order.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { InstallOffer } from '../../app/install/install-offer.tsx'
import { findMembership, findOwnMembers } from '../../lib/device/membership.ts'
import { useLiveGroup } from '../../lib/group/use-live-group.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { WaitingNote } from '../ordering/waiting-note.tsx'
import { CardNotes } from '../pay/card-notes.tsx'
import type { CardStepProps } from '../pay/card-step.tsx'
import { CardStep } from '../pay/card-step.tsx'
import { isDemoPaid } from '../pay/demo-paid.ts'
import { PayAtTill } from '../pay/pay-at-till.tsx'
import { PayBar } from '../pay/pay-bar.tsx'
import type { PayForAllSheetProps } from '../pay/pay-for-all-sheet.tsx'
import { PayForAllSheet } from '../pay/pay-for-all-sheet.tsx'
import { PayTogether } from '../pay/pay-together.tsx'
import { PaymentSummary } from '../pay/payment-summary.tsx'
import { usePaidFor } from '../pay/use-paid-for.ts'
import { usePayments } from '../pay/use-payments.ts'
import { GroupMissing } from '../table-session/group-notices.tsx'
import { LiveMark } from '../table-session/live-mark.tsx'
import { BillSummary } from './bill-summary.tsx'
import { RatesNote } from './rates-note.tsx'
import { ShareList } from './share-list.tsx'
import { openShares, type ShareRow } from './share-rows.ts'
import { ShareWeights } from './share-weights.tsx'
import { SheetButton } from './sheet-button.tsx'
import { SplitNote } from './split-note.tsx'
import { SplitSwitch } from './split-switch.tsx'
import { TipChoice } from './tip-choice.tsx'
import { useBillChoice } from './use-bill-choice.ts'

const words = texts.billSplit

export default function BillSplitScreen({ groupId }: { groupId: string }) {
  const state = useLiveGroup(groupId)
  const back = { to: paths.summary(groupId), label: words.back }
  switch (state.kind) {
    case 'loading':
      return (
        <Screen header={<ScreenHeader title={texts.titles.billSplit} back={back} />}>
          <BillLoading />
        </Screen>
      )
    case 'missing':
      return <GroupMissing groupId={groupId} title={words.missing} />
    case 'failed':
      return (
        <Screen
          header={<ScreenHeader title={texts.titles.billSplit} back={back} />}
          bottom={<Button onClick={state.retry}>{texts.app.tryAgain}</Button>}
        >
          <EmptyState {...words.failed} />
        </Screen>
      )
    case 'ready': {
      const detail = <LiveMark groupId={groupId} live={state.live} />
      const header = <ScreenHeader title={texts.titles.billSplit} back={back} detail={detail} />
      const Bill = state.groupState.bill.finalTotal === 0 ? EmptyBill : WholeBill
      return (
        <GroupCurrency value={state.groupState.group.currency}>
          <Bill groupState={state.groupState} header={header} />
        </GroupCurrency>
      )
    }
  }
}

interface Props {
  readonly groupState: GroupState
  readonly header: React.ReactNode
}

function EmptyBill({ groupState, header }: Props) {
  const { title, hint, action } = words.empty
  return (
    <Screen header={header} bottom={<NavButton to={paths.group(groupState.group.id)}>{action}</NavButton>}>
      <WaitingNote groupId={groupState.group.id} />
      <BillSummary bill={groupState.bill} />
      <EmptyState title={title} hint={hint} />
    </Screen>
  )
}

function WholeBill({ groupState, header }: Props) {
  usePaidFor(groupState)
  const choice = useBillChoice(groupState)
  const { bill, tip, splitMethod, weights, isOutdated, choicesSettled } = choice
  const { chooseTip, chooseSplit, chooseWeights, chooseRates } = choice
  const own = findOwnMembers(groupState.group.id)
  const { rows, isRunning, joint, together, pay, payAll, stop } = usePayments({
    groupState,
    bill,
    own,
    choicesSettled,
  })
  // One person has nothing to split, and one button to pay.
  const isSplit = !isAlone(groupState)
  return (
    <Screen
      header={header}
      bottom={
        <PayBar
          groupId={groupState.group.id}
          rows={rows}
          total={bill.finalTotal}
          isRunning={isRunning}
          joint={joint}
          onPay={groupState.group.takesDemo ? pay : null}
          onStop={stop}
        >
          <Card groupState={groupState} rows={rows} own={own} choicesSettled={choicesSettled} />
          <PaymentNote groupState={groupState} rows={rows} />
        </PayBar>
      }
    >
      <WaitingNote groupId={groupState.group.id} />
      <GuessedPrices groupState={groupState} ownId={findMembership(groupState.group.id)} />
      <BillSummary bill={bill} isOutdated={isOutdated} />
      <RatesNote group={groupState.group} rates={bill.rates} onChoose={chooseRates} />
      <TipChoice groupState={groupState} tip={tip} bill={bill} own={own} onChoose={chooseTip} />
      {isSplit && <SplitSwitch splitMethod={splitMethod} onChoose={chooseSplit} />}
      {isSplit && splitMethod === 'shares' && (
        <ShareWeights groupState={groupState} weights={weights} onChoose={chooseWeights} />
      )}
      <SplitNote rows={rows} bill={bill} />
      {groupState.cardPayments.length > 0 && <CardNotes groupState={groupState} own={own} />}
      <ShareList {...{ rows, bill, groupState, isOutdated }} onPay={isSplit ? pay : null} onStop={stop} />
      {isSplit && paysByPhone(groupState) && (
        <PayTogether rows={rows} isBusy={isRunning || joint !== null} context={together} />
      )}
      {isSplit && groupState.group.takesDemo && (
        <PayForAll rows={rows} isRunning={isRunning} onPayAll={payAll} />
      )}
      <AtTheTill groupState={groupState} rows={rows} />
      <PaymentSummary rows={rows} />
      <InstallOffer isDue={rows.some(({ isOwn, paid }) => isOwn && paid > 0)} />
    </Screen>
  )
}

/** The group's only member is on this phone. */
function isAlone({ group, members: [first, second] }: GroupState): boolean {
  return second === undefined && first !== undefined && findOwnMembers(group.id).includes(first.id)
}

function paysByPhone({ group: { takesCards, takesDemo } }: GroupState): boolean {
  return takesCards || takesDemo
}

/** At a restaurant that a demo payment gives nothing, and where only staff take payments. */
function PaymentNote({ groupState, rows }: { groupState: GroupState; rows: readonly ShareRow[] }) {
  const isUnpaid = openShares(rows).length > 0
  const text = isDemoPaid(groupState.group, groupState.payments)
    ? words.payments.nothingCharged
    : isUnpaid && !paysByPhone(groupState) && words.payments.payStaff
  return text && <p className="text-pretty text-center text-muted text-small">{text}</p>
}

/** Only where the restaurant receives requests, and while this phone owes something. */
function AtTheTill({
  groupState: { group, requests },
  rows,
}: {
  groupState: GroupState
  rows: readonly ShareRow[]
}) {
  if (requests === null || openShares(rows.filter(({ isOwn }) => isOwn)).length === 0) return null
  return <PayAtTill groupId={group.id} requests={requests} />
}

/** Only in a group where somebody can pay by card, or does. */
function Card(props: CardStepProps) {
  const { group, cardPayments } = props.groupState
  if (!group.takesCards && cardPayments.length === 0) return null
  return <CardStep {...props} />
}

// The skeleton of the bill while its group loads.

const lines = ['subtotal', 'tax', 'fee', 'tip']
const shares = ['first', 'second', 'third', 'fourth']

function BillLoading() {
  return (
    <SkeletonGroup label={texts.billSplit.loading} className="flex flex-col gap-5">
      <Skeleton className="mx-auto mb-1 h-13 w-48" />
      <div className="flex flex-col gap-3">
        {lines.map(line => (
          <div key={line} className="flex justify-between">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-13" />
      <div className="divide-y divide-line">
        {shares.map(share => (
          <div key={share} className="flex items-center gap-3 py-3.5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="ms-auto h-4 w-16" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

// The number of guessed prices on the bill, with a link: to the diner's own orders to correct them, or to the summary, which
// marks the others'.

interface GuessedPricesProps {
  readonly groupState: GroupState
  /** The member that this phone acts as. */
  readonly ownId: number | null
}

const guessedPricesWords = texts.billSplit.guessed

function GuessedPrices({ groupState: { group, orders }, ownId }: GuessedPricesProps) {
  const count = guessedPrices(orders)
  if (count === 0) return null
  const own = guessedPrices(orders.filter(({ memberId, isPaid }) => memberId === ownId && !isPaid))
  return (
    <p className="mb-4 text-pretty rounded-card bg-tint px-4 py-2">
      {guessedPricesWords.count({ count })}{' '}
      <Link
        to={own > 0 ? paths.group(group.id) : paths.summary(group.id)}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {own > 0 ? guessedPricesWords.correct({ own }) : guessedPricesWords.show}
      </Link>
    </p>
  )
}

// "Process All Payments": shows the shares and amounts first, and pays after a confirmation.

interface PayForAllProps extends Pick<PayForAllSheetProps, 'onPayAll'> {
  readonly rows: readonly ShareRow[]
  readonly isRunning: boolean
}

function PayForAll({ rows, isRunning, onPayAll }: PayForAllProps) {
  const [isAsking, setAsking] = useState(false)
  const open = openShares(rows)
  // Somebody else paid the last share meanwhile.
  if (isAsking && open.length === 0) setAsking(false)
  return (
    <>
      <SheetButton
        tone="secondary"
        isBusy={isRunning}
        disabled={open.length === 0 && !isRunning}
        onOpen={() => setAsking(true)}
        className="mt-2 mb-6 w-full"
      >
        {texts.billSplit.payEachShare.action}
      </SheetButton>
      {isAsking && <PayForAllSheet open={open} onPayAll={onPayAll} onClose={() => setAsking(false)} />}
    </>
  )
}
