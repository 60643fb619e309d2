// Below a shared dish: who shares it.

import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { type NamedMembers, sharersText } from './sharers-text.ts'

interface SharedWithProps {
  readonly item: Pick<OrderItem, 'sharedBy'>
  /** The member who ordered it. */
  readonly orderer: number
  readonly members: NamedMembers
}

export function SharedWith({ item, orderer, members }: SharedWithProps) {
  const text = sharersText(item, orderer, members)
  return text && <p className="wrap-anywhere text-muted text-small print:text-black">{text}</p>
}
