// The sheet of one party: its requests, members and orders, and the staff's actions, one at a time.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { useEffect, useRef, useState } from 'react'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { tableName } from '../board/ticket-name.ts'
import type { TicketCalls } from '../board/use-ticket-calls.ts'
import type { FloorRestaurantTable } from '../tables/use-restaurant-tables.ts'
import { AdjustPanel } from './adjust-panel.tsx'
import { BillPanel } from './bill-panel.tsx'
import { GivePanel, MovePanel } from './move-panels.tsx'
import { actOf, type Panel, type SeatingProps } from './panel.ts'
import { PayPanel } from './pay-panel.tsx'
import { ClosePanel, CodePanel, closingTexts, RemovalPanel, StickerPanel } from './question-panels.tsx'
import { SeatingOverview } from './seating-overview.tsx'
import { asksBeforeClosing, type FloorSeating, ticketsOf } from './state/floor.ts'

const words = texts.floor

interface Props extends Omit<SeatingProps, 'onBack'> {
  /** The tickets of the whole board. */
  readonly tickets: readonly Ticket[]
  readonly free: readonly FloorRestaurantTable[]
  /** The other parties. */
  readonly others: readonly FloorSeating[]
  /** False on a paired tablet, which renews no codes. */
  readonly isOwner: boolean
  readonly hasLeft: boolean
  readonly ticketCalls: TicketCalls
  /** The waiter orders for this party. */
  readonly onOrder: () => void
}

export function SeatingSheet({
  tickets,
  free,
  others,
  isOwner,
  hasLeft,
  ticketCalls,
  onOrder,
  ...seatingProps
}: Props) {
  const { seating, calls, onClose } = seatingProps
  const [panel, setPanel] = useState<Panel>({ kind: 'party' })
  const overview = useRef<HTMLDivElement>(null)
  const previous = useRef<Panel | null>(null)
  useEffect(() => {
    const from = previous.current
    previous.current = panel
    if (panel.kind !== 'party' || !from || from.kind === 'party') return
    const button = overview.current?.querySelector<HTMLElement>(`[data-act="${actOf(from)}"]`)
    const target = button ?? overview.current
    target?.focus()
  }, [panel])

  const act = async (next: Panel) => {
    if (next.kind !== 'close' || asksBeforeClosing(seating)) return setPanel(next)
    if (await calls.close(seating.groupId, 'keep', closingTexts(seating))) onClose()
  }
  const shared = { ...seatingProps, onBack: () => setPanel({ kind: 'party' }) }
  return (
    <Sheet isOpen onClose={onClose} title={titleOf(panel, seating)}>
      {panel.kind === 'party' && (
        <div ref={overview} tabIndex={-1} className="outline-none">
          <SeatingOverview
            seating={seating}
            tickets={ticketsOf(tickets, seating.groupId)}
            isOwner={isOwner}
            hasLeft={hasLeft}
            calls={calls}
            ticketCalls={ticketCalls}
            onOrder={onOrder}
            onAct={next => void act(next)}
          />
        </div>
      )}
      {panel.kind === 'pay' && <PayPanel {...shared} {...panel} />}
      {panel.kind === 'bill' && <BillPanel {...shared} />}
      {panel.kind === 'adjust' && <AdjustPanel {...shared} />}
      {panel.kind === 'close' && <ClosePanel {...shared} />}
      {panel.kind === 'move' && <MovePanel {...shared} free={free} others={others} hasLeft={hasLeft} />}
      {panel.kind === 'give' && <GivePanel {...shared} {...panel} others={others} />}
      {panel.kind === 'sticker' && <StickerPanel {...shared} />}
      {panel.kind === 'code' && <CodePanel {...shared} />}
      {panel.kind === 'remove' && <RemovalPanel {...shared} memberId={panel.memberId} name={panel.name} />}
    </Sheet>
  )
}

function titleOf(panel: Panel, seating: FloorSeating): string {
  const name = tableName(seating.name)
  switch (panel.kind) {
    case 'party':
      return name
    case 'pay': {
      const member = seating.members.find(({ id }) => id === panel.memberId)
      return words.pay.title({ who: panel.memberId === null ? words.pay.all : isolate(member?.name ?? name) })
    }
    case 'bill':
      return words.bill.title({ table: name })
    case 'adjust':
      return words.adjust.title({ table: name })
    case 'close':
      return words.close.title({ table: name })
    case 'move':
      return words.move.title({ table: name })
    case 'give':
      return words.give.title({ name: isolate(panel.name) })
    case 'sticker':
      return words.sticker.title({ table: name })
    case 'code':
      return words.code.title
    case 'remove':
      return words.removal.title({ name: isolate(panel.name) })
  }
}
