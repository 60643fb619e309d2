// Sends one spoken or typed sentence through the outbox, like every order. The server parses it into dishes.

import type { Order } from '@tablemate/contract/orders.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { randomKey } from '../../../device/random-key.ts'
import { showOrderFailure } from '../order-form/outcome.ts'
import { placeOrder } from '../order-form/send-order.ts'
import { type Result, resultOf } from './voice-view.ts'

interface MemberRef {
  readonly groupId: string
  readonly memberId: number
}

export interface SentenceOutcome {
  /** 'listed': the order was refused but may be in the group, so the list shows it with its reason. */
  readonly result: Result | { readonly kind: 'listed' }
  readonly order?: Order
}

/**
 * Rejects if the order is certainly not in the group and the panel is still open, so that the words return to its field. Shows
 * every failure as a toast, except that of a sentence in another language. `own` are the orders before the sentence.
 */
export async function sendSentence(
  member: MemberRef,
  own: readonly Order[],
  transcription: string,
  isOpen: () => boolean,
): Promise<SentenceOutcome> {
  try {
    const outcome = await placeOrder(
      { ...member, items: [], transcription, key: randomKey() },
      { onStored: () => undefined, canRestore: isOpen },
    )
    switch (outcome.kind) {
      case 'placed':
        return { result: resultOf(outcome.order, own), order: outcome.order }
      case 'waits':
      case 'too-late':
        return { result: { kind: 'waiting' } }
      case 'refused':
        showOrderFailure(outcome.error, { isNew: true })
        return { result: { kind: 'listed' } }
    }
  } catch (error) {
    if (problemOf(error) !== 'other-language') showOrderFailure(error, { isNew: true })
    throw error
  }
}
