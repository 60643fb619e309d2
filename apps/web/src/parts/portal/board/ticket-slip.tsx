// A printed ticket. A second print says COPY, so that no dish is made twice.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { timeOfDay } from '../../../text/format.ts'
import { texts } from '../../../text/texts.ts'
import { ticketAllergies } from './allergy-block.tsx'
import { fitPaper } from './fit-paper.ts'
import { TicketItems, TicketNotes } from './ticket-items.tsx'
import { stationName, tableName, ticketNumber } from './ticket-name.ts'

const words = texts.board

export interface Slip {
  readonly ticket: Ticket
  readonly isCopy: boolean
}

/** Opens the print dialog when it mounts. */
export function TicketSlip({ slip: { ticket, isCopy }, onPrinted }: { slip: Slip; onPrinted: () => void }) {
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
