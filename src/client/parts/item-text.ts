// A dish of an order in a line of text: 2 × Margherita. A name from right to left stays in its place.

import * as en from '../text/en.ts'
import { isolate } from '../text/isolate.ts'

export function itemText({ quantity, name }: { quantity: number; name: string }): string {
  return en.order.item({ quantity, name: isolate(name) })
}
