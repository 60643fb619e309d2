// Sends a new order through the outbox.

import type { Order } from '@tablemate/contract/orders.ts'
import type { New, Outcome } from '../../../lib/outbox/outbox.ts'
import { outbox } from '../../../lib/outbox/phone-outbox.ts'
import {
  isHeldByPause,
  isSafeToEdit,
  type Progress,
  type QueuedOrder,
  questionOf,
} from '../../../lib/outbox/queued-order.ts'

interface Form {
  /** Called when the order is stored on this phone, so the draft is no longer needed. */
  readonly onStored: () => void
  /** Whether the form is still open, so that a refused order can return to it. */
  readonly canRestore: () => boolean
}

/**
 * Puts the order into the outbox and waits up to 2 s for its outcome. Throws if the order returns to the form: it was refused
 * and is certainly not in the group, or the phone cannot store it. While the kitchen is paused, or once the group is closed, there is
 * nothing to correct, so a refused order stays in the list; so does one whose card asks the diner something.
 */
export async function placeOrder(
  order: New<QueuedOrder>,
  { onStored, canRestore }: Form,
): Promise<Outcome<Order>> {
  const outcome = await outbox.place(order, onStored)
  if (outcome.kind !== 'refused') return outcome
  const { key, error, progress } = outcome
  const isReturned =
    canRestore() && isSafeToEdit(progress) && !isUncorrectable(progress) && !questionOf(progress)
  if (isReturned && (await outbox.withdraw({ groupId: order.groupId, key }).catch(() => false))) throw error
  outbox.release(key)
  return outcome
}

function isUncorrectable(progress: Progress): boolean {
  const isClosed = progress.kind === 'refused' && progress.refusal.problem === 'seating-closed'
  return isClosed || isHeldByPause(progress)
}
