// Every phone, tablet and laptop of a meal translates its pages, as Chrome does. No page fails or keeps an old amount.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, press, ticketIn } from './board-steps.ts'
import { choose, exactly, toastOf } from './steps.ts'

const app = shareApp()

test('a meal goes from the sticker to the last payment on pages that the browser translates', async () => {
  const { owner } = await openKitchen(app())
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  const [board, laptop] = [await staff('/restaurant-orders'), await staff('/restaurant-tables')]
  await board.page.getByRole('region', { name: /^Preparing/ }).waitFor()
  const [ann, ben] = [await sitDown('Ann'), await sitDown('Ben')]
  await laptopShows('2 people')

  // The amount on the button follows the taps.
  await chooseMenuItems(ann.page, ['Soup', 'Soup', 'Cake'], 'Add 3 · $24.00')
  await chooseMenuItems(ben.page, ['Beer'], 'Add 1 · $5.00')
  await ticketIn(board.page, 'New', '2 × Soup').waitFor()
  await ann.page.getByText('$5.00', { exact: true }).first().waitFor()

  for (const phone of [ann, ben]) {
    await press(phone.page, 'View Group')
    await press(phone.page, 'Split the Bill')
    await phone.page.getByRole('button', { name: /^Pay my share · / }).waitFor()
  }
  await choose(ann.page, 'radio', 'By items')
  const before = await shareOf(ben.page)
  await ben.page.goBack()
  await ben.page.goBack()
  await chooseMenuItems(ben.page, ['Tea'], 'Add 1 · $3.00')
  await press(ben.page, 'View Group')
  await press(ben.page, 'Split the Bill')
  await expect.poll(() => shareOf(ben.page)).not.toBe(before)
  for (const phone of [ann, ben]) {
    await phone.page.getByRole('button', { name: /^Pay my share · / }).click()
    await toastOf(phone, 'Payment Processed')
  }
  for (const { page } of [ann, ben]) await page.getByText('Everyone has paid. Thank you!').waitFor()

  for (const tap of ['Start', 'Ready', 'Served']) await press(board.page, `${tap}: No. 1 · Table 7`)
  await ticketIn(board.page, 'New', '2 × Soup').waitFor({ state: 'detached' })
  await addMenuItem(laptop)

  function staff(path: string): Promise<BrowserPhone> {
    return opened(path, { of: owner, width: 1280 })
  }
  async function opened(path: string, options: Parameters<typeof openPhone>[1]): Promise<BrowserPhone> {
    const phone = await openPhone(app(), { ...options, translates: true })
    await phone.open(path)
    return phone
  }
  async function sitDown(name: string): Promise<BrowserPhone> {
    const phone = await opened(`/table/${restaurantTable?.token}`, {})
    await phone.page.getByLabel('Your Name').fill(name)
    await phone.page.getByRole('button', { name: /^(Start Ordering|Join the Table)$/ }).click()
    await phone.page.waitForURL(/\/group\/[\w-]+$/)
    return phone
  }
  function laptopShows(text: string): Promise<void> {
    return cardOf(laptop.page, 'Table 7').getByText(text).waitFor()
  }
})

async function chooseMenuItems(page: Page, menuItems: string[], action: string): Promise<void> {
  for (const name of menuItems)
    await page
      .locator('[data-dish]')
      .getByRole('button', { name: new RegExp(`^(One more )?${name}`) })
      .click()
  await page.getByRole('button', exactly(action)).click()
  await page.getByRole('region', exactly('Your orders')).waitFor()
}

function shareOf(page: Page): Promise<string | null> {
  return page.getByRole('button', { name: /^Pay my share · / }).textContent()
}

async function addMenuItem({ page, open }: BrowserPhone): Promise<void> {
  await open('/restaurant-dashboard')
  await press(page, 'Add Item')
  await page.getByLabel('Name').first().fill('Pie')
  await page.getByLabel('Price').first().fill('4.50')
  await page.getByLabel('Category').first().fill('Food')
  await page.keyboard.press('Enter')
  await page.getByText('Pie', { exact: true }).first().waitFor()
}
