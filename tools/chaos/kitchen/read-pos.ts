// Reads what a fake point of sale keeps: the bodies of Square and Clover, as orders that the ledger can be compared with.

import type { PosKind } from '@tablemate/test/deliveries/connect-pos.ts'
import type { KeptOrder } from '@tablemate/test/deliveries/fake-pos.ts'
import type { SentItem } from '../ledger.ts'

export interface KeptAtPos {
  /** The order's note; empty if there is none. */
  readonly mark: string
  /** In the order of the body. Equal lines are one item. */
  readonly items: readonly SentItem[]
  readonly isCancelled: boolean
}

interface SquareOrder {
  readonly line_items: readonly {
    readonly name: string
    readonly quantity: string
    readonly base_price_money: { readonly amount: number }
  }[]
  readonly fulfillments: readonly { readonly pickup_details: { readonly note?: string } }[]
}

interface CloverOrder {
  readonly note: string
  /** One for each unit. */
  readonly lineItems: readonly { readonly name: string; readonly price: number }[]
}

export function readKept(kind: PosKind, { order, isCancelled }: KeptOrder): KeptAtPos {
  return { ...readers[kind](order), isCancelled }
}

const readers: Readonly<Record<PosKind, (order: unknown) => Omit<KeptAtPos, 'isCancelled'>>> = {
  square(order) {
    const { line_items, fulfillments } = order as SquareOrder
    return {
      mark: markIn(fulfillments[0]?.pickup_details.note ?? ''),
      items: line_items.map(({ name, quantity, base_price_money: { amount } }) => ({
        name,
        price: amount,
        quantity: Number(quantity),
      })),
    }
  },
  clover(order) {
    const { note, lineItems } = order as CloverOrder
    const units = Map.groupBy(lineItems, ({ name, price }) => `${name} ${price}`)
    return {
      mark: markIn(note),
      items: [...units.values()].flatMap(([unit, ...more]) =>
        unit ? [{ name: unit.name, price: unit.price, quantity: 1 + more.length }] : [],
      ),
    }
  },
}

function markIn(note: string): string {
  return /\bOrder \d+/.exec(note)?.[0] ?? ''
}
