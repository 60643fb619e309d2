// Card payments: the button that holds shares and leads to Stripe's page, what is held until it is paid, and what the diner reads
// when back.

import {
  type CardPayment,
  returnFromCardPayment,
  startCardPayment,
} from '@tablemate/contract/card-payments.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { money, timeOfDay } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { openShares, type ShareRow } from '../bill/share-rows.ts'
import { billProblemText, showOffline } from './payment-toasts.ts'
import { sumOfDues } from './payments.ts'

const words = texts.billCards

interface PayByCardProps {
  readonly group: Group
  readonly shares: readonly ShareRow[]
  /** Null: what was typed is no tip. */
  readonly ownTip: Minor | null
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

export function PayByCard({
  group: { id: groupId, currency },
  shares,
  ownTip,
  choicesSettled,
}: PayByCardProps) {
  const [isGoing, setGoing] = useState(false)
  const [key] = useState(intentKey)
  const amount = sumOfDues(shares)
  const go = async () => {
    if (ownTip === null) return
    if (!navigator.onLine) return showOffline()
    setGoing(true)
    try {
      await choicesSettled()
      const body = { groupId, memberIds: shares.map(({ memberId }) => memberId), amount, ownTip }
      const { url } = await call(startCardPayment, { body, idempotencyKey: key.for(body) })
      window.location.assign(url)
    } catch (error) {
      const problem = problemOf(error)
      // A request that was not answered may have begun the payment: its repetition leads to the same page.
      if (problem !== 'no-answer' && problem !== 'unavailable') key.renew()
      setGoing(false)
      showFailure(error)
      await refetchGroup(groupId).catch(() => undefined)
    }
  }
  return (
    <Button
      isBusy={isGoing}
      disabled={shares.length === 0 || ownTip === null}
      className="wrap-anywhere w-full"
      onClick={() => void go()}
    >
      {isGoing ? words.going : words.pay({ amount: money(amount + (ownTip ?? 0), currency) })}
    </Button>
  )
}

interface HeldProps {
  readonly groupState: GroupState
  /** The members of this phone. */
  readonly own: readonly number[]
}

interface CardStepProps extends HeldProps, Pick<PayByCardProps, 'choicesSettled'> {
  readonly rows: readonly ShareRow[]
}

/** In the bar: paying the phone's own shares, and the held payments that concern it. */
export function CardStep({ groupState, rows, own, choicesSettled }: CardStepProps) {
  const { group, cardPayments } = groupState
  useCardReturn(group.id)
  const due = openShares(rows.filter(({ isOwn }) => isOwn))
  const held = cardPayments.filter(payment => isHeldFor(own, payment))
  return (
    <>
      {group.takesCards && due.length > 0 && !held.some(({ startedBy }) => own.includes(startedBy)) && (
        <PayByCard group={group} shares={due} ownTip={0} choicesSettled={choicesSettled} />
      )}
      {held.map(payment => (
        <Held key={payment.id} groupState={groupState} payment={payment} own={own} />
      ))}
    </>
  )
}

/** What everybody in the group reads: what is being paid for others, and money that went back to a card. */
export function CardNotes({ groupState, own }: HeldProps) {
  return (
    <ul className="mt-4 flex flex-col gap-1.5 empty:hidden">
      {groupState.cardPayments
        .filter(payment => !isHeldFor(own, payment))
        .map(payment => (
          <li key={payment.id} className="wrap-anywhere text-pretty text-muted">
            {textOf(groupState, payment)}
          </li>
        ))}
    </ul>
  )
}

function isHeldFor(own: readonly number[], { state, startedBy, memberIds }: CardPayment): boolean {
  return state === 'held' && [startedBy, ...memberIds].some(id => own.includes(id))
}

function textOf({ group, members }: GroupState, { state, startedBy, amount, until }: CardPayment): string {
  const name = isolate(members.find(({ id }) => id === startedBy)?.name ?? '')
  const values = { name, amount: money(amount, group.currency) }
  return state === 'held'
    ? words.heldBy({ ...values, until: timeOfDay(Date.parse(until)) })
    : words.notes[state](values)
}

/** The payer and every member it covers can cancel it. */
function Held({ groupState, payment, own }: HeldProps & { readonly payment: CardPayment }) {
  const [isBusy, setBusy] = useState(false)
  const { group } = groupState
  const { id, startedBy, amount, until } = payment
  const cancel = async () => {
    setBusy(true)
    await findOutcome(group.id, id, true).catch(showFailure)
    setBusy(false)
  }
  return (
    <>
      <p role="status" className="wrap-anywhere text-pretty text-center text-muted">
        {own.includes(startedBy)
          ? words.held({ amount: money(amount, group.currency), until: timeOfDay(Date.parse(until)) })
          : textOf(groupState, payment)}
      </p>
      <Button tone="secondary" isBusy={isBusy} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </>
  )
}

/** The diner is back from Stripe's page, whose address names the card payment: asks the server once what became of it. */
function useCardReturn(groupId: string): void {
  const [query, setQuery] = useSearchParams()
  const [id, isCancelled] = [query.get('card'), query.has('cancelled')]
  useEffect(() => {
    if (id === null) return
    // A reload asks nothing again.
    setQuery({}, { replace: true })
    // Without an answer the group shows what is known, and the server's sweep finds out the rest.
    findOutcome(groupId, id, isCancelled).catch(() => undefined)
  }, [groupId, id, isCancelled, setQuery])
}

async function findOutcome(
  groupId: string,
  cardPaymentId: number | string,
  isCancelled: boolean,
): Promise<void> {
  const body = { groupId, isCancelled }
  const { state } = await call(returnFromCardPayment, { params: { cardPaymentId }, body })
  await refetchGroup(groupId).catch(() => undefined)
  const { title, hint } = outcomeText(state)
  toast({ title, description: hint, ...(state === 'paid' && { tone: 'good' as const }) })
}

function outcomeText(state: CardPaymentState) {
  switch (state) {
    case 'held':
      return words.waiting
    case 'returning':
      return words.returned
    case 'refunding':
      return words.refunded
    default:
      return words[state]
  }
}

function showFailure(error: unknown): void {
  const { title, hint } = words.failed
  toast({ title, description: billProblemText(problemOf(error), hint), tone: 'bad' })
}
