// Checks that a board shows what was ordered: one ticket of each order at each of its stations, in order, and in the state to
// which the staff has moved it.

import { isDeepStrictEqual } from 'node:util'
import type { Board, Ticket } from '@tablemate/contract/kitchen.ts'
import { oldestFirst, ticketKey } from '@tablemate/web/features/board/state/board-state.ts'
import type { SentItem, SentOrder } from '../ledger.ts'
import { type Guarantees, type KitchenLog, rankOf, stateOf } from './log.ts'

type Breach = (text: string) => void

/** `guaranteed` is what was acknowledged before the board was requested. */
export function checkBoard(
  { tickets }: Pick<Board, 'tickets'>,
  log: KitchenLog,
  guaranteed: Guarantees,
  breach: Breach,
): void {
  if (!isDeepStrictEqual(tickets.toSorted(oldestFirst), tickets)) breach('the tickets are not in order')
  const orders = log.groups.flatMap(group => group.orders)
  const sent = new Set(orders.map(({ mark }) => mark))
  // A cancelled order has no note any more. Its tickets stay until the staff acknowledges them.
  const cancelled = new Set(orders.filter(order => order.cancelled !== 'no').map(({ id }) => id))
  const present = tickets.filter(ticket => !ticket.isCancelled)
  for (const { orderId, isCancelled } of tickets)
    if (isCancelled && !cancelled.has(orderId)) breach(`order ${orderId} is cancelled, and nobody did`)
  const byMark = Map.groupBy(present, markOf)
  for (const mark of byMark.keys())
    if (!sent.has(mark)) breach(`nobody placed the order of a ticket (${mark})`)
  for (const order of orders) {
    const found = byMark.get(order.mark) ?? []
    if (found.length > 0 && guaranteed.cancelled.has(order))
      breach(`${order.mark} was cancelled and has a ticket`)
    if (found.length > 0) checkTickets(found, order, log, breach)
    else if (guaranteed.orders.has(order) && order.cancelled === 'no')
      breach(`${order.mark} was acknowledged and has no ticket`)
  }
  for (const ticket of present) checkState(ticket, log, guaranteed, breach)
}

/** A ticket's order is recognised by its note. */
function markOf({ notes }: Ticket): string {
  return notes[0] ?? ''
}

function checkTickets(found: readonly Ticket[], order: SentOrder, log: KitchenLog, breach: Breach): void {
  const { mark, outcome, versions } = order
  if (outcome === 'refused') breach(`${mark} was refused and has a ticket`)
  const stationOf = new Map(log.menu.map(({ name, station }) => [name, station]))
  const wanted = Map.groupBy(versions[0] ?? [], ({ name }) => stationOf.get(name) ?? 0)
  const byStation = Map.groupBy(found, ({ station }) => station.id)
  for (const id of new Set([...wanted.keys(), ...byStation.keys()])) {
    const [ticket, ...more] = byStation.get(id) ?? []
    if (!wanted.has(id)) breach(`${mark} has a ticket at station ${id}, which prepares nothing of it`)
    else if (!ticket) breach(`${mark} has no ticket at station ${id}`)
    else if (!isDeepStrictEqual(ticket.items.map(nameAndCount), wanted.get(id)?.map(nameAndCount)))
      breach(`the ticket of ${mark} at station ${id} is not as it was ordered`)
    if (more.length > 0) breach(`${mark} has ${more.length + 1} tickets at station ${id}`)
  }
}

function nameAndCount({ name, quantity }: Pick<SentItem, 'name' | 'quantity'>) {
  return { name, quantity }
}

function checkState(ticket: Ticket, log: KitchenLog, guaranteed: Guarantees, breach: Breach): void {
  const key = ticketKey(ticket)
  const least = guaranteed.states.get(key) ?? 'new'
  const { tried } = stateOf(log, key)
  if (rankOf(ticket.state) < rankOf(least))
    breach(`ticket ${key} was moved to ${least} and is ${ticket.state}`)
  if (rankOf(ticket.state) > rankOf(tried))
    breach(`ticket ${key} is ${ticket.state}, to which nobody moved it from ${least}`)
}
