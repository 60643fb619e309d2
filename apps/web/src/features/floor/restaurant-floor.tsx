// The restaurant's floor: every seated table with its dues and requests, the parties that left while the kitchen still cooks for
// them or without paying, and the free tables.

import { getRestaurant } from '@tablemate/contract/restaurants.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SoundNotice, SpokenEvents, StaleBar } from '../board/board-notices.tsx'
import { CourseStrip } from '../board/course-strip.tsx'
import { OffMenuStrip } from '../board/off-menu-strip.tsx'
import { RequestStrip } from '../board/request-strip.tsx'
import { tableName } from '../board/ticket-name.ts'
import { useAlarm, useStaleAlarm } from '../board/use-alarm.ts'
import { useBoard } from '../board/use-board.ts'
import { useBoardEvents } from '../board/use-board-events.ts'
import { useTicketCalls } from '../board/use-ticket-calls.ts'
import { useWakeLock } from '../board/use-wake-lock.ts'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { PortalSkeleton } from '../portal/portal-page.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { portalKey } from '../portal/session.ts'
import {
  type FloorRestaurantTable,
  refetchRestaurantTables,
  useFloorRestaurantTables,
} from '../tables/use-restaurant-tables.ts'
import { useWaitingRounds, type WaitingRound } from './round-outbox.ts'
import { RoundSheet } from './round-sheet.tsx'
import { SeatingCard } from './seating-card.tsx'
import { SeatingSheet } from './seating-sheet.tsx'
import { type FloorSeating, floorSeatings, freeRestaurantTables } from './state/floor.ts'
import type { RoundPlace } from './state/round.ts'
import { UnsentRounds } from './unsent-rounds.tsx'
import { type FloorCalls, useFloorCalls } from './use-floor-calls.ts'

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
  const own = useFloorRestaurantTables(restaurantId, isOwner)
  const [opened, setOpened] = useState<string | null>(null)
  /** The free table, the seating, or the refused round for which the waiter orders. */
  const [ordering, setOrdering] = useState<RoundPlace['at'] | WaitingRound | null>(null)
  const waiting = useWaitingRounds(restaurantId)
  const currency = useRestaurantCurrency(restaurantId)
  const list = useFocusAfterClose(opened)
  useStaleAlarm(alarm, isStale)
  // A tablet is watched all the time; an owner's phone is put away.
  useWakeLock(!isOwner)

  const restaurantTables = own.kind === 'ready' ? own.value : undefined
  const seated = board ? floorSeatings(board, restaurantTables) : []
  const free = freeRestaurantTables(restaurantTables ?? [], seated)
  const unknown = seated
    .flatMap(({ tableId, isRestaurantTableRemoved }) => (isRestaurantTableRemoved ? tableId : []))
    .join()
  useEffect(() => {
    // A table that was added elsewhere may be missing from the list so far.
    if (unknown !== '') refetchRestaurantTables(restaurantId)
  }, [unknown, restaurantId])
  const left = board ? floorSeatings({ tables: board.left, requests: [] }) : []
  const seating = [...seated, ...left].find(({ groupId }) => groupId === opened)
  const refused = ordering && 'key' in ordering ? ordering : undefined
  const at = refused?.place.at ?? (ordering as RoundPlace['at'] | null)
  const place = (at && placeOf(at, { seated, free, currency })) ?? refused?.place
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
          <CourseStrip restaurantId={restaurantId} courses={board.courses} />
          {calls.undoable && <UndoMove move={calls.undoable} isBusy={calls.isBusy} />}
          <UnsentRounds waiting={waiting} onEdit={setOrdering} />
          <div ref={list} tabIndex={-1} className="outline-none">
            {seated.length === 0 ? (
              <EmptyState title={words.empty.title} hint={words.empty.hint} />
            ) : (
              <Cards label={words.seated} seatings={seated} calls={calls} onOpen={setOpened} />
            )}
            <LeftSeatings seatings={left} calls={calls} onOpen={setOpened} />
          </div>
          <FreeRestaurantTables own={own} free={free} onOpen={tableId => setOrdering({ tableId })} />
        </>
      ) : (
        <PortalSkeleton label={words.loading} />
      )}
      {board && seating && (
        <GroupCurrency key={seating.groupId} value={seating.currency}>
          <SeatingSheet
            seating={seating}
            tickets={board.tickets}
            free={free}
            others={seated.filter(({ groupId }) => groupId !== seating.groupId)}
            isOwner={isOwner}
            hasLeft={left.includes(seating)}
            calls={calls}
            ticketCalls={ticketCalls}
            onOrder={() => {
              setOpened(null)
              setOrdering({ groupId: seating.groupId })
            }}
            onClose={() => setOpened(null)}
          />
        </GroupCurrency>
      )}
      {place && (
        <GroupCurrency value={place.currency}>
          <RoundSheet
            restaurantId={restaurantId}
            place={place}
            refused={refused}
            onSignedOut={onSignedOut}
            onClose={() => setOrdering(null)}
          />
        </GroupCurrency>
      )}
    </section>
  )
}

interface UndoMoveProps {
  readonly move: NonNullable<FloorCalls['undoable']>
  readonly isBusy: boolean
}

function UndoMove({ move, isBusy }: UndoMoveProps) {
  return (
    <p className="wrap-anywhere flex items-center gap-3 rounded-card border border-edge p-2 ps-3">
      <span className="min-w-0 flex-1">{move.text}</span>
      <Button
        tone="secondary"
        size="small"
        aria-label={texts.board.undoOf({ move: move.text })}
        isBusy={isBusy}
        onClick={() => void move.undo()}
      >
        {texts.board.undo}
      </Button>
    </p>
  )
}

/** Null while a free table's currency is not known yet. */
function useRestaurantCurrency(restaurantId: number): CurrencyCode | null {
  const restaurant = useLoaded({
    queryKey: portalKey(restaurantId, 'public'),
    queryFn: () => call(getRestaurant, { params: { restaurantId } }),
    staleTime: 0,
  })
  return restaurant.kind === 'ready' ? restaurant.value.currency : null
}

/** Where the waiter orders. Null: the seating has ended, or the table is gone. */
function placeOf(
  at: RoundPlace['at'],
  {
    seated,
    free,
    currency,
  }: {
    readonly seated: readonly FloorSeating[]
    readonly free: readonly FloorRestaurantTable[]
    readonly currency: CurrencyCode | null
  },
): RoundPlace | null {
  if ('groupId' in at) {
    const seating = seated.find(({ groupId }) => groupId === at.groupId)
    if (!seating) return null
    const { name, currency, members } = seating
    return { at, name, currency, members }
  }
  // A phone may have opened the table meanwhile: the round joins its party.
  const seating = seated.find(({ tableId }) => tableId === at.tableId)
  const name = free.find(({ id }) => id === at.tableId)?.name ?? seating?.name
  if (!currency || name === undefined) return null
  return { at, name, currency, members: seating?.members ?? [] }
}

interface SeatingsProps {
  readonly seatings: readonly FloorSeating[]
  readonly calls: FloorCalls
  readonly onOpen: (groupId: string) => void
}

/** Parties that only owe money are folded away: not every restaurant records its payments here. */
export function LeftSeatings({ seatings, ...shared }: SeatingsProps) {
  const cooking = seatings.filter(({ openTickets }) => openTickets > 0)
  const unpaid = seatings.filter(({ openTickets }) => openTickets === 0)
  const title = words.leftUnpaid({ amounts: sumsOf(unpaid).join(' + ') })
  return (
    <>
      {cooking.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 text-lead">{words.left}</h3>
          <Cards label={words.left} seatings={cooking} hasLeft {...shared} />
        </>
      )}
      {unpaid.length > 0 && (
        <details className="mt-6 border-line border-y">
          <summary className="figures wrap-anywhere min-h-12 cursor-pointer content-center py-2 text-lead">
            {title}
          </summary>
          <div className="pb-4">
            <Cards label={title} seatings={unpaid} hasLeft {...shared} />
          </div>
        </details>
      )}
    </>
  )
}

/** What is due, by currency. */
function sumsOf(seatings: readonly FloorSeating[]): string[] {
  const sums = new Map<CurrencyCode, number>()
  for (const { currency, due } of seatings) sums.set(currency, (sums.get(currency) ?? 0) + due)
  return [...sums].map(([currency, sum]) => money(sum, currency))
}

interface CardsProps extends SeatingsProps {
  readonly label: string
  readonly hasLeft?: boolean
}

function Cards({ label, seatings, hasLeft = false, calls, onOpen }: CardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {seatings.map(seating => (
        <li key={seating.groupId} className="min-w-0">
          <GroupCurrency value={seating.currency}>
            <SeatingCard
              seating={seating}
              hasLeft={hasLeft}
              calls={calls}
              onOpen={() => onOpen(seating.groupId)}
            />
          </GroupCurrency>
        </li>
      ))}
    </ul>
  )
}

// The restaurant's free tables: a tap seats the next guests there.

const freeRestaurantTablesWords = texts.floor.free

interface FreeRestaurantTablesProps {
  readonly own: Loaded<readonly FloorRestaurantTable[]>
  readonly free: readonly FloorRestaurantTable[]
  readonly onOpen: (tableId: number) => void
}

/** Renders nothing for a restaurant without tables. */
function FreeRestaurantTables({ own, free, onOpen }: FreeRestaurantTablesProps) {
  const id = useId()
  if (own.kind === 'failed')
    return <SectionFailed text={freeRestaurantTablesWords.failed} onRetry={own.retry} />
  if (own.kind === 'loading' || own.value.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="figures text-lead">
        {freeRestaurantTablesWords.title({ count: free.length })}
      </h3>
      {free.length === 0 ? (
        <p className="pt-1 text-muted">{freeRestaurantTablesWords.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2 pt-2">
          {free.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <Button tone="secondary" size="small" className="wrap-anywhere" onClick={() => onOpen(id)}>
                {tableName(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

// Sets the focus when a table's sheet closes but the button that opened it has left the floor.

/** Returns the ref for the element around the list. That element gets the focus if no other element has it. */
function useFocusAfterClose(opened: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(opened)
  useEffect(() => {
    if (wasOpened.current === null || opened !== null) {
      wasOpened.current = opened
      return
    }
    wasOpened.current = opened
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost) list.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [opened])
  return list
}
