// The endpoints of payments. A member's due is paid once, however many diners pay it and however often.

import type { Payment as PaymentReply } from '@tablemate/contract/payments.ts'
import { getPayments, payShare } from '@tablemate/contract/payments.ts'
import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeTableIdempotently } from '../../table/change-table.ts'
import { loadTable, requireTable } from '../../table/load-table.ts'
import { type LockedTable, requireSomeMember } from '../../table/locked-table.ts'
import { paymentsOf, requireNoneHeld, settle } from '../../table/table-view.ts'
import { servePayForSeveral } from './pay-for-several.ts'
import { insertPayment } from './queries.ts'
import { serveStaffPayments } from './take-payment.ts'

export function registerPayments(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context

  serveEndpoint(app, payShare, ({ body, device, idempotencyKey }) =>
    changeTableIdempotently(
      context,
      { groupId: body.groupId, device, idempotencyKey, afterClose: 'allowed' },
      locked => pay(locked, body, clock()),
    ),
  )

  serveEndpoint(app, getPayments, async ({ params, device }) =>
    paymentsOf(await requireTable(database.sql, params.groupId, device, clock())),
  )

  servePayForSeveral(app, context)
  serveStaffPayments(app, context)
}

/**
 * Pays the member's due. Throws 'cards-taken' where no demo is allowed, as `requireNoneHeld`, and 'due-changed' if the request
 * has another amount.
 */
async function pay(
  locked: LockedTable,
  input: { memberId: number; amount: number },
  now: Date,
): Promise<PaymentReply> {
  /** The member in whose name this device pays for others. */
  const payer = requireSomeMember(locked)
  const { memberId } = input
  const table = await loadTable(locked.tx, locked.groupId, now)
  const member = table?.billInput.members.find(({ id }) => id === memberId)
  if (!table || !member) throw problem('member-not-found')
  if (!table.group.takesDemo) throw problem('cards-taken')
  requireNoneHeld(table, [memberId])

  const settlement = settle(table)
  const due = findDuePayment(settlement, member)
  const owed = due ? due.amount + due.tipAmount : 0
  if (!due || owed !== input.amount) throw problem('due-changed', { due: owed })

  const paidBy = locked.mine.includes(memberId) ? memberId : payer
  return insertPayment(locked, due, { paidBy, paymentMethod: 'demo_card' }, now)
}
