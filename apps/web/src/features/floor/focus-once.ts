// Focuses an element that replaces the focused button.

/** Use as `ref`. A screen reader starts at the element, and a second Enter triggers nothing. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
