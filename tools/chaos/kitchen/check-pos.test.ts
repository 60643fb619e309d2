// Tests the check of a point of sale: it accepts one that has what was ordered, and reports each broken promise in made-up
// data.

import { expect, test } from 'vitest'
import type { SentItem, SentOrder } from '../ledger.ts'
import { checkPos, type PosComparison, type StoredDelivery } from './check-pos.ts'
import type { KeptAtPos } from './read-pos.ts'

const soup: SentItem = { name: 'Soup', price: 900, quantity: 2 }

function sent(id: number, more: Partial<SentOrder> = {}): SentOrder {
  const usual = { outcome: 'done', cancelled: 'no', refusedByStaff: 'no' } as const
  return { mark: `Order ${id}`, memberId: 1, id, versions: [[soup]], ...usual, ...more }
}

function kept(mark: string, isCancelled = false, items: readonly SentItem[] = [soup]): KeptAtPos {
  return { mark, items, isCancelled }
}

function delivery(orderId: number, more: Partial<StoredDelivery> = {}): StoredDelivery {
  const usual = { version: 1, kind: 'order', state: 'sent', fault: null, attempts: 1 } as const
  return { id: 100 + orderId, key: `key ${orderId}`, orderId, ...usual, ...more }
}

const dead = { state: 'dead', fault: 'refused' } as const

/** Orders 1 and 2 arrived, 3 was cancelled, 4 refused by the staff, 5 by the point of sale. Of 6 and 7 nobody knows more. */
const sound: PosComparison = {
  groups: [
    { mark: 'Table 1', orders: [sent(1), sent(2), sent(3, { cancelled: 'yes' })] },
    {
      mark: 'Table 2',
      orders: [
        sent(4, { refusedByStaff: 'yes' }),
        sent(5),
        sent(6, { outcome: 'unknown', id: null }),
        sent(7, { cancelled: 'maybe' }),
        sent(8, { outcome: 'refused', id: null }),
      ],
    },
  ],
  kept: [kept('Order 1'), kept('Order 4', true), kept('Order 2'), kept('Order 6'), kept('Order 7')],
  refused: new Set(['key 5']),
  deliveries: [delivery(1), delivery(2), delivery(4), delivery(5, dead), delivery(6), delivery(7)],
  listed: new Set([105]),
  placed: new Map([1, 2, 3, 4, 5, 6, 7].map(id => [id, { at: new Date(1000 * id), revision: id }])),
}

function atPos(change: (orders: readonly KeptAtPos[]) => readonly KeptAtPos[]): PosComparison {
  return { ...sound, kept: change(sound.kept) }
}

function withDelivery(changed: StoredDelivery): PosComparison {
  return { ...sound, deliveries: sound.deliveries.map(one => (one.id === changed.id ? changed : one)) }
}

const damages: Readonly<Record<string, readonly [PosComparison, RegExp]>> = {
  'an order did not arrive': [
    atPos(([, ...others]) => others),
    /Order 1 was acknowledged and is not at the point of sale/,
  ],
  'an order arrived twice': [
    atPos(orders => [...orders, kept('Order 2')]),
    /Order 2 arrived at the point of sale 2 times, 2 open/,
  ],
  'an order arrived, was cancelled and arrived again': [
    atPos(orders => [...orders, kept('Order 2', true)]),
    /Order 2 arrived at the point of sale 2 times, 1 open/,
  ],
  'an order of unknown outcome arrived twice': [
    atPos(orders => [...orders, kept('Order 6')]),
    /Order 6 arrived at the point of sale 2 times/,
  ],
  'an order that nobody cancelled is cancelled': [
    atPos(orders => orders.map(one => (one.mark === 'Order 2' ? kept('Order 2', true) : one))),
    /Order 2 is cancelled at the point of sale, and nobody did/,
  ],
  'an order has lost a dish': [
    atPos(orders => orders.map(one => (one.mark === 'Order 2' ? kept('Order 2', false, []) : one))),
    /Order 2 is not at the point of sale as it was ordered/,
  ],
  'a cancelled order is open': [
    atPos(orders => [...orders, kept('Order 3')]),
    /Order 3 was cancelled and is open at the point of sale/,
  ],
  'an order that the staff refused is open': [
    atPos(orders => orders.map(one => ({ ...one, isCancelled: false }))),
    /Order 4 was refused by the staff and is open at the point of sale/,
  ],
  'an order that was not acknowledged arrived': [
    atPos(orders => [...orders, kept('Order 8')]),
    /Order 8 was refused and is at the point of sale/,
  ],
  'an order that the point of sale refused is there': [
    atPos(orders => [...orders, kept('Order 5')]),
    /the point of sale refused Order 5 for good and has it/,
  ],
  'orders of a table overtook each other': [
    atPos(orders => orders.toReversed()),
    /Order 2 of Table 1 arrived at the point of sale before Order 1, which was placed earlier/,
  ],
  'an unchanged order was withdrawn and sent anew': [
    withDelivery(delivery(2, { version: 2 })),
    /Order 2 has a second version, and nobody changed it/,
  ],
  'an order that nobody placed arrived': [
    atPos(orders => [...orders, kept('Order 99')]),
    /nobody placed an order at the point of sale \(Order 99\)/,
  ],
  'a refused delivery waits for ever': [
    withDelivery(delivery(5, { state: 'waiting' })),
    /the point of sale refused delivery 105, which is waiting/,
  ],
  'a refused delivery has another fault': [
    withDelivery(delivery(5, { ...dead, fault: 'no-answer' })),
    /the point of sale refused delivery 105, which is dead \(no-answer\)/,
  ],
  'a refused delivery is not stored': [
    { ...sound, deliveries: sound.deliveries.filter(({ id }) => id !== 105) },
    /the point of sale refused the delivery key 5, which is not stored/,
  ],
  'a dead delivery is not listed': [{ ...sound, listed: new Set() }, /delivery 105 is dead and not listed/],
  'a delivery is dead that the point of sale did not refuse': [
    withDelivery(delivery(2, { state: 'dead', fault: 'no-answer', attempts: 6 })),
    /delivery 102 \(order of order 2\) is dead after 6 attempts \(no-answer\)/,
  ],
}

function breachesIn(comparison: PosComparison): string[] {
  const breaches: string[] = []
  checkPos(comparison, text => breaches.push(text))
  return breaches
}

test('a point of sale that has what was ordered is accepted', () => {
  expect(breachesIn(sound)).toEqual([])
})

test('orders of the same moment may arrive in either order', () => {
  const [one, two] = [new Date(1000), new Date(2000)]
  const placed = new Map([
    [1, { at: two, revision: 1 }],
    [2, { at: one, revision: 2 }],
  ])
  expect(breachesIn({ ...atPos(orders => orders.toReversed()), placed })).toEqual([])
})

test.each(Object.entries(damages))('the check reports that %s', (_, [comparison, breach]) => {
  expect(breachesIn(comparison).join('\n')).toMatch(breach)
})
