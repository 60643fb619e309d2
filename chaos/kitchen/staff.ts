// Somebody works at a board: it tells which orders it shows, and moves tickets on.

import { type Board, markSeen, moveTicket, type Ticket } from '#contract/kitchen.ts'
import { limits } from '#domain/limits.ts'
import { ticketKey } from '../../src/client/parts/portal/board/state/board-state.ts'
import { nextState } from '../../src/client/parts/portal/board/state/columns.ts'
import type { Caller, Ended } from '../calls.ts'
import type { Ledger, TableLog } from '../ledger.ts'
import { count, settle } from '../record-outcome.ts'
import { type KitchenLog, rankOf, stateOf } from './log.ts'

export interface Staff {
  /** One act, to its end. */
  act(board: Board): Promise<void>
  /** Tells of all that the board shows. */
  tellSeen(board: Board): Promise<void>
}

/** So seldom the tablet is put away before there is an answer. */
const givesUpShare = 0.1
/** So often one press moves the whole order. */
const wholeShare = 0.3

interface Place {
  readonly ledger: Ledger
  readonly log: KitchenLog
  readonly caller: Caller
  readonly random: () => number
  /** Orders that somebody moves just now: all boards of the restaurant share it, so that each move is noted after the last. */
  readonly busy: Set<number>
}

export function makeStaff({ ledger, log, caller, random, busy }: Place): Staff {
  const params = { restaurantId: log.restaurantId }
  const timeout = () => (random() < givesUpShare ? 1 : undefined)
  const tableOf = (groupId: string) => log.tables.find(({ group }) => group?.id === groupId)

  async function tellSeen({ tickets }: Board, tries?: number): Promise<void> {
    const unseen = new Map(
      tickets
        .filter(({ number }) => number === null)
        .map(({ orderId, groupId }) => [orderId, { orderId, groupId }]),
    )
    const orders = [...unseen.values()].slice(0, limits.ordersSeenAtOnce)
    if (orders.length === 0) return
    const ended = await caller.insist(phone => phone.call(markSeen, { params, body: { orders } }), tries)
    for (const groupId of new Set(orders.map(order => order.groupId))) {
      const table = tableOf(groupId)
      // A change where any of its orders had no number yet.
      if (table) table.changes.tried += ended.sent
    }
    if (ended.kind === 'refused') ledger.breaches.push(`to tell what is seen was refused: ${ended.problem}`)
    if (ended.kind !== 'done') return
    count(ledger, 'seen-calls')
    for (const { orderId } of orders) log.seen.add(orderId)
  }

  async function moveOne({ tickets }: Board): Promise<void> {
    const movable = tickets.filter(ticket => !busy.has(ticket.orderId) && isUpToDate(ticket, log))
    const ticket = movable[Math.floor(random() * movable.length)]
    const table = ticket && tableOf(ticket.groupId)
    if (!ticket || !table || !(ticket.state in nextState)) return
    const { orderId, groupId, state: from, version } = ticket
    const to = nextState[from as keyof typeof nextState]
    const ofOrder = tickets.filter(one => one.orderId === orderId)
    const isWhole = random() < wholeShare && ofOrder.every(one => one.state === from && isUpToDate(one, log))
    const keys = (isWhole ? ofOrder : [ticket]).map(ticketKey)
    busy.add(orderId)
    const isDoubtful = keys.some(key => rankOf(stateOf(log, key).tried) > rankOf(from))
    for (const key of keys) log.states.set(key, { known: from, tried: to })
    const body = { from, to, groupId, version, ...(!isWhole && { station: ticket.station.id }) }
    const ended = await caller.insist(
      phone => phone.call(moveTicket, { params: { ...params, orderId }, body }),
      timeout(),
    )
    note(ended, table, keys, isDoubtful)
    if (ended.kind === 'done') for (const key of keys) log.states.set(key, { known: to, tried: to })
    busy.delete(orderId)
  }

  /** Only an earlier try that had no answer can have been quicker. */
  function note(ended: Ended<unknown>, table: TableLog, keys: readonly string[], isDoubtful: boolean): void {
    settle(ledger, table, 'move', ended)
    if (ended.kind === 'refused' && ended.sent === 1 && !isDoubtful)
      ledger.breaches.push(`${keys} had moved, and nobody did that`)
  }

  return {
    act: board => (random() < 0.4 ? tellSeen(board, timeout()) : moveOne(board)),
    tellSeen: board => tellSeen(board),
  }
}

/** A board may show a ticket where it was before the last move. */
function isUpToDate(ticket: Ticket, log: KitchenLog): boolean {
  return rankOf(ticket.state) >= rankOf(stateOf(log, ticketKey(ticket)).known)
}
