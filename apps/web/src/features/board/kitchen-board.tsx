// The kitchen's board: all tickets by state, for the owner in the portal and for a paired tablet.

import type { Station } from '@tablemate/contract/stations.ts'
import { useEffect, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { PortalSkeleton } from '../portal/portal-page.tsx'
import { OrderingNotice, SoundNotice, SpokenEvents, StaleBar } from './board-notices.tsx'
import { CourseStrip } from './course-strip.tsx'
import { DeliveryStrip } from './delivery-strip.tsx'
import { OffMenuStrip } from './off-menu-strip.tsx'
import { CloseButton, OpeningNotice } from './opening-control.tsx'
import { PauseSwitch } from './pause-switch.tsx'
import { RequestStrip } from './request-strip.tsx'
import { SoldOut } from './sold-out-sheet.tsx'
import type { StationChoice as Choice } from './state/columns.ts'
import { readStation, storeStation } from './stored-choices.ts'
import { TicketBoard } from './ticket-board.tsx'
import { useAlarm, useStaleAlarm } from './use-alarm.ts'
import { useBoard, useStations } from './use-board.ts'
import { useBoardEvents } from './use-board-events.ts'
import { useTicketCalls } from './use-ticket-calls.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  readonly restaurantId: number
  /** Whether the settings can be opened; false on a paired tablet. */
  readonly isOwner: boolean
  /** The session has ended, or the tablet was unpaired. */
  readonly onSignedOut: () => void
}

/** On a tablet, the parent is a `main` with data-full (portal.css). */
export function KitchenBoard({ restaurantId, isOwner, onSignedOut }: Props) {
  const { board, isStale, stream } = useBoard(restaurantId, onSignedOut)
  const settings = useStations(restaurantId)
  const opening = settings?.opening
  const { alarm, sound } = useAlarm()
  const [chosen, setChosen] = useState(readStation)
  const stations = withKitchen(settings?.stations ?? [])
  // If the chosen station was deleted, all tickets show.
  const station = settings && !stations.some(({ id }) => id === chosen) ? 'all' : chosen
  const announcement = useBoardEvents(board, station, alarm)
  const calls = useTicketCalls(restaurantId, stream, onSignedOut)
  useStaleAlarm(alarm, isStale)
  useWakeLock()
  useEffect(() => storeStation(chosen), [chosen])
  return (
    <div className="flex flex-1 flex-col gap-4">
      <StaleBar isStale={isStale} />
      <SpokenEvents {...announcement} />
      <SoundNotice sound={sound} onStart={() => void alarm.start()} />
      <OrderingNotice ordering={settings?.ordering} isOwner={isOwner} />
      {opening && <OpeningNotice {...{ restaurantId, opening, onSignedOut }} />}
      <DeliveryStrip
        restaurantId={restaurantId}
        isEnabled={board !== null}
        alarm={alarm}
        onSignedOut={onSignedOut}
      />
      {board ? (
        <>
          <RequestStrip requests={board.requests} busy={calls.busy} onSettle={calls.settle} />
          <OffMenuStrip restaurantId={restaurantId} lines={board.offMenu} />
          <TicketBoard
            restaurantId={restaurantId}
            tickets={board.tickets}
            station={station}
            controls={
              <>
                <StationChoice stations={stations} chosen={station} onChoose={setChosen} />
                {settings && settings.ordering.mode !== 'off' && (
                  <PauseSwitch
                    restaurantId={restaurantId}
                    isPaused={settings.ordering.isPaused}
                    onSignedOut={onSignedOut}
                  />
                )}
                {opening && <CloseButton {...{ restaurantId, opening, onSignedOut }} />}
                <SoldOut restaurantId={restaurantId} onSignedOut={onSignedOut} />
              </>
            }
            lateAfter={settings?.ordering.lateAfter}
            isStale={isStale}
            calls={calls}
          />
          <CourseStrip restaurantId={restaurantId} courses={board.courses} />
        </>
      ) : (
        <PortalSkeleton label={texts.board.loading} />
      )}
    </div>
  )
}

/** Adds the kitchen, which prepares all dishes without a station and is missing from the list. */
function withKitchen(stations: readonly Station[]): readonly Pick<Station, 'id' | 'name'>[] {
  if (stations.length === 0 || stations.some(({ id }) => id === 0)) return stations
  return [{ id: 0, name: texts.board.kitchen }, ...stations]
}

// Chooses the station whose tickets the board shows. Renders nothing for a single station.

const words = texts.board

interface StationChoiceProps {
  readonly stations: readonly Pick<Station, 'id' | 'name'>[]
  readonly chosen: Choice
  readonly onChoose: (station: Choice) => void
}

function StationChoice({ stations, chosen, onChoose }: StationChoiceProps) {
  if (stations.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.stations} className="flex flex-wrap gap-2">
      {[{ id: 'all' as const, name: words.allStations }, ...stations].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="wrap-anywhere min-h-14 rounded-button border border-edge bg-card px-4 font-semibold text-lead aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}
