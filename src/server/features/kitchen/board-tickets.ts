// The tickets of a group's row, in the contract's words.

import type { Ticket } from '#contract/kitchen.ts'
import type { Order } from '#contract/orders.ts'
import { oldestFirst } from '#domain/orders/order.ts'
import { asTable, inUtc, type LoadedTable } from '../../table/load-table.ts'
import type { BoardOrderRow, BoardRow } from './board-row.ts'
import { stationsLeft, ticketBefore } from './order-before.ts'
import {
  areLongDone,
  type TicketOrder,
  type TicketRow,
  ticketItems,
  ticketNotes,
  untouchedRows,
} from './order-tickets.ts'
import type { StationMap } from './stations.ts'

/** Oldest first, those of one order by station; none where orders do not reach the restaurant. */
export function ticketsOf(row: BoardRow, loaded: LoadedTable, map: StationMap, now: Date): Ticket[] {
  if (!row.kitchen) return []
  const orders = new Map(loaded.orders.map(order => [order.id, order]))
  return (row.boardOrders ?? [])
    .map(more => ({ more, id: more[0], createdAt: inUtc(more[6]), order: orders.get(more[0]) }))
    .sort(oldestFirst)
    .flatMap(({ more, createdAt, order }) =>
      more[4] || (order && order.kitchen !== null)
        ? ticketsOfOne({ row, more, createdAt, order, map, now })
        : [],
    )
}

interface OneOrder {
  readonly row: BoardRow
  readonly more: BoardOrderRow
  readonly createdAt: string
  /** Absent where it was cancelled. */
  readonly order: Order | undefined
  readonly map: StationMap
  readonly now: Date
}

const nothing = { items: [], note: '', notUnderstood: [], transcription: '' }

function ticketsOfOne({ row, more, createdAt, order, map, now }: OneOrder): Ticket[] {
  const [orderId, version, before, number, isCancelled, memberId] = more
  const content: TicketOrder = order ?? nothing
  const present = order ? presentRows(row, order, map) : []
  const isToAcknowledge = (ticket: TicketRow) =>
    ticketBefore({ ...content, version, before }, ticket, map) !== null
  const left = leftRows({ row, more, createdAt, map }, present).filter(isToAcknowledge)
  const rows = [...present, ...left]
  if (!rows.some(isToAcknowledge) && areLongDone(rows, now)) return []
  const notes = ticketNotes(content)
  const member = memberOf(row, memberId)
  return rows.map(ticket => ({
    orderId,
    groupId: row.id,
    number,
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

/** What only shows what is ordered no longer. */
function leftRows(
  { row, more, createdAt, map }: Pick<OneOrder, 'row' | 'more' | 'createdAt' | 'map'>,
  present: readonly TicketRow[],
): TicketRow[] {
  const [, , before] = more
  const empty = {
    ...{ lines: [], ticked: [], allergiesSeen: -1, canGoBack: false, refusal: null },
    ...{ state: beginning(row), changedAt: createdAt },
  }
  return stationsLeft(before, present, map).map(stationId => ({ ...empty, stationId }))
}

/** The tickets of an order as the database has them, or would have them; null where the kitchen has no such order. */
export function rowsOfOrder(row: BoardRow, orderId: number, map: StationMap): TicketRow[] | null {
  const order = asTable(row).orders.find(({ id }) => id === orderId)
  return order && order.kitchen !== null ? presentRows(row, order, map) : null
}

function presentRows(row: BoardRow, { id, items, createdAt }: Order, map: StationMap): TicketRow[] {
  const kept = keptRows(row, id)
  return kept.length > 0 ? kept : untouchedRows(items, map, { state: beginning(row), placedAt: createdAt })
}

/** The state of tickets that the staff has not touched. */
function beginning({ isAdmitted, kitchen }: BoardRow): 'new' | 'waiting' {
  return isAdmitted || kitchen?.mode === 'at-once' ? 'new' : 'waiting'
}

/** The rows that the staff's first touch of the order wrote; none before that. */
function keptRows({ tickets }: Pick<BoardRow, 'tickets'>, orderId: number): TicketRow[] {
  return (tickets ?? [])
    .filter(([of]) => of === orderId)
    .map(([, stationId, state, lines, ticked, allergiesSeen, changedAt, canGoBack, refusal]) => ({
      ...{ stationId, state, lines, ticked, allergiesSeen, canGoBack, refusal },
      changedAt: inUtc(changedAt),
    }))
}

function memberOf({ allergies }: BoardRow, memberId: number) {
  const found = allergies?.find(([id]) => id === memberId)
  // Who took all back and left.
  const [, name, text, allergens, revision] = found ?? [memberId, '', '', [], 0]
  const isNone = text === '' && allergens.length === 0
  return {
    name,
    allergies: { text, allergens },
    isAcknowledgedBy: (seen: number) => isNone || seen >= revision,
  }
}
