// A diner cancels an order.

import { cancelOrder } from '@tablemate/contract/orders.ts'
import type { SentOrder } from './ledger.ts'
import type { GroupDiner } from './place-orders.ts'
import { mayBeDone, recordOutcome } from './record-outcome.ts'

export type PlacedOrder = SentOrder & { readonly id: number }

/** Whether the order is the member's, acknowledged and not cancelled, so that it certainly exists. */
export function isOwn(order: SentOrder, memberId: number): order is PlacedOrder {
  return order.memberId === memberId && order.id !== null && order.cancelled === 'no'
}

/** `tries` limits the tries of a diner who gives up. */
export async function cancelOwnOrder(
  { ledger, log, caller }: Pick<GroupDiner, 'ledger' | 'log' | 'caller'>,
  order: PlacedOrder,
  tries?: number,
): Promise<void> {
  // A board may show the cancellation before the reply is here.
  order.cancelled = 'maybe'
  const result = await caller.retry(
    phone => phone.call(cancelOrder, { params: { orderId: order.id } }),
    tries,
  )
  recordOutcome(ledger, log, 'cancel', result)
  const isGone = result.kind === 'done' || (result.kind === 'refused' && result.problem === 'order-not-found')
  if (isGone) order.cancelled = 'yes'
  else if (!mayBeDone(result)) order.cancelled = 'no'
}
