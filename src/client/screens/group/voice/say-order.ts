// What was said or typed as one sentence goes the way of every order; the server makes dishes of it.

import type { Order } from '#contract/orders.ts'
import { randomKey } from '../../../device/random-key.ts'
import { tellFailure } from '../order-form/outcome.ts'
import { placeOrder } from '../order-form/send-order.ts'

interface Seat {
  readonly groupId: string
  readonly memberId: number
}

export type Said =
  | { readonly kind: 'placed'; readonly order: Order }
  /** On this phone, until it can go. */
  | { readonly kind: 'waits' }
  /** It may be at the table, so it stands in the list with its reason. */
  | { readonly kind: 'listed' }

/** Rejects where it is certainly not at the table and `isOpen` can take the words back; says why either way. */
export async function sayOrder(seat: Seat, transcription: string, isOpen: () => boolean): Promise<Said> {
  try {
    const outcome = await placeOrder(
      { ...seat, items: [], transcription, key: randomKey() },
      { onKept: () => undefined, takesBack: isOpen },
    )
    switch (outcome.kind) {
      case 'placed':
        return { kind: 'placed', order: outcome.order }
      case 'waits':
      case 'too-late':
        return { kind: 'waits' }
      case 'refused':
        tellFailure(outcome.error, { isNew: true })
        return { kind: 'listed' }
    }
  } catch (error) {
    tellFailure(error, { isNew: true })
    throw error
  }
}
