// Compares a group's card payments with the money at Stripe.

import type { Database } from '@tablemate/server/db/database.ts'
import type { FakeSession, FakeStripe } from '@tablemate/test/fakes/stripe.ts'

interface Money {
  readonly groupId: string
  /** The pages of the group at Stripe. */
  readonly pages: readonly FakeSession[]
  readonly refunds: FakeStripe['refunds']
}

export async function checkMoney(
  sql: Database['sql'],
  { groupId, pages, refunds }: Money,
  breach: (text: string) => void,
): Promise<void> {
  const references = new Set(pages.map(page => page.client_reference_id))
  if (references.size < pages.length) breach('a card payment has several pages')
  const open = pages.filter(({ status }) => status === 'open').length
  if (open > 0) breach(`${open} pages are still open`)
  const stays = new Map(
    pages
      .filter(({ payment_status }) => payment_status === 'paid')
      .filter(page => !refunds.some(({ payment_intent }) => payment_intent === page.payment_intent))
      .map(page => [page.client_reference_id, page.amount_total]),
  )
  const booked = await sql<{ id: number; sum: number; held: number }[]>`
    select card_payment_id as id, coalesce(sum(amount + tip_amount + own_tip) filter (where not is_held), 0)::integer as sum,
      (count(*) filter (where is_held))::integer as held
    from payments where group_id = ${groupId} and method = 'card_online' group by card_payment_id`
  for (const { id, sum, held } of booked) {
    const atStripe = stays.get(String(id)) ?? 0
    if (sum !== atStripe) breach(`${sum} is booked for ${id}, and ${atStripe} is at Stripe`)
    if (held !== 0) breach(`${held} dues of ${id} are still held`)
  }
  const lost = [...stays.keys()].filter(reference => !booked.some(({ id }) => String(id) === reference))
  if (lost.length > 0) breach(`the money of ${lost.join(', ')} is at Stripe, and not booked`)
}
