// The restaurant's floor: every seated table with its dues and requests, the parties that left while the kitchen still cooks for
// them or without paying, and the free tables.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { useEffect, useId, useState } from 'react'
import { money } from '../../../text/format.ts'
import * as texts from '../../../text/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GroupCurrency } from '../../currency/currency-provider.tsx'
import { SoundNotice, SpokenEvents, StaleBar } from '../board/board-notices.tsx'
import { OffMenuStrip } from '../board/off-menu-strip.tsx'
import { RequestStrip } from '../board/request-strip.tsx'
import { useAlarm, useStaleAlarm } from '../board/use-alarm.ts'
import { useBoard } from '../board/use-board.ts'
import { useBoardEvents } from '../board/use-board-events.ts'
import { useTicketCalls } from '../board/use-ticket-calls.ts'
import { useWakeLock } from '../board/use-wake-lock.ts'
import { PortalSkeleton } from '../portal-page.tsx'
import { refetchTables, useFloorTables } from '../use-tables.ts'
import { FreeTables } from './free-tables.tsx'
import { PartySheet } from './party-sheet.tsx'
import { freeTables, type SeatedTable, seatedTables } from './state/floor.ts'
import { TableCard } from './table-card.tsx'
import { type FloorCalls, useFloorCalls } from './use-floor-calls.ts'
import { useFocusAfterClose } from './use-focus-after-close.ts'

const words = texts.floor

interface Props {
  readonly restaurantId: number
  /** False on a paired tablet, which renews no codes. */
  readonly isOwner: boolean
  /** The session has ended, or the tablet was unpaired. */
  readonly onSignedOut: () => void
}

export function RestaurantFloor({ restaurantId, isOwner, onSignedOut }: Props) {
  const { board, isStale, stream } = useBoard(restaurantId, onSignedOut)
  const { alarm, sound } = useAlarm()
  const announcement = useBoardEvents(board, 'all', alarm)
  const ticketCalls = useTicketCalls(restaurantId, stream, onSignedOut)
  const calls = useFloorCalls(restaurantId, stream, onSignedOut)
  const id = useId()
  const own = useFloorTables(restaurantId, isOwner)
  const [opened, setOpened] = useState<string | null>(null)
  const list = useFocusAfterClose(opened)
  useStaleAlarm(alarm, isStale)
  // A tablet is watched all the time; an owner's phone is put away.
  useWakeLock(!isOwner)

  const tables = own.kind === 'ready' ? own.value : undefined
  const seated = board ? seatedTables(board, tables) : []
  const free = freeTables(tables ?? [], seated)
  const unknown = seated.flatMap(({ tableId, isTableRemoved }) => (isTableRemoved ? tableId : [])).join()
  useEffect(() => {
    // A table that was added elsewhere may be missing from the list so far.
    if (unknown !== '') refetchTables(restaurantId)
  }, [unknown, restaurantId])
  const left = board ? seatedTables({ tables: board.left, requests: [] }) : []
  const party = [...seated, ...left].find(({ groupId }) => groupId === opened)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-line border-b pb-2 text-lead">
        {words.title}
      </h2>
      <StaleBar isStale={isStale} />
      <SpokenEvents {...announcement} />
      <SoundNotice sound={sound} onStart={() => void alarm.start()} />
      {board ? (
        <>
          <RequestStrip requests={board.requests} busy={ticketCalls.busy} onSettle={ticketCalls.settle} />
          <OffMenuStrip restaurantId={restaurantId} lines={board.offMenu} />
          <div ref={list} tabIndex={-1} className="outline-none">
            {seated.length === 0 ? (
              <EmptyState title={words.empty.title} hint={words.empty.hint} />
            ) : (
              <Cards label={words.seated} parties={seated} calls={calls} onOpen={setOpened} />
            )}
            <LeftParties parties={left} calls={calls} onOpen={setOpened} />
          </div>
          <FreeTables own={own} free={free} />
        </>
      ) : (
        <PortalSkeleton label={words.loading} />
      )}
      {board && party && (
        <GroupCurrency key={party.groupId} value={party.currency}>
          <PartySheet
            table={party}
            tickets={board.tickets}
            free={free}
            isOwner={isOwner}
            hasLeft={left.includes(party)}
            calls={calls}
            ticketCalls={ticketCalls}
            onClose={() => setOpened(null)}
          />
        </GroupCurrency>
      )}
    </section>
  )
}

interface PartiesProps {
  readonly parties: readonly SeatedTable[]
  readonly calls: FloorCalls
  readonly onOpen: (groupId: string) => void
}

/** Parties that only owe money are folded away: not every restaurant records its payments here. */
export function LeftParties({ parties, ...shared }: PartiesProps) {
  const cooking = parties.filter(({ openTickets }) => openTickets > 0)
  const unpaid = parties.filter(({ openTickets }) => openTickets === 0)
  const title = words.leftUnpaid(sumsOf(unpaid).join(' + '))
  return (
    <>
      {cooking.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 text-lead">{words.left}</h3>
          <Cards label={words.left} parties={cooking} hasLeft {...shared} />
        </>
      )}
      {unpaid.length > 0 && (
        <details className="mt-6 border-line border-y">
          <summary className="figures wrap-anywhere min-h-12 cursor-pointer content-center py-2 text-lead">
            {title}
          </summary>
          <div className="pb-4">
            <Cards label={title} parties={unpaid} hasLeft {...shared} />
          </div>
        </details>
      )}
    </>
  )
}

/** What is due, by currency. */
function sumsOf(parties: readonly SeatedTable[]): string[] {
  const sums = new Map<CurrencyCode, number>()
  for (const { currency, due } of parties) sums.set(currency, (sums.get(currency) ?? 0) + due)
  return [...sums].map(([currency, sum]) => money(sum, currency))
}

interface CardsProps extends PartiesProps {
  readonly label: string
  readonly hasLeft?: boolean
}

function Cards({ label, parties, hasLeft = false, calls, onOpen }: CardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {parties.map(table => (
        <li key={table.groupId} className="min-w-0">
          <GroupCurrency value={table.currency}>
            <TableCard table={table} hasLeft={hasLeft} calls={calls} onOpen={() => onOpen(table.groupId)} />
          </GroupCurrency>
        </li>
      ))}
    </ul>
  )
}
