// Receives Stripe's events about the pages of a restaurant. Only events with the signature of the restaurant's own secret count;
// repeated and late ones change nothing.

import { receiveStripeEvent, stripeEvent } from '@tablemate/contract/card-payments.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../app-context.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { readField } from '../../outgoing/sealed-fields.ts'
import { findStripeSettings, loadStripeAccount } from '../../outgoing/stripe-account.ts'
import { problem } from '../../problems.ts'
import { findCardPayment } from './card-payment-rows.ts'
import { hasTooMuchToReturn, isKnownMoney, knownMs, refundOrphanedPayment } from './orphaned-payments.ts'
import { answered, bookPaid, intentOf, noteRefunded, release } from './settle-card-payment.ts'
import { fetchSession, type Session } from './stripe-calls.ts'

/** How old the signature of an event may be: the library's own default. */
const toleranceSeconds = 300

export function serveStripeEvents(app: FastifyInstance, context: AppContext): void {
  const { database, rateLimits } = context

  serveEndpoint(app, receiveStripeEvent, async ({ params: { restaurantId }, body, address }, reply) => {
    const limit = ['forged-events-per-address-and-restaurant', `${address} ${restaurantId}`] as const
    await rateLimits.require(...limit)
    const isSigned = await verify(restaurantId, body, reply.request.headers['stripe-signature'])
    if (!isSigned) {
      await rateLimits.count(...limit)
      // The same reply whether the restaurant exists, has a secret, or has another one.
      throw problem('not-found')
    }
    await rateLimits.consume('stripe-events-per-restaurant', String(restaurantId))
    const { session, charge } = readEvent(body)
    if (charge) await settleRefund(restaurantId, charge)
    if (session) await settle(restaurantId, session, publicOriginOf(reply.request, context.config))
    return undefined
  })

  async function verify(
    restaurantId: number,
    body: Uint8Array,
    signature: string | string[] | undefined,
  ): Promise<boolean> {
    const { sealedSecret } = await findStripeSettings(database.sql, restaurantId)
    const secret = readField(context, restaurantId, 'stripe-secret', sealedSecret)
    if (secret === null || typeof signature !== 'string') return false
    const { default: Stripe } = await import('stripe')
    try {
      const now = context.clock().getTime()
      Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, toleranceSeconds, undefined, now)
      return true
    } catch {
      return false
    }
  }

  async function settle(
    restaurantId: number,
    { type, session }: SessionEvent,
    origin: string,
  ): Promise<void> {
    const row = await findCardPayment(
      database.sql,
      session.metadata.group,
      Number(session.client_reference_id),
    )
    if (!row && session.payment_status === 'paid') return settleWithoutRow(restaurantId, session, origin)
    if (row?.restaurantId !== restaurantId) return
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        if (session.payment_status === 'paid') await bookPaid(context, row, session)
        return
      case 'checkout.session.expired':
      case 'checkout.session.async_payment_failed':
        if (row.state === 'held' && (row.sessionId ?? session.id) === session.id) await release(context, row)
    }
  }

  async function settleRefund(restaurantId: number, { metadata, payment_intent }: Charge): Promise<void> {
    const row = await findCardPayment(database.sql, metadata.group, Number(metadata.reference))
    if (row?.restaurantId === restaurantId && row.paymentIntent === payment_intent)
      await noteRefunded(context, row)
  }

  /** The group has ended. An account's events may also be about pages of another restaurant or another server. */
  async function settleWithoutRow(
    restaurantId: number,
    session: SessionEvent['session'],
    origin: string,
  ): Promise<void> {
    const { payment_intent: paymentIntent } = session
    const isOurs =
      session.metadata.restaurant === String(restaurantId) && session.success_url?.startsWith(`${origin}/`)
    const isTooOld = session.created * 1000 < context.clock().getTime() - knownMs
    context.log.warn({ restaurantId, isOurs }, 'a paid page has no card payment')
    if (!isOurs || isTooOld || paymentIntent === null) return
    if (await isKnownMoney(database.sql, { restaurantId, paymentIntent })) return
    if (await hasTooMuchToReturn(database.sql, restaurantId))
      throw problem('too-many-requests', { retryAfter: laterSeconds })
    if (await isPaidAtStripe(restaurantId, session))
      await refundOrphanedPayment(context, { restaurantId }, paymentIntent)
  }

  /**
   * The restaurant itself could have signed the event, so Stripe is asked. Throws 'unavailable' if Stripe does not answer or does
   * not accept the key: it sends the event again for three days.
   */
  async function isPaidAtStripe(restaurantId: number, session: SessionEvent['session']): Promise<boolean> {
    const account = await loadStripeAccount(context, restaurantId)
    const found = account && (await answered(context, account, fetchSession(account, session.id)))
    if (found?.kind === 'refused' && found.code === 'resource_missing') return false
    if (found?.kind !== 'ok') throw problem('unavailable', { retryAfter: laterSeconds })
    return found.value.payment_status === 'paid' && intentOf(found.value) === session.payment_intent
  }
}

/** When Stripe may send an event again that could not be settled. */
const laterSeconds = 600

/** The id of a card payment. */
const reference = /^[1-9]\d{0,14}$/
const idOfPayment = z.string().check(z.regex(/^pi_\w{1,64}$/))
const idOfSession = z.string().check(z.regex(/^cs_\w{1,128}$/))

const sessionSchema = z.object({
  id: idOfSession,
  url: z._default(z.nullable(z.string()), null),
  status: z.nullable(z.enum(['complete', 'expired', 'open'])),
  payment_status: z.enum(['no_payment_required', 'paid', 'unpaid']),
  amount_total: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  client_reference_id: z.string().check(z.regex(reference)),
  payment_intent: z.nullable(idOfPayment),
  success_url: z._default(z.nullable(z.string()), null),
  created: z.number(),
  metadata: z.object({ group: z.uuid(), restaurant: z._default(z.string(), '') }),
})

const sessionEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const

interface SessionEvent {
  readonly type: (typeof sessionEvents)[number]
  readonly session: Session & z.infer<typeof sessionSchema>
}

/** As far as it is read. Our metadata of the payment are also the charge's. */
const refundedCharge = z.object({
  refunded: z.literal(true),
  payment_intent: idOfPayment,
  metadata: z.object({ group: z.uuid(), reference: z.string().check(z.regex(reference)) }),
})
type Charge = z.infer<typeof refundedCharge>

/** Neither if the event is about nothing of ours. A charge: its whole money was given back. */
function readEvent(body: Uint8Array): { readonly session?: SessionEvent; readonly charge?: Charge } {
  const { data: event } = stripeEvent.safeParse(JSON.parse(Buffer.from(body).toString('utf8')))
  if (event?.type === 'charge.refunded') {
    const charge = refundedCharge.safeParse(event.data.object)
    return charge.success ? { charge: charge.data } : {}
  }
  const type = sessionEvents.find(known => known === event?.type)
  const session = sessionSchema.safeParse(event?.data.object)
  return type && session.success ? { session: { type, session: session.data } } : {}
}
