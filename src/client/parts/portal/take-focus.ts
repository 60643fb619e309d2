// Focuses a question that took the place of the focused button.

/** Of what is drawn with it as its `ref`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
