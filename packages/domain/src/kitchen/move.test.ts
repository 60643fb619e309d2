import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideMove, type MovableTicket, type TicketMove } from './move.ts'
import type { LastRefusal } from './refusal.ts'
import {
  leastAdvanced,
  recallWindowMs,
  stepBetween,
  type TicketState,
  ticketStates,
  undoWindowMs,
} from './ticket.ts'

const at = Date.parse('2026-11-23T19:00:00.000Z')
const ticket = (stationId: number, state: TicketState, changed = at): MovableTicket => ({
  stationId,
  state,
  changedAt: new Date(changed).toISOString(),
  canGoBack: true,
  refusal: null,
})
const move = (from: TicketState, step: TicketMove['step'], more: Partial<TicketMove> = {}): TicketMove => ({
  ...{ from, step, to: 'new', station: null, reason: null, lines: null },
  ...more,
})

describe('a step of an order’s tickets', () => {
  test('moves only tickets in the state that the caller saw', () => {
    const tickets = [ticket(0, 'new'), ticket(1, 'preparing'), ticket(2, 'new')]
    expect(decideMove(tickets, move('new', 'advance'), at)).toEqual({
      kind: 'moves',
      tickets: [tickets[0], tickets[2]],
    })
    expect(decideMove(tickets, move('new', 'advance', { station: 2 }), at)).toEqual({
      kind: 'moves',
      tickets: [tickets[2]],
    })
  })

  test('that comes second gets the present state of the tickets', () => {
    const tickets = [ticket(0, 'ready'), ticket(1, 'preparing')]
    const input = move('new', 'advance')
    expect(decideMove(tickets, { ...input, station: null }, at)).toEqual({
      kind: 'moved',
      state: 'preparing',
    })
    expect(decideMove(tickets, { ...input, station: 0 }, at)).toEqual({ kind: 'moved', state: 'ready' })
    expect(decideMove(tickets, { ...input, station: 7 }, at)).toEqual({ kind: 'no-ticket' })
  })

  test('back is possible for two hours', () => {
    const tickets = [ticket(0, 'served')]
    const back = move('served', 'recall')
    expect(decideMove(tickets, back, at + recallWindowMs).kind).toBe('moves')
    expect(decideMove(tickets, back, at + recallWindowMs + 1).kind).toBe('no-way-back')
  })

  test('back is possible after a step forward, and not after another step back', () => {
    const recalled = [{ ...ticket(0, 'ready'), canGoBack: false }]
    expect(decideMove(recalled, move('ready', 'recall'), at).kind).toBe('no-way-back')
    expect(decideMove(recalled, move('ready', 'advance'), at).kind).toBe('moves')
  })

  test('that admitted a group can be undone within 30 s, but not for orders placed since', () => {
    const input = move('new', 'undo-admit')
    expect(decideMove([ticket(0, 'new')], input, at + undoWindowMs).kind).toBe('moves')
    expect(decideMove([ticket(0, 'new')], input, at + undoWindowMs + 1).kind).toBe('no-way-back')
    const placedSince = { ...ticket(0, 'new'), canGoBack: false }
    expect(decideMove([placedSince], input, at).kind).toBe('no-way-back')
  })

  test('goes one state forward or back, or refuses the ticket, which only undoing reverts', () => {
    for (const from of ticketStates)
      for (const to of ticketStates) {
        const step = stepBetween(from, to)
        const apart = ticketStates.indexOf(to) - ticketStates.indexOf(from)
        if (step === 'admit' || step === 'advance') expect(apart).toBe(1)
        if (step === 'recall') expect(apart).toBe(-1)
        if (step === 'refuse') expect(to).toBe('refused')
        if (from === 'refused') expect([null, 'undo-refuse']).toContain(step)
        if (to === 'waiting') expect([null, 'undo-admit', 'undo-refuse']).toContain(step)
      }
  })

  test('never moves a ticket that is not in the state that the caller saw', () => {
    const state = fc.constantFrom(...ticketStates)
    fc.assert(
      fc.property(fc.array(state), state, (states, from) => {
        const tickets = states.map((one, stationId) => ticket(stationId, one))
        const decision = decideMove(tickets, move(from, 'advance'), at)
        if (decision.kind === 'moves')
          expect(decision.tickets).toEqual(tickets.filter(one => one.state === from))
        if (decision.kind === 'moved') expect(decision.state).toBe(leastAdvanced(states))
        expect(decision.kind === 'no-ticket').toBe(states.length === 0)
      }),
    )
  })
})

describe('a refusal', () => {
  const refusal: LastRefusal = {
    ...{ at: new Date(at).toISOString(), revision: 7, from: 'preparing' },
    ...{ reason: 'sold-out', lines: [1], dishes: [] },
  }
  const input = move('refused', 'undo-refuse', { to: 'preparing', reason: 'sold-out', lines: [1] })
  const refused = { ...ticket(0, 'refused'), refusal }

  test('is undone when its fields match, whether or not it refused the whole ticket', () => {
    const other = { ...ticket(1, 'preparing'), refusal }
    const untouched = ticket(2, 'preparing')
    expect(decideMove([refused, other, untouched], input, at + undoWindowMs)).toEqual({
      kind: 'moves',
      tickets: [refused, other],
    })
    expect(decideMove([refused], { ...input, lines: null }, at).kind).toBe('moves')
  })

  test('is not undone too late, with other fields, or once the ticket has moved on', () => {
    expect(decideMove([refused], input, at + undoWindowMs + 1).kind).toBe('no-way-back')
    for (const more of [{ to: 'new' }, { reason: 'kitchen-closed' }, { lines: [0, 2] }] as const)
      expect(decideMove([refused], { ...input, ...more }, at).kind).toBe('moved')
    expect(decideMove([{ ...refused, state: 'ready' }], input, at).kind).toBe('moved')
  })
})
