// Starts a card payment: holds the dues in one transaction, then asks Stripe for the page. A repetition of the request continues
// where the first one ended, with the same page.

import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import {
  cardHoldMs,
  cardStep,
  mayHold,
  totalCharge,
  totalDue,
} from '@tablemate/domain/payments/card-payment.ts'
import { tippedMember } from '@tablemate/domain/payments/own-tip.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import { changeGroupIdempotently } from '../../group/change-group.ts'
import { requireNoneHeld, settle } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import { type LockedGroup, requireSomeMember } from '../../group/locked-group.ts'
import { type IdempotencyKey, StoredResponse } from '../../idempotency/idempotency.ts'
import { loadStripeAccount, type StripeAnswer } from '../../outgoing/stripe-account.ts'
import { problem } from '../../problems.ts'
import { insertPayment } from '../payments/queries.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  insertCardPayment,
  listHoldsOf,
  storeSession,
} from './card-payment-rows.ts'
import { answered, freeDues, retryMs } from './settle-card-payment.ts'
import { createSession, findSession, type NewSession, type Session, sessionMs } from './stripe-calls.ts'

export interface StartRequest {
  readonly groupId: string
  readonly memberIds: readonly number[]
  /** The sum that the diner saw. */
  readonly amount: number
  readonly ownTip: number
  readonly device: string
  readonly idempotencyKey: IdempotencyKey | null
  /** Scheme and host of the pages to come back to. */
  readonly origin: string
}

export interface Started {
  readonly id: number
  readonly url: string
  readonly until: string
}

/**
 * Holds the dues and returns the address of the page. Throws as `hold`, 'too-little-for-card' if Stripe takes no such amount, and
 * 'card-payment-failed' if it gives no page: then the dues are free again.
 */
export async function startCardPayment(context: AppContext, request: StartRequest): Promise<Started> {
  const { groupId, origin } = request
  const held = await changeGroupIdempotently(
    context,
    { ...request, afterClose: 'allowed' },
    async locked => ({
      id: await hold(context, locked, request),
    }),
  )
  const { id } = held instanceof StoredResponse ? (JSON.parse(held.text) as { id: number }) : held
  const row = await findCardPayment(context.database.sql, groupId, id)
  if (row?.state !== 'held') throw problem('card-payment-failed')
  const url = row.sessionUrl ?? (await openPage(context, row, origin))
  return { id, url, until: row.expiresAt.toISOString() }
}

/**
 * Holds the dues, as the payments that they will be. Throws 'cards-not-taken', also where the group ends before all that a card
 * payment needs, 'member-not-found', as `requireNoneHeld`, 'hold-refused' as `mayHold`, 'due-changed' if the dues are not the amount that the diner saw, and
 * 'uneven-for-card' if no card can be charged that sum.
 */
async function hold(context: AppContext, locked: LockedGroup, request: StartRequest): Promise<number> {
  const payer = requireSomeMember(locked)
  const now = context.clock()
  if (!isPayable(request.ownTip, payableStep(locked.currency)))
    throw problem('invalid', { fields: { ownTip: 'not-payable' } })
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const memberIds = [...new Set(request.memberIds)]
  const members = loaded?.billInput.members.filter(({ id }) => memberIds.includes(id)) ?? []
  if (!loaded || members.length < memberIds.length) throw problem('member-not-found')
  const endsInMs = locked.expiresAt.getTime() - now.getTime()
  if (!loaded.group.takesCards || endsInMs <= sessionMs + hourMs) throw problem('cards-not-taken')
  requireNoneHeld(loaded, memberIds)
  const others = memberIds.filter(id => !locked.mine.includes(id))
  if (!mayHold(others, await listHoldsOf(locked, request.device), locked.mine, now))
    throw problem('hold-refused')

  const settlement = settle(loaded)
  const payments = members.flatMap(member => findDuePayment(settlement, member) ?? [])
  const owed = totalDue(payments)
  if (owed === 0 || owed !== request.amount) throw problem('due-changed', { due: owed })

  const owing = memberIds.filter(id => payments.some(({ memberId }) => memberId === id))
  const tipped = tippedMember(owing, locked.mine)
  const ownTipOf = (memberId: number) => (memberId === tipped ? request.ownTip : 0)
  const dues = payments.map(({ memberId, amount, tipAmount }) => ({
    ...{ memberId, amount, tipAmount },
    ownTip: ownTipOf(memberId),
  }))
  const startedBy = memberIds.find(id => locked.mine.includes(id)) ?? payer
  const expiresAt = new Date(now.getTime() + cardHoldMs)
  const amount = totalCharge(dues)
  if (amount % cardStep(locked.currency) !== 0) throw problem('uneven-for-card')
  const row = { startedBy, dues, amount, expiresAt, device: request.device }
  const id = await insertCardPayment(locked, row, now)
  for (const payment of payments) {
    const { memberId } = payment
    const paidBy = locked.mine.includes(memberId) ? memberId : startedBy
    const origin = { paidBy, paymentMethod: 'card_online', ownTip: ownTipOf(memberId) } as const
    await insertPayment(locked, payment, { ...origin, card: { id, isHeld: true } }, now)
  }
  return id
}

async function openPage(context: AppContext, row: CardPaymentRow, origin: string): Promise<string> {
  const { groupId, id } = row
  const back = `${origin}/group/${groupId}/bill-split?card=${id}`
  const answer = await findOrCreate(context, row, {
    ...row,
    title: await nameOf(context, row),
    successUrl: back,
    cancelUrl: `${back}&cancelled`,
  })
  const session = answer.kind === 'ok' ? answer.value : null
  if (session === null || session.url === null) {
    // The diner waits: whether there is a page after all is left to the sweep.
    await freeDues(context, row, new Date(context.clock().getTime() + retryMs))
    const isTooLittle = answer.kind === 'refused' && answer.code === 'amount_too_small'
    throw problem(isTooLittle ? 'too-little-for-card' : 'card-payment-failed')
  }
  await storeSession(context.database.sql, row, session, context.clock())
  const stored = await findCardPayment(context.database.sql, groupId, id)
  if (stored?.state !== 'held') throw problem('card-payment-failed')
  return session.url
}

/**
 * Creates the page. After a lost answer, and after a fault, which Stripe would repeat to the same key, it is looked for: another key
 * could make a second page, and the diner would wait too long for a repetition.
 */
async function findOrCreate(
  context: AppContext,
  row: CardPaymentRow,
  input: NewSession,
): Promise<StripeAnswer<Session | null>> {
  const account = await loadStripeAccount(context, row.restaurantId)
  if (!account) return { kind: 'ok', value: null }
  const created = await answered(context, account, createSession(account, input))
  if (created.kind !== 'unknown' && created.kind !== 'failed') return created
  return answered(context, account, findSession(account, row))
}

async function nameOf({ database }: AppContext, { restaurantId }: CardPaymentRow): Promise<string> {
  const [row] = await database.sql<
    { name: string }[]
  >`select name from restaurants where id = ${restaurantId}`
  return row?.name ?? 'Tablemate'
}
