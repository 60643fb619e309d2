// What other features ask about card payments.

import type { Statements } from '../../db/sql.ts'
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
