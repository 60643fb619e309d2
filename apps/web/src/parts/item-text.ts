// An order item as inline text: 2 × Margherita (Large). A right-to-left name is isolated.

import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { isolate } from '../text/isolate.ts'
import { texts } from '../text/texts.ts'

export function itemText({
  quantity,
  ...item
}: { readonly quantity: number } & Parameters<typeof nameWithOptions>[0]): string {
  return texts.order.item({ quantity, name: isolate(nameWithOptions(item)) })
}
