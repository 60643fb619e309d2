// Compares a table's card payments with the money at Stripe.

import type { Database } from '../../src/server/db/database.ts'
import type { PlayedSession, PlayedStripe } from '../../test/stripe/played-stripe.ts'

interface Money {
  readonly groupId: string
  /** The pages of the table at Stripe. */
  readonly pages: readonly PlayedSession[]
  readonly refunds: PlayedStripe['refunds']
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
  const stays = pages
    .filter(({ payment_status }) => payment_status === 'paid')
    .filter(page => !refunds.some(({ payment_intent }) => payment_intent === page.payment_intent))
    .reduce((sum, { amount_total }) => sum + amount_total, 0)
  const [booked] = await sql<{ sum: number; held: number }[]>`
    select coalesce(sum(amount + tip_amount) filter (where not is_held), 0)::integer as sum,
      (count(*) filter (where is_held))::integer as held
    from payments where group_id = ${groupId} and method = 'card_online'`
  if (booked?.sum !== stays) breach(`${booked?.sum} is booked, and ${stays} is at Stripe`)
  if (booked?.held !== 0) breach(`${booked?.held} dues are still held`)
}
