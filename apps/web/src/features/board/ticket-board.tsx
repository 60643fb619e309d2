// The tickets of the chosen station, with the actions of the staff on them.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { usualLateAfter } from '@tablemate/domain/kitchen/ticket.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { timeOfDay } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { AllergyQuestion, needsAllergySeen, ticketAllergies } from './allergy-block.tsx'
import { followArrow, useFocusAfterStep } from './arrow-keys.ts'
import { BoardColumns } from './board-columns.tsx'
import { AllDay, RecentlyDone } from './board-lists.tsx'
import { RefusalSheet } from './refusal-sheet.tsx'
import { ticketKey } from './state/board-state.ts'
import { type ColumnState, nextState, ofStation, type StationChoice } from './state/columns.ts'
import { markPrinted } from './stored-choices.ts'
import { TicketCard } from './ticket-card.tsx'
import { TicketItems, TicketNotes } from './ticket-items.tsx'
import { stationName, tableName, ticketNumber } from './ticket-name.ts'
import { UndoBar } from './undo-bar.tsx'
import { useMarkSeen } from './use-board-events.ts'
import type { Refusal, TicketCalls } from './use-ticket-calls.ts'

const words = texts.board

interface Props {
  readonly restaurantId: number
  readonly tickets: readonly Ticket[]
  readonly station: StationChoice
  /** Rendered beside the all-day counts. */
  readonly controls: ReactNode
  /** Minutes; undefined until it is known. */
  readonly lateAfter: number | undefined
  readonly isStale: boolean
  readonly calls: TicketCalls
}

export function TicketBoard({ restaurantId, tickets, station, controls, lateAfter, isStale, calls }: Props) {
  const shown = useMemo(() => ofStation(tickets, station), [tickets, station])
  const [refused, setRefused] = useState<Ticket | null>(null)
  const [asked, setAsked] = useState<{ ticket: Ticket; state: ColumnState } | null>(null)
  const [slip, setSlip] = useState<Slip | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const followFocus = useFocusAfterStep(grid)
  const now = useNow()
  useMarkSeen(restaurantId, { tickets: shown, isStale, now })

  const step = (ticket: Ticket, state: ColumnState) => {
    followFocus(ticketKey(ticket))
    return calls.move(ticket, nextState[state])
  }
  const acknowledgeAndStep = async (ticket: Ticket, state: ColumnState) =>
    (await calls.mark(ticket, { acknowledge: 'allergies' })) && (await step(ticket, state))
  const acknowledge = (ticket: Ticket, what: 'allergies' | 'change') => {
    if (ticket.isCancelled) followFocus(ticketKey(ticket))
    void calls.mark(ticket, { acknowledge: what })
  }
  const refuse = (ticket: Ticket, refusal: Refusal) => {
    followFocus(ticketKey(ticket))
    return calls.move(ticket, 'refused', refusal)
  }
  const print = (ticket: Ticket) =>
    setSlip({ ticket, isCopy: markPrinted(`${ticketKey(ticket)}-${ticket.version}`) })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {controls}
        <AllDay tickets={shown} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the buttons within */}
      <div ref={grid} onKeyDown={followArrow}>
        <BoardColumns tickets={shown}>
          {(ticket, state) => (
            <TicketCard
              ticket={ticket}
              state={state}
              isBusy={calls.busy.has(ticketKey(ticket))}
              showsStation={station === 'all'}
              lateAfter={lateAfter ?? usualLateAfter}
              now={now}
              onStep={() =>
                needsAllergySeen(ticket, state) ? setAsked({ ticket, state }) : void step(ticket, state)
              }
              onTick={(_, ticked) => void calls.mark(ticket, { ticked })}
              onAcknowledge={acknowledge}
              onRefuse={setRefused}
              onPrint={print}
            />
          )}
        </BoardColumns>
      </div>
      <RecentlyDone
        tickets={shown}
        now={now}
        busy={calls.busy}
        onRecall={ticket => void calls.move(ticket, 'ready')}
      />
      <UndoBar steps={calls.undoable} onUndo={calls.undo} />
      {refused && (
        <RefusalSheet
          ticket={refused}
          onClose={() => setRefused(null)}
          onRefuse={refusal => refuse(refused, refusal)}
        />
      )}
      {asked && (
        <AllergyQuestion
          ticket={asked.ticket}
          step={words.steps[asked.state]}
          onClose={() => setAsked(null)}
          onSeen={() => {
            setAsked(null)
            void acknowledgeAndStep(asked.ticket, asked.state)
          }}
        />
      )}
      {slip && <TicketSlip slip={slip} onPrinted={() => setSlip(null)} />}
    </>
  )
}

// A printed ticket. A second print says COPY, so that no dish is made twice.

interface Slip {
  readonly ticket: Ticket
  readonly isCopy: boolean
}

/** Opens the print dialog when it mounts. */
function TicketSlip({ slip: { ticket, isCopy }, onPrinted }: { slip: Slip; onPrinted: () => void }) {
  const paper = useRef<HTMLDivElement>(null)
  const handlePrinted = useEffectEvent(onPrinted)
  useEffect(() => {
    const onAfterPrint = () => handlePrinted()
    window.addEventListener('afterprint', onAfterPrint)
    const resetPaper = fitPaper(paper.current)
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      resetPaper()
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  const allergies = ticketAllergies(ticket.allergies)
  return createPortal(
    <div ref={paper} className="ticket-slip flex flex-col gap-2">
      {isCopy && <p className="border-2 border-black text-center font-semibold text-title">{words.copy}</p>}
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold text-title">
        <span>{tableName(ticket.table)}</span>
        <span>{ticketNumber(ticket)}</span>
      </p>
      <p>
        <bdi>{ticket.member.name}</bdi> · <bdi>{stationName(ticket.station)}</bdi>
        <br />
        {words.printedAt({ time: timeOfDay(Date.parse(ticket.placedAt)) })}
      </p>
      {allergies && (
        <p className="border-4 border-black p-1 font-semibold text-lead">
          {words.allergy}: <bdi>{allergies}</bdi>
        </p>
      )}
      {ticket.isCancelled && <p className="font-semibold text-lead">{words.cancelled}</p>}
      <TicketItems ticket={ticket} />
      <TicketNotes ticket={ticket} />
    </div>,
    document.body,
  )
}

// Sets the paper length of a printed ticket to its content, so that a roll printer feeds no blank paper.

/** As in board.css. */
const paperWidthMm = 80
const marginMm = 4
const mmPerPixel = 25.4 / 96
/** Tolerance for rounding: a line that does not fit would take a second page. */
const slackMm = 2

/** Sets the page size for a slip that is laid out at its paper width. The returned function removes it. */
function fitPaper(slip: HTMLElement | null): () => void {
  if (!slip) return () => undefined
  const height = Math.ceil(slip.offsetHeight * mmPerPixel) + 2 * marginMm + slackMm
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page ticket { size: ${paperWidthMm}mm ${height}mm }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
