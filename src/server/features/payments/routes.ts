// Payments: a member's due is paid idempotencyKey, whoever presses and however often.

import type { FastifyInstance } from 'fastify'
import type { Payment as PaymentReply } from '#contract/payments.ts'
import { getPayments, payShare } from '#contract/payments.ts'
import { findDuePayment } from '#domain/bill/settlement.ts'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeTableIdempotently, type LockedTable, requireSomeMember } from '../../table/change-table.ts'
import { loadTable, paymentsOf, requireTable, settle } from '../../table/load-table.ts'
import { insertPayment } from './queries.ts'
import { serveStaffPayments } from './take-payment.ts'

export function registerPayments(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context

  serveEndpoint(app, payShare, ({ body, device, idempotencyKey }) =>
    changeTableIdempotently(context, { groupId: body.groupId, device, idempotencyKey }, locked =>
      pay(locked, body, clock()),
    ),
  )

  serveEndpoint(app, getPayments, async ({ params, device }) =>
    paymentsOf(await requireTable(database.sql, params.groupId, device, clock())),
  )

  serveStaffPayments(app, context)
}

/** Pays what the member owes if it is what the caller believes; throws 'due-changed' with the due if it is not. */
async function pay(
  locked: LockedTable,
  input: { memberId: number; amount: number },
  now: Date,
): Promise<PaymentReply> {
  /** In whose name this phone pays for others. */
  const acting = requireSomeMember(locked)
  const { memberId } = input
  const table = await loadTable(locked.tx, locked.groupId, now)
  const member = table?.billInput.members.find(({ id }) => id === memberId)
  if (!table || !member) throw problem('member-not-found')

  const settlement = settle(table)
  const due = findDuePayment(settlement, member)
  const owed = due ? due.amount + due.tipAmount : 0
  if (!due || owed !== input.amount) throw problem('due-changed', { due: owed })

  const paidBy = locked.mine.includes(memberId) ? memberId : acting
  return insertPayment(locked, due, { paidBy, paymentMethod: 'demo_card' }, now)
}
