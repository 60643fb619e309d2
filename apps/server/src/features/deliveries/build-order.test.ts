// The words of an order that leaves.

import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { buildWebhook } from '@tablemate/domain/delivery/webhook-event.ts'
import { expect, test } from 'vitest'
import { buildOrder } from './build-order.ts'

test('people read a restaurant’s language, programs read English, and a diner’s words stay as they are', () => {
  const order = {
    ...{ id: 1, version: 1, number: 17, guest: 2, placedAt: '2026-11-25T18:42:00.000Z' },
    state: 'new',
    items: [
      { name: 'Soup', quantity: 1, price: 900, modifications: 'no salt' },
      { name: 'Toast', quantity: 1, price: 100, modifications: 'dark', isOffMenu: true },
    ],
    note: 'one bill please',
    allergies: { text: 'no lemon', allergens: ['peanuts'] },
    stations: [],
  } as const
  const built = buildOrder({
    group: {
      ...{ revision: 1, table: '12', guests: 2, orders: [order], placed: new Set([1]) },
      currency: 'PLN',
      rates: { isTaxIncluded: true, taxRate: 0, serviceFeeRate: 0 } as Rates,
    },
    order,
    lines: [0, 1],
    ...{ key: 'key', version: 2, remoteIds: new Map() },
    kind: 'changed',
    language: 'pl',
  })
  expect(built).toMatchObject({
    lines: [
      { name: 'Soup', note: 'no salt' },
      { name: 'Toast', note: 'Spoza menu, dark', offMenu: { wish: 'dark' } },
    ],
    stated: { allergens: ['peanuts'], text: 'no lemon' },
    notes: ['one bill please'],
    texts: {
      table: 'Stolik 12',
      guest: 'Gość 2',
      number: 'Zamówienie 17',
      allergies: 'ALERGIA: orzeszki ziemne, no lemon',
      kind: 'ZMIENIONE',
    },
  })
  const webhook = JSON.parse(String(buildWebhook(built, new Date('2026-11-25T18:43:00Z'))))
  expect(webhook.data.allergies).toBe('peanuts, no lemon')
})
