// One tablet: its name, when it was last seen, and its removal after a confirmation. "Keep It" has the focus, so a double
// tap removes nothing.

import type { KitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { toast } from '../../../ui/toast.ts'
import { unpairKitchenDisplay } from './use-displays.ts'

const words = texts.settings.screens.removal

interface Props {
  readonly restaurantId: number
  readonly screen: KitchenDisplay
}

export function KitchenDisplayRow({ restaurantId, screen }: Props) {
  const { state, ask, keep, remove } = useRemoval(restaurantId, screen)
  const isAsked = state === 'asking' || state === 'removing'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-[1_1_9rem]">
        {isAsked ? (
          <p role="status">
            <span className="wrap-anywhere block font-semibold">{words.question({ name: screen.name })}</span>
            <span className="text-muted text-small">{words.hint}</span>
          </p>
        ) : (
          <>
            <p className="wrap-anywhere font-semibold">{screen.name}</p>
            <p className="text-muted text-small">
              {texts.settings.screens.kinds[screen.kind]} · {texts.settings.screens.seen}{' '}
              <TimeAgo instant={screen.lastSeenAt} />
            </p>
          </>
        )}
      </div>
      {isAsked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="quiet"
            size="small"
            className="text-danger!"
            isBusy={state === 'removing'}
            onClick={() => void remove()}
          >
            {state === 'removing' ? words.removing : words.yes}
          </Button>
          <Button tone="secondary" size="small" ref={takeFocus} onClick={keep}>
            {words.no}
          </Button>
        </div>
      ) : (
        <Button
          tone="quiet"
          size="small"
          className="text-danger!"
          // After the question, the focus returns to this button.
          ref={state === 'declined' ? takeFocus : null}
          onClick={ask}
        >
          {words.ask}
          <span className="sr-only"> {screen.name}</span>
        </Button>
      )}
    </li>
  )
}

function useRemoval(restaurantId: number, screen: KitchenDisplay) {
  const [state, setState] = useState<'idle' | 'asking' | 'removing' | 'declined'>('idle')
  const remove = async () => {
    setState('removing')
    try {
      // The removed row loses the focus, so the heading gets it.
      await unpairKitchenDisplay(restaurantId, screen)
      document.querySelector('h1')?.focus({ preventScroll: true })
      toast({ title: words.done, tone: 'good' })
    } catch (error) {
      const { title, hint } = words.failed
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
      setState('declined')
    }
  }
  return { state, ask: () => setState('asking'), keep: () => setState('declined'), remove }
}
