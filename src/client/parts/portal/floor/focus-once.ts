// For what takes the place of the button that had the focus.

/** As the `ref` of what is drawn with it: it is read first, and Enter pressed twice does nothing. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
