// The calls to Stripe about a card payment. Their keys make repetitions harmless: Stripe keeps an answer for 24 hours.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { stripeAmount } from '@tablemate/domain/payments/card-payment.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type Stripe from 'stripe'
import { answerOf, type StripeAccount, type StripeAnswer } from '../../outgoing/stripe-account.ts'
import type { CardPaymentRow } from './card-payment-rows.ts'

/** What is read of a session, from a reply or an event. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'url'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'payment_intent'
  | 'metadata'
>

/** Stripe wants a page to stay open for 30 minutes at least by its own clock. Ours is closed sooner, with the hold. */
export const sessionMs = 35 * minuteMs
/** How far Stripe's clock may be from ours, with the time between the hold and the page. */
const clockDifferenceS = 600
/** How many sessions are searched for one whose answer was lost. */
const searchedSessions = 200

export interface NewSession {
  readonly groupId: string
  readonly restaurantId: number
  readonly id: number
  readonly amount: Minor
  readonly currency: CurrencyCode
  /** What the diner pays for: the restaurant's name. No diner's name or dish is sent. */
  readonly title: string
  readonly createdAt: Date
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Apart from the restaurant's name and our address it depends only on the stored row: a repetition must be the same request. */
export function createSession({ stripe }: StripeAccount, input: NewSession): Promise<StripeAnswer<Session>> {
  const { groupId, restaurantId, id, amount, currency, title, createdAt, successUrl, cancelUrl } = input
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: stripeAmount(amount, currency),
    product_data: { name: title },
  }
  return answerOf(
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Others may take days, and a hold lasts minutes.
        allowed_payment_method_types: ['card'],
        line_items: [{ quantity: 1, price_data: price }],
        client_reference_id: String(id),
        // With the address to come back to they say whose page it is, also when the group has ended.
        metadata: { group: groupId, restaurant: String(restaurantId) },
        // Also on the payment, for the restaurant's own books.
        payment_intent_data: { metadata: { group: groupId, reference: String(id) } },
        // The amount paid must be the amount asked for.
        adaptive_pricing: { enabled: false },
        expires_at: Math.floor((createdAt.getTime() + sessionMs) / 1000),
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `tablemate ${groupId} ${id} session` },
    ),
  )
}

/** The session of a card payment whose answer was lost; null: there is none. */
export async function findSession(
  { stripe }: StripeAccount,
  { groupId, id, createdAt }: Pick<CardPaymentRow, 'groupId' | 'id' | 'createdAt'>,
): Promise<StripeAnswer<Session | null>> {
  const began = Math.floor(createdAt.getTime() / 1000)
  const created = { gte: began - clockDifferenceS, lte: began + clockDifferenceS }
  const found = await answerOf(
    stripe.checkout.sessions.list({ limit: 100, created }).autoPagingToArray({ limit: searchedSessions }),
  )
  if (found.kind !== 'ok') return found
  const own = found.value.find(
    ({ client_reference_id, metadata }) => client_reference_id === String(id) && metadata?.group === groupId,
  )
  return { kind: 'ok', value: own ?? null }
}

export function fetchSession({ stripe }: StripeAccount, sessionId: string): Promise<StripeAnswer<Session>> {
  return answerOf(stripe.checkout.sessions.retrieve(sessionId))
}

/** Closes the page. Refused if it was paid or has expired. */
export function expireSession({ stripe }: StripeAccount, sessionId: string): Promise<StripeAnswer<Session>> {
  return answerOf(stripe.checkout.sessions.expire(sessionId))
}

/** Refunds the whole payment. True if Stripe has done so, now or before. */
export async function refund(
  { stripe }: StripeAccount,
  paymentIntent: string,
  idempotencyKey: string,
): Promise<StripeAnswer<boolean>> {
  const given = await answerOf(stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey }))
  if (given.kind === 'refused' && given.code === 'charge_already_refunded') return { kind: 'ok', value: true }
  if (given.kind !== 'ok') return given
  return { kind: 'ok', value: given.value.status !== 'failed' && given.value.status !== 'canceled' }
}

/** Whether the whole payment was refunded, or is about to be. */
export async function isRefunded(
  { stripe }: StripeAccount,
  {
    paymentIntent,
    amount,
    currency,
  }: { readonly paymentIntent: string } & Pick<CardPaymentRow, 'amount' | 'currency'>,
): Promise<StripeAnswer<boolean>> {
  const found = await answerOf(stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
  if (found.kind !== 'ok') return found
  const given = found.value.data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return { kind: 'ok', value: given >= stripeAmount(amount, currency) }
}

interface RefundedPart {
  /** Ours, stored with the refund at Stripe, by which a repetition finds it however late. */
  readonly id: number
  /** In Stripe's unit. */
  readonly amount: number
  readonly paymentIntent: string
  /** From 1. A later one first asks whether an earlier one reached Stripe, which repeats a fault to the same key. */
  readonly attempt: number
}

/** Refunds a part of a payment once. False if the refund failed at Stripe. */
export async function refundPart(
  { stripe }: StripeAccount,
  { id, amount, paymentIntent, attempt }: RefundedPart,
): Promise<StripeAnswer<boolean>> {
  const isDone = ({ status }: Pick<Stripe.Refund, 'status'>) => status !== 'failed' && status !== 'canceled'
  const reference = String(id)
  if (attempt > 1) {
    const listed = await answerOf(stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
    if (listed.kind !== 'ok') return listed
    const earlier = listed.value.data.find(({ metadata }) => metadata?.reference === reference)
    if (earlier) return { kind: 'ok', value: isDone(earlier) }
  }
  const given = await answerOf(
    stripe.refunds.create(
      { payment_intent: paymentIntent, amount, metadata: { reference } },
      { idempotencyKey: `tablemate refund ${reference} ${attempt}` },
    ),
  )
  return given.kind === 'ok' ? { kind: 'ok', value: isDone(given.value) } : given
}
