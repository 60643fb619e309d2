// Focuses an element that replaces the focused one, such as a question in the place of a button.

/** Use as `ref`: focuses the element when it mounts. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
