// Reads the events of Square that matter here. Source: Square, reference of webhook events (2026-09-16).

import { type JsonObject, listOf, objectOf } from './parsed-json.ts'

export type SquareEvent =
  /** The state of an order as a whole, of this version of the order. */
  | { readonly kind: 'order'; readonly id: string; readonly version: number; readonly state: string }
  /** The state of an order's fulfilment, which says more than the order's while that is open. */
  | { readonly kind: 'fulfilment'; readonly id: string; readonly version: number; readonly state: string }
  | { readonly kind: 'menu'; readonly changedAt: Date }

/** Null: an event of another kind, or without what is needed. `object` is `data.object` of the event. */
export function readSquareEvent(type: string, object: JsonObject): SquareEvent | null {
  switch (type) {
    case 'order.updated': {
      const { order_id: id, version, state } = objectOf(object.order_updated)
      return isText(id) && isVersion(version) && isText(state) ? { kind: 'order', id, version, state } : null
    }
    case 'order.fulfillment.updated': {
      const fulfilment = objectOf(object.order_fulfillment_updated)
      const { order_id: id, version, fulfillment_update: updates } = fulfilment
      const { new_state: state } = objectOf(listOf(updates).at(-1))
      return isText(id) && isVersion(version) && isText(state)
        ? { kind: 'fulfilment', id, version, state }
        : null
    }
    case 'catalog.version.updated': {
      const { updated_at: text } = objectOf(object.catalog_version)
      const time = isText(text) ? Date.parse(text) : Number.NaN
      return time > 0 ? { kind: 'menu', changedAt: new Date(time) } : null
    }
    default:
      return null
  }
}

/** Other texts are no id, state or time of Square. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value)
const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
