// One table from the scanned sticker to the closed table, on two phones, the board on a tablet, and the floor on the owner's
// laptop.

import { shareApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { type Kitchen, openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { requestPairingCode } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { QrCodeImage } from '@tablemate/web/ui/qr-code-image.tsx'
import type { Locator, Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardOf, openSeating, press, ticketIn } from './board-steps.ts'
import { choose, exactly, linesOf, openVoice, toastOf } from './steps.ts'

const app = shareApp()

test('a table orders, is served, pays and is closed, and phones, board and floor show the same', async () => {
  const kitchen = await openKitchen(app(), 'first-by-hand')
  const [restaurantTable] = await addRestaurantTablesTo(kitchen.owner, '7')
  const sticker = `/table/${restaurantTable?.token}`
  const laptop = await openPhone(app(), { of: kitchen.owner, width: 1280 })
  const [tablet] = [await openTablet(kitchen), await laptop.open('/restaurant-tables')]
  expect(await previewedCode(laptop)).toBe(drawnCode(restaurantTable?.url ?? ''))
  const [ann, ben] = [await openPhone(app()), await openPhone(app())]

  const path = await sitDown(ann, sticker, { name: 'Ann', allergies: 'nuts' })
  expect(await sitDown(ben, sticker, { name: 'Ben' })).toBe(path)
  await cardOf(laptop.page, 'Table 7').getByText('2 people').waitFor()

  // Ann types her order; Ben picks from the menu.
  await openVoice(ann)
  await ann.page.getByLabel('Type what you would like').fill('two soups')
  await ann.page.keyboard.press('Enter')
  await ann.page.getByRole('button', exactly('Send to kitchen $18.00')).click()
  const board = tablet.page
  const soups = ticketIn(board, 'To accept', 'Ann')
  await soups.getByText('2 × Soup').waitFor()
  await board.getByRole('status').getByText('New order: Table 7. ALLERGY: “nuts”').waitFor()
  const lines = await linesOf(soups)
  expect(lines.indexOf('“nuts”')).toBeLessThan(lines.indexOf('2 × Soup'))
  await ann.page.getByText('Your waiter will confirm this order first').waitFor()
  await pick(ben.page, 'Soup', 'Cake', 'Beer')
  await ticketIn(board, 'To accept', '1 × Cake').waitFor()

  await board.getByRole('button', { name: /^Accept: No. 1/ }).click()
  const own = orderOf(ann.page)
  await shows(own, 'Seen')
  await shows(orderOf(ben.page), 'Seen')
  await ticketIn(board, 'New', 'Ann')
    .getByRole('button', { name: /ALLERGY/ })
    .click()
  await ticketIn(board, 'New', 'Ann').getByText('Seen by the kitchen').waitFor()
  for (const [tap, state] of [
    ['Start', 'Being prepared'],
    ['Ready', 'Ready'],
    ['Served', 'Served'],
  ] as const) {
    await press(board, `${tap}: No. 1 · Table 7`)
    await shows(own, state)
  }
  await ben.page
    .getByRole('region', exactly('The rest of the table'))
    .getByText('Served', { exact: true })
    .waitFor()

  await refuseCake(board)
  await orderOf(ben.page).getByText('Sold out: please choose something else.').waitFor()
  await orderOf(ben.page).getByText('The staff says: “Tomorrow again”').waitFor()
  await orderOf(ben.page).getByText('$14.00', { exact: true }).waitFor()
  await expect.poll(() => menuItemOf(ben.page, 'Cake').getAttribute('aria-disabled')).toBe('true')
  for (const tap of ['Start', 'Ready', 'Served'])
    for (const _ of ['kitchen', 'bar']) await press(board, `${tap}: No. 2 · Table 7`)
  await shows(orderOf(ben.page), 'Served')

  await callForBill([ann, ben], [tablet, laptop])
  await payOwn(ann)
  await payAtTheTill(ben, tablet)
  await takeTheRest(laptop)
  await ben.page.getByText('Everyone has paid. Thank you!').waitFor()
  await ben.open(path)
  await ann.page.getByText('Everyone has paid. Thank you!').waitFor()
  await closeSeatingOn(laptop)

  const cyd = await openPhone(app())
  expect(await sitDown(cyd, sticker, { name: 'Cyd' })).not.toBe(path)
  await ben.page.reload()
  await orderOf(ben.page).getByText('1 × Beer').waitFor()
  await ben.page.getByText('2 × Soup').waitFor()
  await laptop.page.getByRole('link', exactly('Menu')).click()
  await expect.poll(() => figure(laptop, 'Active Groups')).toBe('1')
  expect(await figure(laptop, "Today's Orders")).toBe('2')
})

/** The squares of the code that the owner prints for the only table. */
function previewedCode({ page }: BrowserPhone): Promise<string | null> {
  const preview = page.getByRole('region', exactly('Preview'))
  return preview.getByRole('img', exactly('QR code for Table 7')).locator('path').getAttribute('d')
}

function drawnCode(text: string): string | undefined {
  return / d="([^"]+)"/.exec(renderToString(createElement(QrCodeImage, { text, label: '' })))?.[1]
}

function figure({ page }: BrowserPhone, label: string): Promise<string | null> {
  const of = page.locator('div', { has: page.locator('dt', { hasText: label }) }).last()
  return of.locator('dd').textContent()
}

/** Opens the board on an upright tablet, paired by the owner's code. */
async function openTablet({ owner }: Kitchen): Promise<BrowserPhone> {
  const tablet = await openPhone(app(), { width: 800, height: 1280 })
  const { page } = tablet
  tablet.expectTrouble(/screens\/me answered 401/)
  await tablet.open('/restaurant-screen')
  await page.getByLabel('Pairing code').fill(await requestPairingCode(owner))
  await page.getByLabel('Name of this screen').fill('Pass')
  await press(page, 'Connect')
  await press(page, 'Turn on sound')
  await page.getByText('No new orders.').waitFor()
  return tablet
}

/** Joins by the sticker. Returns the table's path. */
async function sitDown(
  { page, open }: BrowserPhone,
  sticker: string,
  { name, allergies = '' }: { name: string; allergies?: string },
): Promise<string> {
  await open(sticker)
  await page.getByLabel('Your Name').fill(name)
  await page.getByLabel('Allergies?').fill(allergies)
  await page.getByRole('button', { name: /^(Start Ordering|Join the Table)$/ }).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
  return new URL(page.url()).pathname
}

async function pick(page: Page, ...menuItems: string[]): Promise<void> {
  for (const menuItem of menuItems) await menuItemOf(page, menuItem).click()
  await page.getByRole('button', { name: /^Add \d · / }).click()
  await orderOf(page).waitFor()
}

/** The dish in the list by category, not among those of the group. */
function menuItemOf(page: Page, name: string): Locator {
  return page.locator('[data-dish]').getByRole('button', { name })
}

function orderOf(page: Page): Locator {
  return page.getByRole('region', exactly('Your orders'))
}

function shows(orders: Locator, state: string): Promise<void> {
  return orders.getByText(state, { exact: true }).waitFor()
}

/** Refuses the cake of Ben's order as sold out. */
async function refuseCake(board: Page): Promise<void> {
  const ticket = ticketIn(board, 'New', '1 × Cake')
  await ticket.getByRole('button', { name: /^More for / }).click()
  await ticket.getByRole('button', exactly('Can’t make it…')).click()
  const sheet = board.getByRole('dialog')
  await sheet.getByRole('checkbox', exactly('1 × Cake')).check()
  await sheet.getByLabel('Sold out', { exact: true }).check()
  await sheet.getByRole('checkbox', exactly('Cake')).check()
  await sheet.getByLabel('Message to the guest').fill('Tomorrow again')
  await sheet.getByRole('button', exactly('Can’t make it')).click()
  await sheet.waitFor({ state: 'hidden' })
  await ticket.getByText('Refused:').waitFor()
}

/** One phone calls for the bill, all screens show it, and the laptop settles the call. */
async function callForBill(
  phones: [BrowserPhone, BrowserPhone],
  [tablet, laptop]: [BrowserPhone, BrowserPhone],
): Promise<void> {
  const onPhone = ({ page }: BrowserPhone) => page.getByRole('button', { name: /^The bill please/ })
  for (const { page } of phones) await page.getByRole('button', exactly('Call the staff')).click()
  await onPhone(phones[1]).click()
  const calls = tablet.page.getByRole('region', exactly('Calls from the tables'))
  await calls.getByText('Table 7 wants the bill').waitFor()
  const card = cardOf(laptop.page, 'Table 7')
  await card.getByText('Wants the bill').waitFor()
  await laptop.page.getByRole('status').getByText('Table 7 wants the bill').waitFor()
  for (const phone of phones) await onPhone(phone).getByText('Called just now').waitFor()
  const sheet = await openSeating(laptop.page, 'Table 7')
  await sheet.getByRole('button', exactly('Done: Wants the bill')).click()
  await card.getByText('Wants the bill').waitFor({ state: 'detached' })
  await calls.waitFor({ state: 'detached' })
  for (const phone of phones)
    await onPhone(phone)
      .getByText(/^Done at \d/)
      .waitFor()
}

async function payOwn(phone: BrowserPhone): Promise<void> {
  const { page } = phone
  await page.getByRole('button', exactly('View Group')).click()
  await page.getByRole('button', exactly('Split the Bill')).click()
  await choose(page, 'radio', 'By items')
  await page.getByRole('button', exactly('Pay my share · $21.24')).click()
  await toastOf(phone, 'Payment Processed')
}

async function payAtTheTill(phone: BrowserPhone, tablet: BrowserPhone): Promise<void> {
  const { page } = phone
  await page.getByRole('button', exactly('View Group')).click()
  await page.getByRole('button', exactly('Split the Bill')).click()
  await page.getByRole('button', exactly('Pay at the till')).click()
  await page.getByText('The staff knows that you pay at the till.').waitFor()
  const calls = tablet.page.getByRole('region', exactly('Calls from the tables'))
  await calls.getByText('Table 7 pays at the till').waitFor()
}

async function takeTheRest(laptop: BrowserPhone): Promise<void> {
  const sheet = laptop.page.getByRole('dialog', exactly('Table 7'))
  await sheet.getByText('Due $21.24 · Demo: no money taken $21.24').waitFor()
  for (const [due, name] of [
    ['$21.24', 'Ann'],
    ['$16.52', 'Ben'],
  ]) {
    await sheet.getByRole('button', exactly(`Take ${due} from ${name}`)).click()
    await laptop.page.getByRole('button', exactly('Paid in cash')).click()
    await toastOf(laptop, `${due} taken in cash`)
  }
  await sheet.getByText('Nothing due · Paid $21.24').waitFor()
}

async function closeSeatingOn(laptop: BrowserPhone): Promise<void> {
  const { page } = laptop
  await page.getByRole('dialog', exactly('Table 7')).getByRole('button', exactly('Close the table')).click()
  // Nothing is due and no ticket is open, so the group closes without a confirmation.
  await toastOf(laptop, 'Table 7 is closed')
  await page.getByText('Nobody is seated').waitFor()
}
