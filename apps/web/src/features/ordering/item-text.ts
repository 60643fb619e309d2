// An order item as inline text: 2 × Margherita (Large). A right-to-left name is isolated.

import { nameWithOptions, optionText } from '@tablemate/domain/menu/option-texts.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'

export function itemText({
  quantity,
  ...item
}: { readonly quantity: number } & Parameters<typeof nameWithOptions>[0]): string {
  return texts.order.item({ quantity, name: isolate(nameWithOptions(item)) })
}

/** The refused items of an order, and the refused options of its other items. */
export function refusedTexts(items: readonly OrderItem[]) {
  return items.flatMap(item => {
    if (item.refused) return [{ text: itemText(item), refused: item.refused }]
    return (item.options ?? []).flatMap(option =>
      option.refused
        ? [{ text: isolate(`${item.name}: ${optionText(option)}`), refused: option.refused }]
        : [],
    )
  })
}
