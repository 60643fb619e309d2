// Payments: a member's due is paid once, whoever presses and however often.

import type { FastifyInstance } from 'fastify'
import type { Payment as PaymentReply } from '#contract/payments.ts'
import { getPayments, payShare } from '#contract/payments.ts'
import { findDuePayment } from '#domain/settlement.ts'
import { changeTableOnce, type HeldTable, requireSomeMember } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { loadTable, paymentsOf, requireTable, settle } from '../live/queries.ts'
import { insertPayment } from './queries.ts'

export function registerPayments(app: FastifyInstance, house: House): void {
  const { database, clock } = house

  serveEndpoint(app, payShare, ({ body, device, once }) =>
    changeTableOnce(house, { groupId: body.groupId, device, once }, held => pay(held, body, clock())),
  )

  serveEndpoint(app, getPayments, async ({ params, device }) =>
    paymentsOf(await requireTable(database.sql, params.groupId, device, clock())),
  )
}

/** Pays what the member owes if it is what the caller believes; throws 'due-changed' with the due if it is not. */
async function pay(
  held: HeldTable,
  wanted: { memberId: number; amount: number },
  now: Date,
): Promise<PaymentReply> {
  /** In whose name this phone pays for others. */
  const acting = requireSomeMember(held)
  const { memberId } = wanted
  const table = await loadTable(held.tx, held.groupId, now)
  const member = table?.billInput.members.find(({ id }) => id === memberId)
  if (!table || !member) throw problem('member-not-found')

  const settlement = settle(table)
  const due = findDuePayment(settlement, member)
  const owed = due ? due.amount + due.tipAmount : 0
  if (!due || owed !== wanted.amount) throw problem('due-changed', { due: owed })

  const paidBy = held.mine.includes(memberId) ? memberId : acting
  const id = await insertPayment(held, due, paidBy, now)
  return {
    id,
    groupId: held.groupId,
    memberId,
    amount: owed,
    status: 'completed',
    paymentMethod: 'demo_card',
    paidBy,
    createdAt: now.toISOString(),
  }
}
