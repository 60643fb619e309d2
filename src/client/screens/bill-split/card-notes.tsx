// What everybody at the table reads about money that went back to a card.

import type { Table } from '#contract/live.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'

const words = en.billCards.notes

export interface CardNotesProps {
  readonly table: Table
  readonly onClose: () => void
}

export function CardNotes({ table: { group, members, cardPayments } }: CardNotesProps) {
  return (
    <ul className="mt-4 flex flex-col gap-1.5">
      {cardPayments.map(({ id, state, startedBy, amount }) => {
        const name = members.find(member => member.id === startedBy)?.name ?? ''
        return (
          state !== 'held' && (
            <li key={id} className="text-pretty text-muted">
              {words[state](money(amount, group.currency), isolate(name))}
            </li>
          )
        )
      })}
    </ul>
  )
}
