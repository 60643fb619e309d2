// What everybody at the table reads about card payments: what is being paid for others, and money that went back to a card.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import type { Table } from '@tablemate/contract/live.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import * as texts from '../../text/texts.ts'
import { heldText } from './held-text.ts'

const words = texts.billCards.notes

export interface CardNotesProps {
  readonly table: Table
  /** The members of this phone. */
  readonly own: readonly number[]
  readonly onClose: () => void
}

export function CardNotes({ table, own }: CardNotesProps) {
  const isInBar = ({ state, startedBy, memberIds }: CardPayment) =>
    state === 'held' && [startedBy, ...memberIds].some(id => own.includes(id))
  return (
    <ul className="mt-4 flex flex-col gap-1.5 empty:hidden">
      {table.cardPayments
        .filter(payment => !isInBar(payment))
        .map(payment => (
          <li key={payment.id} className="wrap-anywhere text-pretty text-muted">
            {textOf(table, payment)}
          </li>
        ))}
    </ul>
  )
}

function textOf(table: Table, payment: CardPayment): string {
  const { state, startedBy, amount } = payment
  if (state === 'held') return heldText(table, payment)
  const name = table.members.find(({ id }) => id === startedBy)?.name ?? ''
  return words[state](money(amount, table.group.currency), isolate(name))
}
