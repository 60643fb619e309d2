// Splitting the bill: the total, the group's tip and split, and every diner's share and payment.

import type { OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { guessedPrices } from '@tablemate/domain/orders/order.ts'
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
import { CardNotes, CardStep } from '../pay/card-payments.tsx'
import { PayBar } from '../pay/pay-bar.tsx'
import { PaySheets } from '../pay/pay-sheets.tsx'
import { PaymentSummary } from '../pay/payment-summary.tsx'
import { usePaidFor } from '../pay/use-paid-for.ts'
import { usePayments } from '../pay/use-payments.ts'
import { GroupMissing } from '../table-session/group-notices.tsx'
import { LiveMark } from '../table-session/live-mark.tsx'
import { useServiceRequests } from '../table-session/use-service-requests.ts'
import { BillSummary } from './bill-summary.tsx'
import { RatesNote } from './rates-note.tsx'
import { ShareList } from './share-list.tsx'
import { isDemoPaid, openShares } from './share-rows.ts'
import { SplitChoice, SplitNote } from './split-choice.tsx'
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
  const { bill, tip, isOutdated, choicesSettled, chooseTip, chooseRates } = choice
  const { group, cardPayments } = groupState
  const own = findOwnMembers(group.id)
  const payments = usePayments({ groupState, bill, own, choicesSettled })
  const { rows, inBar, pay, payRow, payAll, stop } = payments
  const due = openShares(rows)
  const ownDue = due.filter(({ isOwn }) => isOwn)
  // One person has nothing to split, and one button to pay.
  const isSplit = !isAlone(groupState)
  const bar = (
    <PayBar
      groupId={group.id}
      rows={rows}
      total={bill.finalTotal}
      running={inBar}
      onPay={group.takesDemo ? pay : null}
      onStop={stop}
    >
      {(group.takesCards || cardPayments.length > 0) && (
        <CardStep groupState={groupState} rows={rows} own={own} choicesSettled={choicesSettled} />
      )}
      <PaymentNote groupState={groupState} isUnpaid={due.length > 0} />
    </PayBar>
  )
  return (
    <Screen header={header} bottom={bar}>
      <WaitingNote groupId={group.id} />
      <GuessedPrices groupState={groupState} ownId={findMembership(group.id)} />
      <BillSummary bill={bill} isOutdated={isOutdated} />
      <RatesNote group={group} rates={bill.rates} onChoose={chooseRates} />
      <TipChoice groupState={groupState} tip={tip} bill={bill} own={own} onChoose={chooseTip} />
      {isSplit && <SplitChoice groupState={groupState} {...choice} />}
      <SplitNote rows={rows} bill={bill} currency={group.currency} />
      {cardPayments.length > 0 && <CardNotes groupState={groupState} own={own} />}
      <ShareList {...{ rows, bill, groupState, isOutdated }} onPay={isSplit ? payRow : null} onStop={stop} />
      {isSplit && (
        <PaySheets
          group={group}
          hasFee={bill.serviceFee > 0}
          rows={rows}
          isBusy={inBar !== undefined}
          onPay={pay}
          onPayAll={payAll}
          choicesSettled={choicesSettled}
        />
      )}
      {groupState.requests !== null && ownDue.length > 0 && (
        <PayAtTill groupId={group.id} requests={groupState.requests} />
      )}
      <PaymentSummary rows={rows} />
      <InstallOffer isDue={rows.some(({ isOwn, paid }) => isOwn && paid > 0)} />
    </Screen>
  )
}

/** The group's only member is on this phone. */
function isAlone({ group, members: [first, second] }: GroupState): boolean {
  return second === undefined && first !== undefined && findOwnMembers(group.id).includes(first.id)
}

/** At a restaurant that a demo payment gives nothing, and where only staff take payments. */
function PaymentNote({ groupState, isUnpaid }: { groupState: GroupState; isUnpaid: boolean }) {
  const { takesCards, takesDemo } = groupState.group
  const text = isDemoPaid(groupState.group, groupState.payments)
    ? words.payments.nothingCharged
    : isUnpaid && !takesCards && !takesDemo && words.payments.payStaff
  return text && <p className="text-pretty text-center text-muted text-small">{text}</p>
}

interface PayAtTillProps {
  readonly groupId: string
  /** The open requests of the group. */
  readonly requests: readonly OwnServiceRequest[]
}

/** Tells the staff that the diner pays at the till. The board shows it, and the staff takes the payment. */
function PayAtTill({ groupId, requests }: PayAtTillProps) {
  const words = texts.calls.till
  const { sending, callFor } = useServiceRequests(groupId, requests)
  const isTold = requests.some(({ kind }) => kind === 'till')
  return (
    <div className="mt-3 mb-6 animate-fade">
      {isTold ? (
        <p role="status" className="py-2.5 text-center text-live">
          {words.told}
        </p>
      ) : (
        <Button
          tone="secondary"
          className="w-full"
          isBusy={sending === 'till'}
          onClick={() => callFor('till')}
        >
          {words.action}
        </Button>
      )}
    </div>
  )
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
