// Finds elements by the words on the screen.

import { type Locator, page } from 'vitest/browser'

type Role = Parameters<Locator['getByRole']>[0]

const by =
  (role: Role) =>
  (name: string | RegExp): Locator =>
    page.getByRole(role, { name })

export const button = by('button')
export const dialog = by('dialog')
export const heading = by('heading')
export const link = by('link')

/** Clicks at once. The steps of Vitest move a fake clock while they wait. */
export function press(element: Locator): void {
  ;(element.element() as HTMLElement).click()
}

/** The label or text of the focused element; null for the page itself. */
export function nameOfFocused(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? ''
  return focused.getAttribute('aria-label') ?? focused.textContent
}
