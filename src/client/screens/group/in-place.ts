// What the buttons on an order have in common: quiet, and one takes the place of another.

export const quietButton = 'min-h-11 min-w-11 rounded-button px-3 font-semibold'

/** As a `ref`: for what stands where something else had the focus. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
