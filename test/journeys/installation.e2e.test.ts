// The app is installed by the browser's prompt, or by hand with the instructions for that browser.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import {
  cardOn,
  expectNoCard,
  offerToInstall,
  openStill,
  simulateOffer,
  storedStateOf,
} from './install-card-steps.ts'
import { exactly, openInstallCard, openMenu, userAgents } from './steps.ts'

const app = shareApp()

describe('Install Now', () => {
  test('shows the browser’s prompt once, and an accepting visitor has the app installed', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await openInstallCard(phone)
    expect(await simulateOffer(page, 'accepted')).toBe('held back')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.prompted)).toBe(1)
    expect((await storedStateOf(page)).dismissed).toBeNull()
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
  })

  test('stays away for a week after the visitor declined the prompt', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await openInstallCard(phone)
    await simulateOffer(page, 'dismissed')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect((await storedStateOf(page)).dismissed).toBe('true')
    await openStill(phone)
    await page.clock.runFor(5000)
    await expectNoCard(phone)
  })

  test.each(['throwing', 'none'] as const)(
    'says so if the prompt is %s, and shows how to install by hand',
    async outcome => {
      const phone = await openPhone(app(), { mayInstall: true })
      const { page } = phone
      await openInstallCard(phone)
      if (outcome === 'throwing') await simulateOffer(page, outcome)
      await page.getByRole('button', exactly('Install Now')).click()
      await page.getByText('It wasn’t installed. Here’s how to do it yourself.').waitFor()
      expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
      await page.getByRole('button', exactly('Back')).click()
      await page.getByRole('button', exactly('Install Now')).waitFor()
      expect((await storedStateOf(page)).dismissed).toBeNull()
    },
  )

  test('uses a browser event that came before the first render', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    const { page } = phone
    await phone.context.addInitScript(`
      ${offerToInstall}
      addEventListener('DOMContentLoaded', () => { window.early = offerToInstall('accepted') })`)
    await openInstallCard(phone)
    expect(await page.evaluate('early')).toBe('held back')
    await page.getByRole('button', exactly('Install Now')).click()
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.prompted)).toBe(1)
  })

  test('is in the menu too', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page.getByRole('button', exactly('Install the app')).click()
    await page.getByRole('dialog', exactly('How to install')).waitFor()
    await page.keyboard.press('Escape')
    await simulateOffer(page, 'accepted')
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
    await openInstallCard(phone)
    await phone.page.getByRole('button', exactly('How?')).click()
    await phone.page.getByRole('listitem').filter({ hasText: words }).waitFor()
    expect(await phone.page.getByText('https').count()).toBe(0)
  })

  test('say so if the page has no HTTPS', async () => {
    const phone = await openPhone(app(), { mayInstall: true })
    await phone.context.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
    })
    await openInstallCard(phone)
    await phone.page.getByRole('button', exactly('How?')).click()
    await phone.page.getByText('Installing only works over https.').waitFor()
  })
})
