import type { Board, Ticket } from '@tablemate/contract/kitchen.ts'
import { changedLines, changedNotes } from '@tablemate/domain/kitchen/changed-lines.ts'
import {
  annsGroup,
  bensGroup,
  evening,
  line,
  minutesAgo,
  ticket,
} from '@tablemate/test/restaurants/ticket.ts'
import { describe, expect, test } from 'vitest'
import { allDayCounts } from './all-day.ts'
import { newEventsOf } from './board-events.ts'
import { applyChange, withReply, withTicks } from './board-state.ts'
import { columnsOf, ofStation, recentlyDone } from './columns.ts'
import { ageInMinutes, isLate } from './ticket-age.ts'

function board(...tickets: Ticket[]): Board {
  return { revision: 10, tickets, tables: [], left: [], requests: [], offMenu: [], courses: [] }
}

const water = {
  id: 1,
  groupId: annsGroup,
  table: '7',
  member: 'Ann',
  kind: 'water' as const,
  createdAt: minutesAgo(1),
}

describe('a change', () => {
  test('replaces everything of its group, and nothing of other groups', () => {
    const before = board(ticket(1), ticket(2, { groupId: bensGroup }), ticket(3))
    const after = applyChange(before, {
      revision: 11,
      groupId: annsGroup,
      table: null,
      left: null,
      tickets: [ticket(1, { state: 'preparing' })],
      requests: [water],
      offMenu: [],
      courses: [],
    })
    expect(after.tickets.map(({ orderId, state }) => [orderId, state])).toEqual([
      [1, 'preparing'],
      [2, 'new'],
    ])
    expect(after.requests).toEqual([water])
  })

  test('with a revision that the board already has changes nothing', () => {
    const known = board(ticket(1))
    const change = {
      revision: 10,
      groupId: annsGroup,
      table: null,
      left: null,
      tickets: [],
      requests: [],
      offMenu: [],
      courses: [],
    }
    expect(applyChange(known, change)).toBe(known)
  })
})

describe('a reply', () => {
  const [sent, other] = [ticket(1), ticket(2)]
  const moved = ticket(1, { state: 'preparing' })

  test('replaces all tickets of its order', () => {
    const atBar = ticket(1, { station: { id: 3, name: 'Bar' } })
    const { tickets } = withReply(board(sent, atBar, other), sent, [moved, atBar])
    expect(tickets).toEqual([moved, atBar, other])
    expect(withReply(board(sent, other), sent, []).tickets).toEqual([other])
  })

  test('that arrives after a newer change from the stream changes nothing', () => {
    const newer = board(ticket(1, { state: 'ready' }))
    expect(withReply(newer, sent, [moved])).toBe(newer)
  })
})

test('a line shows as ticked at once', () => {
  const sent = ticket(1, { items: [line('Margherita'), line('Cola', 1, { line: 1 })] })
  const [shown] = withTicks(board(sent, ticket(2)), sent, [1]).tickets
  expect(shown?.items.map(({ isTicked }) => isTicked)).toEqual([false, true])
})

describe('the columns', () => {
  test('contain the tickets of their state, oldest first', () => {
    const columns = columnsOf([
      ticket(3, { placedAt: minutesAgo(1) }),
      ticket(1, { placedAt: minutesAgo(9) }),
      ticket(2, { state: 'ready' }),
      ticket(4, { state: 'served' }),
    ])
    expect(columns.new.map(({ orderId }) => orderId)).toEqual([1, 3])
    expect(columns.ready.map(({ orderId }) => orderId)).toEqual([2])
    expect([...columns.waiting, ...columns.preparing]).toEqual([])
  })

  test('contain only the tickets of the chosen station', () => {
    const bar = ticket(1, { station: { id: 3, name: 'Bar' } })
    expect(ofStation([bar, ticket(1)], 3)).toEqual([bar])
    expect(ofStation([bar, ticket(1)], 'all')).toHaveLength(2)
  })
})

test('recentlyDone lists the tickets done in the last two hours, latest first', () => {
  const done = (orderId: number, minutes: number) =>
    ticket(orderId, { state: 'served', changedAt: minutesAgo(minutes) })
  const lately = recentlyDone([done(1, 121), done(2, 119), done(3, 1), ticket(4)], evening)
  expect(lately.map(({ orderId }) => orderId)).toEqual([3, 2])
})

test('an order is late if it is not ready after the set minutes', () => {
  const old = ticket(1, { placedAt: minutesAgo(15) })
  expect(ageInMinutes(old, evening)).toBe(15)
  expect(isLate(old, 15, evening)).toBe(true)
  expect(isLate(old, 16, evening)).toBe(false)
  expect(isLate({ ...old, state: 'ready' }, 15, evening)).toBe(false)
  expect(isLate({ ...old, isCancelled: true }, 15, evening)).toBe(false)
  expect(ageInMinutes(ticket(1, { placedAt: minutesAgo(-2) }), evening)).toBe(0)
})

test('the all-day counts add up the dishes still to be made', () => {
  const counts = allDayCounts([
    ticket(1, { items: [line('Margherita', 2), line('Tiramisu', 1, { isTicked: true })] }),
    ticket(2, { items: [line('margherita', 1, { modifications: 'no basil' }), line('Cola', 1)] }),
    ticket(3, { items: [line('Cola', 5)], state: 'ready' }),
    ticket(4, { items: [line('Cola', 5)], isCancelled: true }),
    ticket(5, { items: [line('Cola', 5, { isRefused: true })] }),
  ])
  expect(counts).toEqual([
    { name: 'Margherita', quantity: 3 },
    { name: 'Cola', quantity: 1 },
  ])
})

describe('a sound', () => {
  test('plays once for each new ticket, however often the board is sent', () => {
    const first = newEventsOf(board(ticket(1)), new Set())
    expect(first.tickets).toHaveLength(1)
    expect(newEventsOf(board(ticket(1)), first.announced).tickets).toEqual([])
    expect(newEventsOf(board(ticket(1), ticket(2)), first.announced).tickets).toHaveLength(1)
  })

  test('plays when the diner changes or cancels a ticket, and not when the kitchen moves it', () => {
    const { announced } = newEventsOf(board(ticket(1)), new Set())
    expect(newEventsOf(board(ticket(1, { version: 2 })), announced).tickets).toHaveLength(1)
    expect(newEventsOf(board(ticket(1, { isCancelled: true })), announced).tickets).toHaveLength(1)
    expect(newEventsOf(board(ticket(1, { state: 'preparing' })), announced).tickets).toEqual([])
  })

  test('plays on a board just opened only for tickets that no board has shown', () => {
    const opened = { ...board(ticket(1), ticket(2, { number: null, isSeen: false })), requests: [water] }
    const events = newEventsOf(opened, null)
    expect(events.tickets.map(({ orderId }) => orderId)).toEqual([2])
    expect(events.requests).toEqual([])
  })

  test('plays for a guest’s request', () => {
    expect(newEventsOf({ tickets: [], requests: [water] }, new Set()).requests).toEqual([water])
  })
})

test('a changed ticket shows removed lines before added ones', () => {
  const changed = {
    items: [line('Margherita', 2), line('Cola')],
    notes: ['no rush'],
    before: { items: [line('Margherita', 1), line('Cola')], notes: ['quick please'] },
  }
  expect(changedLines(changed).map(({ kind, item }) => [kind, item.quantity, item.name])).toEqual([
    ['removed', 1, 'Margherita'],
    ['added', 2, 'Margherita'],
    ['same', 1, 'Cola'],
  ])
  expect(changedNotes(changed)).toEqual({ removed: ['quick please'], added: new Set(['no rush']) })
})
