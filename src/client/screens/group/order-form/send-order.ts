// Sending what was typed: a new order by way of the outbox, a changed one straight to the server.

import { changeOrder, type Order } from '#contract/orders.ts'
import type { OrderItem } from '#domain/order.ts'
import { mergeOrder } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'
import { outbox } from '../../../api/kept.ts'
import type { Outcome, Wanted } from '../../../api/outbox.ts'

/** Throws `CallProblem`. */
export async function saveChange(order: Order, items: OrderItem[]): Promise<Order> {
  const changed = await call(changeOrder, { params: { orderId: order.id }, body: { items } })
  mergeOrder(changed)
  return changed
}

interface Form {
  /** The order is kept on this phone: what was typed is no draft any longer. */
  readonly onKept: () => void
  /** Whether what is refused can go back into the form; else it shows in the list. */
  readonly takesBack: () => boolean
}

/** Puts the order into the outbox and watches it for a moment. Throws where the phone cannot tell what it keeps. */
export async function placeOrder(wanted: Wanted, { onKept, takesBack }: Form): Promise<Outcome> {
  const outcome = await outbox.place(wanted, onKept)
  if (outcome.kind !== 'refused') return outcome
  if (takesBack()) await outbox.takeBack({ groupId: wanted.groupId, key: outcome.key })
  else outbox.letGo(outcome.key)
  return outcome
}
