// Steps at the beta gate in a browser.

import type { Page } from 'playwright-core'
import type { BrowserPhone } from '../../browser/browser.ts'
import { exactly } from '../steps.ts'

export const code = 'Supper-7Q'
export const env = { BETA_ACCESS_CODE: code, RATE_LIMIT_SCALE: '100' }

/** Types a code and presses the button. */
export async function sendCode({ page }: BrowserPhone, typed: string): Promise<void> {
  await fieldOn(page).fill(typed)
  await page.getByRole('button', exactly('Access Beta')).click()
}

export function fieldOn(page: Page) {
  return page.locator('#gate input')
}

/** The label or text of the focused element; null for the page itself. */
export function nameOfFocused(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? ''
  return focused.getAttribute('aria-label') ?? focused.textContent
}
