// The menu of the landing page: appearance, currency and version.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exactly, nextPaint, openMenu, waitForFocus } from './steps.ts'

const app = shareApp()
/** The page's background colours. */
const paper = { light: 'rgb(251, 248, 243)', dark: 'rgb(23, 19, 16)' }

test('the appearance follows the system until a tap or an arrow key chooses one, on every screen and after a reload', async () => {
  const { page, open } = await openLandingMenu()
  expect(await chosenIn(page)).toBe('System')
  expect(await paperOf(page)).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paperOf(page)).toBe(paper.dark)

  await page.getByRole('radio', exactly('Light')).click()
  expect(await paperOf(page)).toBe(paper.light)
  await open('/join-group')
  expect(await paperOf(page)).toBe(paper.light)
  await open('/')
  await openMenu({ page })
  expect(await chosenIn(page)).toBe('Light')
  await page.getByRole('radio', exactly('Light')).focus()
  await page.keyboard.press('ArrowRight')
  expect(await chosenIn(page)).toBe('Dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paperOf(page)).toBe(paper.dark)

  await page.getByRole('radio', exactly('System')).click()
  expect(await paperOf(page)).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paperOf(page)).toBe(paper.dark)
})

test('the appearance can be chosen for this page if the storage is full, and is the same in two tabs', async () => {
  const { page, context } = await openLandingMenu()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('radio', exactly('Dark')).click()
  expect(await paperOf(page)).toBe(paper.dark)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await openMenu({ page })
  expect(await chosenIn(page)).toBe('Dark')

  await page.reload()
  await openMenu({ page })
  const other = await context.newPage()
  await other.goto('/')
  await openMenu({ page: other })
  await page.getByRole('radio', exactly('Dark')).click()
  await expect.poll(() => paperOf(other)).toBe(paper.dark)
  await other.getByRole('radio', { ...exactly('Dark'), checked: true }).waitFor()
})

test('the menu shows the version, leads to the currency, and closes one sheet at a time by Escape', async () => {
  const { page } = await openLandingMenu(1280)
  const menu = page.getByRole('dialog', exactly('Menu'))
  await menu.getByText('beta v1.1').waitFor()
  await menu.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('radio', { name: 'Japanese Yen' }).click()
  await page.getByRole('dialog', exactly('Currency')).waitFor({ state: 'hidden' })
  await menu.getByText('¥ JPY').waitFor()

  const entry = page.getByRole('button', exactly('Privacy notice'))
  await entry.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor({ state: 'hidden' })
  await waitForFocus(entry)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await waitForFocus(page.getByRole('button', exactly('Menu')))
})

async function openLandingMenu(width?: number): Promise<BrowserPhone> {
  const phone = await openPhone(app(), { ...(width && { width }) })
  await phone.open('/')
  await openMenu(phone)
  return phone
}

async function paperOf(page: Page): Promise<string> {
  await nextPaint(page)
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

async function chosenIn(page: Page): Promise<string | null> {
  return page
    .getByRole('radio', { checked: true })
    .evaluate(radio => radio.closest('label')?.textContent ?? null)
}
