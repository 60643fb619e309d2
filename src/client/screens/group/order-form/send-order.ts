// Sending what was typed: a new order by way of the outbox, a changed one straight to the server.

import { changeOrder, type Order } from '#contract/orders.ts'
import type { Stretch } from '#domain/order.ts'
import type { ChangedItem } from '#domain/order-change.ts'
import { mergeOrder } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'
import { outbox } from '../../../api/kept.ts'
import type { Outcome, Wanted } from '../../../api/outbox.ts'
import { isInHand } from '../../../api/queued-order.ts'

/** What is absent stays as it was. */
export interface Change {
  readonly items?: readonly ChangedItem[]
  readonly note?: string
  readonly notUnderstood?: readonly Stretch[]
}

/** Throws `CallProblem`. */
export async function saveChange(order: Order, change: Change): Promise<Order> {
  const { items, note, notUnderstood } = change
  const changed = await call(changeOrder, {
    params: { orderId: order.id },
    body: {
      ...(items && { items: [...items] }),
      ...(note !== undefined && { note }),
      ...(notUnderstood && { notUnderstood: [...notUnderstood] }),
    },
  })
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
