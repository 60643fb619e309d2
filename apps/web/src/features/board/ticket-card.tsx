// One ticket on the board: group, allergies, dishes, and the button that advances it.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { AlarmClock, Ellipsis, Printer } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AllergyBlock } from './allergy-block.tsx'
import { ticketKey } from './state/board-state.ts'
import type { ColumnState } from './state/columns.ts'
import { ageInMinutes, isLate } from './state/ticket-age.ts'
import { TicketItems, TicketNotes } from './ticket-items.tsx'
import { stationName, tableName, ticketName, ticketNumber } from './ticket-name.ts'

const words = texts.board

export interface TicketActions {
  readonly onStep: (ticket: Ticket) => void
  readonly onTick: (ticket: Ticket, lines: number[]) => void
  readonly onAcknowledge: (ticket: Ticket, what: 'allergies' | 'change') => void
  readonly onRefuse: (ticket: Ticket) => void
  readonly onPrint: (ticket: Ticket) => void
}

interface Props extends TicketActions {
  readonly ticket: Ticket
  readonly state: ColumnState
  readonly isBusy: boolean
  /** Whether more than one station is shown. */
  readonly showsStation: boolean
  readonly lateAfter: number
  readonly now: number
}

export function TicketCard({ ticket, state, isBusy, showsStation, lateAfter, now, ...taps }: Props) {
  const isOver = isLate(ticket, lateAfter, now)
  const { isCancelled, before } = ticket
  return (
    <article
      aria-label={ticketName(ticket)}
      className={`flex animate-rise flex-col gap-3 rounded-card border-2 bg-card p-3 ${isOver ? 'border-danger' : 'border-line'}`}
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-title">
          <h3 className="wrap-anywhere min-w-0">{tableName(ticket.table)}</h3>
          <span className="flex flex-wrap items-center gap-2">
            {ticket.hasLeft && (
              <span className="rounded-button border-2 border-accent-text px-2 font-semibold text-accent-text text-spoken">
                {words.hasLeft}
              </span>
            )}
            <Age minutes={ageInMinutes(ticket, now)} isLate={isOver} />
          </span>
        </div>
        <p className="wrap-anywhere text-lead text-muted">
          <span className="figures font-semibold text-ink">{ticketNumber(ticket)}</span>
          {' · '}
          <bdi>{ticket.member.name}</bdi>
          {showsStation && (
            <>
              {' · '}
              <bdi>{stationName(ticket.station)}</bdi>
            </>
          )}
        </p>
      </header>
      <AllergyBlock
        allergies={ticket.allergies}
        onAcknowledge={() => taps.onAcknowledge(ticket, 'allergies')}
      />
      {(isCancelled || before) && (
        <p className="rounded-button border-2 border-accent-text px-3 py-1.5 font-semibold text-spoken">
          {isCancelled ? words.cancelled : words.changed}
        </p>
      )}
      <TicketItems
        ticket={ticket}
        onTick={
          isCancelled || state === 'waiting' || state === 'ready'
            ? undefined
            : lines => taps.onTick(ticket, lines)
        }
      />
      <TicketNotes ticket={ticket} />
      <TicketFoot {...{ ticket, state, isBusy, ...taps }} />
    </article>
  )
}

function Age({ minutes, isLate }: { minutes: number; isLate: boolean }) {
  if (!isLate) return <span className="figures font-semibold">{words.age({ minutes })}</span>
  return (
    <span
      data-inverse
      className="figures flex items-center gap-1.5 rounded-button bg-danger px-2 py-0.5 font-semibold text-paper text-spoken"
    >
      <AlarmClock size={22} strokeWidth={2.2} aria-hidden className="shrink-0" />
      {words.late} · {words.age({ minutes })}
    </span>
  )
}

/** The button that advances the ticket. Rare actions open by another tap, so that no wet hand hits them by accident. */
function TicketFoot({
  ticket,
  state,
  isBusy,
  onStep,
  onAcknowledge,
  onRefuse,
  onPrint,
}: Pick<Props, 'ticket' | 'state' | 'isBusy'> & TicketActions) {
  const [isOpen, setOpen] = useState(false)
  const name = ticketName(ticket)
  const { isCancelled, before } = ticket
  const step = isCancelled || before ? words.gotIt : words.steps[state]
  return (
    <div className="on-screen-only mt-auto flex flex-col gap-2">
      <div className="flex gap-2">
        <IconButton
          label={words.more({ ticket: name })}
          aria-expanded={isOpen}
          className="size-16!"
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={26} strokeWidth={1.9} aria-hidden />
        </IconButton>
        <Button
          data-step={ticketKey(ticket)}
          aria-label={words.stepOf({ step, ticket: name })}
          isBusy={isBusy}
          onClick={() => (isCancelled || before ? onAcknowledge(ticket, 'change') : onStep(ticket))}
          className="min-h-16 min-w-0 flex-1 px-2! text-title!"
        >
          {step}
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {!isCancelled && state !== 'ready' && (
            <Button tone="secondary" className="min-h-14 flex-1 px-3!" onClick={() => onRefuse(ticket)}>
              {words.refuse}
            </Button>
          )}
          <Button tone="secondary" className="min-h-14 flex-1 px-3!" onClick={() => onPrint(ticket)}>
            <Printer size={20} strokeWidth={1.9} aria-hidden />
            {words.print}
          </Button>
        </div>
      )}
    </div>
  )
}
