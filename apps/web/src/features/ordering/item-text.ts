// An order item as inline text: 2 × Margherita (Large). A right-to-left name is isolated.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { nameWithOptions, optionText } from '@tablemate/domain/menu/option-texts.ts'
import type { Adjustment } from '@tablemate/domain/orders/adjustment.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'

export function itemText({
  quantity,
  ...item
}: { readonly quantity: number } & Parameters<typeof nameWithOptions>[0]): string {
  return texts.order.item({ quantity, name: isolate(nameWithOptions(item)) })
}

/** "Discount −1.50 · you waited too long": what the staff took off, with the reason. */
export function adjustmentText({ kind, amount, reason }: Adjustment, currency: CurrencyCode): string {
  const { line, kinds, reasons } = texts.order.adjustments
  return line({ kind: kinds[kind], amount: money(amount, currency), reason: reasons[reason] })
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
