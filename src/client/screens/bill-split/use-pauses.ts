// The pauses before payments for others, each of which can be stopped. Leaving the screen stops them all.

import { useEffect, useState } from 'react'
import { pauseMs } from './process-all.ts'
import { type StoppablePause, stoppablePause } from './stoppable-pause.ts'

export function usePauses(onPause: (memberId: number) => void) {
  const [pauses] = useState(() => new Map<number, StoppablePause>())
  useEffect(
    () => () => {
      for (const { stop } of pauses.values()) stop()
    },
    [pauses],
  )
  return {
    async pause(memberId: number): Promise<boolean> {
      onPause(memberId)
      const pause = stoppablePause(pauseMs)
      pauses.set(memberId, pause)
      const hasRun = await pause.over
      pauses.delete(memberId)
      return hasRun
    },
    stop: (memberId: number) => pauses.get(memberId)?.stop(),
  }
}
