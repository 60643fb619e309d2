// A restaurant and its diners from beginning to end. The restaurant signs up, uploads its menu, prints the codes for its tables
// and starts a campaign. A nearby diner taps the offer, starts a group there and orders from the menu. The figures of
// campaign and dashboard grow.

import type { Locator, Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getOwnRestaurant, placeRestaurant } from '#contract/restaurants.ts'
import { getTables, type RestaurantTable } from '#contract/tables.ts'
import { QrCodeImage } from '../../src/client/ui/qr-code-image.tsx'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { exactly, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()
const munich = { latitude: 48.1371, longitude: 11.5754 }

const menu = `Category,Name,Description,Price
Pizza,Margherita,"San Marzano, basil",12.00
Pizza,Diavola,,13.50
Dolci,Tiramisu,Of the house,6.50
`

test('a restaurant signs up and advertises, and a nearby diner orders there', {
  timeout: 60_000,
}, async () => {
  const owner = await openPhone(app(), { width: 1280 })
  await signUp(owner)
  expect(await figure(owner.page, 'Menu Items')).toBe('0')
  await uploadMenu(owner)
  await expect.poll(() => figure(owner.page, 'Menu Items')).toBe('3')
  const codes = await printCodes(owner)
  expect(codes).toHaveLength(4)
  await meetAtTable(codes[1] ?? '')
  await setPosition(owner.page)
  await startCampaign(owner)

  const ann = await openPhone(app(), { position: munich, permissions: ['geolocation'] })
  await ann.open('/')
  const opened = ann.context.waitForEvent('page')
  await ann.page.getByRole('link', { name: 'Two-for-one happy hour' }).click()
  await orderAtOffer(await opened)

  const { page } = owner
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'Two-for-one happy hour' })
  await expect
    .poll(() => card.getByRole('definition').allTextContents())
    .toEqual(['1', '1', '100.0%', '1 Week', '$84.00'])
  await page.getByRole('link', exactly('Menu')).click()
  await expect.poll(() => figure(page, 'Active Groups')).toBe('2')
  expect(await figure(page, "Today's Orders")).toBe('2')
  await page.getByRole('link', exactly('Tables')).click()
  await page.getByText('2 people now').waitFor()
})

async function signUp({ page, open }: BrowserPhone): Promise<void> {
  await open('/')
  await page.getByRole('button', exactly('Restaurant Menu Management')).click()
  await page.getByRole('button', exactly('Need an account? Sign up')).click()
  await page.getByLabel('Email').fill('lucia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('open sesame')
  await page.getByLabel('Restaurant Name').fill('Osteria Lucia')
  await page.getByRole('button', exactly('Create Account')).click()
  await page.waitForURL('**/restaurant-dashboard')
}

async function uploadMenu(owner: BrowserPhone): Promise<void> {
  const { page } = owner
  await page
    .getByRole('button', { name: /Upload/ })
    .first()
    .click()
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(menu) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', exactly('Check your menu')).waitFor()
  await page.getByRole('button', exactly('Put 3 dishes on the menu')).click()
  await toastOf(owner, '3 dishes are on the menu')
}

/** Adds four tables and prints their codes. Returns the links in the printed codes. */
async function printCodes(owner: BrowserPhone): Promise<string[]> {
  const { page } = owner
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { isPrinted: true })
  })
  await page.getByRole('link', exactly('Tables')).click()
  await page.getByLabel('To table').fill('4')
  await page.getByRole('button', exactly('Add 4 tables')).click()
  await page.getByRole('button', exactly('Print 4 codes')).click()
  await expect.poll(() => page.evaluate('isPrinted')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('img', { name: /^QR code for Table [1-4]$/ }).filter({ visible: true })
  const squares = await printed
    .locator('path')
    .evaluateAll(paths => paths.map(path => path.getAttribute('d')))
  await page.emulateMedia({ media: 'screen' })
  const { id } = await (await page.request.get(getOwnRestaurant.path)).json()
  const tables = await page.request.get(getTables.path.replace(':restaurantId', String(id)))
  const links = ((await tables.json()) as RestaurantTable[]).map(({ url }) => url)
  const drawn = links.map(text => renderToString(createElement(QrCodeImage, { text, label: '' })))
  expect(squares.map((code, at) => drawn[at]?.includes(`d="${code}"`))).toEqual(links.map(() => true))
  return links
}

/** Two phones scan the same code and see each other in one group. A third sees the members before it joins. */
async function meetAtTable(link: string): Promise<void> {
  const { pathname } = new URL(link)
  const [ann, ben] = [await openPhone(app()), await openPhone(app())]
  await ann.open(pathname)
  await ann.page.getByRole('heading', exactly('Table 2')).waitFor()
  await ann.page.getByText('You’re the first one here.').waitFor()
  await waitForFocus(ann.page.getByLabel('Your Name'))
  await ann.page.keyboard.type('Ann')
  await ann.page.keyboard.press('Enter')
  await ann.page.waitForURL(/\/group\/[\w-]+$/)

  await ben.open(pathname)
  await ben.page.getByText('1 person is ordering here.').waitFor()
  await ben.page.keyboard.type('ann')
  await ben.page.keyboard.press('Enter')
  ben.expectTrouble(/join answered 409/)
  expect(await problemOf(ben.page.getByLabel('Your Name'))).toBe(
    'Someone at the table already has this name.',
  )
  await ben.page.getByLabel('Your Name').fill('Ben')
  await ben.page.getByRole('button', exactly('Join the Table')).click()
  await ben.page.waitForURL(ann.page.url())
  await ann.page.getByText('Ben joined').first().waitFor()
  await ben.page.getByRole('button', exactly('Add Manually')).click()
  await dishOf(ben.page, 'Diavola').click()
  await ben.page.getByRole('button', exactly('Add 1 · $13.50')).click()
  await ann.page.getByText('Ben ordered').first().waitFor()

  // A phone that scans again is back at its table, also with a code of the first release.
  await ben.open(pathname)
  await ben.page.waitForURL(ann.page.url())
  await ben.open('/universal-create-group?restaurant=1&table=2')
  await ben.page.waitForURL(ann.page.url())
}

/** Sets the restaurant's position. */
async function setPosition(page: Page): Promise<void> {
  const { id } = await (await page.request.get(getOwnRestaurant.path)).json()
  const path = placeRestaurant.path.replace(':restaurantId', String(id))
  expect((await page.request.put(path, { data: munich })).status()).toBe(200)
}

async function startCampaign(owner: BrowserPhone): Promise<void> {
  const { page } = owner
  await page.getByRole('link', exactly('Offers')).click()
  await page.getByRole('button', exactly('Create Your First Campaign')).click()
  await page.getByLabel('Campaign Title').fill('Two-for-one happy hour')
  await page.getByLabel('Offer Type').selectOption({ label: 'Buy One Get One' })
  await page.getByLabel('Description').fill('Every evening from five to seven.')
  await page.getByRole('region').getByRole('button', exactly('Create Campaign')).click()
  await toastOf(owner, 'Campaign Created')
}

/** Goes from the offer's page to a first order at the table. */
async function orderAtOffer(page: Page): Promise<void> {
  await page.getByText('Tiramisu').waitFor()
  await page.getByRole('button', exactly('Start a Group Here')).click()
  await expect.poll(() => page.getByLabel('Restaurant Name').inputValue()).toBe('Osteria Lucia')
  await page.getByLabel('Your Name').fill('Ann')
  await page.getByRole('button', exactly('Create Group')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
  await page.getByRole('button', exactly('Add Manually')).click()
  await dishOf(page, 'Margherita').click()
  await page.getByRole('button', exactly('Add 1 · $12.00')).click()
  await page.getByRole('article').getByText('1 × Margherita').waitFor()
}

function dishOf(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('listitem').getByRole('button', { name })
}

async function figure(page: Page, label: string): Promise<string | null> {
  const of = page.locator('div', { has: page.locator('dt', { hasText: label }) }).last()
  return of.locator('dd').textContent()
}
