// The sheet of one party: its requests, members and orders, and the staff's actions, one at a time.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { useEffect, useRef, useState } from 'react'
import { isolate } from '../../../text/isolate.ts'
import * as texts from '../../../text/texts.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { tableName } from '../board/ticket-name.ts'
import type { TicketCalls } from '../board/use-ticket-calls.ts'
import type { FloorTable } from '../use-tables.ts'
import { MovePanel } from './move-panel.tsx'
import { actOf, type Panel, type PartyProps } from './panel.ts'
import { PartyOverview } from './party-overview.tsx'
import { PayPanel } from './pay-panel.tsx'
import { ClosePanel, CodePanel, closingTexts, RemovalPanel, StickerPanel } from './question-panels.tsx'
import { asksBeforeClosing, type SeatedTable, ticketsOf } from './state/floor.ts'

const words = texts.floor

interface Props extends Omit<PartyProps, 'onBack'> {
  /** The tickets of the whole board. */
  readonly tickets: readonly Ticket[]
  readonly free: readonly FloorTable[]
  /** False on a paired tablet, which renews no codes. */
  readonly isOwner: boolean
  readonly hasLeft: boolean
  readonly ticketCalls: TicketCalls
}

export function PartySheet({ tickets, free, isOwner, hasLeft, ticketCalls, ...party }: Props) {
  const { table, calls, onClose } = party
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
    if (next.kind !== 'close' || asksBeforeClosing(table)) return setPanel(next)
    if (await calls.close(table.groupId, 'keep', closingTexts(table))) onClose()
  }
  const shared = { ...party, onBack: () => setPanel({ kind: 'party' }) }
  return (
    <Sheet isOpen onClose={onClose} title={titleOf(panel, table)}>
      {panel.kind === 'party' && (
        <div ref={overview} tabIndex={-1} className="outline-none">
          <PartyOverview
            table={table}
            tickets={ticketsOf(tickets, table.groupId)}
            isOwner={isOwner}
            hasLeft={hasLeft}
            calls={calls}
            ticketCalls={ticketCalls}
            onAct={next => void act(next)}
          />
        </div>
      )}
      {panel.kind === 'pay' && <PayPanel {...shared} {...panel} />}
      {panel.kind === 'close' && <ClosePanel {...shared} />}
      {panel.kind === 'move' && <MovePanel {...shared} free={free} />}
      {panel.kind === 'sticker' && <StickerPanel {...shared} />}
      {panel.kind === 'code' && <CodePanel {...shared} />}
      {panel.kind === 'remove' && <RemovalPanel {...shared} memberId={panel.memberId} name={panel.name} />}
    </Sheet>
  )
}

function titleOf(panel: Panel, table: SeatedTable): string {
  const name = tableName(table.name)
  switch (panel.kind) {
    case 'party':
      return name
    case 'pay': {
      const member = table.members.find(({ id }) => id === panel.memberId)
      return words.pay.title(panel.memberId === null ? words.pay.all : isolate(member?.name ?? name))
    }
    case 'close':
      return words.close.title(name)
    case 'move':
      return words.move.title(name)
    case 'sticker':
      return words.sticker.title(name)
    case 'code':
      return words.code.title
    case 'remove':
      return words.removal.title(isolate(panel.name))
  }
}
