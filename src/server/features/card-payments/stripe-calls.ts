// The calls to Stripe about a card payment. Their keys make repetitions harmless: Stripe keeps an answer for 24 hours.

import type Stripe from 'stripe'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import { cardHoldMs, stripeAmount } from '#domain/payments/card-payment.ts'
import { minuteMs } from '#domain/time.ts'
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
>

/**
 * Stripe wants a page to stay open for 30 minutes at least from its creation, which a repeated request may do as late as the hold
 * ends. Ours is closed sooner, with the hold.
 */
export const sessionMs = cardHoldMs + 31 * minuteMs
/** How many sessions are searched for one whose answer was lost. */
const searchedSessions = 1000

export interface NewSession {
  readonly groupId: string
  readonly id: number
  readonly amount: Minor
  readonly currency: CurrencyCode
  /** What the diner pays for: the restaurant's name. No diner's name or dish is sent. */
  readonly title: string
  readonly createdAt: Date
  readonly successUrl: string
  readonly cancelUrl: string
}

/** Apart from the restaurant's name and our address it depends on the stored row alone: a repetition must be the same request. */
export function createSession({ stripe }: StripeAccount, input: NewSession): Promise<StripeAnswer<Session>> {
  const { groupId, id, amount, currency, title, createdAt, successUrl, cancelUrl } = input
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
        metadata: { group: groupId },
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
  { id, createdAt }: Pick<CardPaymentRow, 'id' | 'createdAt'>,
): Promise<StripeAnswer<Session | null>> {
  const began = Math.floor(createdAt.getTime() / 1000)
  // A minute for a clock that differs.
  const created = { gte: began - 60, lte: began + cardHoldMs / 1000 + 60 }
  const found = await answerOf(
    stripe.checkout.sessions.list({ limit: 100, created }).autoPagingToArray({ limit: searchedSessions }),
  )
  if (found.kind !== 'ok') return found
  const own = found.value.find(({ client_reference_id }) => client_reference_id === String(id))
  return { kind: 'ok', value: own ?? null }
}

export function fetchSession({ stripe }: StripeAccount, sessionId: string): Promise<StripeAnswer<Session>> {
  return answerOf(stripe.checkout.sessions.retrieve(sessionId))
}

/** Closes the page. Refused if it was paid or has expired. */
export function expireSession({ stripe }: StripeAccount, sessionId: string): Promise<StripeAnswer<Session>> {
  return answerOf(stripe.checkout.sessions.expire(sessionId))
}

type Refundable = Pick<CardPaymentRow, 'groupId' | 'id' | 'refundTries'> & { readonly paymentIntent: string }

export function refund(
  { stripe }: StripeAccount,
  { groupId, id, refundTries, paymentIntent }: Refundable,
): Promise<StripeAnswer<Pick<Stripe.Refund, 'status'>>> {
  return answerOf(
    stripe.refunds.create(
      { payment_intent: paymentIntent },
      { idempotencyKey: `tablemate ${groupId} ${id} refund ${refundTries}` },
    ),
  )
}

/** Whether the whole payment was refunded, or is about to be. */
export async function isRefunded(
  { stripe }: StripeAccount,
  {
    paymentIntent,
    amount,
    currency,
  }: Pick<Refundable, 'paymentIntent'> & Pick<CardPaymentRow, 'amount' | 'currency'>,
): Promise<StripeAnswer<boolean>> {
  const found = await answerOf(stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
  if (found.kind !== 'ok') return found
  const given = found.value.data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return { kind: 'ok', value: given >= stripeAmount(amount, currency) }
}
