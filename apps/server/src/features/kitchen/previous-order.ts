// The content of an order before its diner changed or cancelled it. Each station acknowledges the change for itself.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { isSameForKitchen } from '@tablemate/domain/kitchen/order-version.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { type TicketContentItem, type TicketRow, ticketItem } from './order-tickets.ts'
import { kitchen, type StationMap } from './stations.ts'

/** The content of an order that a ticket shows. */
interface TicketContent<Item> {
  readonly items: readonly Item[]
  readonly note: string
}

/** The content that all stations saw, and the newer content that single stations acknowledged. */
export interface OrderBefore extends TicketContent<OrderItem> {
  /** By station id. */
  readonly acknowledged?: Readonly<
    Record<string, TicketContent<TicketContentItem> & { readonly version: number }>
  >
}

/** An order in its current version. */
interface CurrentOrder extends TicketContent<OrderItem> {
  readonly version: number
  readonly before: OrderBefore | null
}

/** The former content of the station's ticket; null if it is unchanged, or the change was acknowledged. */
export function ticketBefore(
  { version, before, ...now }: CurrentOrder,
  { stationId, lines }: Pick<TicketRow, 'stationId' | 'lines'>,
  map: StationMap,
): Ticket['before'] {
  const seen = before?.acknowledged?.[stationId]
  if (!before || seen?.version === version) return null
  const former = seen ?? {
    items: before.items.filter(({ name }) => map.stationOf(name) === stationId),
    note: before.note,
  }
  const items = lines.flatMap(line => now.items[line] ?? [])
  if (isSameForKitchen(withoutRefusals(former), withoutRefusals({ items, note: now.note }))) return null
  return { items: former.items.map(ticketItem), notes: former.note === '' ? [] : [former.note] }
}

/** Stations that had a ticket of the order before the change, and have none now. */
export function formerStations(
  before: OrderBefore | null,
  rows: readonly Pick<TicketRow, 'stationId'>[],
  map: StationMap,
): number[] {
  if (!before) return []
  const had = new Set(before.items.map(({ name }) => map.stationOf(name)))
  if (had.size === 0) had.add(kitchen.id)
  for (const id of Object.keys(before.acknowledged ?? {})) had.add(Number(id))
  for (const { stationId } of rows) had.delete(stationId)
  return [...had].sort((a, b) => a - b)
}

/** Ignores refusals for the comparison: the staff made them, not the diner. */
function withoutRefusals({ items, note }: TicketContent<TicketContentItem>) {
  return {
    items: items.map(({ name, quantity, options, modifications }) => ({
      ...{ name, quantity, modifications, price: 0 },
      options: options?.map(({ id, quantity }) => ({ ...{ id, quantity, name: '', groupId: 0, price: 0 } })),
    })),
    note,
  }
}
