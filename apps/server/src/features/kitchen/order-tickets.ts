// The tickets of one order. The database stores their rows only once the staff has touched the order.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { unlessAllRefused } from '@tablemate/domain/kitchen/order-state.ts'
import type { LastRefusal } from '@tablemate/domain/kitchen/refusal.ts'
import { recallWindowMs, type TicketOption, type TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import type { ChosenOption } from '@tablemate/domain/menu/options.ts'
import { linesAtKitchen, type OrderItem } from '@tablemate/domain/orders/order.ts'
import { kitchen, type StationMap } from './stations.ts'

/** A ticket in its current state, stored or derived. */
export interface TicketRow {
  readonly stationId: number
  readonly state: TicketState
  /** The indices of its items in the order. */
  readonly lines: readonly number[]
  readonly ticked: readonly number[]
  /** The member's allergies_revision that was acknowledged; -1: none. */
  readonly allergiesSeen: number
  readonly changedAt: string
  /** Whether its last step was a step forward. */
  readonly canGoBack: boolean
  readonly refusal: LastRefusal | null
}

/** The derived rows of an order that the staff has not touched: one per station, all in the initial state. */
export function untouchedRows(
  items: readonly OrderItem[],
  map: StationMap,
  { state, placedAt }: { readonly state: TicketState; readonly placedAt: string },
): TicketRow[] {
  const lines = linesAtKitchen(items)
  const byStation: Map<number, number[]> = groupBy(lines, line => map.stationOf(items[line]?.name ?? ''))
  // An order with a note alone goes to the kitchen.
  if (items.length === 0) byStation.set(kitchen.id, [])
  return [...byStation]
    .map(([stationId, lines]) => ({
      stationId,
      state: unlessAllRefused(
        lines.map(line => items[line] ?? {}),
        state,
      ),
      lines,
      ticked: [],
      allergiesSeen: -1,
      changedAt: placedAt,
      canGoBack: false,
      refusal: null,
    }))
    .sort((a, b) => a.stationId - b.stationId)
}

/** Whether all tickets are finished, for so long that no step back is possible. */
export function areLongDone(rows: readonly TicketRow[], now: Date): boolean {
  return rows.every(
    ({ state, changedAt }) =>
      (state === 'served' || state === 'refused') && now.getTime() - Date.parse(changedAt) > recallWindowMs,
  )
}

/** The items of a ticket. */
export function ticketItems(
  items: readonly OrderItem[],
  row: Pick<TicketRow, 'lines' | 'ticked'>,
): Ticket['items'] {
  return row.lines.flatMap(line => {
    const item = items[line]
    return item ? [{ ...ticketItem(item, line), isTicked: row.ticked.includes(line) }] : []
  })
}

/** An item of a ticket, or one that a station has acknowledged, whose options are in the kitchen's words. */
export interface TicketContentItem extends Pick<OrderItem, 'name' | 'quantity' | 'modifications'> {
  readonly options?:
    | readonly (TicketOption & Partial<Pick<ChosenOption, 'kitchenName' | 'refused'>>)[]
    | undefined
}

function ticketOption({
  id,
  name,
  kitchenName = name,
  quantity,
  isExtra,
  refused,
}: NonNullable<TicketContentItem['options']>[number]): TicketOption {
  return {
    ...{ id, name: kitchenName, quantity },
    ...(isExtra && { isExtra }),
    ...(refused && { isRefused: true }),
  }
}

/** A line of a ticket, without its tick. */
export function ticketItem(
  {
    name,
    quantity,
    options,
    modifications,
    isOffMenu,
    refused,
  }: TicketContentItem & Pick<OrderItem, 'isOffMenu' | 'refused'>,
  line: number,
) {
  return {
    line,
    name,
    quantity,
    ...(options?.length && { options: options.map(ticketOption) }),
    ...(modifications && { modifications }),
    ...(isOffMenu && { isOffMenu }),
    isRefused: refused !== undefined,
  }
}
