// Pauses the orders of guests. Every board shows the pause as soon as the server has it.

import { pauseOrdering } from '@tablemate/contract/ordering.ts'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  readonly restaurantId: number
  readonly isPaused: boolean
  readonly onSignedOut: () => void
}

export function PauseSwitch({ restaurantId, isPaused, onSignedOut }: Props) {
  /** What was chosen, until the server has it. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const pause = async (to: boolean) => {
    if (chosen !== null) return
    setChosen(to)
    try {
      await call(pauseOrdering, { params: { restaurantId }, body: { isPaused: to } })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in') return onSignedOut()
      toast({ title: texts.board.failed.step.title, description: problemText(problem), tone: 'bad' })
    } finally {
      setChosen(null)
    }
  }
  return (
    <div className="min-w-58">
      <Switch
        label={texts.settings.orders.pause}
        checked={chosen ?? isPaused}
        onChange={event => void pause(event.target.checked)}
      />
    </div>
  )
}
