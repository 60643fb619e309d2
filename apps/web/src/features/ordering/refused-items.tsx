// The refused items of an order: struck out, with the reason and the staff's message.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { refusedTexts } from './item-text.ts'

interface RefusedItemsProps {
  /** All items of the order, refused or not. */
  readonly items: readonly OrderItem[]
}

const words = texts.kitchen

/** Items and options with the same reason and message share one `li`. */
export function RefusedItems({ items }: RefusedItemsProps) {
  const alike = groupBy(refusedTexts(items), ({ refused: { reason, message } }) =>
    JSON.stringify([reason, message]),
  )
  return [...alike].map(([key, same]) => {
    const refused = same[0]?.refused
    return (
      refused && (
        <li key={key} className="wrap-anywhere break-inside-avoid">
          <p className="text-muted print:text-black">
            <span className="sr-only">{words.refusedItems} </span>
            <s>{series(same.map(({ text }) => text))}</s>
          </p>
          <p className="text-pretty font-semibold text-danger print:text-black">
            {words.refusals[refused.reason]}
          </p>
          {refused.message && (
            <p className="text-pretty">{words.staffSays({ message: isolate(refused.message) })}</p>
          )}
        </li>
      )
    )
  })
}
