// Makes tickets as the board shows them, for tests without a server.

import type { Ticket } from '@tablemate/contract/kitchen.ts'

export const [annsGroup, bensGroup] = [
  '6a7b2c1e-0000-4000-8000-000000000001',
  '6a7b2c1e-0000-4000-8000-000000000002',
]
export const evening = Date.parse('2026-11-21T19:30:00Z')

export const minutesAgo = (minutes: number) => new Date(evening - minutes * 60_000).toISOString()

export const line = (name: string, quantity = 1, more: Partial<Ticket['items'][number]> = {}) => ({
  line: 0,
  name,
  quantity,
  isTicked: false,
  isRefused: false,
  ...more,
})

/** A new ticket of Ann's at table 7, five minutes before `evening`. */
export function ticket(orderId: number, given: Partial<Ticket> = {}): Ticket {
  return {
    orderId,
    groupId: annsGroup,
    number: orderId,
    isSeen: true,
    table: '7',
    member: { id: 1, name: 'Ann' },
    station: { id: 0, name: 'Kitchen' },
    items: [line('Margherita')],
    notes: [],
    allergies: { text: '', allergens: [], isAcknowledged: false },
    state: 'new',
    isCancelled: false,
    hasLeft: false,
    version: 1,
    before: null,
    placedAt: minutesAgo(5),
    changedAt: minutesAgo(5),
    ...given,
  }
}
