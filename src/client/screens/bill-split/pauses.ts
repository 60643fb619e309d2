// The pauses before payments for others. Each can be stopped until its payment is sent. Leaving the screen stops all
// of them, and every later one before it begins.

import { pauseMs } from './process-all.ts'

export function makePauses() {
  const stops = new Map<number, () => void>()
  let isShown = false
  return {
    /** Called when the screen is shown; returns the function to call when it is left. */
    show() {
      isShown = true
      return () => {
        isShown = false
        for (const stop of stops.values()) stop()
      }
    },
    /** Waits its time, then until `chosen` resolves. Resolves with false, at once, if it is stopped. */
    async pause(memberId: number, chosen: () => Promise<void>): Promise<boolean> {
      if (!isShown) return false
      const hasRun = await new Promise<boolean>(resolve => {
        const timer = setTimeout(() => chosen().then(() => resolve(true)), pauseMs)
        stops.set(memberId, () => {
          clearTimeout(timer)
          resolve(false)
        })
      })
      stops.delete(memberId)
      return hasRun
    },
    stop: (memberId: number) => stops.get(memberId)?.(),
  }
}
