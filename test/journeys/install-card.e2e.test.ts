// The install card disturbs nobody: it waits while a visitor is busy, takes no focus, and works by keyboard.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { cardOn, openStill, storedStateOf } from './install-card-steps.ts'
import {
  containsFocus,
  exactly,
  isFocused,
  nextPaint,
  openInstallCard,
  simulateNewerVersion,
  waitForFocus,
} from './steps.ts'

const app = shareApp()

describe('the card', () => {
  const take = () => openPhone(app(), { mayInstall: true, width: 1280 })

  test('takes no focus, covers nothing, and is announced politely', async () => {
    const phone = await take()
    const { page } = phone
    await openInstallCard(phone)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const live = page.locator('[aria-live=polite]').filter({ has: page.getByText('Opens instantly') })
    expect(await live.count()).toBe(1)
    for (const height of [844, 600]) {
      await page.setViewportSize({ width: 390, height })
      expect(await page.evaluate(elementsUnderCard)).toEqual([])
    }
  })

  test('does not come while the visitor touches the page', async () => {
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

  test('waits until the page is at its top, because it would move what is further down', async () => {
    const phone = await take()
    const { page } = phone
    await page.setViewportSize({ width: 390, height: 400 })
    await page.clock.install()
    const arrived = page.waitForResponse(/install-card/)
    await phone.open('/')
    await page.evaluate(() => scrollTo(0, 120))
    await page.clock.fastForward(2000)
    await (await arrived).finished()
    await page.clock.fastForward(5000)
    await nextPaint(page)
    expect(await cardOn(page).count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await cardOn(page).waitFor()
  })

  test('waits while the visitor types', async () => {
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

  test('works by keyboard, never loses the focus, and is dismissed by Escape', async () => {
    const phone = await take()
    const { page } = phone
    await openInstallCard(phone)
    const { keyboard } = page
    const how = page.getByRole('button', exactly('How?'))
    for (let tabs = 0; tabs < 20 && !(await how.evaluate(isFocused)); tabs += 1) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByText('How to install').waitFor()
    expect(await cardOn(page).evaluate(containsFocus)).toBe(true)
    await keyboard.press('Tab')
    await waitForFocus(page.getByRole('button', exactly('Back')))
    await keyboard.press('Enter')
    await page.getByRole('button', exactly('How?')).waitFor()
    expect(await cardOn(page).evaluate(containsFocus)).toBe(true)
    await keyboard.press('Escape')
    await cardOn(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect((await storedStateOf(page)).dismissed).toBe('true')
  })

  test('does not come while the banner of a newer version shows, which it would hide', async () => {
    const phone = await take()
    const { page } = phone
    await simulateNewerVersion(phone, 'before')
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

/** The text and controls of the screen that the card covers. */
function elementsUnderCard(): string[] {
  const card = document.querySelector('section[aria-label="Install Tablemate"]')?.getBoundingClientRect()
  if (!card) return ['there is no card']
  return [...document.querySelectorAll('main *, header *')].flatMap(element => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top < card.bottom - 1 && bottom > card.top + 1 ? [element.textContent ?? ''] : []
  })
}
