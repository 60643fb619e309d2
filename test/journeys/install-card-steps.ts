// Steps around the install card: a stopped clock, the browser's prompt, and what the phone remembers.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BrowserPhone } from '../browser/browser.ts'

declare global {
  interface Window {
    /** How often the browser's prompt was shown. */
    prompted?: number
  }
}

/** Opens the landing page and stops its clock, so that a timer runs only when the test moves the clock. */
export async function openStill(phone: BrowserPhone, at = Date.now() + 60_000): Promise<void> {
  const { page } = phone
  watchForCards(page)
  await page.clock.install({ time: at })
  // The clock runs until that time and never backwards.
  await page.clock.pauseAt(at + 20_000)
  await phone.open('/')
  await isWaiting(page)
}

/** Waits until the page has started its timer. */
export async function isWaiting(page: Page): Promise<void> {
  await page.locator('[aria-live=polite]').waitFor({ state: 'attached' })
}

const cardRequests = new WeakMap<Page, string[]>()

export function watchForCards(page: Page): void {
  const requests: string[] = []
  page.on('request', request => request.url().includes('install-card') && requests.push(request.url()))
  cardRequests.set(page, requests)
}

/** Expects neither a card nor a request for its script. */
export async function expectNoCard({ page }: BrowserPhone): Promise<void> {
  await page.evaluate(() => fetch('/icon.svg').then(answer => answer.text()))
  expect(cardRequests.get(page)).toEqual([])
  expect(await cardOn(page).count()).toBe(0)
}

/** Simulates the browser's prompt, which a page cannot open. Returns whether the app prevented its default. */
export const offerToInstall = `
  window.offerToInstall = outcome => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    window.prompted = 0
    event.prompt = async () => {
      window.prompted += 1
      if (outcome === 'throwing') throw new DOMException('not now', 'NotAllowedError')
    }
    event.userChoice = Promise.resolve({ outcome })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'held back' : 'let through'
  }`

type Simulated = 'accepted' | 'dismissed' | 'throwing'

export function simulateOffer(page: Page, outcome: Simulated): Promise<string> {
  return page.evaluate(`${offerToInstall}\n window.offerToInstall('${outcome}')`)
}

/** The card, also behind an open dialog. */
export const cardOn = (page: Page) => page.locator('section[aria-label="Install Tablemate"]')

export function storedStateOf(page: Page): Promise<{ dismissed: string | null; date: string | null }> {
  return page.evaluate(() => ({
    dismissed: localStorage.getItem('installPromptDismissed'),
    date: localStorage.getItem('installPromptDismissedDate'),
  }))
}
