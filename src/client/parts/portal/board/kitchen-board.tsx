// The kitchen's board: every order of the evening by its state, for the owner in the portal and for a paired tablet.

import { useEffect, useState } from 'react'
import type { Station } from '#contract/kitchen.ts'
import * as en from '../../../text/en.ts'
import { PortalSkeleton } from '../portal-page.tsx'
import { BlindBar, OrderingNotice, SoundNotice, SpokenEvents } from './board-notices.tsx'
import { RequestStrip } from './request-strip.tsx'
import { StationChoice } from './station-choice.tsx'
import { keepStation, readStation } from './stored-choices.ts'
import { TicketBoard } from './ticket-board.tsx'
import { useAlarm, useBlindAlarm } from './use-alarm.ts'
import { useBoard, useStations } from './use-board.ts'
import { useBoardEvents } from './use-board-events.ts'
import { useTicketCalls } from './use-ticket-calls.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  readonly restaurantId: number
  /** A paired tablet has no settings to open. */
  readonly isOwner: boolean
  /** The session has ended, or the tablet was taken off the list. */
  readonly onSignedOut: () => void
}

/** On a tablet it stands in a `main` that is marked with data-full (portal.css). */
export function KitchenBoard({ restaurantId, isOwner, onSignedOut }: Props) {
  const { board, isBlind, line } = useBoard(restaurantId, onSignedOut)
  const settings = useStations(restaurantId)
  const { alarm, sound } = useAlarm()
  const [chosen, setChosen] = useState(readStation)
  const stations = withKitchen(settings?.stations ?? [])
  // A station that was taken away meanwhile hides no ticket.
  const station = settings && !stations.some(({ id }) => id === chosen) ? 'all' : chosen
  const news = useBoardEvents(board, station, alarm)
  const calls = useTicketCalls(restaurantId, line, onSignedOut)
  useBlindAlarm(alarm, isBlind)
  useWakeLock()
  useEffect(() => keepStation(chosen), [chosen])
  return (
    <div className="flex flex-1 flex-col gap-4">
      <BlindBar isBlind={isBlind} />
      <SpokenEvents {...news} />
      <SoundNotice sound={sound} onStart={() => void alarm.start()} />
      <OrderingNotice ordering={settings?.ordering} isOwner={isOwner} />
      {board ? (
        <>
          <RequestStrip requests={board.requests} busy={calls.busy} onSettle={calls.settle} />
          <TicketBoard
            restaurantId={restaurantId}
            tickets={board.tickets}
            station={station}
            stations={<StationChoice stations={stations} chosen={station} onChoose={setChosen} />}
            lateAfter={settings?.ordering.lateAfter}
            isBlind={isBlind}
            calls={calls}
          />
        </>
      ) : (
        <PortalSkeleton label={en.board.loading} />
      )}
    </div>
  )
}

/** What no station prepares is the kitchen's, which the list leaves out. */
function withKitchen(stations: readonly Station[]): readonly Pick<Station, 'id' | 'name'>[] {
  if (stations.length === 0 || stations.some(({ id }) => id === 0)) return stations
  return [{ id: 0, name: en.board.kitchen }, ...stations]
}
