// Ends all card payments of a restaurant whose key is removed: without it their pages could not be closed, nor money refunded.

import type { AppContext } from '../../app-context.ts'
import { problem } from '../../problems.ts'
import { listOpenCardPayments } from './card-payment-rows.ts'
import { hasOpenCardPayments } from './queries.ts'
import { giveBack, release } from './settle-card-payment.ts'

/** Throws 'card-payments-open' if a page may still be paid, or money has to go back, and Stripe does not answer. */
export async function endOpenCardPayments(context: AppContext, restaurantId: number): Promise<void> {
  const { sql } = context.database
  const open = await listOpenCardPayments(sql, restaurantId)
  await Promise.all(
    open.map(row =>
      row.state === 'held' || row.state === 'released' ? release(context, row) : giveBack(context, row),
    ),
  )
  if (await hasOpenCardPayments(sql, restaurantId, context.clock())) throw problem('card-payments-open')
}
