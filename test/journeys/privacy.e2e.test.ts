// The privacy notice: a new visitor must accept it once and does not see it again.

import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { blockStorage, containsFocus, exactly, openMenu, waitForFocus } from './steps.ts'

const app = shareApp()

describe('the privacy notice', () => {
  test('is accepted once, with the time, and does not come back', async () => {
    const phone = await openPhone(app(), { isNew: true })
    const { page } = phone
    await phone.open('/')
    await noticeOn(page).waitFor()
    expect(await memoryOf(page)).toEqual({ accepted: null, date: null })
    await page
      .getByText('All group dining data (names, orders, membership) is deleted automatically after 24 hours.')
      .waitFor()
    const before = Date.now()
    await accept(phone)
    const { accepted, date } = await memoryOf(page)
    expect(accepted).toBe('true')
    expect(new Date(date ?? '').toISOString()).toBe(date)
    expect(Date.parse(date ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now())

    const asked = noticeRequests(page)
    await page.reload()
    await page.getByRole('button', exactly('Create New Group')).click()
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await memoryOf(page)).toEqual({ accepted, date })
  })

  test('comes back until it is accepted', async () => {
    const phone = await openPhone(app(), { isNew: true })
    for (let visits = 0; visits < 2; visits += 1) {
      await phone.open('/')
      await noticeOn(phone.page).waitFor()
    }
  })

  test.each(['/create-group', '/universal-create-group', '/join-group', '/group', '/nowhere'])(
    'shows on %s',
    async path => {
      const { group, diners } = await makeGroup(app())
      const phone = await openPhone(app(), { isNew: true, at: { group, diner: diners[0] } })
      phone.expectTrouble(/^GET \/nowhere answered 404$/)
      await phone.open(path === '/group' ? `/group/${group.id}` : path)
      await noticeOn(phone.page).waitFor()
      await accept(phone)
      await phone.page.getByRole('heading', { level: 1 }).waitFor()
    },
  )

  test('cannot be closed by Escape or a tap outside, and has no close button', async () => {
    const phone = await openPhone(app(), { isNew: true })
    const { page } = phone
    await phone.open('/')
    await noticeOn(page).waitFor()
    await page.keyboard.press('Escape')
    await page.touchscreen.tap(195, 20)
    await page.mouse.click(195, 20)
    expect(await noticeOn(page).getByRole('button').allTextContents()).toEqual(['Accept & Continue'])
    await noticeOn(page).waitFor()
    expect((await memoryOf(page)).accepted).toBeNull()
  })

  test('traps the focus, and nothing behind it can be reached', async () => {
    const phone = await openPhone(app(), { isNew: true, width: 1280 })
    const { page } = phone
    await phone.open('/')
    await noticeOn(page).waitFor()
    await waitForFocus(noticeOn(page))
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await noticeOn(page).evaluate(containsFocus), key).toBe(true)
    }
    const create = page.locator('button', { hasText: 'Create New Group' })
    expect(await create.evaluate(takesFocus)).toBe(false)
    expect(await page.getByRole('button').allTextContents()).toEqual(['Accept & Continue'])
    const { x, y } = await create.evaluate(middleOf)
    await page.mouse.click(x, y)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', exactly('Accept & Continue')).focus()
    await page.keyboard.press('Enter')
    await noticeOn(page).waitFor({ state: 'hidden' })
    expect(await create.evaluate(takesFocus)).toBe(true)
    await create.click()
    await page.waitForURL('**/universal-create-group')
  })

  test('fits the smallest phone: its text scrolls, and its button is always visible', async () => {
    const phone = await openPhone(app(), { isNew: true, width: 320, height: 480 })
    const { page } = phone
    await phone.open('/')
    const button = page.getByRole('button', exactly('Accept & Continue'))
    await button.waitFor()
    await expect.poll(() => button.evaluate(isInSight)).toBe(true)
    const first = page.getByText('Gone after 24 hours')
    const last = page.getByText('no money moves')
    expect(await first.evaluate(isInSight)).toBe(true)
    expect(await last.evaluate(isInSight)).toBe(false)
    await page.keyboard.press('End')
    await expect.poll(() => last.evaluate(isInSight)).toBe(true)
    expect(await button.evaluate(isInSight)).toBe(true)
  })

  test('closes for this page if the browser has no storage', async () => {
    const phone = await openPhone(app(), { isNew: true })
    await phone.context.addInitScript(blockStorage)
    await phone.open('/')
    await accept(phone)
    await phone.page.getByRole('button', exactly('Join Existing Group')).click()
    await phone.page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await noticeOn(phone.page).count()).toBe(0)
    await phone.page.reload()
    await noticeOn(phone.page).waitFor()
  })

  test('that was accepted in one tab is accepted in the other', async () => {
    const phone = await openPhone(app(), { isNew: true })
    const other = await phone.context.newPage()
    await phone.open('/')
    await other.goto('/join-group')
    await noticeOn(other).waitFor()
    await accept(phone)
    await noticeOn(other).waitFor({ state: 'hidden' })
  })

  test('loads again after its script was lost, and counts as not accepted meanwhile', async () => {
    const phone = await openPhone(app(), { isNew: true })
    phone.expectTrouble(/GET \/assets\/sheet\S+ failed/)
    const { page } = phone
    const isLost = Promise.withResolvers<void>()
    await page.route(/sheet-[\w-]+\.js/, async route => {
      await route.abort()
      isLost.resolve()
    })
    await phone.open('/')
    await isLost.promise
    expect((await memoryOf(page)).accepted).toBeNull()
    await page.unrouteAll({ behavior: 'wait' })
    await noticeOn(page).waitFor()
    await accept(phone)
  })

  test('does not come while its script cannot be loaded, and comes once it can', async () => {
    const phone = await openPhone(app(), { isNew: true })
    phone.expectTrouble(/GET \/(assets\/sheet|api\/health\/live)\S* failed/)
    const { page } = phone
    const visits = countVisits(page)
    await page.route(/sheet-[\w-]+\.js/, route => route.abort('connectionreset'))
    const failures = [
      (route: Route) => route.abort('connectionreset'),
      // As if the sign-in page of a Wi-Fi replied.
      (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hi' }),
    ]
    let asked = 0
    await page.route('**/api/health/live', route => failures[asked++ % 2]?.(route))
    await phone.open('/')
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(3)
    expect(visits()).toBe(1)
    await page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await noticeOn(page).waitFor()
    expect(visits()).toBe(2)
  })

  test('can be read again from the menu, where it closes like any other sheet', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    const before = await memoryOf(page)
    await page.getByRole('button', exactly('Privacy notice')).click()
    await noticeOn(page).waitFor()
    expect(await page.getByRole('button', exactly('Accept & Continue')).count()).toBe(0)
    await page.keyboard.press('Escape')
    await noticeOn(page).waitFor({ state: 'hidden' })
    await page.getByRole('dialog', exactly('Menu')).waitFor()
    const entry = page.getByRole('button', exactly('Privacy notice'))
    await waitForFocus(entry)
    expect(await memoryOf(page)).toEqual(before)
  })
})

const noticeOn = (page: Page) => page.getByRole('dialog', exactly('Data Privacy Notice'))

async function accept({ page }: BrowserPhone): Promise<void> {
  await page.getByRole('button', exactly('Accept & Continue')).click()
  await noticeOn(page).waitFor({ state: 'hidden' })
}

function memoryOf(page: Page): Promise<{ accepted: string | null; date: string | null }> {
  return page.evaluate(() => ({
    accepted: localStorage.getItem('privacyAccepted'),
    date: localStorage.getItem('privacyAcceptedDate'),
  }))
}

function countVisits(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count += 1
  })
  return () => count
}

/** The requests of the page for the script of the notice, from now on. */
function noticeRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/sheet-/.test(request.url())) asked.push(request.url())
  })
  return asked
}

function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return element === document.activeElement
}

function isInSight(element: Element): boolean {
  const { top, bottom, left } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + 10, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && (element.contains(shown) || shown?.contains(element) === true)
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
