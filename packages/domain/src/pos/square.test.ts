// Square's requests, by example.

import { faultsIn } from '@tablemate/test/pos-contracts/request-check.ts'
import { bodyOf, builtBody, sampleLine, sampleOrder } from '@tablemate/test/pos-contracts/sample-order.ts'
import { expect, test } from 'vitest'
import type { PosRequest } from './adapter.ts'
import { square } from './square.ts'

const location = { apiKey: 'secret', locationId: 'L88917AVBK2S5' }
const squareBody = (changes: object = {}) => builtBody(square, location, changes)

test('an order: allergies first, whole yen, the rates of the table', () => {
  const { order } = squareBody()
  expect(order).toMatchObject({
    ticket_name: 'Table 12 · Order 17',
    line_items: [
      {
        name: 'Pad Thai',
        quantity: '2',
        note: 'no nuts',
        base_price_money: { amount: 1250, currency: 'USD' },
      },
    ],
    taxes: [{ percentage: '8.875', type: 'ADDITIVE', scope: 'ORDER' }],
    service_charges: [{ percentage: '3', calculation_phase: 'SUBTOTAL_PHASE', taxable: false }],
    pricing_options: { auto_apply_taxes: false, auto_apply_discounts: false },
  })
  expect(order.fulfillments[0].pickup_details).toEqual({
    recipient: { display_name: 'Table 12 · Guest 2 · Order 17' },
    schedule_type: 'ASAP',
    note: 'ALLERGY: peanuts · we are in a hurry',
  })
  const yen = squareBody({ currency: 'JPY', lines: [{ ...sampleLine, price: 74500 }] })
  expect(yen.order.line_items[0].base_price_money).toEqual({ amount: 745, currency: 'JPY' })
  const dinars = squareBody({ currency: 'KWD', lines: [{ ...sampleLine, price: 1250 }] })
  expect(dinars.order.line_items[0].base_price_money).toEqual({ amount: 1250, currency: 'KWD' })
})

test('a tax that the prices include adds nothing; without a rate there is no tax', () => {
  const rates = { taxRate: 19_000, serviceFeeRate: 0, isTaxIncluded: true }
  expect(squareBody({ rates }).order.taxes).toMatchObject([{ percentage: '19', type: 'INCLUSIVE' }])
  const none = squareBody({ rates: { ...rates, taxRate: 0 } }).order
  expect([none.taxes, none.service_charges]).toEqual([undefined, undefined])
})

test('a dish of the catalog keeps the price of the table', () => {
  const lines = [{ ...sampleLine, remoteId: 'W62UWFY35CWMYGVWK6TWJDNI' }]
  expect(squareBody({ lines }).order.line_items[0]).toMatchObject({
    catalog_object_id: 'W62UWFY35CWMYGVWK6TWJDNI',
    base_price_money: { amount: 1250 },
  })
})

test('a changed order says so, and the number gives way to the table', () => {
  const texts = { ...sampleOrder.texts, kind: 'CANCELLED', table: 'Table Terrace 2' }
  expect(squareBody({ texts }).order.ticket_name).toBe('CANCELLED · Table Terrace 2')
})

test('what the order’s note cannot hold stands in full at the first dish, allergies first', () => {
  const notes = ['x'.repeat(300), 'y'.repeat(300)]
  const { line_items, fulfillments } = squareBody({ notes }).order
  expect(line_items[0].note).toBe(`ALLERGY: peanuts · no nuts · ${notes.join(' · ')}`)
  expect(fulfillments[0].pickup_details.note).toMatch(/^ALLERGY: peanuts · x+ · y+…$/)
})

test('the price is asked for with the same order, and an order is cancelled with its fulfillment', () => {
  const request = square.build(sampleOrder, location) as PosRequest
  const price = square.price(request)
  expect(price?.path).toBe('/v2/orders/calculate')
  expect(bodyOf(price).order).toEqual(bodyOf(request).order)
  expect(faultsIn.squarePrice(bodyOf(price))).toBe('')

  const cancel = square.cancel({ id: 'O1', version: 3 }, 'key', location)
  expect([cancel?.method, cancel?.path]).toEqual(['PUT', '/v2/orders/O1'])
  expect(faultsIn.squareCancel(bodyOf(cancel))).toBe('')
  expect(bodyOf(cancel).order).toEqual({
    location_id: 'L88917AVBK2S5',
    version: 3,
    state: 'CANCELED',
    fulfillments: [{ uid: squareBody().order.fulfillments[0].uid, state: 'CANCELED' }],
  })
})
