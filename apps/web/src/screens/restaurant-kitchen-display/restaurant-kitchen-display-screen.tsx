// A tablet of the staff: paired once by a code, it shows the board, and the floor unless it is one of the kitchen, without the
// navigation of the portal.

import '../../portal.css'
import { useState } from 'react'
import { KitchenBoard } from '../../parts/portal/board/kitchen-board.tsx'
import { RestaurantFloor } from '../../parts/portal/floor/restaurant-floor.tsx'
import { PortalFailed, PortalSkeleton } from '../../parts/portal/portal-page.tsx'
import { texts } from '../../text/texts.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { PairingForm } from './pairing-form.tsx'
import { useOwnKitchenDisplay } from './use-own-display.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

export default function RestaurantKitchenDisplayScreen() {
  const { state, pair, noticeUnpaired } = useOwnKitchenDisplay()
  const [view, setView] = useState<View>('board')
  switch (state.kind) {
    case 'loading':
      return (
        <main className="gutter py-8">
          <PortalSkeleton label={texts.board.loading} />
        </main>
      )
    case 'failed':
      return (
        <main className="gutter flex flex-1 py-8">
          <PortalFailed retry={state.retry} />
        </main>
      )
    case 'unpaired':
      return <PairingForm hasEnded={state.hasEnded} onPair={pair} />
    case 'paired': {
      const { restaurantId, restaurantName, screen } = state.screen
      const isKitchen = screen?.kind === 'kitchen'
      return (
        <main
          data-full
          className="flex flex-1 flex-col px-3 pt-[max(12px,env(safe-area-inset-top))] pb-6 md:px-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
            <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
              <ScreenTitle className="truncate text-lead">{restaurantName}</ScreenTitle>
              {screen && <bdi className="block truncate text-muted">{screen.name}</bdi>}
            </div>
            {!isKitchen && <ViewSwitch chosen={view} onChoose={setView} />}
          </div>
          {isKitchen || view === 'board' ? (
            <KitchenBoard restaurantId={restaurantId} isOwner={false} onSignedOut={noticeUnpaired} />
          ) : (
            <RestaurantFloor restaurantId={restaurantId} isOwner={false} onSignedOut={noticeUnpaired} />
          )}
        </main>
      )
    }
  }
}
