// For whoever was asked something in place of the button that had the focus.

/** Of what is drawn with it as its `ref`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
