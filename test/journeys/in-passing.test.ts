// What is said in passing: toasts and tooltips.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { exactly } from './steps.ts'

const app = shareApp()
/** Toasts go by themselves after 5 s. */
const beforeItsEndMs = 4000

describe('a toast', () => {
  test('is one at a time: the newest takes the place of the one before', async () => {
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

  test('goes by itself after 5 seconds', async () => {
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

  test('goes with the screen that it belongs to, and once what it complained of succeeds', async () => {
    const { group } = await makeGroup(app())
    const phone = await atJoin()
    const { page } = phone
    const toast = page.locator('[role=region] li')
    await fail(phone, 'ZZZZZZ')
    await toast.waitFor()
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByLabel('Your Name').waitFor()
    await toast.waitFor({ state: 'hidden', timeout: beforeItsEndMs })
    await page.getByLabel('Group Code').fill('ZZZZZ2')
    await toast.waitFor()
    await page.getByRole('link', { name: /^Back/ }).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    await toast.waitFor({ state: 'hidden', timeout: beforeItsEndMs })
  })

  test('is reached by F8, stays while the focus is there, and closes by its button', async () => {
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

  test('is swiped away to the right', async () => {
    const phone = await atJoin(1280)
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
    const from = performance.now()
    await page.mouse.up()
    await toast.waitFor({ state: 'hidden' })
    expect(performance.now() - from).toBeLessThan(1500)
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

  test('shows the name of an icon button under a resting mouse after 700 ms, and of the next one at once', async () => {
    const page = await open()
    await page.evaluate(timeTooltips)
    await page.getByRole('button', exactly('Share')).hover()
    await page.getByRole('tooltip', { name: 'Share' }).waitFor({ state: 'attached' })
    await page.getByRole('button', exactly('Group Summary')).hover()
    await page.getByRole('tooltip', { name: 'Group Summary' }).waitFor({ state: 'attached' })
    const [first = 0, next = 0] = await page.evaluate(() => window.restedFor)
    expect(first).toBeGreaterThan(695)
    expect(first).toBeLessThan(1700)
    expect(next).toBeLessThan(300)
    await page.mouse.move(640, 700)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
  })

  test('shows at once to a keyboard, and Escape hides it', async () => {
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

declare global {
  interface Window {
    /** Milliseconds from the mouse's coming to each tooltip. */
    restedFor: number[]
  }
}

/** Within the page, where no slowness of the test's own counts. */
function timeTooltips(): void {
  let came = 0
  window.restedFor = []
  document.addEventListener('pointerover', () => {
    came = performance.now()
  })
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const shows = added.some(
      node =>
        node instanceof Element && (node.matches('[role=tooltip]') || node.querySelector('[role=tooltip]')),
    )
    if (shows) window.restedFor.push(performance.now() - came)
  }).observe(document.body, { childList: true, subtree: true })
}

async function atJoin(width = 390): Promise<BrowserPhone> {
  const phone = await openPhone(app(), { width })
  phone.expectTrouble(/code\/\w+ answered 404/)
  await phone.open('/join-group')
  return phone
}

/** Looks for a table that is not there. */
async function fail({ page }: BrowserPhone, code: string): Promise<void> {
  await page.getByLabel('Group Code').fill(code)
}
