// Sending a new order, by way of the outbox.

import type { NewOrder, Outcome } from '../../../outbox/outbox.ts'
import { outbox } from '../../../outbox/phone-store.ts'
import { isSafeToEdit, type Progress } from '../../../outbox/queued-order.ts'

interface Form {
  /** The order is kept on this phone: what was typed is no draft any longer. */
  readonly onStored: () => void
  /** Whether the form is still there to take back what was refused. */
  readonly takesBack: () => boolean
}

/**
 * Puts the order into the outbox and watches it for a moment. Throws why it is back in the form: what was refused, if it
 * is certainly not at the table, and what the phone cannot tell whether it keeps. While the kitchen takes no orders there
 * is nothing to correct: the order waits in the list, to be sent again.
 */
export async function placeOrder(wanted: NewOrder, { onStored, takesBack }: Form): Promise<Outcome> {
  const outcome = await outbox.place(wanted, onStored)
  if (outcome.kind !== 'refused') return outcome
  const { key, error, progress } = outcome
  const mayGoBack = takesBack() && isSafeToEdit(progress) && !isPaused(progress)
  if (mayGoBack && (await outbox.withdraw({ groupId: wanted.groupId, key }).catch(() => false))) throw error
  outbox.release(key)
  return outcome
}

function isPaused(progress: Progress): boolean {
  return progress.kind === 'refused' && progress.refusal.problem === 'ordering-paused'
}
