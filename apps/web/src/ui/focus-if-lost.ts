// Moves the focus when the focused element was removed.

/** Runs after the next render, and does nothing if an element has the focus by then. */
export function focusIfLost(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus()
  })
}
