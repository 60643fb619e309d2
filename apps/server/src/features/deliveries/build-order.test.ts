// The words of an order that leaves.

import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { buildWebhook } from '@tablemate/domain/delivery/webhook-event.ts'
import type { ChosenOption } from '@tablemate/domain/menu/options.ts'
import { expect, test } from 'vitest'
import { buildOrder } from './build-order.ts'

const options: ChosenOption[] = [
  { id: 1, groupId: 1, name: 'Medium rare', kitchenName: 'MR', price: 0, quantity: 1 },
  { id: 2, groupId: 2, name: 'Egg', price: 150, quantity: 1, isExtra: true },
  { id: 3, groupId: 2, name: 'Onion', price: 0, quantity: 0 },
]

test('people read a restaurant’s language, programs read English, and a diner’s words stay as they are', () => {
  const order = {
    ...{ id: 1, version: 1, number: 17, guest: 2, placedAt: '2026-11-25T18:42:00.000Z' },
    state: 'new',
    items: [
      { name: 'Soup', quantity: 1, price: 900, modifications: 'no salt' },
      {
        ...{ name: 'Steak', quantity: 1, price: 2150, modifications: 'no pepper' },
        options,
      },
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
    lines: [0, 1, 2],
    ...{ key: 'key', version: 2, remote: new Map() },
    kind: 'changed',
    language: 'pl',
  })
  expect(built).toMatchObject({
    lines: [
      { name: 'Soup', note: 'no salt' },
      { name: 'Steak', price: 2150, note: 'MR, + Egg, − Onion, no pepper' },
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
  expect(webhook.data.lines[0]).not.toHaveProperty('options')
  expect(webhook.data.lines[1]).toMatchObject({
    wish: 'no pepper',
    options: [
      { id: 1, groupId: 1, name: 'Medium rare', quantity: 1, price: 0, priceDecimal: '0.00' },
      { id: 2, name: 'Egg', price: 150, priceDecimal: '1.50' },
      { id: 3, name: 'Onion', quantity: 0 },
    ],
  })
  expect(webhook.data.allergies).toBe('peanuts, no lemon')
})

test.each([
  { min: 1, known: [1], isMissing: false },
  { min: 1, known: [2], isMissing: true },
  { min: 0, known: [2], isMissing: false },
])('an option has its id at the till, and a required choice without one is missing: $isMissing', one => {
  const items = [{ name: 'Steak', quantity: 1, price: 2150, options }]
  const order = {
    ...{
      id: 1,
      version: 1,
      number: 17,
      guest: 2,
      placedAt: '2026-11-25T18:42:00.000Z',
      state: 'new' as const,
    },
    ...{ items, note: '', allergies: { text: '', allergens: [] }, stations: [] },
  } as const
  const group = {
    min: one.min,
    options: [1, 2].map(id => ({ id, ...(one.known.includes(id) && { remoteId: `r${id}` }) })),
  }
  const required = { min: one.min, options: group.options.slice(0, 1) }
  const { lines } = buildOrder({
    group: {
      ...{ revision: 1, table: '12', guests: 2, orders: [order], placed: new Set([1]), currency: 'PLN' },
      rates: { isTaxIncluded: true, taxRate: 0, serviceFeeRate: 0 } as Rates,
    },
    ...{ order, lines: [0], key: 'key', version: 1, kind: 'new', language: 'en' },
    remote: new Map([['steak', { name: 'steak', remoteId: 'r', groups: [required, { ...group, min: 0 }] }]]),
  })
  expect(lines[0]?.options?.map(option => option.remoteId)).toEqual(
    [1, 2, 3].map(id => (one.known.includes(id) ? `r${id}` : undefined)),
  )
  expect(lines[0]?.isChoiceMissing ?? false).toBe(one.isMissing)
})
