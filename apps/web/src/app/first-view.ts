// What the page shows first, by the attribute `data-view` on <html> (look.css, app/gate/gate.css).

import { type GateView, gateView } from './gate/gate-view.ts'

export type View =
  | 'app'
  /** The app opens with another screen than the prerendered first page. Nothing shows until that screen is loaded. */
  | 'opening'
  | GateView

export function decideView(): View {
  return gateView() ?? (window.location.pathname === '/' ? 'app' : 'opening')
}

export function showView(view: View): void {
  document.documentElement.dataset.view = view
}

/** Null if the first-paint script did not run. */
export function shownView(): View | null {
  return (document.documentElement.dataset.view as View | undefined) ?? null
}
