// Reads the events of Square that matter here. Source: Square, reference of webhook events (2026-09-16).

export type SquareEvent =
  /** The state of an order as a whole, of this version of the order. */
  | { readonly kind: 'order'; readonly id: string; readonly version: number; readonly state: string }
  /** The state of an order's fulfilment, which says more than the order's while that is open. */
  | { readonly kind: 'fulfilment'; readonly id: string; readonly version: number; readonly state: string }
  | { readonly kind: 'menu'; readonly changedAt: Date }

/** Null: an event of another kind, or without what is needed. `object` is `data.object` of the event. */
export function readSquareEvent(type: string, object: Readonly<Record<string, unknown>>): SquareEvent | null {
  switch (type) {
    case 'order.updated': {
      const { order_id: id, version, state } = fieldsOf(object.order_updated)
      return isText(id) && isVersion(version) && isText(state) ? { kind: 'order', id, version, state } : null
    }
    case 'order.fulfillment.updated': {
      const {
        order_id: id,
        version,
        fulfillment_update: updates,
      } = fieldsOf(object.order_fulfillment_updated)
      const { new_state: state } = fieldsOf(Array.isArray(updates) ? updates.at(-1) : null)
      return isText(id) && isVersion(version) && isText(state)
        ? { kind: 'fulfilment', id, version, state }
        : null
    }
    case 'catalog.version.updated': {
      const { updated_at: text } = fieldsOf(object.catalog_version)
      const time = isText(text) ? Date.parse(text) : Number.NaN
      return Number.isNaN(time) ? null : { kind: 'menu', changedAt: new Date(time) }
    }
    default:
      return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Longer texts are no id or state of Square. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200
const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
