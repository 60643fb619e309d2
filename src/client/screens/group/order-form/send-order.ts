// Sending what was typed: a new order by way of the outbox, a changed one straight to the server.

import { changeOrder, type Order } from '#contract/orders.ts'
import type { OrderItem } from '#domain/order.ts'
import { mergeOrder } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'
import { outbox } from '../../../api/kept.ts'
import type { Outcome, Wanted } from '../../../api/outbox.ts'
import { isInHand } from '../../../api/queued-order.ts'

/** Throws `CallProblem`. */
export async function saveChange(order: Order, items: OrderItem[]): Promise<Order> {
  const changed = await call(changeOrder, { params: { orderId: order.id }, body: { items } })
  mergeOrder(changed)
  return changed
}

interface Form {
  /** The order is kept on this phone: what was typed is no draft any longer. */
  readonly onKept: () => void
  /** Whether the form is still there to take back what was refused. */
  readonly takesBack: () => boolean
}

/**
 * Puts the order into the outbox and watches it for a moment. Throws why it is back in the form: what was refused, if it
 * is certainly not at the table, and what the phone cannot tell whether it keeps.
 */
export async function placeOrder(wanted: Wanted, { onKept, takesBack }: Form): Promise<Outcome> {
  const outcome = await outbox.place(wanted, onKept)
  if (outcome.kind !== 'refused') return outcome
  const { key, error, progress } = outcome
  const mayGoBack = takesBack() && isInHand(progress)
  if (mayGoBack && (await outbox.takeBack({ groupId: wanted.groupId, key }).catch(() => false))) throw error
  outbox.letGo(key)
  return outcome
}
