import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { resultOf } from './voice-view.ts'

const dish = { name: 'Beer', quantity: 1, price: 500 }
const order = (more: Partial<Order>): Order => ({
  id: 7,
  groupId: 'g',
  memberId: 1,
  items: [],
  transcription: 'what is the weather like',
  note: '',
  notUnderstood: [{ start: 0, end: 24 }],
  total: 0,
  createdAt: '2026-11-23T20:00:00.000Z',
  state: 'incomplete',
  isPaid: false,
  kitchen: null,
  isSeen: false,
  ...more,
})

test.each<[string, Partial<Order>, object]>([
  ['a dish was ordered', { items: [dish], state: 'placed' }, { kind: 'said' }],
  ['no dish was understood', {}, { kind: 'kept', reason: null }],
  [
    'it was not English',
    { notUnderstood: [{ start: 0, end: 24, reason: 'other-language' }] },
    { kind: 'kept', reason: 'other-language' },
  ],
  ['it was something for the kitchen', { note: 'no rush', state: 'placed' }, { kind: 'noted' }],
  ['the order was taken back', { state: 'cancelled' }, { kind: 'cancelled' }],
])('what was said is told as it is: %s', (_, more, result) => {
  expect(resultOf(order(more), [{ id: 3 }])).toEqual(result)
})

test('an order that was there before has been changed', () => {
  expect(resultOf(order({ items: [dish], state: 'placed' }), [{ id: 7 }])).toEqual({ kind: 'changed' })
})
