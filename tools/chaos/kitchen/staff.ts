// Simulates the staff at a board: it reports the orders that it shows as seen, and moves tickets.

import { type Board, markSeen, moveTicket, type Ticket } from '@tablemate/contract/kitchen.ts'
import type { TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { ticketKey } from '@tablemate/web/features/board/state/board-state.ts'
import { nextState } from '@tablemate/web/features/board/state/columns.ts'
import type { Caller, Result } from '../clients.ts'
import type { GroupLog, Ledger, SentOrder } from '../ledger.ts'
import { countAcknowledged, mayBeDone, recordOutcome } from '../record-outcome.ts'
import { type KitchenLog, rankOf, stateOf } from './log.ts'

export interface Staff {
  /** Does one action and waits for its result. */
  act(board: Board): Promise<void>
  /** Reports all orders that the board shows. */
  reportSeen(board: Board): Promise<void>
}

/** How often the tablet is closed before there is a reply. */
const givesUpShare = 0.1
/** How often one press moves the whole order. */
const wholeShare = 0.3
/** How often the staff refuses a whole order with which no station has begun. */
const refusesShare = 0.08

interface StaffOptions {
  readonly ledger: Ledger
  readonly log: KitchenLog
  readonly caller: Caller
  readonly random: () => number
  /** Orders that are being moved, shared by all boards of the restaurant: the log records one move of an order at a time. */
  readonly busy: Set<number>
}

export function makeStaff({ ledger, log, caller, random, busy }: StaffOptions): Staff {
  const params = { restaurantId: log.restaurantId }
  const timeout = () => (random() < givesUpShare ? 1 : undefined)
  const groupOf = (groupId: string) => log.groups.find(({ group }) => group?.id === groupId)

  async function reportSeen({ tickets }: Board, tries?: number): Promise<void> {
    const unseen = new Map(
      tickets
        .filter(({ number }) => number === null)
        .map(({ orderId, groupId }) => [orderId, { orderId, groupId }]),
    )
    const orders = [...unseen.values()].slice(0, limits.ordersSeenAtOnce)
    if (orders.length === 0) return
    const result = await caller.retry(phone => phone.call(markSeen, { params, body: { orders } }), tries)
    for (const groupId of new Set(orders.map(order => order.groupId))) {
      const group = groupOf(groupId)
      // The call changes a group if any of its orders had no number yet.
      if (group) group.changes.tried += result.sent
    }
    if (result.kind === 'refused') ledger.breaches.push(`to tell what is seen was refused: ${result.problem}`)
    if (result.kind !== 'done') return
    countAcknowledged(ledger, 'seen-calls')
    for (const { orderId } of orders) log.seen.add(orderId)
  }

  async function moveOne({ tickets }: Board): Promise<void> {
    const movable = tickets.filter(one => !one.isCancelled && !busy.has(one.orderId) && isUpToDate(one, log))
    const ticket = movable[Math.floor(random() * movable.length)]
    const group = ticket && groupOf(ticket.groupId)
    const order = group?.orders.find(({ mark }) => mark === ticket?.notes[0])
    if (!ticket || !group || !order || !(ticket.state in nextState)) return
    const { orderId, groupId, state: from, version } = ticket
    const ofOrder = tickets.filter(one => one.orderId === orderId)
    const isUntouched = ofOrder.every(one => one.state === 'new' && !log.states.has(ticketKey(one)))
    const refuses = isUntouched && random() < refusesShare
    const to: TicketState = refuses ? 'refused' : nextState[from as keyof typeof nextState]
    const isWhole =
      refuses || (random() < wholeShare && ofOrder.every(one => one.state === from && isUpToDate(one, log)))
    const keys = (isWhole ? ofOrder : [ticket]).map(ticketKey)
    busy.add(orderId)
    if (refuses) order.refusedByStaff = 'maybe'
    const tried = keys.map(key => stateOf(log, key).tried)
    const isDoubtful = tried.some(state => rankOf(state) > rankOf(from))
    for (const [at, key] of keys.entries())
      log.states.set(key, { known: from, tried: furthest(tried[at] ?? from, to) })
    const reason = refuses && { reason: 'kitchen-closed' as const }
    const body = { from, to, groupId, version, ...reason, ...(!isWhole && { station: ticket.station.id }) }
    const result = await caller.retry(
      phone => phone.call(moveTicket, { params: { ...params, orderId }, body }),
      timeout(),
    )
    note(result, { group, order, keys, isDoubtful })
    if (refuses && result.kind === 'done') order.refusedByStaff = 'yes'
    // A refusal succeeds only before any other move of the order.
    else if (result.kind === 'done' || (refuses && !mayBeDone(result))) order.refusedByStaff = 'no'
    if (result.kind === 'done') for (const key of keys) log.states.set(key, { known: to, tried: to })
    busy.delete(orderId)
  }

  /** A refused move is a breach, unless its diner cancels the order or an earlier try without a reply can have made it. */
  function note(result: Result<unknown>, { group, order, keys, isDoubtful }: Move): void {
    const isCancelled = order.cancelled !== 'no'
    if (isCancelled && result.kind === 'refused') group.changes.tried += result.sent
    else recordOutcome(ledger, group, 'move', result)
    if (result.kind === 'refused' && result.sent === 1 && !isDoubtful && !isCancelled)
      ledger.breaches.push(`${keys} had moved, and nobody did that`)
  }

  return {
    act: board => (random() < 0.4 ? reportSeen(board, timeout()) : moveOne(board)),
    reportSeen: board => reportSeen(board),
  }
}

interface Move {
  readonly group: GroupLog
  readonly order: SentOrder
  readonly keys: readonly string[]
  readonly isDoubtful: boolean
}

function furthest(a: TicketState, b: TicketState): TicketState {
  return rankOf(a) > rankOf(b) ? a : b
}

/** A board may still show a ticket in its state before the last move. */
function isUpToDate(ticket: Ticket, log: KitchenLog): boolean {
  return rankOf(ticket.state) >= rankOf(stateOf(log, ticketKey(ticket)).known)
}
