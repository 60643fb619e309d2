// A tablet of the staff or a waiter's phone: paired once by a code, it shows the board, and the floor unless it is one of the
// kitchen, without the navigation of the portal.

import '../../../portal.css'
import type { InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import { getOwnKitchenDisplay, pairKitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import type { Pending } from '../../../lib/api/loaded.ts'
import { texts } from '../../../lib/text/texts.ts'
import { ScreenTitle } from '../../../ui/screen.tsx'
import { RestaurantFloor } from '../../floor/restaurant-floor.tsx'
import { PortalFailed, PortalSkeleton } from '../../portal/portal-page.tsx'
import { KitchenBoard } from '../kitchen-board.tsx'
import { PinPad, UnlockedPerson } from '../pin/pin-pad.tsx'
import { PairingForm } from './pairing-form.tsx'

export default function RestaurantKitchenDisplayScreen() {
  const { state, pair, noticeUnpaired } = useOwnKitchenDisplay()
  const [chosenView, chooseView] = useState<View>()
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
      const view = chosenView ?? (screen?.kind === 'waiter' ? 'floor' : 'board')
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
            <UnlockedPerson />
            {!isKitchen && <ViewSwitch chosen={view} onChoose={chooseView} />}
          </div>
          {isKitchen || view === 'board' ? (
            <KitchenBoard restaurantId={restaurantId} isOwner={false} onSignedOut={noticeUnpaired} />
          ) : (
            <RestaurantFloor restaurantId={restaurantId} isOwner={false} onSignedOut={noticeUnpaired} />
          )}
          <PinPad />
        </main>
      )
    }
  }
}

// Whether this tablet is paired, and with which restaurant, according to the server: the session is an HttpOnly cookie.

type State =
  | Pending
  /** `hasEnded`: the pairing has just ended. */
  | { readonly kind: 'unpaired'; readonly hasEnded: boolean }
  | { readonly kind: 'paired'; readonly screen: ReplyOf<typeof getOwnKitchenDisplay> }

/** `pair` throws `CallProblem`. */
function useOwnKitchenDisplay() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'paired', screen: await call(getOwnKitchenDisplay, {}) })
    } catch (error) {
      if (problemOf(error) === 'not-signed-in') setState({ kind: 'unpaired', hasEnded: false })
      else setState({ kind: 'failed', error, retry: () => void load() })
    }
  }, [])
  useEffect(() => void load(), [load])
  return {
    state,
    async pair(body: InputOf<typeof pairKitchenDisplay, 'body'>) {
      setState({ kind: 'paired', screen: await call(pairKitchenDisplay, { body }) })
    },
    noticeUnpaired: () => setState({ kind: 'unpaired', hasEnded: true }),
  }
}

// Switches the tablet between the kitchen's board and the floor.

const words = texts.floor.views
const views = ['board', 'floor'] as const
type View = (typeof views)[number]

interface Props {
  readonly chosen: View
  readonly onChoose: (view: View) => void
}

function ViewSwitch({ chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.label} className="on-screen-only flex flex-wrap gap-2">
      {views.map(view => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
          className="min-h-14 rounded-button border border-edge bg-card px-4 font-semibold text-lead aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {words[view]}
        </button>
      ))}
    </div>
  )
}
