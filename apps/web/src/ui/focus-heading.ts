// After a change of screen, scrolls to the top and focuses the heading of the new screen as soon as it mounts.

import { closeToastOnNavigation } from './toast.ts'

type Phase = 'first-screen' | 'expecting' | 'focused'
let phase: Phase = 'first-screen'
let lastPath: string | null = null

/** Called with every path. The first screen of the page keeps the focus that the browser set. */
export function handlePathChange(path: string): void {
  const isChange = lastPath !== null && path !== lastPath
  lastPath = path
  if (!isChange) return
  closeToastOnNavigation()
  expectHeading()
  window.scrollTo(0, 0)
}

/** Makes the next heading that mounts take the focus. */
export function expectHeading(): void {
  phase = 'expecting'
}

/** Called by a screen's heading when it mounts. */
export function focusIfExpected(heading: HTMLElement | null): void {
  if (phase !== 'expecting' || !heading) return
  phase = 'focused'
  heading.focus({ preventScroll: true })
}
