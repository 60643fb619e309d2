import { expect, test } from 'vitest'
import { readSquareEvent } from './square-event.ts'

test.each([
  [
    'order.updated',
    { order_updated: { order_id: 'O1', version: 3, state: 'OPEN', location_id: 'L1' } },
    { kind: 'order', id: 'O1', version: 3, state: 'OPEN' },
  ],
  [
    'order.fulfillment.updated',
    {
      order_fulfillment_updated: {
        order_id: 'O1',
        version: 4,
        state: 'OPEN',
        fulfillment_update: [{ fulfillment_uid: 'f', old_state: 'PROPOSED', new_state: 'PREPARED' }],
      },
    },
    { kind: 'fulfilment', id: 'O1', version: 4, state: 'PREPARED' },
  ],
  [
    'catalog.version.updated',
    { catalog_version: { updated_at: '2026-11-25T19:00:00Z' } },
    { kind: 'menu', changedAt: new Date('2026-11-25T19:00:00Z') },
  ],
] as const)('an event %s is read', (type, object, event) => {
  expect(readSquareEvent(type, object)).toEqual(event)
})

test.each([
  ['payment.updated', { order_updated: { order_id: 'O1', version: 3, state: 'OPEN' } }],
  ['order.updated', {}],
  ['order.updated', { order_updated: null }],
  ['order.updated', { order_updated: { order_id: 7, version: 3, state: 'OPEN' } }],
  ['order.updated', { order_updated: { order_id: 'O1', version: '3', state: 'OPEN' } }],
  ['order.updated', { order_updated: { order_id: 'O1', version: 3, state: 'x'.repeat(201) } }],
  ['order.fulfillment.updated', { order_fulfillment_updated: { order_id: 'O1', version: 4 } }],
  [
    'order.fulfillment.updated',
    { order_fulfillment_updated: { order_id: 'O1', version: 4, fulfillment_update: [] } },
  ],
  ['catalog.version.updated', { catalog_version: { updated_at: 'soon' } }],
])('an event %s without what is needed is ignored: %j', (type, object) => {
  expect(readSquareEvent(type, object)).toBeNull()
})
