// Chooses the end of the window at which a toast covers fewer controls: beneath the top edge, or above the bottom bar.

export type ToastEnd =
  | { readonly at: 'top' }
  | {
      readonly at: 'bottom'
      /** The height of the bottom bar in pixels; the toast appears above it. */
      readonly above: number
    }

/** The usual height of a toast in pixels, with the gap to the edge. */
const height = 100
/** The width of `toastLook.area` in pixels. */
const maxWidth = 480

const controls = 'label, a[href], button, input, select, textarea, [role=switch], [tabindex="0"]'

export function leastCoveredEnd(): ToastEnd {
  const above = barHeight()
  const atBottom = coveredBetween(window.innerHeight - above - height, window.innerHeight - above)
  return atBottom < coveredBetween(0, height) ? { at: 'bottom', above } : { at: 'top' }
}

/** The height of the bottom bar within the window; 0 if it is not visible. */
function barHeight(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].filter(bar => bar.checkVisibility())
  const tops = bars.map(bar => bar.getBoundingClientRect().top).filter(top => top < window.innerHeight)
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops))
}

/** The number of controls and labels that a toast between these two heights would cover. */
function coveredBetween(top: number, bottom: number): number {
  const width = Math.min(maxWidth, window.innerWidth)
  const left = (window.innerWidth - width) / 2
  return [...document.querySelectorAll(controls)].filter(control => {
    const box = control.getBoundingClientRect()
    const isCovered = box.bottom > top && box.top < bottom && box.right > left && box.left < left + width
    return (
      isCovered && control.checkVisibility() && !control.closest('[inert], [aria-hidden=true], [data-toast]')
    )
  }).length
}
