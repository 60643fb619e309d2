import type { Board, BoardSeating, ServiceRequest, Ticket } from '@tablemate/contract/kitchen.ts'
import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'
import {
  asksBeforeClosing,
  dueOf,
  floorSeatings,
  freeRestaurantTables,
  mayBeRemoved,
  minutesSince,
  ticketsOf,
} from './floor.ts'

const opened = '2026-11-23T18:00:00.000Z'

function seated(name: string | null, overrides: Partial<BoardSeating> = {}): BoardSeating {
  return {
    ...{ groupId: `group of ${name}`, tableId: null, name, currency: 'USD', people: 1, openedAt: opened },
    ...{
      isAdmitted: true,
      subtotal: 0,
      total: 0,
      due: 0,
      paid: 0,
      held: 0,
      tip: 0,
      demo: 0,
      ownTips: 0,
      payments: [],
      openTickets: 0,
      unsent: [],
      members: [],
    },
    ...overrides,
  }
}

const floorOf = (seatings: BoardSeating[], requests: Partial<ServiceRequest>[] = []) =>
  floorSeatings({ tables: seatings, requests } as unknown as Board)

describe('the seated tables', () => {
  test('are sorted by name in numeric order; those without a name come last, oldest first', () => {
    const seatings = [
      seated(null, { groupId: 'late', openedAt: '2026-11-23T19:00:00.000Z' }),
      seated('10'),
      seated(null, { groupId: 'early' }),
      seated('2'),
      seated('Bar'),
    ]
    expect(floorOf(seatings).map(({ name, groupId }) => name ?? groupId)).toEqual([
      '2',
      '10',
      'Bar',
      'early',
      'late',
    ])
  })

  test('say which of them the restaurant deleted, once its tables are known', () => {
    const seatings = [seated('1', { tableId: 1 }), seated('2', { tableId: 2 }), seated('3')]
    const removed = (own?: { id: number; name: string }[]) =>
      floorSeatings({ tables: seatings, requests: [] }, own).flatMap(({ name, isRestaurantTableRemoved }) =>
        isRestaurantTableRemoved ? name : [],
      )
    expect(removed([{ id: 1, name: '1' }])).toEqual(['2'])
    expect(removed()).toEqual([])
  })

  test('have the requests of their own group', () => {
    const requests = [
      { id: 1, groupId: 'group of 2' },
      { id: 2, groupId: 'group of 1' },
      { id: 3, groupId: 'group of 2' },
    ]
    const found = floorOf([seated('1'), seated('2')], requests)
    expect(found.map(seating => seating.requests.map(({ id }) => id))).toEqual([[2], [1, 3]])
  })
})

test('a table is free if no party sits at it; a party without a table occupies none', () => {
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }] as RestaurantTable[]
  expect(freeRestaurantTables(all, [seated('2', { tableId: 2 }), seated(null)]).map(({ id }) => id)).toEqual([
    1, 3,
  ])
})

test('minutes are rounded down, and are 0 if the tablet’s clock is behind', () => {
  const at = Date.parse(opened)
  expect(minutesSince(opened, at + 119_999)).toBe(1)
  expect(minutesSince(opened, at - 60_000)).toBe(0)
})

const ticket = (orderId: number, memberId: number, groupId = 'ours') =>
  ({ orderId, groupId, station: { id: 0 }, member: { id: memberId } }) as Ticket

test('ticketsOf returns only the tickets of the group, latest order first', () => {
  const all = [ticket(1, 1), ticket(2, 1, 'theirs'), ticket(3, 1)]
  expect(ticketsOf(all, 'ours').map(({ orderId }) => orderId)).toEqual([3, 1])
})

test('only a member who has ordered and paid nothing may be removed', () => {
  const ann = { id: 1, name: 'Ann', isGuest: false, seat: null }
  const member = (due: number, paid: number, held = 0) => ({ ...ann, due, paid, demo: 0, held })
  expect(mayBeRemoved(member(0, 0), [ticket(1, 2)])).toBe(true)
  expect(mayBeRemoved(member(0, 0), [ticket(1, 1)])).toBe(false)
  expect(mayBeRemoved(member(1, 0), [])).toBe(false)
  expect(mayBeRemoved(member(0, 1), [])).toBe(false)
  expect(mayBeRemoved(member(0, 0, 1), [])).toBe(false)
})

test('dueOf returns the due of the party, of a member, or null for a member who left', () => {
  const seating = seated('1', {
    due: 900,
    members: [{ id: 1, name: 'Ann', isGuest: false, seat: null, due: 600, paid: 0, demo: 0, held: 0 }],
  })
  expect([dueOf(seating, null), dueOf(seating, 1), dueOf(seating, 2)]).toEqual([900, 600, null])
})

test('closing needs confirmation unless all is paid and served', () => {
  const asks = (due: number, paid: number, openTickets: number, held = 0) =>
    asksBeforeClosing({ due, paid, held, openTickets })
  expect([asks(0, 900, 0), asks(1, 900, 0), asks(0, 900, 1), asks(0, 0, 0), asks(0, 900, 0, 1)]).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})
