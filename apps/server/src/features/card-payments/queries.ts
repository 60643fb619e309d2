// What other features ask about card payments, and how they end them.

import type { AppContext } from '../../app-context.ts'
import type { Statements } from '../../db/sql.ts'
import { listHeld } from './card-payment-rows.ts'
import { release } from './settle-card-payment.ts'
import { sessionMs } from './stripe-calls.ts'

/** Whether a page of the restaurant may still be paid, or money that came in this time has to go back. */
export async function hasOpenCardPayments(
  sql: Statements,
  restaurantId: number,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<{ isOpen: boolean }[]>`
    select exists (select from card_payments where restaurant_id = ${restaurantId} and next_at is not null
      and created_at > ${new Date(now.getTime() - sessionMs)}) as "isOpen"`
  return row?.isOpen ?? false
}

/** The staff end the holds on dues of the member, or of everybody: closes their pages at Stripe, or books what was paid on them. */
export async function endHolds(context: AppContext, groupId: string, memberId: number | null): Promise<void> {
  for (const row of await listHeld(context.database.sql, groupId, memberId)) await release(context, row)
}
