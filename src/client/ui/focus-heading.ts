// A new screen starts at its top and tells its name: its heading takes the focus once it is there, however late.

import { closeToastOfLastScreen } from './toast.ts'

type Phase = 'first-screen' | 'expecting' | 'arrived'
let phase: Phase = 'first-screen'
let lastPath: string | null = null

/** Called with every path. The page's very first screen leaves the focus where the browser puts it. */
export function expectArrival(path: string): void {
  const isChange = lastPath !== null && path !== lastPath
  lastPath = path
  if (!isChange) return
  closeToastOfLastScreen()
  expectHeading()
  window.scrollTo(0, 0)
}

/** The next heading that appears takes the focus. */
export function expectHeading(): void {
  phase = 'expecting'
}

/** Called by a screen's heading when it mounts. */
export function arrive(heading: HTMLElement | null): void {
  if (phase !== 'expecting' || !heading) return
  phase = 'arrived'
  heading.focus({ preventScroll: true })
}
