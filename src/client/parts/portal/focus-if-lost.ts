// Where the focus goes when what had it is gone.

/** Once the page is drawn anew, unless something has the focus by then. */
export function focusIfLost(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus()
  })
}
