// A new screen starts at its top and tells its name: its heading takes the focus once it is there, however late.

type Phase = 'first-screen' | 'expecting' | 'arrived'
let phase: Phase = 'first-screen'
let lastPath = window.location.pathname

/** Told every change of path. The page's very first screen leaves the focus where the browser puts it. */
export function expectArrival(path: string): void {
  if (path === lastPath) return
  lastPath = path
  phase = 'expecting'
  window.scrollTo(0, 0)
}

/** Told by a screen's heading when it appears. */
export function arrive(heading: HTMLElement | null): void {
  if (phase !== 'expecting' || !heading) return
  phase = 'arrived'
  heading.focus({ preventScroll: true })
}
