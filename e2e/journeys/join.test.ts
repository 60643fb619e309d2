// Joining a table by the sticker on it.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'
import { exactly, problemOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('two phones that scan a table’s sticker join one group, and a phone that scans it again goes straight in', async () => {
  const owner = await makeRestaurant(app(), { name: 'Łódź Ελλάδα', currency: 'EUR' })
  const [restaurantTable] = await addRestaurantTablesTo(owner, 'Crème 7')
  const sticker = `/table/${restaurantTable?.token}`
  const [ann, ben] = [await openPhone(app()), await openPhone(app())]
  const scan = async ({ page, open }: BrowserPhone, there: string) => {
    await open(sticker)
    await page.getByRole('heading', exactly('Crème 7')).waitFor()
    await page.getByText('Łódź Ελλάδα').waitFor()
    await page.getByText(there, { exact: true }).waitFor()
    await waitForFocus(page.getByLabel('Your Name'))
  }
  const sitDown = async ({ page }: BrowserPhone, name: string, action: string) => {
    await page.getByLabel('Your Name').fill(name)
    await page.getByRole('button', exactly(action)).click()
    await page.waitForURL(/\/group\/[\w-]+$/)
    return new URL(page.url()).pathname
  }
  await scan(ann, 'You’re the first one here.')
  const path = await sitDown(ann, 'Ann', 'Start Ordering')
  await scan(ben, '1 person is ordering here.')
  await ben.page.keyboard.type('ann')
  await ben.page.keyboard.press('Enter')
  ben.expectTrouble(/join answered 409/)
  expect(await problemOf(ben.page.getByLabel('Your Name'))).toBe(
    'Someone at the table already has this name.',
  )
  expect(await sitDown(ben, 'Ben', 'Join the Table')).toBe(path)
  for (const { page } of [ann, ben]) await page.getByText('2 people', { exact: true }).waitFor()
  await ann.page.goto(sticker)
  await ann.page.waitForURL(`**${path}`)
  await ann.page.getByText('2 people', { exact: true }).waitFor()

  // Another group at the restaurant has its own list and bill.
  const carl = await openPhone(app())
  await scan(carl, '2 people are ordering here.')
  expect(await sitDown(carl, 'Carl', 'Start our own list and bill')).not.toBe(path)
  await carl.page.getByText('1 person', { exact: true }).waitFor()
})
