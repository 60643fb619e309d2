// The menu of the landing page: appearance, currency and version.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { exactly, nextPaint, openMenu, waitForFocus } from './steps.ts'

const app = shareApp()
/** The page's background colours. */
const paper = { light: 'rgb(251, 248, 243)', dark: 'rgb(23, 19, 16)' }

describe('the appearance', () => {
  test('follows the system by default', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    expect(await chosenIn(page)).toBe('System')
    expect(await paperOf(page)).toBe(paper.light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paperOf(page)).toBe(paper.dark)
    await page.reload()
    expect(await paperOf(page)).toBe(paper.dark)
  })

  test('can be chosen by a tap against the system, and the choice survives a reload on every screen', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page.getByRole('radio', exactly('Dark')).click()
    expect(await paperOf(page)).toBe(paper.dark)
    await phone.open('/join-group')
    expect(await paperOf(page)).toBe(paper.dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await phone.open('/')
    await openMenu(phone)
    expect(await chosenIn(page)).toBe('Dark')
    await page.getByRole('radio', exactly('Light')).click()
    expect(await paperOf(page)).toBe(paper.light)
    await page.reload()
    expect(await paperOf(page)).toBe(paper.light)
  })

  test('can follow the system again', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page.getByRole('radio', exactly('Dark')).click()
    expect(await paperOf(page)).toBe(paper.dark)
    await page.getByRole('radio', exactly('System')).click()
    expect(await paperOf(page)).toBe(paper.light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paperOf(page)).toBe(paper.dark)
  })

  test('can be chosen by the arrow keys', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page.getByRole('radio', exactly('System')).focus()
    await page.keyboard.press('ArrowRight')
    expect(await chosenIn(page)).toBe('Light')
    await page.keyboard.press('ArrowRight')
    expect(await chosenIn(page)).toBe('Dark')
    expect(await paperOf(page)).toBe(paper.dark)
  })

  test('is the same in two tabs, and both menus show the choice', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    const other = await phone.context.newPage()
    await phone.open('/')
    await other.goto('/')
    await openMenu({ page: other })
    await openMenu(phone)
    await page.getByRole('radio', exactly('Dark')).click()
    await expect.poll(() => paperOf(other)).toBe(paper.dark)
    await other.getByRole('radio', { ...exactly('Dark'), checked: true }).waitFor()
  })

  test('can be chosen for this page if the browser has no storage', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openMenu(phone)
    await page.getByRole('radio', exactly('Dark')).click()
    expect(await paperOf(page)).toBe(paper.dark)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openMenu(phone)
    expect(await chosenIn(page)).toBe('Dark')
  })
})

describe('the menu', () => {
  test('shows the version', async () => {
    const phone = await openPhone(app())
    await phone.open('/')
    await openMenu(phone)
    await phone.page.getByRole('dialog').getByText('beta v1.1').waitFor()
  })

  test('leads to the currency and shows the choice', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open('/')
    await openMenu(phone)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Currency/ })
      .click()
    await page.getByRole('radio', { name: 'Japanese Yen' }).click()
    await page.getByRole('dialog', exactly('Currency')).waitFor({ state: 'hidden' })
    await page.getByRole('dialog', exactly('Menu')).getByText('¥ JPY').waitFor()
  })

  test('closes one sheet at a time by Escape and returns the focus', async () => {
    const phone = await openPhone(app(), { width: 1280 })
    const { page } = phone
    await phone.open('/')
    await page.getByRole('button', exactly('Menu')).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', exactly('Menu')).waitFor()
    const entry = page.getByRole('button', exactly('Privacy notice'))
    await entry.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor({ state: 'hidden' })
    await waitForFocus(entry)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await waitForFocus(page.getByRole('button', exactly('Menu')))
  })
})

async function paperOf(page: Page): Promise<string> {
  await nextPaint(page)
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

async function chosenIn(page: Page): Promise<string | null> {
  return page
    .getByRole('radio', { checked: true })
    .evaluate(radio => radio.closest('label')?.textContent ?? null)
}
