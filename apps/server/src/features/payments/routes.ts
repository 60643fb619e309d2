// The endpoints of payments. A member's due is paid once, however many diners pay it and however often.

import type { Payment as PaymentReply } from '@tablemate/contract/payments.ts'
import { getPayments, payShare } from '@tablemate/contract/payments.ts'
import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { changeGroupIdempotently } from '../../group/change-group.ts'
import { paymentsOf, requireNoneHeld, settle } from '../../group/group-view.ts'
import { loadGroup, requireGroup } from '../../group/load-group.ts'
import { type LockedGroup, requireSomeMember } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { servePayForSeveral } from './pay-for-several.ts'
import { insertPayment } from './queries.ts'
import { serveStaffPayments } from './take-payment.ts'

export function registerPayments(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context

  serveEndpoint(app, payShare, ({ body, device, idempotencyKey }) =>
    changeGroupIdempotently(
      context,
      { groupId: body.groupId, device, idempotencyKey, afterClose: 'allowed' },
      locked => pay(locked, body, clock()),
    ),
  )

  serveEndpoint(app, getPayments, async ({ params, device }) =>
    paymentsOf(await requireGroup(database.sql, params.groupId, device, clock())),
  )

  servePayForSeveral(app, context)
  serveStaffPayments(app, context)
}

/**
 * Pays the member's due. Throws 'cards-taken' where no demo is allowed, as `requireNoneHeld`, and 'due-changed' if the request
 * has another amount.
 */
async function pay(
  locked: LockedGroup,
  input: { memberId: number; amount: number },
  now: Date,
): Promise<PaymentReply> {
  /** The member in whose name this device pays for others. */
  const payer = requireSomeMember(locked)
  const { memberId } = input
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const member = loaded?.billInput.members.find(({ id }) => id === memberId)
  if (!loaded || !member) throw problem('member-not-found')
  if (!loaded.group.takesDemo) throw problem('cards-taken')
  requireNoneHeld(loaded, [memberId])

  const settlement = settle(loaded)
  const due = findDuePayment(settlement, member)
  const owed = due ? due.amount + due.tipAmount : 0
  if (!due || owed !== input.amount) throw problem('due-changed', { due: owed })

  const paidBy = locked.mine.includes(memberId) ? memberId : payer
  return insertPayment(locked, due, { paidBy, paymentMethod: 'demo_card' }, now)
}
