// An order item as inline text: 2 × Margherita. A right-to-left name is isolated.

import { isolate } from '../text/isolate.ts'
import { texts } from '../text/texts.ts'

export function itemText({ quantity, name }: { quantity: number; name: string }): string {
  return texts.order.item({ quantity, name: isolate(name) })
}
