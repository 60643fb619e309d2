// What the staff refused of an order: struck, with the reason, the staff's own word, and what its diner can do.

import { groupBy } from '#domain/group-by.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import * as en from '../text/en.ts'
import { isolate } from '../text/isolate.ts'
import { itemText } from './item-text.ts'

export interface RefusedItemsProps {
  /** Of the order, with those that stand. */
  readonly items: readonly OrderItem[]
}

const words = en.kitchen

/** What was refused for one reason stands together. Rows of a list. */
export function RefusedItems({ items }: RefusedItemsProps) {
  const alike = groupBy(
    items.filter(({ refused }) => refused),
    ({ refused }) => JSON.stringify(refused),
  )
  return [...alike].map(([key, same]) => {
    const refused = same[0]?.refused
    return (
      refused && (
        <li key={key} className="wrap-anywhere break-inside-avoid">
          <p className="text-muted print:text-black">
            <span className="sr-only">{words.refusedItems} </span>
            <s>{same.map(itemText).join(', ')}</s>
          </p>
          <p className="text-pretty font-semibold text-danger print:text-black">
            {words.refusals[refused.reason]}
          </p>
          {refused.message && <p className="text-pretty">{words.staffSays(isolate(refused.message))}</p>}
        </li>
      )
    )
  })
}
