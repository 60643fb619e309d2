// Parts of card payments that the staff give back (adjustments/adjust-bill.ts). Each goes back once, whatever becomes of its group.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { stripeAmount } from '@tablemate/domain/payments/card-payment.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import { loadStripeAccount, noteStripeAnswer } from '../../outgoing/stripe-account.ts'
import { knownMs } from './orphaned-payments.ts'
import { refundPart } from './stripe-calls.ts'

type Context = Pick<AppContext, 'database' | 'clock' | 'config' | 'keyRing' | 'log'>

export interface CardRefund {
  readonly cardRefundId: number
}

interface Row {
  readonly restaurantId: number
  readonly paymentIntent: string
  readonly amount: number
  readonly currency: CurrencyCode
  readonly tries: number
}

const retryMs = 10 * minuteMs

/** Claims what has not gone back yet, except where Stripe refused the key. Forgets old ones that are done. */
export async function claimCardRefunds({ database, clock }: Context, limit: number): Promise<CardRefund[]> {
  const now = clock()
  await database.sql`delete from card_refunds where next_at is null and created_at <= ${new Date(now.getTime() - knownMs)}`
  return database.sql<CardRefund[]>`
    update card_refunds r set next_at = ${new Date(now.getTime() + retryMs)}, tries = tries + 1
    from (
      select id from card_refunds w where next_at <= ${now} and not exists (
        select from restaurant_pos_settings s where s.restaurant_id = w.restaurant_id and s.stripe_fault is not null)
      order by next_at limit ${limit} for update skip locked) as due
    where r.id = due.id returning r.id as "cardRefundId"`
}

/** Gives the part back. One that Stripe refuses is marked, so that the owner can see to it. */
export async function sendCardRefund(context: Context, { cardRefundId: id }: CardRefund): Promise<void> {
  const { sql } = context.database
  const [row] = await sql<Row[]>`
    select restaurant_id as "restaurantId", payment_intent as "paymentIntent", amount, currency_code as currency, tries
    from card_refunds where id = ${id} and next_at is not null`
  const account = row && (await loadStripeAccount(context, row.restaurantId))
  if (!account) return
  const amount = stripeAmount(row.amount, row.currency)
  const given = await refundPart(account, {
    id,
    amount,
    paymentIntent: row.paymentIntent,
    attempt: row.tries,
  })
  if (given.kind === 'unauthorized')
    return noteStripeAnswer(context.database, account, given.kind, context.clock())
  const isRefused = given.kind === 'refused' || (given.kind === 'ok' && !given.value)
  if (given.kind !== 'ok' && !isRefused) return
  if (isRefused) context.log.error({ cardRefund: id }, 'Stripe refused to give a part of a payment back')
  await sql`update card_refunds set next_at = null, is_refused = ${isRefused} where id = ${id}`
}
