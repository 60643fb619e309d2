// The app offers itself for installing: after two seconds, to whoever may want it, and never twice in a week.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import {
  blockStorage,
  exactly,
  hasFocus,
  holdsFocus,
  isFocused,
  meetInstallCard,
  nextPaint,
  openMenu,
  playNewerVersion,
  userAgents,
} from './steps.ts'

const app = shareApp()
const dayMs = 24 * 60 * 60 * 1000

describe('the offer to install', () => {
  test('comes two seconds after the page, no sooner', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    await openStill(phone)
    await phone.page.clock.runFor(1900)
    await expectNoCard(phone)
    await phone.page.clock.runFor(200)
    await phone.page.clock.resume()
    await cardOn(phone.page).waitFor()
  })

  test('comes two seconds after the privacy notice was accepted, never before', async () => {
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
  ])('does not come where the app %s', async (_, how) => {
    const phone = await openPhone(app(), { mayInstall: true })
    await phone.context.addInitScript(runInstalled, how)
    await openStill(phone)
    await phone.page.clock.runFor(5000)
    await expectNoCard(phone)
    await phone.page.clock.resume()
    await openMenu(phone)
    await phone.page.getByRole('button', exactly('Privacy notice')).waitFor()
    expect(await phone.page.getByRole('button', exactly('Install the app')).count()).toBe(0)
  })

  test('goes when the browser says that it was installed, and comes back when it can be installed anew', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await meetInstallCard(phone)
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await cardOn(page).waitFor({ state: 'detached' })
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
    await playOffer(page, 'accepted')
    await page.clock.resume()
    await cardOn(page).waitFor()
  })

  test('put aside leaves its visitor in peace for 7 days, and is back on the 8th', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await meetInstallCard(phone)
    const now = await page.evaluate(() => Date.now())
    await page.getByRole('button', exactly('Not now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    const { dismissed, date } = await memoryOf(page)
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
    ['a clock that was set back by an hour since', { at: 60 * 60 * 1000 }, 'peace'],
    ['a clock that was years ahead then', { at: 900 * dayMs }, 'offer'],
    ['a date that cannot be read', { date: 'yesterday' }, 'offer'],
    ['no date', {}, 'offer'],
  ] as const)('put aside, with %s', async (_, dismissed, outcome) => {
    const phone = await openPhone(app(), { mayInstall: true })
    const date = 'date' in dismissed ? dismissed.date : isoIn('at' in dismissed ? dismissed.at : null)
    await phone.context.addInitScript(dismissedAt => {
      localStorage.setItem('installPromptDismissed', 'true')
      if (dismissedAt) localStorage.setItem('installPromptDismissedDate', dismissedAt)
    }, date)
    await openStill(phone)
    await phone.page.clock.runFor(2500)
    if (outcome === 'peace') return expectNoCard(phone)
    await phone.page.clock.resume()
    await cardOn(phone.page).waitFor()
  })

  test('put aside goes for this page where the browser stores nothing', async () => {
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

describe('the card', () => {
  const take = () => openPhone(app(), { mayInstall: true, width: 1280 })

  test('takes no focus, has a row of its own and covers nothing, and is said politely', async () => {
    const phone = await take()
    const { page } = phone
    await meetInstallCard(phone)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const live = page.locator('[aria-live=polite]').filter({ has: page.getByText('Opens instantly') })
    expect(await live.count()).toBe(1)
    for (const height of [844, 600]) {
      await page.setViewportSize({ width: 390, height })
      expect(await page.evaluate(whatLiesUnderTheCard)).toEqual([])
    }
  })

  test('does not come while the page is being touched', async () => {
    const phone = await take()
    const { page } = phone
    await openStill(phone)
    const arrived = page.waitForResponse(/install-card/)
    await page.clock.runFor(2100)
    await (await arrived).finished()
    for (let touches = 0; touches < 4; touches += 1) {
      await page.mouse.move(200 + touches, 300)
      await page.clock.runFor(400)
      expect(await cardOn(page).count()).toBe(0)
    }
    await page.clock.runFor(700)
    await cardOn(page).waitFor()
  })

  test('waits until a dialog is closed', async () => {
    const phone = await take()
    const { page } = phone
    await page.clock.install()
    const arrived = page.waitForResponse(/install-card/)
    await phone.open('/')
    await page.getByRole('button', { name: /^Currency: / }).click()
    await page.getByRole('dialog').waitFor()
    await page.clock.fastForward(2000)
    await (await arrived).finished()
    await page.clock.fastForward(5000)
    await nextPaint(page)
    expect(await cardOn(page).count()).toBe(0)
    await page.getByRole('button', exactly('Close')).click()
    await cardOn(page).waitFor()
  })

  test('waits until nobody is typing', async () => {
    const phone = await take()
    const { page } = phone
    await page.clock.install()
    const arrived = page.waitForResponse(/install-card/)
    await phone.open('/join-group')
    await page.getByLabel('Group Code').focus()
    await page.clock.fastForward(2000)
    await (await arrived).finished()
    await page.clock.fastForward(5000)
    await nextPaint(page)
    expect(await cardOn(page).count()).toBe(0)
    await page.getByLabel('Group Code').blur()
    await cardOn(page).waitFor()
  })

  test('is used by keyboard; the focus is never lost; Escape puts it aside', async () => {
    const phone = await take()
    const { page } = phone
    await meetInstallCard(phone)
    const { keyboard } = page
    const how = page.getByRole('button', exactly('How?'))
    for (let tabs = 0; tabs < 20 && !(await how.evaluate(isFocused)); tabs += 1) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByText('How to install').waitFor()
    expect(await cardOn(page).evaluate(holdsFocus)).toBe(true)
    await keyboard.press('Tab')
    await hasFocus(page.getByRole('button', exactly('Back')))
    await keyboard.press('Enter')
    await page.getByRole('button', exactly('How?')).waitFor()
    expect(await cardOn(page).evaluate(holdsFocus)).toBe(true)
    await keyboard.press('Escape')
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect((await memoryOf(page)).dismissed).toBe('true')
  })

  test('is not there where the news of a newer version stands, which it would hide', async () => {
    const phone = await take()
    const { page } = phone
    await playNewerVersion(phone, 'before')
    await page.clock.install()
    const arrived = page.waitForResponse(/install-card/)
    await phone.open('/')
    await page.clock.fastForward(2000)
    await (await arrived).finished()
    await page.clock.runFor(5000)
    const refresh = page.getByRole('button', exactly('Refresh Now'))
    await refresh.waitFor()
    expect(await cardOn(page).count()).toBe(0)
    await refresh.click()
  })
})

describe('Install Now', () => {
  test('shows the browser’s own prompt once; who accepts has it installed', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await meetInstallCard(phone)
    expect(await playOffer(page, 'accepted')).toBe('held back')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.prompted)).toBe(1)
    expect((await memoryOf(page)).dismissed).toBeNull()
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
  })

  test('who declines is left in peace for a week', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await meetInstallCard(phone)
    await playOffer(page, 'dismissed')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect((await memoryOf(page)).dismissed).toBe('true')
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
  })

  test.each(['throwing', 'none'] as const)(
    'where the prompt is %s it says so and tells how to do it by hand',
    async outcome => {
      const phone = await openPhone(app(), { mayInstall: true })
      const { page } = phone
      await meetInstallCard(phone)
      if (outcome === 'throwing') await playOffer(page, outcome)
      await page.getByRole('button', exactly('Install Now')).click()
      await page.getByText('It wasn’t installed. Here’s how to do it yourself.').waitFor()
      expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
      await page.getByRole('button', exactly('Back')).click()
      await page.getByRole('button', exactly('Install Now')).waitFor()
      expect((await memoryOf(page)).dismissed).toBeNull()
    },
  )

  test('uses an offer that came before anything was drawn', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await phone.context.addInitScript(`
      ${offerToInstall}
      addEventListener('DOMContentLoaded', () => { window.early = offerToInstall('accepted') })`)
    await meetInstallCard(phone)
    expect(await page.evaluate('early')).toBe('held back')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.prompted)).toBe(1)
  })

  test('stands in the menu too', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page.getByRole('button', exactly('Install the app')).click()
    await page.getByRole('dialog', exactly('How to install')).waitFor()
    await page.keyboard.press('Escape')
    await playOffer(page, 'accepted')
    await page.getByRole('button', exactly('Install the app')).click()
    await page.getByRole('button', exactly('Install the app')).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.prompted)).toBe(1)
  })
})

describe('the instructions', () => {
  test.each([
    ['Safari on an iPhone', 'Choose Add to Home Screen.'],
    ['Chrome on Android', 'Choose Install app, or Add to Home screen.'],
    ['Chrome on a computer', 'Cast, save and share'],
    ['another browser', 'Choose Install, Add to Home screen or Add to Dock.'],
  ] as const)('are those of %s', async (browser, words) => {
    const phone = await openPhone(app(), { mayInstall: true, userAgent: userAgents[browser] })
    await meetInstallCard(phone)
    await phone.page.getByRole('button', exactly('How?')).click()
    await phone.page.getByRole('listitem').filter({ hasText: words }).waitFor()
    expect(await phone.page.getByText('https').count()).toBe(0)
  })

  test('say so where the page came without https', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    await phone.context.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
    })
    await meetInstallCard(phone)
    await phone.page.getByRole('button', exactly('How?')).click()
    await phone.page.getByText('Installing only works over https.').waitFor()
  })
})

declare global {
  interface Window {
    /** How often the browser's own prompt was shown. */
    prompted?: number
  }
}

/** Opens the first page and stops its clock at once; what comes in time comes only when the clock is moved. */
async function openStill(phone: BrowserPhone, at = Date.now() + 60_000): Promise<void> {
  const { page } = phone
  watchForCards(page)
  await page.clock.install({ time: at })
  // It runs until then, and never back.
  await page.clock.pauseAt(at + 20_000)
  await phone.open('/')
  await isWaiting(page)
}

/** Until the page counts its seconds. */
async function isWaiting(page: Page): Promise<void> {
  await page.locator('[aria-live=polite]').waitFor({ state: 'attached' })
}

const cardsAskedFor = new WeakMap<Page, string[]>()

function watchForCards(page: Page): void {
  const asked: string[] = []
  page.on('request', request => request.url().includes('install-card') && asked.push(request.url()))
  cardsAskedFor.set(page, asked)
}

/** Nor is one on its way: its script would have been asked for by now. */
async function expectNoCard({ page }: BrowserPhone): Promise<void> {
  await page.evaluate(() => fetch('/icon.svg').then(answer => answer.text()))
  expect(cardsAskedFor.get(page)).toEqual([])
  expect(await cardOn(page).count()).toBe(0)
}

/** The browser's own prompt lies outside the walls: here it is played. Answers whether the app held it back. */
const offerToInstall = `
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

type Played = 'accepted' | 'dismissed' | 'throwing'

function playOffer(page: Page, outcome: Played): Promise<string> {
  return page.evaluate(`${offerToInstall}\n window.offerToInstall('${outcome}')`)
}

/** Found behind an open dialog too. */
const cardOn = (page: Page) => page.locator('section[aria-label="Install Tablemate"]')

function memoryOf(page: Page): Promise<{ dismissed: string | null; date: string | null }> {
  return page.evaluate(() => ({
    dismissed: localStorage.getItem('installPromptDismissed'),
    date: localStorage.getItem('installPromptDismissedDate'),
  }))
}

function runInstalled(how: string): void {
  if (how === 'standalone') Object.defineProperty(navigator, 'standalone', { value: true })
  const match = window.matchMedia.bind(window)
  window.matchMedia = query => {
    const isAsked = how === 'matchMedia' && query === '(display-mode: standalone)'
    return isAsked ? Object.assign(new EventTarget() as MediaQueryList, { matches: true }) : match(query)
  }
}

/** That long from now. */
function isoIn(ms: number | null): string | null {
  return ms === null ? null : new Date(Date.now() + ms).toISOString()
}

/** The text and controls of the screen that share a place with the card. */
function whatLiesUnderTheCard(): string[] {
  const card = document.querySelector('section[aria-label="Install Tablemate"]')?.getBoundingClientRect()
  if (!card) return ['there is no card']
  return [...document.querySelectorAll('main *, header *')].flatMap(element => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top < card.bottom - 1 && bottom > card.top + 1 ? [element.textContent ?? ''] : []
  })
}
