// One order for examples, and the bodies that adapters build from it.

import type { OutgoingLine, OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import type { PosAdapter, PosRequest, PosTarget, Unsendable } from '@tablemate/domain/pos/adapter.ts'

export const sampleLine: OutgoingLine = {
  line: 0,
  name: 'Pad Thai',
  quantity: 2,
  price: 1250,
  note: 'no nuts',
  remoteId: null,
}

export const sampleOrder: OutgoingOrder = {
  key: 'c2f3a1de-7a54-4c1e-9a3b-6f1f5a0c9d11',
  kind: 'new',
  orderId: 1024,
  version: 1,
  number: 17,
  table: '12',
  guest: 2,
  guests: 4,
  placedAt: '2026-11-22T19:30:00.000Z',
  currency: 'USD',
  lines: [sampleLine],
  notes: ['we are in a hurry'],
  allergies: 'peanuts',
  texts: {
    table: 'Table 12',
    guest: 'Guest 2',
    number: 'Order 17',
    allergies: 'ALLERGY: peanuts',
    kind: '',
    tax: 'Tax',
    serviceFee: 'Service fee',
  },
  rates: { taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false },
  total: 2797,
}

/** The JSON of a request; what is no request stays. */
export function bodyOf(request: PosRequest | Unsendable | null) {
  return request && 'body' in request ? JSON.parse(request.body ?? 'null') : request
}

/** What an adapter builds from the order with these changes. */
export function builtBody(adapter: PosAdapter, target: PosTarget, changes: object = {}) {
  return bodyOf(adapter.build({ ...sampleOrder, ...changes }, target))
}
