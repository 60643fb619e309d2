// The states of printers and deliveries for the tour of all screens (tour.ts), with the longest words.

import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { openKitchen } from '../restaurants/kitchen.ts'
import { delivery, destination, mockDeliveries, mockPrinters, printer } from './mocked-destinations.ts'
import { exactly } from './steps.ts'

interface State {
  readonly name: string
  readonly phone: NonNullable<Parameters<typeof openPhone>[1]>
  readonly go: (phone: BrowserPhone) => Promise<void>
}

const long = 'W'.repeat(40)
const printers = () => [
  printer(1, { stations: [0, 1, 7] }),
  printer(2, { name: long, model: 'epson', status: 'away', lastSeenAt: '2026-11-25T19:30:00.000Z' }),
  printer(3, { status: 'never', lastSeenAt: null }),
  printer(4, { status: 'paper-out' }),
  printer(5, { isEnabled: false }),
]
const sent = () => ({
  destinations: [
    destination(1, { sent: 12_345, waiting: 1, dead: 4 }),
    destination(2, { kind: 'webhook', name: 'Webhook', fault: 'gone', isEnabled: false, confirmedAt: null }),
    destination(3, { kind: 'printer', name: long, sent: 3 }),
  ],
  deliveries: [
    delivery(9, { state: 'waiting', attempts: 2, nextAt: '2030-01-01T00:00:00.000Z' }),
    delivery(8, { destinationId: 3, table: 'W'.repeat(20) }),
    delivery(7, { totalOurs: 100_000_000_000, totalTheirs: 99_999_999_900, remoteState: long }),
    delivery(6, { state: 'superseded', version: 2 }),
    delivery(5, { state: 'by-hand', number: null, table: null }),
    delivery(4, { state: 'dead', fault: 'dish-unknown', dish: 'M'.repeat(120) }),
    delivery(3, { state: 'dead', fault: 'too-late', destinationId: 3, table: 'W'.repeat(20) }),
    delivery(2, { state: 'dead', fault: 'cannot-cancel', kind: 'cancel' }),
    delivery(1, { state: 'dead', fault: 'switched-off', destinationId: 9 }),
  ],
})

export async function planDeliveries(app: TestApp): Promise<State[]> {
  const { owner } = await openKitchen(app)
  const state = (name: string, path: string, act: State['go']): State => ({
    name,
    // The window is as high as the sheets, so that axe sees them as a whole.
    phone: { of: owner, height: 1400 },
    async go(phone) {
      await mockDeliveries(phone.page, path === '/restaurant-deliveries?none' ? {} : sent())
      await mockPrinters(phone.page, printers())
      await phone.open(path)
      await act(phone)
    },
  })
  const atPrinter = (name: string, act: State['go']) =>
    state(`printers, ${name}`, '/restaurant-settings#printers', async phone => {
      await phone.page.getByRole('button', exactly(`Edit ${long}`)).click()
      await phone.page.getByLabel('Paper width').waitFor()
      await act(phone)
    })
  return [
    state('deliveries', '/restaurant-deliveries', async ({ page }) => {
      await page.getByRole('heading', exactly('To deal with')).waitFor()
    }),
    state('deliveries, no destination', '/restaurant-deliveries?none', async ({ page }) => {
      await page.getByText('Orders go to the board only').waitFor()
    }),
    state('board, failed deliveries', '/restaurant-orders', async ({ page }) => {
      await page.getByRole('button', { name: '4 orders did not arrive' }).click()
    }),
    state('printers', '/restaurant-settings#printers', async ({ page }) => {
      await page.getByText('Out of paper').waitFor()
    }),
    atPrinter('refused', async ({ page }) => {
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByRole('button', exactly('Save Printer')).click()
      await page.getByText('Please enter a name.').waitFor()
    }),
    atPrinter('removal', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', exactly('Remove')).click()
      await page.getByRole('button', exactly('Keep It')).waitFor()
    }),
    atPrinter('new URL', async ({ page }) => {
      await page.getByRole('button', exactly('New URL')).click()
      await page.getByRole('button', exactly('Replace URL')).click()
      await page.getByText('it is shown only this once').waitFor()
    }),
  ]
}
