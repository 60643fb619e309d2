// Turns a group's row into tickets, as the contract declares them.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { firstState } from '@tablemate/domain/kitchen/order-state.ts'
import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import { inUtc } from '../../db/json-time.ts'
import { asLoadedGroup, type LoadedGroup } from '../../group/group-row.ts'
import type { BoardOrderRow, BoardRow } from './board-row.ts'
import { areLongDone, type TicketRow, ticketItems, untouchedRows } from './order-tickets.ts'
import { formerStations, ticketBefore } from './previous-order.ts'
import type { StationMap } from './stations.ts'

/** A ticket, without whether its group has left. */
export type TicketHere = Omit<Ticket, 'hasLeft'>

/** Oldest first, and by station within an order; none if orders never reached the kitchen. */
export function ticketsOf(row: BoardRow, loaded: LoadedGroup, map: StationMap, now: Date): TicketHere[] {
  if (!row.kitchen) return []
  const orders = new Map(loaded.orders.map(order => [order.id, order]))
  return (row.orders ?? [])
    .filter(({ isUnsent }) => !isUnsent)
    .map(entry => ({ ...entry, createdAt: inUtc(entry.createdAt) }))
    .sort(oldestFirst)
    .flatMap(entry => {
      const order = orders.get(entry.id)
      const isShown = entry.isCancelled || (order && isAtKitchen(order))
      return isShown ? ticketsOfOrder({ row, entry, order, map, now }) : []
    })
}

const isAtKitchen = ({ kitchen }: Order) => kitchen !== null && kitchen !== 'to-confirm'

interface TicketInput {
  readonly row: BoardRow
  readonly entry: BoardOrderRow
  /** Undefined if it was cancelled. */
  readonly order: Order | undefined
  readonly map: StationMap
  readonly now: Date
}

const noContent = { items: [], note: '' }

function ticketsOfOrder({ row, entry, order, map, now }: TicketInput): TicketHere[] {
  const { id: orderId, version, before, kitchenNumber, isCancelled, memberId, isSeen, createdAt } = entry
  const content: Pick<Order, 'items' | 'note'> = order ?? noContent
  const present = order ? currentRows(row, order, map) : []
  const mustAcknowledge = (ticket: TicketRow) =>
    ticketBefore({ ...content, version, before }, ticket, map) !== null
  const former = formerRows({ row, entry, map }, present).filter(mustAcknowledge)
  const rows = [...present, ...former]
  if (!rows.some(mustAcknowledge) && areLongDone(rows, now)) return []
  // Words that were not understood never reach the kitchen: the diner decides what they are.
  const notes = content.note === '' ? [] : [content.note]
  const member = memberOf(row, memberId)
  return rows.map(ticket => ({
    orderId,
    groupId: row.id,
    number: kitchenNumber,
    isSeen,
    table: row.tableNumber,
    member: { id: memberId, name: member.name },
    station: { id: ticket.stationId, name: map.nameOf(ticket.stationId) },
    items: ticketItems(content.items, ticket),
    notes,
    allergies: { ...member.allergies, isAcknowledged: member.isAcknowledgedBy(ticket.allergiesSeen) },
    state: ticket.state,
    isCancelled,
    version,
    before: ticketBefore({ ...content, version, before }, ticket, map),
    placedAt: createdAt,
    changedAt: ticket.changedAt,
  }))
}

/** Tickets of stations that have no items any more, but must acknowledge that. */
function formerRows(
  { row, entry, map }: Pick<TicketInput, 'row' | 'entry' | 'map'>,
  present: readonly TicketRow[],
): TicketRow[] {
  const empty = {
    ...{ lines: [], ticked: [], allergiesSeen: -1, canGoBack: false, refusal: null },
    ...{ state: stateOfUntouched(row), changedAt: entry.createdAt },
  }
  return formerStations(entry.before, present, map).map(stationId => ({ ...empty, stationId }))
}

/** The ticket rows of an order, stored or derived; null if the kitchen has no such order. */
export function rowsOfOrder(row: BoardRow, orderId: number, map: StationMap): TicketRow[] | null {
  const order = asLoadedGroup(row).orders.find(({ id }) => id === orderId)
  return order && isAtKitchen(order) ? currentRows(row, order, map) : null
}

function currentRows(row: BoardRow, { id, items, createdAt }: Order, map: StationMap): TicketRow[] {
  const rows = storedRows(row, id)
  return rows.length > 0
    ? rows
    : untouchedRows(items, map, { state: stateOfUntouched(row), placedAt: createdAt })
}

function stateOfUntouched({ isAdmitted, kitchen }: BoardRow): 'new' | 'waiting' {
  return firstState({ mode: kitchen?.mode ?? 'off', isAdmitted })
}

/** The stored rows of an order; none before the staff first touches it. */
function storedRows({ tickets }: Pick<BoardRow, 'tickets'>, orderId: number): TicketRow[] {
  return (tickets ?? [])
    .filter(ticket => ticket.orderId === orderId)
    .map(({ orderId: _, ...ticket }) => ({ ...ticket, changedAt: inUtc(ticket.changedAt) }))
}

function memberOf({ members }: BoardRow, memberId: number) {
  const found = members?.find(({ id }) => id === memberId)
  // A member who cancelled all orders and left has no row.
  const { name = '', allergies: text = '', allergens = [], allergiesRevision = 0 } = found ?? {}
  const isNone = text === '' && allergens.length === 0
  return {
    name,
    allergies: { text, allergens },
    isAcknowledgedBy: (seen: number) => isNone || seen >= allergiesRevision,
  }
}
