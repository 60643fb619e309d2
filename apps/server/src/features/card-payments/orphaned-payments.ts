// Money of card payments whose group has ended, so that nothing can be booked: it is refunded. Money that was booked before is known
// by `card_money`, whatever events come late or again.

import { dayMs, minuteMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import type { Statements } from '../../db/sql.ts'
import { answerOf, loadStripeAccount, noteStripeAnswer } from '../../outgoing/stripe-account.ts'
import { refund } from './stripe-calls.ts'

type Context = Pick<AppContext, 'database' | 'clock' | 'config' | 'keyRing' | 'log'>

export interface Money {
  readonly restaurantId: number
  readonly paymentIntent: string
}

/** How long money is known. No event about it counts later. */
export const knownMs = 31 * dayMs
const retryMs = 10 * minuteMs
/** More than a restaurant with a working key ever has: each is given back immediately. */
const maxOpen = 100

/** Gives money of a group that has ended back, unless it is known. */
export async function refundOrphanedPayment(
  context: Context,
  { restaurantId }: Pick<Money, 'restaurantId'>,
  paymentIntent: string,
): Promise<void> {
  const { database, clock, log } = context
  const now = clock()
  const isNew = await database.sql`
    insert into card_money (restaurant_id, payment_intent, next_at, created_at)
    select id, ${paymentIntent}, ${new Date(now.getTime() + retryMs)}, ${now} from restaurants where id = ${restaurantId}
    on conflict do nothing returning restaurant_id`
  if (isNew.length === 0) return
  log.warn({ restaurantId }, 'money of a table that has ended goes back')
  await returnLateMoney(context, { restaurantId, paymentIntent })
}

/** Whether an event about this payment changes nothing, because its money is booked or being refunded. */
export async function isKnownMoney(
  sql: Statements,
  { restaurantId, paymentIntent }: Money,
): Promise<boolean> {
  const [known] = await sql`
    select from card_money where restaurant_id = ${restaurantId} and payment_intent = ${paymentIntent}`
  return known !== undefined
}

/** Whether more money than a restaurant ever owes back waits for Stripe. */
export async function hasTooMuchToReturn(sql: Statements, restaurantId: number): Promise<boolean> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::integer as open from card_money where restaurant_id = ${restaurantId} and next_at is not null`
  return (row?.open ?? 0) >= maxOpen
}

/**
 * Claims what was not given back, in turns between the restaurants, except where Stripe refused the key. Forgets old money.
 */
export async function claimLateMoney(context: Context, limit: number): Promise<readonly Money[]> {
  const { sql } = context.database
  const now = context.clock()
  const due = await sql<Money[]>`
    update card_money m set next_at = ${new Date(now.getTime() + retryMs)}
    from (
      select restaurant_id, payment_intent from card_money where next_at <= ${now} and (restaurant_id, payment_intent) in (
        select restaurant_id, payment_intent from (
          select w.*, row_number() over (partition by restaurant_id order by next_at) as turn from card_money w
          where next_at <= ${now} and not exists (
            select from restaurant_pos_settings s where s.restaurant_id = w.restaurant_id and s.stripe_fault is not null)
        ) as waiting order by turn, next_at limit ${limit})
      for update skip locked) as due
    where m.restaurant_id = due.restaurant_id and m.payment_intent = due.payment_intent
    returning m.restaurant_id as "restaurantId", m.payment_intent as "paymentIntent"`
  const forgotten = await sql<{ isOpen: boolean }[]>`
    delete from card_money where created_at <= ${new Date(now.getTime() - knownMs)} returning next_at is not null as "isOpen"`
  if (forgotten.some(({ isOpen }) => isOpen))
    context.log.error('money of a table that has ended could not be given back within a month')
  return due
}

export async function returnLateMoney(
  context: Context,
  { restaurantId, paymentIntent }: Money,
): Promise<void> {
  const account = await loadStripeAccount(context, restaurantId)
  if (!account) return
  const { stripe } = account
  const given = await refund(account, paymentIntent, `tablemate ${paymentIntent} refund`)
  if (given.kind === 'unauthorized')
    return noteStripeAnswer(context.database, account, given.kind, context.clock())
  const isDone = given.kind === 'ok' && given.value
  // Stripe repeats a fault to the same key, so the payment says whether it was done after all.
  const listed = isDone
    ? null
    : await answerOf(stripe.refunds.list({ payment_intent: paymentIntent, limit: 1 }))
  const isRefunded = listed?.kind === 'ok' && listed.value.data.some(({ status }) => status === 'succeeded')
  if (isDone || isRefunded)
    await context.database.sql`
      update card_money set next_at = null where restaurant_id = ${restaurantId} and payment_intent = ${paymentIntent}`
}
