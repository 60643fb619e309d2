// What the stations saw of an order before its diner changed it or took it back: each acknowledges that for itself.

import type { Ticket } from '#contract/kitchen.ts'
import { isSameForKitchen } from '#domain/kitchen/order-version.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { type TicketRow, ticketItem } from './order-tickets.ts'
import { kitchen, type StationMap } from './stations.ts'

/** What an order said. */
interface Said<Item> {
  readonly items: readonly Item[]
  readonly note: string
}
type SaidItem = Pick<OrderItem, 'name' | 'quantity' | 'modifications'>

/** What the whole kitchen had seen, and what single stations have acknowledged since. */
export interface OrderBefore extends Said<OrderItem> {
  /** By the id of the station. */
  readonly acknowledged?: Readonly<Record<string, Said<SaidItem> & { readonly version: number }>>
}

/** An order as it is now. */
interface Present extends Said<OrderItem> {
  readonly version: number
  readonly before: OrderBefore | null
}

/** What the station's ticket said before; null where it says the same, or that was acknowledged. */
export function ticketBefore(
  { version, before, ...now }: Present,
  { stationId, lines }: Pick<TicketRow, 'stationId' | 'lines'>,
  map: StationMap,
): Ticket['before'] {
  const seen = before?.acknowledged?.[stationId]
  if (!before || seen?.version === version) return null
  const said = seen ?? {
    items: before.items.filter(({ name }) => map.stationOf(name) === stationId),
    note: before.note,
  }
  const items = lines.flatMap(line => now.items[line] ?? [])
  if (isSameForKitchen(withoutRefusals(said), withoutRefusals({ items, note: now.note }))) return null
  return { items: said.items.map(ticketItem), notes: said.note === '' ? [] : [said.note] }
}

/** Stations that had something of the order before it was changed, and have nothing of it now. */
export function stationsLeft(
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

/** What the staff itself has refused is no change of its diner's. */
function withoutRefusals({ items, note }: Said<SaidItem>) {
  return {
    items: items.map(({ name, quantity, modifications }) => ({ name, quantity, modifications, price: 0 })),
    note,
  }
}
