// An order item as inline text: 2 × Margherita. A right-to-left name is isolated.

import * as en from '../text/en.ts'
import { isolate } from '../text/isolate.ts'

export function itemText({ quantity, name }: { quantity: number; name: string }): string {
  return en.order.item({ quantity, name: isolate(name) })
}
