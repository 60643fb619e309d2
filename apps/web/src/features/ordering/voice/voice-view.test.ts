import type { Order } from '@tablemate/contract/orders.ts'
import { expect, test } from 'vitest'
import { resultOf } from './voice-view.ts'

const menuItem = { name: 'Beer', quantity: 1, price: 500 }
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
  isLocked: false,
  kitchen: null,
  isSeen: false,
  ...more,
})

test.each<[string, Partial<Order>, object]>([
  ['a dish was ordered', { items: [menuItem], state: 'placed' }, { kind: 'ordered' }],
  ['no dish was understood', {}, { kind: 'no-dish', reason: null }],
  [
    'it was not English',
    { notUnderstood: [{ start: 0, end: 24, reason: 'other-language' }] },
    { kind: 'no-dish', reason: 'other-language' },
  ],
  ['it was a note for the kitchen', { note: 'no rush', state: 'placed' }, { kind: 'noted' }],
  ['the kitchen waits for it', { items: [menuItem], kitchen: 'to-confirm' }, { kind: 'to-check' }],
  ['the order was cancelled', { state: 'cancelled' }, { kind: 'cancelled' }],
])('resultOf names the result of a sentence: %s', (_, more, result) => {
  expect(resultOf(order(more), [{ id: 3 }])).toEqual(result)
})

test('an order that existed before the sentence counts as changed', () => {
  const changed = order({ items: [menuItem], state: 'placed' })
  expect(resultOf(changed, [{ id: 7 }])).toEqual({ kind: 'changed', order: changed })
})
