// Toasts and tooltips.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { describe, expect, test } from 'vitest'
import { exactly } from './steps.ts'

const app = shareApp()

describe('a toast', () => {
  test('replaces the toast before it', async () => {
    const phone = await atJoin()
    const { page } = phone
    await fail(phone, 'ZZZZZZ')
    await page.getByText('Group Not Found').waitFor()
    await page.getByRole('button', exactly('Close')).waitFor()
    await page.evaluate(() => document.querySelector('[role=region] li')?.setAttribute('data-first', ''))
    await fail(phone, 'ZZZZZ2')
    await page.locator('[role=region] li:not([data-first])').waitFor()
    expect(await page.locator('[role=region] li').count()).toBe(1)
  })

  test('closes by itself after 5 seconds', async () => {
    const phone = await atJoin()
    const { page } = phone
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail(phone, 'ZZZZZZ')
    const toast = page.locator('[role=region] li')
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return toast.count()
      })
      .toBe(1)
    await page.clock.runFor(4700)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(300)
    await toast.waitFor({ state: 'hidden' })
  })

  test('closes with its screen, and when a retry of the failed action succeeds', async () => {
    const { group } = await makeGroup(app())
    const phone = await atJoin({ toastsStay: true })
    const { page } = phone
    const toast = page.locator('[role=region] li')
    await fail(phone, 'ZZZZZZ')
    await toast.waitFor()
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByLabel('Your Name').waitFor()
    await toast.waitFor({ state: 'hidden' })
    await page.getByLabel('Group Code').fill('ZZZZZ2')
    await toast.waitFor()
    await page.getByRole('link', { name: /^Back/ }).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    await toast.waitFor({ state: 'hidden' })
  })

  test('is reached by F8, stays while it has the focus, and closes by its button', async () => {
    const phone = await atJoin()
    const { page } = phone
    await fail(phone, 'ZZZZZZ')
    await page.locator('[role=region] li').waitFor()
    await page.keyboard.press('F8')
    const region = page.getByRole('region', { name: /^Notifications/ })
    expect(await region.getByRole('list').evaluate(list => list === document.activeElement)).toBe(true)
    await page.getByRole('button', exactly('Close')).click()
    await page.locator('[role=region] li').waitFor({ state: 'hidden' })
  })

  test('closes by a swipe to the right', async () => {
    const phone = await atJoin({ width: 1280, toastsStay: true })
    const { page } = phone
    await fail(phone, 'ZZZZZZ')
    const toast = page.locator('[role=region] li')
    await toast.waitFor()
    const box = await toast.boundingBox()
    if (!box) throw new Error('the toast is nowhere')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y, { steps: 3 })
    await page.mouse.move(x + 80, y, { steps: 3 })
    await page.mouse.up()
    await toast.waitFor({ state: 'hidden' })
  })
})

describe('a tooltip', () => {
  const open = async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app(), { at: { group, diner: diners[0] }, width: 1280 })
    await phone.open(`/group/${group.id}`)
    await phone.page.getByRole('button', exactly('Share')).waitFor()
    return phone.page
  }

  test('shows an icon button’s name under a resting mouse after 700 ms, and the next button’s at once', async () => {
    const page = await open()
    await page.clock.install()
    // The code for tooltips loads when the first one is due.
    await page.getByRole('button', exactly('Share')).hover()
    await page.getByRole('tooltip', { name: 'Share' }).waitFor({ state: 'attached' })
    await page.mouse.move(640, 700)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('button', exactly('Share')).hover()
    await page.clock.runFor(690)
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.clock.runFor(10)
    await page.getByRole('tooltip', { name: 'Share' }).waitFor({ state: 'attached' })
    await page.getByRole('button', exactly('Group Summary')).hover()
    await page.clock.runFor(1)
    await page.getByRole('tooltip', { name: 'Group Summary' }).waitFor({ state: 'attached' })
    await page.clock.resume()
    await page.mouse.move(640, 700)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
  })

  test('shows at once on keyboard focus, and Escape hides it', async () => {
    const page = await open()
    await page.keyboard.press('Tab')
    while (
      !(await page
        .getByRole('button', exactly('Share'))
        .evaluate(button => button === document.activeElement))
    )
      await page.keyboard.press('Tab')
    await page.getByRole('tooltip', { name: 'Share' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
  })
})

/** With `toastsStay` no toast closes by itself. */
async function atJoin({ width = 390, toastsStay = false } = {}): Promise<BrowserPhone> {
  const phone = await openPhone(app(), { width })
  if (toastsStay) await phone.page.addInitScript(dropTimersOfToasts)
  phone.expectTrouble(/code\/\w+ answered 404/)
  await phone.open('/join-group')
  return phone
}

function dropTimersOfToasts(): void {
  const start = window.setTimeout
  const isOfToast = (ms = 0) => ms > 4000 && ms <= 5000
  Object.assign(window, {
    setTimeout: (handler: () => void, ms?: number) => (isOfToast(ms) ? 0 : start(handler, ms)),
  })
}

/** Looks up an unknown code, which shows a toast. */
async function fail({ page }: BrowserPhone, code: string): Promise<void> {
  await page.getByLabel('Group Code').fill(code)
}
