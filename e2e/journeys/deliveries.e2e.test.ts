// What was sent to the point of sale, the webhook and the printers: on the owner's screen, and as a strip on the board, also
// on a paired tablet.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { requestPairingCode } from '@tablemate/test/restaurants/kitchen-display.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { start } from './board-steps.ts'
import {
  type DeliveriesMock,
  delivery,
  destination,
  mockDeliveries,
  mockPrinters,
} from './mocked-destinations.ts'
import { exactly, toastOf } from './steps.ts'

const app = shareApp()
const square = () => destination(1, { sent: 40, waiting: 1, dead: 2 })
const kitchenPrinter = () => destination(3, { kind: 'printer', name: 'Kitchen printer', sent: 31 })

test('the owner sees what was sent, waits or failed, and deals with what failed', async () => {
  const { owner } = await openKitchen(app())
  await app().directSql`update restaurants set currency = 'JPY' where id = ${owner.id}`
  const phone = await openPhone(app(), { of: owner })
  const { page } = phone
  const mock = await mockDeliveries(page, {
    destinations: [square(), kitchenPrinter()],
    deliveries: [
      delivery(20, { state: 'waiting', attempts: 2, nextAt: '2030-01-01T18:05:00.000Z' }),
      delivery(19, { destinationId: 3 }),
      delivery(18, { totalOurs: 411_800, totalTheirs: 412_000 }),
      delivery(17, { state: 'dead', fault: 'no-answer', attempts: 6 }),
      delivery(16, { state: 'dead', fault: 'dish-unknown', dish: 'Soup of the day', table: 'Terrace 2' }),
    ],
  })
  await mockPrinters(page)
  await page.clock.install()
  await phone.open('/restaurant-settings')
  await page.getByRole('link', { name: /^What was sent/ }).click()
  await page.waitForURL('**/restaurant-deliveries')
  const destinations = page.getByRole('region', exactly('Destinations')).getByRole('listitem')
  await destinations.first().waitFor()
  expect(await destinations.allTextContents()).toEqual([
    'SquareLast confirmed just now40 sent1 waiting2 failed',
    'Kitchen printerLast confirmed just now31 printed0 waiting0 failed',
  ])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('Order 20 · Table 12')
    .getByText('Waiting to be sent, 2 attempts so far, next one at 6:05 PM')
    .waitFor()
  await row('Order 18').getByText('Square charges ¥4,120, the table’s bill says ¥4,118.').waitFor()
  await row('Order 17').getByText('Square did not answer.').waitFor()
  await row('Order 16 · Terrace 2').getByText('Square doesn’t know “Soup of the day”.').waitFor()

  await page.getByRole('button', exactly('Send again: Order 17 · Table 12')).click()
  await toastOf(phone, 'It is sent again now.')
  await row('Order 17').getByText('Waiting to be sent').waitFor()
  await page.getByRole('button', exactly('Done by hand: Order 16 · Terrace 2')).click()
  await row('Order 16').getByText('Done by hand').waitFor()
  await page.getByRole('heading', exactly('To deal with')).waitFor({ state: 'detached' })
  await page.getByRole('button', exactly('Print again (copy): Order 19 · Table 12')).click()
  await toastOf(phone, 'It is printed again, marked as a copy.')
  await row('Copy').getByText('Waiting for the printer').waitFor()
  expect(mock.calls).toEqual(['retry 17', 'done 16', 'retry 19'])

  // The list is fetched again by itself, and a delivery that has gone meanwhile says so.
  mock.deliveries = [delivery(21, { state: 'dead', fault: 'refused' })]
  await page.clock.fastForward('00:10')
  await page.getByText('Square refused it.').waitFor()
  mock.deliveries = []
  phone.expectTrouble(/retry answered 404/)
  await page.getByRole('button', exactly('Send again: Order 21 · Table 12')).click()
  expect(await toastOf(phone, 'That didn’t work')).toContain('That is no longer on the list')
  await page.getByText('Nothing was sent in the last 24 hours.').waitFor()
  mock.destinations = []
  await page.clock.fastForward('00:10')
  await page.getByText('Orders go to the board only').waitFor()
})

test('the board shows failed deliveries when they happen, sounds once, and sends them again', async () => {
  const kitchen = await openKitchen(app())
  const phone = await openPhone(app(), { of: kitchen.owner, width: 1280, still: true })
  const { page } = phone
  const mock = await mockDeliveries(page, { destinations: [square(), kitchenPrinter()] })
  await page.addInitScript(captureEvents)
  await phone.open('/restaurant-orders')
  await page.getByRole('region', { name: /^Preparing/ }).waitFor()
  await start(page)
  const strip = page.getByRole('region', exactly('Orders that did not arrive'))
  expect(await strip.count()).toBe(0)

  await fail(page, mock, delivery(17, { state: 'dead', fault: 'no-answer' }))
  await strip.getByText('Square did not take order 17 (table 12)').waitFor()
  await strip.getByText('Square did not answer.').waitFor()
  expect(await page.getByRole('alert').allTextContents()).toContain('Square did not take order 17 (table 12)')
  await expect.poll(() => callTones(page)).toBe(2)
  await fail(page, mock, delivery(18, { state: 'dead', fault: 'too-late', destinationId: 3 }))
  await strip.getByText('Kitchen printer did not print order 18 (table 12)').waitFor()

  await strip.getByRole('button', exactly('Send again: Square did not take order 17 (table 12)')).click()
  await strip.getByText('Square did not take').waitFor({ state: 'detached' })
  await strip.getByRole('button', { name: /^Done by hand: Kitchen printer/ }).click()
  await strip.waitFor({ state: 'detached' })
  expect(mock.calls).toEqual(['retry 17', 'done 18'])

  // More than three show as a count until they are opened.
  for (const id of [20, 21, 22, 23])
    mock.deliveries.push(delivery(id, { state: 'dead', fault: 'cannot-cancel', kind: 'cancel' }))
  await sendEvent(page)
  const count = strip.getByRole('button', exactly('4 orders did not arrive'))
  await count.waitFor()
  expect(await strip.getByText('order 20').count()).toBe(0)
  await count.click()
  await strip.getByText('Square did not take the cancellation of order 20 (table 12)').waitFor()
  // What cannot be cancelled there is not offered again.
  expect(await strip.getByRole('button', { name: /^Send again/ }).count()).toBe(0)

  // After a reconnect the list is fetched again, because events may be lost.
  mock.deliveries = []
  phone.expectTrouble(/failed: net::/)
  await phone.context.setOffline(true)
  await page.getByText('No connection. Orders may be waiting.').waitFor()
  await phone.context.setOffline(false)
  await strip.waitFor({ state: 'detached' })
})

test('a paired tablet shows failed deliveries too, and asks for a new code when it was unpaired', async () => {
  const { owner } = await openKitchen(app())
  const phone = await openPhone(app(), { width: 1280 })
  const { page } = phone
  phone.expectTrouble(/answered 401/)
  const mock = await mockDeliveries(page, {
    destinations: [square()],
    deliveries: [delivery(17, { state: 'dead', fault: 'refused' })],
  })
  await phone.open('/restaurant-screen')
  await page.getByLabel('Pairing code').fill(await requestPairingCode(owner))
  await page.getByRole('button', exactly('Connect')).click()
  const again = page.getByRole('button', exactly('Send again: Square did not take order 17 (table 12)'))
  await again.waitFor()
  await page.route('**/retry', route =>
    route.fulfill({ status: 401, json: { problem: 'not-signed-in', message: '' } }),
  )
  await again.click()
  await page.getByText('This screen was disconnected.').waitFor()
  expect(mock.calls).toEqual([])
})

test('a diner is told that the restaurant’s till receives the orders, only where it does', async () => {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  const note = phone.page.getByText('This restaurant’s till receives your orders.')
  await phone.open(`/group/${group.id}`)
  // The staff can be called before any order.
  await phone.page.getByRole('button', exactly('Call the staff')).click()
  await phone.page.getByRole('button', { name: /^Water please/ }).waitFor()
  await diners[0].order({ name: 'Soup', price: 900 })
  await phone.page.getByRole('button', { name: /^Your orders/ }).click()
  await phone.page.getByRole('article').getByText('1 × Soup').waitFor()
  expect(await note.count()).toBe(0)
  await phone.page.route('**/events', route => route.abort())
  await phone.page.route('**/table', async route => {
    const response = await route.fetch()
    const table = await response.json()
    await route.fulfill({ response, json: { ...table, group: { ...table.group, sendsToPos: true } } })
  })
  phone.expectTrouble(/events failed/)
  await phone.page.reload()
  await phone.page.getByRole('button', { name: /^Your orders/ }).click()
  await note.waitFor()
})

async function fail(
  page: Page,
  mock: DeliveriesMock,
  failed: DeliveriesMock['deliveries'][number],
): Promise<void> {
  mock.deliveries.push(failed)
  await sendEvent(page)
}

/** How many tones of calls the board has played: two for each call (board-steps.ts). */
function callTones(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tones } = window as unknown as { tones: OscillatorNode[] }
    return tones.filter(({ frequency }) => frequency.value === 587).length
  })
}

/** Sends the board's event 'deliveries' to the page. */
async function sendEvent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { streams } = window as unknown as { streams: EventSource[] }
    streams.at(-1)?.dispatchEvent(new MessageEvent('deliveries', { data: '{}' }))
  })
}

/** An init script that keeps the page's event streams, so that a test can send events on them. */
function captureEvents(): void {
  const streams: EventSource[] = []
  Object.assign(window, { streams })
  const Original = window.EventSource
  window.EventSource = class extends Original {
    constructor(url: string | URL, options?: EventSourceInit) {
      super(url, options)
      streams.push(this)
    }
  }
}
