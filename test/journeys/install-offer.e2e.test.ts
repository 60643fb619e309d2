// The offer to install the app comes after two seconds if the browser can install, and not again within a week.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import {
  cardOn,
  expectNoCard,
  isWaiting,
  openStill,
  simulateOffer,
  storedStateOf,
  watchForCards,
} from './install-card-steps.ts'
import { blockStorage, exactly, openInstallCard, openMenu } from './steps.ts'

const app = shareApp()
const dayMs = 24 * 60 * 60 * 1000

describe('the offer to install', () => {
  test('comes two seconds after the page and not earlier', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    await openStill(phone)
    await phone.page.clock.runFor(1900)
    await expectNoCard(phone)
    await phone.page.clock.runFor(200)
    await phone.page.clock.resume()
    await cardOn(phone.page).waitFor()
  })

  test('comes two seconds after the privacy notice was accepted and not earlier', async () => {
    const phone = await openPhone(app(), { isNew: true })
    const { page } = phone
    watchForCards(page)
    await page.clock.install()
    await phone.open('/')
    const accept = page.getByRole('button', exactly('Accept & Continue'))
    await accept.waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expectNoCard(phone)
    await accept.click()
    await isWaiting(page)
    await page.clock.runFor(1900)
    await expectNoCard(phone)
    await page.clock.runFor(200)
    await page.clock.resume()
    await cardOn(page).waitFor()
  })

  test.each([
    ['runs from the home screen', 'matchMedia'],
    ['runs from the home screen of an iPhone', 'standalone'],
  ])('does not come if the app %s', async (_, how) => {
    const phone = await openPhone(app(), { mayInstall: true })
    await phone.context.addInitScript(simulateInstalled, how)
    await openStill(phone)
    await phone.page.clock.runFor(5000)
    await expectNoCard(phone)
    await phone.page.clock.resume()
    await openMenu(phone)
    await phone.page.getByRole('button', exactly('Privacy notice')).waitFor()
    expect(await phone.page.getByRole('button', exactly('Install the app')).count()).toBe(0)
  })

  test('closes when the browser reports the installation, and comes back when the app can be installed again', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await openInstallCard(phone)
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await cardOn(page).waitFor({ state: 'detached' })
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
    await simulateOffer(page, 'accepted')
    await page.clock.resume()
    await cardOn(page).waitFor()
  })

  test('stays away for 7 days after it was dismissed, and is back on the 8th', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await openInstallCard(phone)
    const now = await page.evaluate(() => Date.now())
    await page.getByRole('button', exactly('Not now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    const { dismissed, date } = await storedStateOf(page)
    expect(dismissed).toBe('true')
    expect(new Date(date ?? '').toISOString()).toBe(date)
    expect(Math.abs(Date.parse(date ?? '') - now)).toBeLessThan(5000)

    await openStill(phone, now + 7 * dayMs - 60_000)
    await page.clock.runFor(2500)
    await expectNoCard(phone)
    await openStill(phone, now + 7 * dayMs + 60_000)
    await page.clock.runFor(2500)
    await page.clock.resume()
    await cardOn(page).waitFor()
  })

  test.each([
    ['a clock that was set back by an hour since', { at: 60 * 60 * 1000 }, 'no offer'],
    ['a clock that was years ahead then', { at: 900 * dayMs }, 'offer'],
    ['an invalid date', { date: 'yesterday' }, 'offer'],
    ['no date', {}, 'offer'],
  ] as const)('that was dismissed, with %s', async (_, dismissed, outcome) => {
    const phone = await openPhone(app(), { mayInstall: true })
    const date = 'date' in dismissed ? dismissed.date : isoIn('at' in dismissed ? dismissed.at : null)
    await phone.context.addInitScript(dismissedAt => {
      localStorage.setItem('installPromptDismissed', 'true')
      if (dismissedAt) localStorage.setItem('installPromptDismissedDate', dismissedAt)
    }, date)
    await openStill(phone)
    await phone.page.clock.runFor(2500)
    if (outcome === 'no offer') return expectNoCard(phone)
    await phone.page.clock.resume()
    await cardOn(phone.page).waitFor()
  })

  test('stays away on this page after it was dismissed in a browser without storage', async () => {
    const phone = await openPhone(app(), { isNew: true })
    const { page } = phone
    await phone.context.addInitScript(blockStorage)
    await page.clock.install()
    await phone.open('/')
    await page.getByRole('button', exactly('Accept & Continue')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    await page.clock.fastForward(2000)
    await page.getByRole('button', exactly('Not now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
  })
})

function simulateInstalled(how: string): void {
  if (how === 'standalone') Object.defineProperty(navigator, 'standalone', { value: true })
  const match = window.matchMedia.bind(window)
  window.matchMedia = query => {
    const isAsked = how === 'matchMedia' && query === '(display-mode: standalone)'
    return isAsked ? Object.assign(new EventTarget() as MediaQueryList, { matches: true }) : match(query)
  }
}

/** The ISO time that many milliseconds from now. */
function isoIn(ms: number | null): string | null {
  return ms === null ? null : new Date(Date.now() + ms).toISOString()
}
