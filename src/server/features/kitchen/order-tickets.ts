// The tickets of one order, of which the database keeps rows only once the staff has touched it.

import type { Ticket } from '#contract/kitchen.ts'
import { groupBy } from '#domain/group-by.ts'
import type { LastRefusal } from '#domain/kitchen/refusal.ts'
import { recallWindowMs, type TicketState } from '#domain/kitchen/ticket.ts'
import type { OrderContent, OrderItem } from '#domain/orders/order.ts'
import { kitchen, type StationMap } from './stations.ts'

/** A ticket as it stands, whether it has a row or not. */
export interface TicketRow {
  readonly stationId: number
  readonly state: TicketState
  /** The places of its items within the order. */
  readonly lines: readonly number[]
  readonly ticked: readonly number[]
  /** The allergies_revision of the member that was acknowledged; -1: none. */
  readonly allergiesSeen: number
  readonly changedAt: string
  /** Whether it came into its state by a step on. */
  readonly canGoBack: boolean
  readonly refusal: LastRefusal | null
}

/** What of an order its tickets tell. */
export interface TicketOrder extends OrderContent {
  readonly transcription: string
}

/** The rows of an order that the staff has not touched: one for each station, all in the state in which orders begin. */
export function untouchedRows(
  items: readonly OrderItem[],
  map: StationMap,
  { state, placedAt }: { readonly state: TicketState; readonly placedAt: string },
): TicketRow[] {
  const byStation = groupBy([...items.keys()], line => map.stationOf(items[line]?.name ?? ''))
  // One that only tells the kitchen something is the kitchen's.
  if (byStation.size === 0) byStation.set(kitchen.id, [])
  return [...byStation]
    .map(([stationId, lines]) => ({
      stationId,
      state: lines.length > 0 && lines.every(line => items[line]?.refused) ? ('refused' as const) : state,
      lines,
      ticked: [],
      allergiesSeen: -1,
      changedAt: placedAt,
      canGoBack: false,
      refusal: null,
    }))
    .sort((a, b) => a.stationId - b.stationId)
}

/** Whether nothing is left to do about any of these, and has not been for so long that no step back is possible. */
export function areLongDone(rows: readonly TicketRow[], now: Date): boolean {
  return rows.every(
    ({ state, changedAt }) =>
      (state === 'served' || state === 'refused') && now.getTime() - Date.parse(changedAt) > recallWindowMs,
  )
}

/** The items of a ticket, by their places within the order. */
export function ticketItems(
  items: readonly OrderItem[],
  row: Pick<TicketRow, 'lines' | 'ticked'>,
): Ticket['items'] {
  return row.lines.flatMap(line => {
    const item = items[line]
    return item ? [{ ...ticketItem(item, line), isTicked: row.ticked.includes(line) }] : []
  })
}

/** What the diner wrote, and what was said of no dish; a dish that cannot be had was understood. */
export function ticketNotes({ note, notUnderstood, transcription }: TicketOrder): string[] {
  const said = notUnderstood
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ start, end }) => transcription.slice(start, end).trim())
  return [note, ...said].filter(text => text !== '')
}

/** A line of a ticket, which nobody has ticked. */
export function ticketItem(
  {
    name,
    quantity,
    modifications,
    refused,
  }: Pick<OrderItem, 'name' | 'quantity' | 'modifications' | 'refused'>,
  line: number,
) {
  return {
    line,
    name,
    quantity,
    ...(modifications && { modifications }),
    isRefused: refused !== undefined,
  }
}
