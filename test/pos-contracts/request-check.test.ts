// Proves that the check of requests finds faults.

import { expect, test } from 'vitest'
import { faultsIn } from './request-check.ts'

const order = (changes: object = {}, line: object = {}) => ({
  idempotency_key: 'c2f3a1de-7a54-4c1e-9a3b-6f1f5a0c9d11',
  order: {
    location_id: 'L88917AVBK2S5',
    line_items: [
      { name: 'Soup', quantity: '1', base_price_money: { amount: 1599, currency: 'USD' }, ...line },
    ],
    ...changes,
  },
})

test('a valid order has no faults', () => {
  expect(faultsIn.square(order())).toBe('')
})

test.each([
  ['a misspelt field', order({ ticketname: 'Table 12' })],
  ['a misspelt field of a line', order({}, { notes: 'no nuts' })],
  ['a field that only answers have', order({ id: 'abc' })],
  ['a numeric quantity', order({}, { quantity: 2 })],
  ['a ticket name of 31 characters', order({ ticket_name: 'x'.repeat(31) })],
  ['an amount with decimals', order({}, { base_price_money: { amount: 15.99, currency: 'USD' } })],
  ['an unknown currency', order({}, { base_price_money: { amount: 1599, currency: 'XXY' } })],
  ['a fulfillment of a later version', order({ fulfillments: [{ type: 'IN_STORE' }] })],
  ['no location', { order: {} }],
  ['a key of 193 characters', { ...order(), idempotency_key: 'x'.repeat(193) }],
])('%s is found', (_, request) => {
  expect(faultsIn.square(request)).not.toBe('')
})

test.each([
  [
    'a whole quantity at Clover',
    faultsIn.clover({ orderCart: { lineItems: [{ name: 'a', price: 1, unitQty: 2 }] } }),
  ],
  ['an item without a group at Toast', faultsIn.toast({ externalId: 'A:1', diningOption: {}, checks: [] })],
  ['no endpoint at Lightspeed', faultsIn.lightspeed({ businessLocationId: 1 })],
  ['an amount as a number at Shopify', faultsIn.shopify({ query: 'q', variables: { order: { total: 5 } } })],
])('%s is found', (_, faults) => {
  expect(faults).not.toBe('')
})
