// What was said or typed as one sentence goes the way of every order; the server makes dishes of it.

import type { Order } from '#contract/orders.ts'
import { randomKey } from '../../../device/random-key.ts'
import { showFailure } from '../order-form/outcome.ts'
import { placeOrder } from '../order-form/send-order.ts'
import { type Result, resultOf } from './voice-view.ts'

interface Seat {
  readonly groupId: string
  readonly memberId: number
}

export interface SaidOrder {
  /** 'listed': it may be at the table, so it stands in the list with its reason. */
  readonly result: Result | { readonly kind: 'listed' }
  readonly order?: Order
}

/**
 * Rejects where it is certainly not at the table and `isOpen` can take the words back; says why either way. `own` are the
 * orders that were there before.
 */
export async function sayOrder(
  seat: Seat,
  own: readonly Order[],
  transcription: string,
  isOpen: () => boolean,
): Promise<SaidOrder> {
  try {
    const outcome = await placeOrder(
      { ...seat, items: [], transcription, key: randomKey() },
      { onStored: () => undefined, takesBack: isOpen },
    )
    switch (outcome.kind) {
      case 'placed':
        return { result: resultOf(outcome.order, own), order: outcome.order }
      case 'waits':
      case 'too-late':
        return { result: { kind: 'waiting' } }
      case 'refused':
        showFailure(outcome.error, { isNew: true })
        return { result: { kind: 'listed' } }
    }
  } catch (error) {
    showFailure(error, { isNew: true })
    throw error
  }
}
