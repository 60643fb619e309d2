// The orders of a group as the stations prepare them, for what is sent to points of sale, webhooks and printers.

import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { leastAdvanced, type TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf, perPartition } from '../../db/partitions.ts'
import { jsonRows } from '../../db/sql.ts'
import { asLoadedGroup } from '../../group/group-row.ts'
import { menuItemsOf } from './board-part.ts'
import { type BoardRow, boardStatement } from './board-row.ts'
import { rowsOfOrder } from './board-tickets.ts'
import { loadStationMap } from './stations.ts'

export interface KitchenOrder {
  readonly id: number
  /** Grows with every change by the diner. */
  readonly version: number
  /** null: it has none yet. */
  readonly number: number | null
  /** ISO time. */
  readonly placedAt: string
  /** Of the least advanced ticket. */
  readonly state: TicketState
  readonly items: readonly OrderItem[]
  /** The diner's note to the kitchen. */
  readonly note: string
  readonly allergies: { readonly text: string; readonly allergens: readonly Allergen[] }
  /** The position of the member in the group, from 1. */
  readonly guest: number
  /** The indices of the items that each station prepares. */
  readonly stations: readonly { readonly stationId: number; readonly lines: readonly number[] }[]
}

export interface KitchenGroup {
  readonly revision: number
  readonly table: string | null
  readonly currency: CurrencyCode
  readonly rates: Rates
  readonly guests: number
  readonly orders: readonly KitchenOrder[]
  /** Ids of all complete orders that are not cancelled, also of those that are no tickets. */
  readonly placed: ReadonlySet<number>
}

const statementOf = perPartition(boardStatement)

/**
 * The orders that are tickets, without cancelled ones, also after ordering was switched off; null if the group has expired,
 * belongs to another restaurant, or its restaurant has never switched ordering on.
 */
export async function loadKitchenOrders(
  tx: Transaction,
  restaurantId: number,
  groupId: string,
  now: Date,
): Promise<KitchenGroup | null> {
  const partition = partitionOf(groupId)
  const [row] = await jsonRows<BoardRow>(tx, statementOf(partition), [
    partition,
    [groupId],
    now,
    restaurantId,
  ])
  if (!row?.kitchen) return null
  const loaded = asLoadedGroup(row)
  const map = await loadStationMap(tx, restaurantId, menuItemsOf(row))
  const stored = new Map((row.orders ?? []).map(order => [order.id, order]))
  const members = new Map(loaded.members.map((member, at) => [member.id, { ...member, guest: at + 1 }]))
  const orders = loaded.orders.flatMap(({ id, memberId, items, note, createdAt }) => {
    const rows = rowsOfOrder(row, id, map)
    const member = members.get(memberId)
    const state = leastAdvanced((rows ?? []).map(ticket => ticket.state))
    if (!rows || state === null || !member) return []
    const { allergies: text, allergens, guest } = member
    return [
      {
        ...{ id, state, items, note, guest, placedAt: createdAt },
        version: stored.get(id)?.version ?? 1,
        number: stored.get(id)?.kitchenNumber ?? null,
        allergies: { text, allergens },
        stations: rows.map(({ stationId, lines }) => ({ stationId, lines })),
      },
    ]
  })
  const { group, billInput, members: people, revision } = loaded
  return {
    ...{ revision, orders },
    placed: new Set(loaded.orders.filter(({ state }) => state === 'placed').map(({ id }) => id)),
    table: group.tableNumber,
    currency: group.currency,
    rates: billInput.rates,
    guests: people.length,
  }
}
