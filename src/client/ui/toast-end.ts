// At which end of the window a toast hides the least of what can be pressed: beneath the top edge, or above the bar at the
// bottom.

export type ToastEnd =
  | { readonly at: 'top' }
  | {
      readonly at: 'bottom'
      /** Pixels between the window's bottom edge and the toast: the height of the bar there. */
      readonly above: number
    }

/** Toasts are about as high, in pixels, with the gap to the edge. */
const height = 100
/** As wide as `toastLook.area`, in pixels. */
const widest = 480

const controls = 'a[href], button, input, select, textarea, [role=switch], [tabindex="0"]'

export function freeEnd(): ToastEnd {
  const above = barHeight()
  const atBottom = hiddenBetween(window.innerHeight - above - height, window.innerHeight - above)
  return atBottom < hiddenBetween(0, height) ? { at: 'bottom', above } : { at: 'top' }
}

/** How much of the window the bar at the bottom takes, where it is in sight. */
function barHeight(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].filter(bar => bar.checkVisibility())
  const tops = bars.map(bar => bar.getBoundingClientRect().top).filter(top => top < window.innerHeight)
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops))
}

/** How many controls a toast between these two heights would lie over. */
function hiddenBetween(top: number, bottom: number): number {
  const width = Math.min(widest, window.innerWidth)
  const left = (window.innerWidth - width) / 2
  return [...document.querySelectorAll(controls)].filter(control => {
    const box = control.getBoundingClientRect()
    const isHidden = box.bottom > top && box.top < bottom && box.right > left && box.left < left + width
    return (
      isHidden && control.checkVisibility() && !control.closest('[inert], [aria-hidden=true], [data-toast]')
    )
  }).length
}
