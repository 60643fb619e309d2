// What was said or typed as one sentence goes the way of every order; the server makes dishes of it.

import type { Order } from '#contract/orders.ts'
import { randomKey } from '../../../device/random-key.ts'
import { tellFailure } from '../order-form/outcome.ts'
import { placeOrder } from '../order-form/send-order.ts'

interface Seat {
  readonly groupId: string
  readonly memberId: number
}

/** Answers the order, or null where it waits on this phone. Rejects where it was not taken, after saying why. */
export async function sayOrder(seat: Seat, transcription: string): Promise<Order | null> {
  try {
    const outcome = await placeOrder(
      { ...seat, items: [], transcription, key: randomKey() },
      { onKept: () => undefined, takesBack: () => true },
    )
    return outcome.kind === 'placed' ? outcome.order : null
  } catch (error) {
    tellFailure(error, { isNew: true })
    throw error
  }
}
