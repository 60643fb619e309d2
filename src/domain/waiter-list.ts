// "For the waiter": the whole table's order as one list to read out, 4 × Margherita, of which 1 without basil.

import { groupBy } from './group-by.ts'
import type { OrderItem } from './order.ts'
import { nameKey } from './plain-text.ts'

export interface WaiterLine {
  readonly name: string
  readonly quantity: number
  /** How many of them are wanted how; what is not listed here is wanted as it comes. */
  readonly variations: readonly { readonly modifications: string; readonly quantity: number }[]
}

/**
 * One line per dish over all orders, in the order in which the dishes were first asked for. Names and modifications
 * that differ only in case or Unicode form are one.
 */
export function waiterList(orders: readonly { readonly items: readonly OrderItem[] }[]): WaiterLine[] {
  const items = orders.flatMap(order => order.items)
  return [...groupBy(items, item => nameKey(item.name)).values()].map(same => ({
    name: same[0]?.name ?? '',
    quantity: sumOf(same),
    variations: variationsOf(same),
  }))
}

function variationsOf(items: readonly OrderItem[]): WaiterLine['variations'] {
  const modified = items.filter(item => item.modifications)
  return [...groupBy(modified, item => nameKey(item.modifications ?? '')).values()].map(same => ({
    modifications: same[0]?.modifications ?? '',
    quantity: sumOf(same),
  }))
}

const sumOf = (items: readonly OrderItem[]) => items.reduce((sum, item) => sum + item.quantity, 0)
