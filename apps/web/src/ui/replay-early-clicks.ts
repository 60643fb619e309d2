// Replays a click that happens before the app hydrates the prerendered page.
// Two scripts share this state in the document: a part of the page is `data-built` until the app has hydrated it, and the
// clicked button is `data-pressed`.

/** Call before the page is interactive. The last of several clicks counts. */
export function markEarlyClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-built] button') : null
    if (!button) return
    for (const earlier of document.querySelectorAll('[data-pressed]')) earlier.removeAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
  })
}

/** Call when the app has hydrated this part. Enter in a field counts as a click on the form's button. */
export function replayEarlyClick(part: Element): void {
  forgetEarlyClick(part)?.click()
}

/** Call if the app will not hydrate this part. Returns the clicked button. */
export function forgetEarlyClick(part: Element): HTMLButtonElement | null {
  part.removeAttribute('data-built')
  const button = part.querySelector<HTMLButtonElement>('button[data-pressed]')
  button?.removeAttribute('data-pressed')
  return button
}
