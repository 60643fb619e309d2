// The order parser in the form in which the measurement of voice orders asks for it.

import { parseOrder } from '../src/order-parser/parse-order.ts'
import type { MenuEntry } from '../src/order-parser/parsed-order.ts'

/** `modifications` are joined by ", ". Prices play no part here. */
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
