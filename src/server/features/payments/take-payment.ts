// Payments that the staff takes at the table, in cash or by card: one member's due, or all dues.

import type { FastifyInstance } from 'fastify'
import type { CheckedOf } from '#contract/endpoint.ts'
import { takePayment } from '#contract/kitchen.ts'
import type { Payment } from '#contract/payments.ts'
import { findDuePayment } from '#domain/bill/settlement.ts'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeOwnTableIdempotently } from '../../table/change-own-table.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { loadTable } from '../../table/load-table.ts'
import { requireNoneHeld, settle } from '../../table/table-view.ts'
import { closeRequests } from '../requests/queries.ts'
import { insertPayment } from './queries.ts'

export function serveStaffPayments(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, takePayment, ({ params: { restaurantId }, body, device, session, idempotencyKey }) => {
    requireOwnRestaurant(session, restaurantId)
    const caller = { restaurantId, groupId: body.groupId, device, idempotencyKey }
    return changeOwnTableIdempotently(context, caller, locked => take(locked, body, context.clock()))
  })
}

type PaymentInput = Omit<CheckedOf<typeof takePayment, 'body'>, 'groupId'>

/**
 * Inserts a payment for each member with a due; "everything" is without those of whom a payment is held. Throws
 * 'member-not-found', as `requireNoneHeld` if nothing else is due, and 'due-changed' if the current due is zero or not the
 * amount taken.
 */
async function take(
  locked: LockedTable,
  { memberId, method, amount }: PaymentInput,
  now: Date,
): Promise<Payment[]> {
  const table = await loadTable(locked.tx, locked.groupId, now)
  const diners = table?.billInput.members.filter(({ id }) => memberId === null || id === memberId) ?? []
  if (!table || (memberId !== null && diners.length === 0)) throw problem('member-not-found')

  const settlement = settle(table)
  // A payment changes no other member's due (domain/bill/paid-shares.ts), so one settlement serves for all.
  const dues = diners
    .filter(({ id }) => !table.payments.some(({ isHeld, memberId }) => isHeld && memberId === id))
    .flatMap(diner => findDuePayment(settlement, diner) ?? [])
  const owed = dues.reduce((sum, due) => sum + due.amount + due.tipAmount, 0)
  if (owed === 0)
    requireNoneHeld(
      table,
      diners.map(({ id }) => id),
    )
  if (owed === 0 || owed !== amount) throw problem('due-changed', { due: owed })

  const payments: Payment[] = []
  for (const due of dues)
    payments.push(await insertPayment(locked, due, { paidBy: null, paymentMethod: method }, now))
  await closeRequests(locked, ['till'], now)
  return payments
}
