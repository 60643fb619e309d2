// Paying by card: the button, what is kept until it is paid, and what the diner reads when back.

import { type CardPayment, returnFromCardPayment } from '@tablemate/contract/card-payments.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { money, timeOfDay } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { billProblemText } from '../bill/bill-problem-text.ts'
import { openShares, type ShareRow } from '../bill/share-rows.ts'
import { heldText } from './held-text.ts'
import { PayByCard } from './pay-by-card.tsx'

const words = texts.billCards

export interface CardStepProps {
  readonly groupState: GroupState
  readonly rows: readonly ShareRow[]
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Resolves when the server has answered all choices for the group. */
  readonly choicesSettled: () => Promise<void>
}

export function CardStep({ groupState, rows, own, choicesSettled }: CardStepProps) {
  useCardReturn(groupState.group.id)
  const due = openShares(rows.filter(({ isOwn }) => isOwn))
  const held = groupState.cardPayments.filter(({ state }) => state === 'held')
  const isPaying = held.some(({ startedBy }) => own.includes(startedBy))
  return (
    <>
      {groupState.group.takesCards && due.length > 0 && !isPaying && (
        <PayByCard
          groupId={groupState.group.id}
          currency={groupState.group.currency}
          shares={due}
          ownTip={0}
          choicesSettled={choicesSettled}
        />
      )}
      {held.map(
        payment =>
          // card-notes.tsx has those for other shares, because there may be many.
          [payment.startedBy, ...payment.memberIds].some(id => own.includes(id)) && (
            <Held
              key={payment.id}
              groupId={groupState.group.id}
              id={payment.id}
              text={
                own.includes(payment.startedBy) ? ownText(groupState, payment) : heldText(groupState, payment)
              }
            />
          ),
      )}
    </>
  )
}

function ownText({ group }: GroupState, { amount, until }: CardPayment): string {
  return words.held({ amount: money(amount, group.currency), until: timeOfDay(Date.parse(until)) })
}

interface HeldProps {
  readonly groupId: string
  readonly id: number
  readonly text: string
}

/** The payer and every member it covers can cancel it. */
function Held({ groupId, id, text }: HeldProps) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      const body = { groupId, isCancelled: true }
      const { state } = await call(returnFromCardPayment, { params: { cardPaymentId: id }, body })
      await refetchGroup(groupId).catch(() => undefined)
      showOutcome(state)
    } catch (error) {
      const { title, hint } = words.failed
      toast({ title, description: billProblemText(problemOf(error), hint), tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <>
      <Line>{text}</Line>
      <Button tone="secondary" isBusy={isBusy} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="wrap-anywhere text-pretty text-center text-muted">
      {children}
    </p>
  )
}

// The diner is back from Stripe's page, whose address names the card payment: asks the server once what became of it.

function useCardReturn(groupId: string): void {
  const [query, setQuery] = useSearchParams()
  const [id, isCancelled] = [query.get('card'), query.has('cancelled')]
  useEffect(() => {
    if (id === null) return
    // A reload asks nothing again.
    setQuery({}, { replace: true })
    void ask(groupId, id, isCancelled)
  }, [groupId, id, isCancelled, setQuery])
}

async function ask(groupId: string, cardPaymentId: string, isCancelled: boolean): Promise<void> {
  try {
    const body = { groupId, isCancelled }
    const { state } = await call(returnFromCardPayment, { params: { cardPaymentId }, body })
    await refetchGroup(groupId).catch(() => undefined)
    showOutcome(state)
  } catch {
    // The group shows what is known, and the server's sweep finds out the rest.
  }
}

function showOutcome(state: CardPaymentState): void {
  const { title, hint } = textOf(state)
  toast({ title, description: hint, ...(state === 'paid' && { tone: 'good' as const }) })
}

function textOf(state: CardPaymentState) {
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
