// A member's allergies: first on the ticket, as text in inverse colours, and asked about before a step if nobody has seen them.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { allergiesText } from '../people/allergies-text.ts'
import type { ColumnState } from './state/columns.ts'
import { ticketName } from './ticket-name.ts'

const words = texts.board

interface Props {
  readonly allergies: Ticket['allergies']
  readonly onAcknowledge: () => void
}

export function AllergyBlock({ allergies, onAcknowledge }: Props) {
  const text = ticketAllergies(allergies)
  if (!text) return null
  const content = (
    <>
      <span className="flex items-center gap-2 font-semibold text-title">
        <TriangleAlert size={28} strokeWidth={2.2} aria-hidden className="shrink-0" />
        {words.allergy}
      </span>
      <bdi className="wrap-anywhere block font-semibold text-title">{text}</bdi>
    </>
  )
  if (allergies.isAcknowledged)
    return (
      <div data-inverse className={frame}>
        {content}
        <p className="mt-1 flex items-center gap-1.5 text-body">
          <Check size={18} strokeWidth={2.4} aria-hidden />
          {words.allergySeen}
        </p>
      </div>
    )
  return (
    <button type="button" data-inverse onClick={onAcknowledge} className={`${frame} w-full`}>
      {content}
      <span className="mt-2 flex min-h-14 items-center justify-center rounded-button border-2 border-paper px-3 font-semibold text-lead">
        {words.markAllergy}
      </span>
    </button>
  )
}

/** The empty string if there are no allergies. */
export function ticketAllergies({ text, allergens }: Ticket['allergies']): string {
  return allergiesText({ allergies: text, allergens })
}

/** Whether the next step must wait until the kitchen has seen the allergies. Accepting an order does not. */
export function needsAllergySeen({ allergies }: Ticket, state: ColumnState): boolean {
  return state !== 'waiting' && !allergies.isAcknowledged && ticketAllergies(allergies) !== ''
}

interface QuestionProps {
  readonly ticket: Ticket
  /** The label of the step that waits for the answer. */
  readonly step: string
  readonly onClose: () => void
  readonly onSeen: () => void
}

/** Asks before a step whether the kitchen has seen the allergies. One tap acknowledges them and takes the step. */
export function AllergyQuestion({ ticket, step, onClose, onSeen }: QuestionProps) {
  return (
    <Sheet
      isOpen
      keepsFocus
      onClose={onClose}
      title={words.askAllergy.title}
      description={ticketName(ticket)}
      bottom={
        <Button className="min-h-16 w-full text-title!" onClick={onSeen}>
          {words.askAllergy.submit({ step })}
        </Button>
      }
    >
      <p data-inverse className={`${frame} mb-4`}>
        <bdi className="wrap-anywhere block font-semibold text-title">
          {ticketAllergies(ticket.allergies)}
        </bdi>
      </p>
    </Sheet>
  )
}

const frame = 'block rounded-button border-2 border-ink bg-ink px-3 py-2 text-start text-paper'
