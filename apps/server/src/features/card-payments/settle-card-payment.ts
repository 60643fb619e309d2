// Ends a card payment: books the money, releases the dues, or refunds the money. State is stored before
// every step; after a crash sweep.ts resumes.

import { randomBytes } from 'node:crypto'
import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import { areStillDue, type CardPaymentState, stripeAmount } from '@tablemate/domain/payments/card-payment.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import { changeGroup } from '../../group/change-group.ts'
import { settle } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { loadStripeAccount, noteStripeAnswer, type StripeAccount } from '../../outgoing/stripe-account.ts'
import { Problem, problem } from '../../problems.ts'
import {
  confirmHeldPayments,
  holdPaymentsAgain,
  insertPayment,
  removeCardPayments,
} from '../payments/queries.ts'
import {
  type CardPaymentChange,
  type CardPaymentRow,
  changeState,
  countRefundTry,
  findCardPayment,
  setNext,
  setNextOfPage,
} from './card-payment-rows.ts'
import { refundOrphanedPayment } from './orphaned-payments.ts'
import {
  expireSession,
  fetchSession,
  findSession,
  isRefunded,
  refund,
  type Session,
  sessionMs,
} from './stripe-calls.ts'

/** How long the sweep waits before it repeats what Stripe did not answer. Longer than an attempt takes. */
export const retryMs = minuteMs

/** When the sweep repeats it: the less often the longer Stripe has not answered. */
function retryAt(now: Date, { createdAt }: Pick<CardPaymentRow, 'createdAt'>): Date {
  return new Date(now.getTime() + Math.max(retryMs, (now.getTime() - createdAt.getTime()) / 10))
}

export type CardContext = Pick<
  AppContext,
  'database' | 'clock' | 'events' | 'changeQueues' | 'config' | 'keyRing' | 'log'
>

type Id = Pick<CardPaymentRow, 'groupId' | 'id'>

/** A change by nobody in the group. Undefined if the group has expired. */
async function changeRow<R>(
  context: CardContext,
  { groupId, id }: Id,
  work: (locked: LockedGroup, row: CardPaymentRow) => Promise<R>,
): Promise<R | undefined> {
  try {
    // No device has this value.
    const caller = { groupId, device: randomBytes(32).toString('hex') }
    return await changeGroup(context, { ...caller, afterClose: 'allowed' }, async locked => {
      const row = await findCardPayment(locked.tx, groupId, id)
      if (!row) throw problem('group-not-found')
      return work(locked, row)
    })
  } catch (error) {
    if (error instanceof Problem && error.problem === 'group-not-found') return undefined
    throw error
  }
}

type CardPaymentEvent = 'freed' | 'money' | 'late-money' | 'refund-begun' | 'refund-refused' | 'refunded'

/** Changes its payments; false if they cannot be held again, as a member has paid since. */
type PaymentsChange = (locked: LockedGroup, id: number) => Promise<unknown>

const keep = async () => {}

/** The next state by state and event. Any other event changes nothing, so a repeated one counts once. */
const transitions: Readonly<
  Record<CardPaymentState, { [event in CardPaymentEvent]?: readonly [CardPaymentState, PaymentsChange] }>
> = {
  held: { money: ['paid', confirmHeldPayments], freed: ['released', removeCardPayments] },
  // `bookPaid` makes the payments.
  released: { money: ['paid', keep], 'late-money': ['returning', keep] },
  paid: { 'refund-begun': ['refunding', holdPaymentsAgain] },
  refunding: { refunded: ['refunded', removeCardPayments], 'refund-refused': ['paid', confirmHeldPayments] },
  returning: { refunded: ['returned', keep] },
  returned: {},
  refunded: {},
}

/** Takes the event to the next state, which it returns; null: nothing has changed. `nextAt`: when the sweep looks at it. */
async function take(
  { clock }: Pick<CardContext, 'clock'>,
  locked: LockedGroup,
  { id, state }: CardPaymentRow,
  event: CardPaymentEvent,
  details: Partial<Omit<CardPaymentChange, 'state'>> = {},
): Promise<CardPaymentState | null> {
  const [next, change] = transitions[state][event] ?? []
  if (!next || (await change?.(locked, id)) === false) return null
  await changeState(locked, id, { nextAt: null, ...details, state: next }, clock())
  return next
}

/** Whether the session is the one of this card payment, with its amount and currency. */
function isOwnSession(row: CardPaymentRow, session: Session): boolean {
  return (
    session.client_reference_id === String(row.id) &&
    session.metadata?.group === row.groupId &&
    session.amount_total === stripeAmount(row.amount, row.currency) &&
    session.currency === row.currency.toLowerCase() &&
    (row.sessionId === null || row.sessionId === session.id)
  )
}

/**
 * Books a paid session: as the payments that were held, or as payments of exactly what is still due; money for anything else
 * is refunded. Repeated reports, by any way, count once. Nothing happens for a session that is
 * not this card payment's. If the group has ended, the money is refunded, unless it was booked before.
 */
export async function bookPaid(context: CardContext, row: CardPaymentRow, session: Session): Promise<void> {
  if (!isOwnSession(row, session)) {
    context.log.warn({ cardPayment: row.id }, 'a session of another amount or payment was ignored')
    return
  }
  const paymentIntent = intentOf(session)
  const now = context.clock()
  const state = await changeRow(context, row, async (locked, current) => {
    const { id, dues, startedBy } = current
    // A member with another held payment could lose that one's due (`requireNoneHeld`).
    const present = current.state === 'released' ? await presentDues(locked, dues, now) : []
    if (!present || (current.state === 'released' && !areStillDue(dues, present))) {
      const nextAt = new Date(now.getTime() + retryMs)
      return take(context, locked, current, 'late-money', { paymentIntent, nextAt })
    }
    for (const due of present) {
      const ownTip = dues.find(({ memberId }) => memberId === due.memberId)?.ownTip ?? 0
      const origin = { paidBy: startedBy, paymentMethod: 'card_online', ownTip } as const
      await insertPayment(locked, due, { ...origin, card: { id, isHeld: false } }, now)
    }
    return (await take(context, locked, current, 'money', { paymentIntent })) ?? current.state
  })
  if (state === 'returning') await giveBack(context, row)
  if (state === undefined && paymentIntent !== null) await refundOrphanedPayment(context, row, paymentIntent)
}

export function intentOf({ payment_intent: intent }: Pick<Session, 'payment_intent'>): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

/** What the members of these dues owe now. Null if a payment by one of them is held. */
async function presentDues(locked: LockedGroup, dues: CardPaymentRow['dues'], now: Date) {
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  if (!loaded) throw problem('group-not-found')
  const ids = dues.map(({ memberId }) => memberId)
  if (loaded.payments.some(({ isHeld, memberId }) => isHeld && ids.includes(memberId))) return null
  const settlement = settle(loaded)
  return loaded.billInput.members
    .filter(({ id }) => ids.includes(id))
    .flatMap(member => findDuePayment(settlement, member) ?? [])
}

/**
 * Releases the dues, once the page at Stripe is closed: money that arrived first is booked instead. If Stripe does not answer,
 * the dues are released anyway, and the sweep closes the page. Resolves to whether the page is closed.
 */
export async function release(context: CardContext, row: CardPaymentRow): Promise<boolean> {
  const isClosed = await closePage(context, row)
  const nextAt = isClosed ? null : retryAt(context.clock(), row)
  const isReleased = await freeDues(context, row, nextAt)
  if (!isReleased) await setNextOfPage(context.database, row, nextAt)
  return isClosed
}

/** Releases the dues of a held one. `nextAt`: when the sweep closes the page; null: it is closed. */
export async function freeDues(
  context: CardContext,
  row: CardPaymentRow,
  nextAt: Date | null,
): Promise<boolean> {
  const next = await changeRow(context, row, (locked, current) =>
    take(context, locked, current, 'freed', { nextAt }),
  )
  return next === 'released'
}

/** Closes the page at Stripe, or books what was paid on it. False if Stripe does not answer. */
async function closePage(context: CardContext, row: CardPaymentRow): Promise<boolean> {
  const account = await loadStripeAccount(context, row.restaurantId)
  if (!account) return false
  const sessionId = row.sessionId ?? (await idOfLostSession(context, account, row))
  if (typeof sessionId !== 'string') return sessionId === null
  const expired = await answered(context, account, expireSession(account, sessionId))
  if (expired.kind === 'ok') return true
  const found = await answered(context, account, fetchSession(account, sessionId))
  // The page of another account: the key was replaced.
  if (found.kind === 'refused' && found.code === 'resource_missing') return hasEnded(row, context.clock())
  if (found.kind !== 'ok') return false
  if (found.value.payment_status === 'paid') await bookPaid(context, row, found.value)
  return found.value.status !== 'open'
}

/** Whether the page has expired by itself. */
function hasEnded({ createdAt }: Pick<CardPaymentRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() >= createdAt.getTime() + sessionMs
}

/** Null: there is no session. Undefined: Stripe does not answer. */
async function idOfLostSession(
  context: CardContext,
  account: StripeAccount,
  row: CardPaymentRow,
): Promise<string | null | undefined> {
  const found = await answered(context, account, findSession(account, row))
  return found.kind === 'ok' ? (found.value?.id ?? null) : undefined
}

/** Asks Stripe whether the page was paid. Changes nothing while it is open, or if Stripe does not answer. */
export async function askStripe(context: CardContext, row: CardPaymentRow): Promise<void> {
  const account = await loadStripeAccount(context, row.restaurantId)
  if (!account || row.sessionId === null) return
  const found = await answered(context, account, fetchSession(account, row.sessionId))
  if (found.kind !== 'ok') return
  if (found.value.payment_status === 'paid') await bookPaid(context, row, found.value)
  else if (found.value.status === 'expired') await release(context, row)
}

/** Stores that a paid one is being refunded. False if a member has paid again since. */
export async function beginRefund(
  context: Pick<CardContext, 'clock'>,
  locked: LockedGroup,
  row: CardPaymentRow,
): Promise<boolean> {
  const nextAt = new Date(context.clock().getTime() + retryMs)
  return (await take(context, locked, row, 'refund-begun', { nextAt })) !== null
}

/** The restaurant has given the whole money back at Stripe. Stripe is asked whether that is so. */
export async function noteRefunded(context: CardContext, row: CardPaymentRow): Promise<void> {
  const isBegun = await changeRow(context, row, async (locked, current) =>
    current.state === 'paid' ? beginRefund(context, locked, current) : null,
  )
  if (isBegun) await giveBack(context, row)
  if (isBegun === false)
    context.log.warn({ cardPayment: row.id }, 'was refunded at Stripe, but a member has paid again since')
}

/** What became of the attempt to give money back. */
export type Returned = 'done' | 'refused' | 'unknown'

/**
 * Gives the money of a 'returning' or 'refunding' card payment back. A refusal by Stripe ends a refund that the restaurant
 * wants; money that is not due stays 'returning', and the sweep tries again.
 */
export async function giveBack(context: CardContext, { groupId, id }: Id): Promise<Returned> {
  const row = await findCardPayment(context.database.sql, groupId, id)
  if (row?.state !== 'returning' && row?.state !== 'refunding') return 'done'
  const outcome = await refundAtStripe(context, row)
  if (outcome === 'unknown' || (outcome === 'refused' && row.state === 'returning')) {
    await setNext(context.database, row, retryAt(context.clock(), row))
    return outcome
  }
  await changeRow(context, row, (locked, current) =>
    take(context, locked, current, outcome === 'done' ? 'refunded' : 'refund-refused'),
  )
  return outcome
}

/** 'refused' only if Stripe refused and then said that the money was not given back, since an earlier answer may be lost. */
async function refundAtStripe(context: CardContext, row: CardPaymentRow): Promise<Returned> {
  const { groupId, id, refundTries, paymentIntent } = row
  if (paymentIntent === null) {
    context.log.error({ cardPayment: id }, 'Stripe named no payment to give back')
    return 'unknown'
  }
  const account = await loadStripeAccount(context, row.restaurantId)
  if (!account) return 'unknown'
  const key = `tablemate ${groupId} ${id} refund ${refundTries}`
  const given = await answered(context, account, refund(account, paymentIntent, key))
  if (given.kind === 'ok' && given.value) return 'done'
  if (given.kind === 'unknown') return 'unknown'
  // Stripe may have done it, and repeats its fault to the same key.
  const asked = await answered(context, account, isRefunded(account, { ...row, paymentIntent }))
  if (asked.kind !== 'ok') return 'unknown'
  if (asked.value) return 'done'
  await countRefundTry(context.database, row)
  return given.kind === 'failed' ? 'unknown' : 'refused'
}

/** The answer, after storing what it says about the key. */
export async function answered<A extends { readonly kind: Parameters<typeof noteStripeAnswer>[2] }>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  account: StripeAccount,
  call: Promise<A>,
): Promise<A> {
  const answer = await call
  if (answer.kind === 'unauthorized') await noteStripeAnswer(database, account, answer.kind, clock())
  return answer
}
