// What is pressed while the page is there and the app is not: it is marked, and pressed again once the app is there.
// The two halves run in scripts of their own and meet in the document: a part of the page is `data-built` until the app
// has taken it over, and the button is `data-pressed`.

/** Called before anything can be pressed. Of several presses the last counts. */
export function markEarlyClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-built] button') : null
    if (!button) return
    for (const earlier of document.querySelectorAll('[data-pressed]')) earlier.removeAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
  })
}

/** Called when the app has taken this part over. A return in a field has pressed the form's button, too. */
export function replayEarlyClick(part: Element): void {
  forgetEarlyClick(part)?.click()
}

/** Called where nothing will take this part over. Answers what was pressed. */
export function forgetEarlyClick(part: Element): HTMLButtonElement | null {
  part.removeAttribute('data-built')
  const button = part.querySelector<HTMLButtonElement>('button[data-pressed]')
  button?.removeAttribute('data-pressed')
  return button
}
