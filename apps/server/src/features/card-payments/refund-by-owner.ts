// The restaurant gives the money of a card payment back, or cancels one that is still being paid.

import type { AppContext } from '../../app-context.ts'
import type { Session } from '../../auth/sessions.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import { Problem, problem } from '../../problems.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { type CardPaymentRow, findCardPayment } from './card-payment-rows.ts'
import { beginRefund, giveBack, release } from './settle-card-payment.ts'

interface Chosen {
  readonly session: Session
  readonly restaurantId: number
  readonly cardPaymentId: number
  readonly groupId: string
  readonly device: string
}

/**
 * Returns the card payment as it is then. A repetition changes nothing. Throws 'card-payment-not-found', 'paid-since' if one of
 * its members has paid again (`requireNoneHeld`), 'refund-refused' if Stripe refuses, and 'card-payment-failed' if it does not answer: then the sweep tries again.
 */
export async function refundByOwner(context: AppContext, chosen: Chosen): Promise<CardPaymentRow> {
  const { restaurantId, cardPaymentId, groupId } = chosen
  const before = await begin(context, chosen)
  if (before.state === 'held') await release(context, before)
  const outcome = await giveBack(context, { groupId, id: cardPaymentId })
  if (outcome === 'refused') throw problem('refund-refused')
  if (outcome === 'unknown') throw problem('card-payment-failed')
  const after = await findCardPayment(context.database.sql, groupId, cardPaymentId)
  if (after?.restaurantId !== restaurantId) throw problem('card-payment-not-found')
  return after
}

/** Stores that a paid one is being refunded. */
async function begin(
  context: AppContext,
  { session, restaurantId, cardPaymentId, groupId, device }: Chosen,
): Promise<CardPaymentRow> {
  try {
    return await changeOwnGroup(
      context,
      { restaurantId, groupId, device, afterClose: 'allowed' },
      async locked => {
        const row = await findCardPayment(locked.tx, groupId, cardPaymentId)
        if (!row) throw problem('card-payment-not-found')
        if (row.state !== 'paid') return row
        if (!(await beginRefund(context, locked, row))) throw problem('paid-since')
        const now = context.clock()
        const actor = await requireAct(locked.tx, session, 'refund', now)
        await recordAct(locked.tx, actor, { act: 'refund', groupId, amount: row.amount }, now)
        return row
      },
    )
  } catch (error) {
    // The group of another restaurant, or one that has expired.
    if (error instanceof Problem && error.problem === 'group-not-found')
      throw problem('card-payment-not-found')
    throw error
  }
}
