// The pauses before payments for others. Each can be stopped until its payment is sent. Leaving the screen stops all pauses,
// including later ones.

import { pauseMs } from './pay-each-share.ts'

export function createPaymentPauses() {
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
    /** Waits `pauseMs`, then for `choicesSettled`. Resolves to false immediately if it is stopped. */
    async pause(memberId: number, choicesSettled: () => Promise<void>): Promise<boolean> {
      if (!isShown) return false
      const hasRun = await new Promise<boolean>(resolve => {
        const timer = setTimeout(() => choicesSettled().then(() => resolve(true)), pauseMs)
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
