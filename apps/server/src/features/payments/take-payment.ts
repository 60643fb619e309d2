// Payments that the staff takes in the group, in cash or by card: one member's due, or all dues. They can be undone for a while.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import { takePayment, undoPayment } from '@tablemate/contract/floor.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { startingTip } from '@tablemate/domain/bill/rates.ts'
import { dueOf, findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import { isTipChosen } from '@tablemate/domain/bill/staff-bill.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isPayable, type Minor, payableStep } from '@tablemate/domain/money.ts'
import { canBeUndone, isPartOf, undoneChangesNobody } from '@tablemate/domain/payments/staff-payment.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeOwnGroup, changeOwnGroupIdempotently } from '../../group/change-own-group.ts'
import { requireNoneHeld, settle, settleForStaff } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { endHolds } from '../card-payments/queries.ts'
import { closeServiceRequests } from '../service-requests/queries.ts'
import { insertPayment, proposeTip, removeDemos, removeExcessDemos, removePayments } from './queries.ts'

export function serveStaffPayments(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(
    app,
    takePayment,
    async ({ params: { restaurantId }, body, device, session, idempotencyKey }) => {
      requireOwnRestaurant(session, restaurantId)
      const { groupId } = body
      const caller = { restaurantId, groupId, device, idempotencyKey, afterClose: 'allowed' } as const
      const endsHolds = await includesHeld(context, restaurantId, body)
      if (endsHolds) await endHolds(context, body.groupId, body.memberId)
      return changeOwnGroupIdempotently(context, caller, locked =>
        take(locked, body, { keepsTip: endsHolds, now: context.clock() }),
      )
    },
  )

  serveEndpoint(app, undoPayment, async ({ params: { restaurantId, paymentId }, body, device, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const caller = { restaurantId, groupId: body.groupId, device, afterClose: 'allowed' } as const
    await changeOwnGroup(context, caller, async locked => {
      const now = context.clock()
      const amount = await undo(locked, paymentId, now)
      const actor = await requireAct(locked.tx, session, 'undo-payment', now)
      await recordAct(locked.tx, actor, { act: 'undo-payment', groupId: body.groupId, amount }, now)
    })
  })
}

type PaymentInput = Omit<CheckedOf<typeof takePayment, 'body'>, 'groupId'>

/** Whether the amount is the one with the dues that a card page holds: then the staff want the money instead of the page. */
async function includesHeld(
  { database, clock }: AppContext,
  restaurantId: number,
  { groupId, memberId, amount }: PaymentInput & { readonly groupId: string },
): Promise<boolean> {
  const loaded = await loadGroup(database.sql, groupId, clock())
  if (loaded?.group.restaurantId !== restaurantId) return false
  const shares = settleForStaff(loaded).shares.filter(
    share => memberId === null || share.memberId === memberId,
  )
  const held = sumOf(shares.map(share => share.held))
  const due = sumOf(shares.map(dueOf))
  return held > 0 && amount === due + held
}

/**
 * Inserts a payment for each member with a due, in the place of their demo payments; "everything" is without those of whom a
 * payment is held. What was received beyond the due is a tip. The phones no longer propose these members' part of a tip that
 * nobody chose, unless `keepsTip`: it belonged to a card page that the staff have just closed. Throws 'member-not-found', as
 * `requireNoneHeld` if nothing else is due, and 'due-changed' if the current due is zero or not the amount that the staff saw.
 */
async function take(
  locked: LockedGroup,
  { memberId, method, amount, received }: PaymentInput,
  { keepsTip, now }: { readonly keepsTip: boolean; readonly now: Date },
): Promise<Payment[]> {
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const diners = loaded?.billInput.members.filter(({ id }) => memberId === null || id === memberId) ?? []
  if (!loaded || (memberId !== null && diners.length === 0)) throw problem('member-not-found')
  const extra = (received ?? amount) - amount
  if (extra < 0) throw problem('invalid', { fields: { received: 'too-small' } })
  if (extra > limits.tipAmount) throw problem('invalid', { fields: { received: 'too-large' } })
  if (!isPayable(extra, payableStep(locked.currency)))
    throw problem('invalid', { fields: { received: 'not-payable' } })

  const isChosen = keepsTip || isTipChosen(loaded.tipChosenBy, loaded.payments)
  const settlement = settleForStaff(loaded, isChosen)
  // A payment changes no other member's due (domain/bill/paid-shares.ts), so one settlement serves for all.
  const dues = diners
    .filter(({ id }) => !loaded.payments.some(({ isHeld, memberId }) => isHeld && memberId === id))
    .flatMap(diner => findDuePayment(settlement, diner) ?? [])
  const owed = dues.reduce((sum, due) => sum + due.amount + due.tipAmount, 0)
  if (owed === 0)
    requireNoneHeld(
      loaded,
      diners.map(({ id }) => id),
    )
  if (owed === 0 || owed !== amount) throw problem('due-changed', { due: owed })

  const payers = dues.map(due => due.memberId)
  await removeDemos(locked, loaded, payers)
  if (!isChosen) {
    const others = settle(loaded).shares.filter(share => !payers.includes(share.memberId))
    await proposeTip(locked, { amount: sumOf(others.map(({ dueTip }) => dueTip)) })
  }
  const payments: Payment[] = []
  for (const [at, due] of dues.entries())
    payments.push(
      await insertPayment(
        locked,
        due,
        { paidBy: null, paymentMethod: method, ownTip: at === 0 ? extra : 0 },
        now,
      ),
    )
  await removeExcessDemos(locked, now)
  await closeServiceRequests(locked, ['till'], now)
  return payments
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, part) => sum + part, 0)
}

/**
 * Removes what the staff took at once with this payment, and returns that amount in minor units. Throws 'payment-not-found' if the
 * staff took no such payment, 'undo-too-late', and 'paid-since' if one of the members has paid again or was given a part back, or
 * another member's due would change.
 */
async function undo(locked: LockedGroup, paymentId: number, now: Date): Promise<Minor> {
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const payment = loaded?.payments.find(({ id }) => id === paymentId)
  if (!loaded || payment?.paidBy !== null) throw problem('payment-not-found')
  if (!canBeUndone(payment, now)) throw problem('undo-too-late')
  const taken = loaded.payments.filter(other => isPartOf(payment, other))
  if (taken.some(({ refunded }) => refunded > 0)) throw problem('paid-since')
  const rest = { ...loaded, payments: loaded.payments.filter(other => !taken.includes(other)) }
  const chosen = isTipChosen(loaded.tipChosenBy, loaded.payments)
  if (
    !undoneChangesNobody(taken, loaded.payments, settleForStaff(loaded, chosen), settleForStaff(rest, chosen))
  )
    throw problem('paid-since')
  await removePayments(locked, taken)
  if (!chosen && rest.payments.length === 0)
    await proposeTip(locked, { percentage: startingTip(loaded.group, loaded.billInput.rates) })
  return sumOf(taken.map(({ amount, tipAmount, ownTip }) => amount + tipAmount + ownTip))
}
