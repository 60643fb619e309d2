// Adapts the order parser to the interface of the external scorer of voice orders.

import { parseOrder } from '@tablemate/order-parser/parse-order.ts'
import type { MenuEntry } from '@tablemate/order-parser/parsed-order.ts'

/** `modifications` are joined by ", ". The scorer does not compare prices. */
export function parse(
  transcript: string,
  menuItems: readonly MenuEntry[],
): { name: string; quantity: number; modifications: string }[] {
  return parseOrder(transcript, menuItems).items.map(({ name, quantity, modifications }) => ({
    name,
    quantity,
    modifications: modifications.join(', '),
  }))
}
