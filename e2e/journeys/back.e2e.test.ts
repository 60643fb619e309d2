// Going back: it closes the topmost sheet before it leaves a screen, and a closed sheet leaves no trace in the history.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseForMenuItem, exactly, openMenu } from './steps.ts'

const app = shareApp()

const sheet = (page: Page, name: string) => page.getByRole('dialog', exactly(name))
const button = (page: Page, name: string) => page.getByRole('button', exactly(name))
const joins = (page: Page) => page.getByRole('heading', exactly('Join a Group'))
const sheetsHere = (page: Page) => page.evaluate(() => history.state?.sheets ?? 0)

test('back closes the topmost sheet, then the one beneath it, then leaves the screen', async () => {
  const { page } = await openBothSheets()
  await back(page)
  await sheet(page, 'Data Privacy Notice').waitFor({ state: 'detached' })
  await sheet(page, 'Menu').waitFor()
  await back(page)
  await sheet(page, 'Menu').waitFor({ state: 'detached' })
  await button(page, 'Create New Group').waitFor()
  await back(page)
  await joins(page).waitFor()
})

test('sheets that were closed by a button or a key leave the history as it was', async () => {
  const { page } = await openBothSheets()
  await page.keyboard.press('Escape')
  await expect.poll(() => sheetsHere(page)).toBe(1)
  await button(page, 'Close').click()
  await expect.poll(() => sheetsHere(page)).toBe(0)
  for (let times = 0; times < 3; times += 1) {
    await button(page, 'Menu').click()
    await button(page, 'Close').click()
    await sheet(page, 'Menu').waitFor({ state: 'detached' })
  }
  await expect.poll(() => sheetsHere(page)).toBe(0)
  await back(page)
  await joins(page).waitFor()
})

test('neither forward nor a reload leaves a closed sheet in the way', async () => {
  const { page } = await openBothSheets()
  await page.reload()
  await button(page, 'Create New Group').waitFor()
  await expect.poll(() => sheetsHere(page)).toBe(0)
  await page.evaluate(() => history.forward())
  // Another entry of the history would be reached by a push only.
  await openMenu({ page })
  await expect.poll(() => sheetsHere(page)).toBe(1)
  await back(page)
  await sheet(page, 'Menu').waitFor({ state: 'detached' })
  await back(page)
  await joins(page).waitFor()
})

test('the chosen dishes stand in the bar, also after a reload, and back in a changed order’s menu closes it', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(
    owner,
    { name: 'Bruschetta', price: 900, category: 'Starters' },
    { name: 'Soup', price: 650, category: 'Starters' },
    { name: 'Lasagne', price: 1400, category: 'Mains' },
  )
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await page.getByRole('button', { name: /^Bruschetta/ }).click()
  await page.getByRole('button', exactly('Add 1 · $9.00')).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Chosen: 1 × Bruschetta' }).waitFor()

  // The list of dishes is one stop of the Tab key: its chosen dish, and one of the others.
  await page.getByRole('button', { name: /^Soup/ }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^Lasagne/)
  await page.keyboard.press('Home')
  expect(await focused(page)).toBe('One more Bruschetta')
  await page.keyboard.press('End')
  expect(await focused(page)).toMatch(/^Lasagne/)
  await page.getByRole('button', exactly('Add 1 · $9.00')).press('Enter')
  await chooseForMenuItem(page, 'Edit')
  await sheet(page, 'Edit order').waitFor()
  await back(page)
  await sheet(page, 'Edit order').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/group/${group.id}`)
  await expect.poll(() => sheetsHere(page)).toBe(0)
})

/** The menu of the landing page, and the privacy notice above it. The screen before was that for joining. */
async function openBothSheets(): Promise<BrowserPhone> {
  const phone = await openPhone(app())
  await phone.open('/join-group')
  await phone.page.getByRole('link', exactly('Back to the start page')).click()
  await openMenu(phone)
  await button(phone.page, 'Privacy notice').click()
  await sheet(phone.page, 'Data Privacy Notice').waitFor()
  await expect.poll(() => sheetsHere(phone.page)).toBe(2)
  return phone
}

/** The browser's Back, which does not wait for a page to load. */
const back = (page: Page) => page.evaluate(() => history.back())

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
