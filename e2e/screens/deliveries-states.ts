// The states of points of sale, printers and deliveries.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { openKitchen } from '@tablemate/test/restaurants/kitchen.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import {
  delivery,
  destination,
  mockDeliveries,
  mockPos,
  mockPrinters,
  printer,
} from '../journeys/mocked-destinations.ts'
import { fill, type Part, portal, press, type ScreenState, sees, seesButton, seesField } from './state.ts'
import type { Words } from './words.ts'

const printersOf = ({ device }: Words) => [
  printer(1, { stations: [0, 1, 7] }),
  printer(2, { name: device, model: 'epson', status: 'away', lastSeenAt: '2026-11-25T19:30:00.000Z' }),
  printer(3, { status: 'never', lastSeenAt: null }),
  printer(4, { status: 'paper-out' }),
  printer(5, { isEnabled: false }),
]
const sentOf = ({ device, table, menu }: Words) => ({
  destinations: [
    destination(1, { sent: 12_345, waiting: 1, dead: 4 }),
    destination(2, { kind: 'webhook', name: 'Webhook', fault: 'gone', isEnabled: false, confirmedAt: null }),
    destination(3, { kind: 'printer', name: device, sent: 3 }),
  ],
  deliveries: [
    delivery(9, { state: 'waiting', attempts: 2, nextAt: '2030-01-01T00:00:00.000Z' }),
    delivery(8, { destinationId: 3, table }),
    delivery(7, { totalOurs: 100_000_000_000, totalTheirs: 99_999_999_900, remoteState: device }),
    delivery(6, { state: 'superseded', version: 2 }),
    delivery(5, { state: 'by-hand', number: null, table: null }),
    delivery(4, { state: 'dead', fault: 'dish-unknown', dish: menu[0] ?? null }),
    delivery(3, { state: 'dead', fault: 'too-late', destinationId: 3, table }),
    delivery(2, { state: 'dead', fault: 'cannot-cancel', kind: 'cancel' }),
    delivery(1, { state: 'dead', fault: 'switched-off', destinationId: 9 }),
  ],
})

export async function planDeliveries(app: TestApp, words: Words): Promise<ScreenState[]> {
  const { owner } = await openKitchen(app)
  const at = (name: string, path: string, title: string | RegExp, ...parts: Part[]) =>
    portal(owner)(
      name,
      path,
      title,
      {
        // The window is as high as the sheets, so that axe sees them as a whole.
        phone: { height: 1400 },
        async before({ page }) {
          await mockDeliveries(page, path.endsWith('?none') ? {} : sentOf(words))
          await mockPrinters(page, printersOf(words))
        },
      },
      ...parts,
    )
  const list = '/restaurant-deliveries'
  const settings = '/restaurant-settings#printers'
  const editSecond: Part = ({ page }) =>
    page
      .getByRole('list', { name: 'Printers' })
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click()
  const atPrinter = (name: string, ...parts: Part[]) =>
    at(`printers, ${name}`, settings, 'Out of paper', editSecond, seesField('Paper width'), ...parts)
  return [
    at('deliveries', list, 'To deal with', { shows: [words.device, words.table, words.menu[0] ?? ''] }),
    at('deliveries, no destination', `${list}?none`, 'Orders go to the board only'),
    at('board, failed deliveries', '/restaurant-orders', /./, press('4 orders did not arrive')),
    at('printers', settings, 'Out of paper', { shows: [words.device] }),
    atPrinter(
      'refused',
      fill('Name', '', { exact: true }),
      press('Save Printer'),
      sees('Please enter a name.'),
    ),
    atPrinter(
      'removal',
      ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click(),
      seesButton('Keep It'),
    ),
    atPrinter('new URL', press('New URL'), press('Replace URL'), sees('it is shown only this once')),
    ...(await planPosSettings(app, words)),
  ]
}

async function planPosSettings(app: TestApp, words: Words): Promise<ScreenState[]> {
  const owner = await makeRestaurant(app, { name: words.restaurant })
  const at = (name: string, settings: Partial<PosSettings>, title: string, ...parts: Part[]) =>
    portal(owner)(
      name,
      `/restaurant/${owner.id}/pos-settings`,
      title,
      { before: ({ page }) => mockPos(page, settings), shows: [words.restaurant] },
      ...parts,
    )
  const saved = {
    posProvider: 'micros',
    hasApiKey: true,
    posEnabled: true,
    posLocationId: words.location,
  } as const
  const square = {
    ...saved,
    ...({ posProvider: 'square', hasSignatureKey: true, hasWebhookSecret: true } as const),
    posWebhookUrl: `https://hooks.example.com/${'W'.repeat(80)}`,
    earlierSecretUntil: '2026-11-27T19:30:00.000Z',
    pos: { state: 'connected', confirmedAt: '2026-11-26T19:30:00.000Z' },
    webhook: { state: 'gone', confirmedAt: null },
  } as const
  return [
    at(
      'POS settings, refused',
      saved,
      'Saved, not connected.',
      ({ page }) => page.getByLabel('POS Provider').selectOption(''),
      fill('API Key', 'key'),
      fill('Webhook URL', 'http://10.0.0.1'),
      press('Save Settings'),
      sees('Please choose your provider.'),
    ),
    at(
      'POS settings, connected',
      square,
      'Connected to Square',
      { shows: [words.location] },
      press('Test connection'),
      sees('Square accepted the key and the location.'),
      press('New Secret'),
      sees('it is shown only this once'),
      ({ page }) => page.getByText('For developers').click(),
    ),
    portal(owner)('POS settings, another’s', '/restaurant/999999/pos-settings', 'These aren’t your settings'),
  ]
}
