// The tickets of a party, each with a button that advances it.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { AllergyBlock } from '../board/allergy-block.tsx'
import { ticketKey } from '../board/state/board-state.ts'
import { columnStates, nextState } from '../board/state/columns.ts'
import { TicketItems, TicketNotes } from '../board/ticket-items.tsx'
import { stationName, ticketName } from '../board/ticket-name.ts'
import type { TicketCalls } from '../board/use-ticket-calls.ts'
import { actOf, type Panel } from './panel.ts'

const words = texts.floor.party

interface Props {
  /** Latest order first. */
  readonly tickets: readonly Ticket[]
  readonly calls: TicketCalls
  readonly onAct: (panel: Panel) => void
}

export function SeatingTickets({ tickets, calls, onAct }: Props) {
  if (tickets.length === 0) return <p className="pt-3 text-muted">{words.noOrders}</p>
  return (
    <ul className="divide-y divide-line">
      {tickets.map(ticket => (
        <li key={ticketKey(ticket)} className="flex flex-col gap-2 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="wrap-anywhere min-w-32 flex-1">
              <span className="figures block font-semibold">{stateOf(ticket)}</span>
              <span className="text-muted">
                <bdi>{ticket.member.name}</bdi> · <bdi>{stationName(ticket.station)}</bdi>
              </span>
            </p>
            <Step ticket={ticket} calls={calls} />
          </div>
          <AllergyBlock
            allergies={ticket.allergies}
            onAcknowledge={() => calls.mark(ticket, { acknowledge: 'allergies' })}
          />
          <TicketItems ticket={ticket} />
          <TicketNotes ticket={ticket} />
          {!ticket.isCancelled && <Give ticket={ticket} onAct={onAct} />}
        </li>
      ))}
    </ul>
  )
}

function Give({
  ticket: { orderId, member },
  onAct,
}: {
  readonly ticket: Ticket
  readonly onAct: (panel: Panel) => void
}) {
  const panel = { kind: 'give', orderId, memberId: member.id, name: member.name } as const
  return (
    <Button
      data-act={actOf(panel)}
      tone="quiet"
      size="small"
      className="self-start"
      aria-label={texts.floor.give.openOf({ name: isolate(member.name) })}
      onClick={() => onAct(panel)}
    >
      {texts.floor.give.open}
    </Button>
  )
}

/** No button for a ticket that its diner changed or cancelled: the kitchen must acknowledge that first. */
function Step({ ticket, calls }: { ticket: Ticket; calls: TicketCalls }) {
  const state = columnStates.find(one => one === ticket.state)
  if (ticket.isCancelled || ticket.before)
    return (
      <span className="text-accent-text">
        {ticket.isCancelled ? texts.board.cancelled : texts.board.changed}
      </span>
    )
  if (!state) return null
  const step = texts.board.steps[state]
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={texts.board.stepOf({ step, ticket: ticketName(ticket) })}
      isBusy={calls.busy.has(ticketKey(ticket))}
      onClick={() => void calls.move(ticket, nextState[state])}
    >
      {step}
    </Button>
  )
}

/** "No. 14 · Being prepared"; an order without a number yet has only its state. */
function stateOf({ number, state }: Ticket): string {
  const name = texts.board.states[state]
  return number === null ? name : words.state({ number: words.number({ number }), state: name })
}
