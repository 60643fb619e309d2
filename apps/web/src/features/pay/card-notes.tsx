// What everybody in the group reads about card payments: what is being paid for others, and money that went back to a card.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { heldText } from './held-text.ts'

const words = texts.billCards.notes

interface CardNotesProps {
  readonly groupState: GroupState
  /** The members of this phone. */
  readonly own: readonly number[]
}

export function CardNotes({ groupState, own }: CardNotesProps) {
  const isInBar = ({ state, startedBy, memberIds }: CardPayment) =>
    state === 'held' && [startedBy, ...memberIds].some(id => own.includes(id))
  return (
    <ul className="mt-4 flex flex-col gap-1.5 empty:hidden">
      {groupState.cardPayments
        .filter(payment => !isInBar(payment))
        .map(payment => (
          <li key={payment.id} className="wrap-anywhere text-pretty text-muted">
            {textOf(groupState, payment)}
          </li>
        ))}
    </ul>
  )
}

function textOf(groupState: GroupState, payment: CardPayment): string {
  const { state, startedBy, amount } = payment
  if (state === 'held') return heldText(groupState, payment)
  const name = groupState.members.find(({ id }) => id === startedBy)?.name ?? ''
  return words[state]({ amount: money(amount, groupState.group.currency), name: isolate(name) })
}
