// Pays the dues of several members in one transaction, all of them or none, with a tip of the payer's own.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import { type Payment, payForSeveral } from '@tablemate/contract/payments.ts'
import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import { tippedMember } from '@tablemate/domain/payments/own-tip.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeTableIdempotently } from '../../table/change-table.ts'
import { loadTable } from '../../table/load-table.ts'
import { type LockedTable, requireSomeMember } from '../../table/locked-table.ts'
import { requireNoneHeld, settle } from '../../table/table-view.ts'
import { insertPayment } from './queries.ts'

export function servePayForSeveral(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, payForSeveral, ({ body, device, idempotencyKey }) =>
    changeTableIdempotently(
      context,
      { groupId: body.groupId, device, idempotencyKey, afterClose: 'allowed' },
      locked => pay(locked, body, context.clock()),
    ),
  )
}

type PaymentInput = Omit<CheckedOf<typeof payForSeveral, 'body'>, 'groupId'>

/**
 * Throws 'member-not-found', 'cards-taken' where no demo is allowed, as `requireNoneHeld`, and 'due-changed' with the current
 * sum if that is not the amount seen, or if one of the members owes nothing any more.
 */
async function pay(
  locked: LockedTable,
  { memberIds, amount, ownTip }: PaymentInput,
  now: Date,
): Promise<Payment[]> {
  const payer = requireSomeMember(locked)
  if (!isPayable(ownTip, payableStep(locked.currency)))
    throw problem('invalid', { fields: { ownTip: 'not-payable' } })
  const table = await loadTable(locked.tx, locked.groupId, now)
  const members = memberIds.map(memberId => table?.billInput.members.find(({ id }) => id === memberId))
  if (!table || !members.every(member => member !== undefined)) throw problem('member-not-found')
  if (!table.group.takesDemo) throw problem('cards-taken')
  requireNoneHeld(table, memberIds)

  const settlement = settle(table)
  // A payment changes no other member's due (domain/bill/paid-shares.ts), so one settlement serves for all.
  const dues = members.flatMap(member => findDuePayment(settlement, member) ?? [])
  const owed = dues.reduce((sum, due) => sum + due.amount + due.tipAmount, 0)
  if (dues.length < members.length || owed !== amount) throw problem('due-changed', { due: owed })

  const own = memberIds.filter(id => locked.mine.includes(id))
  const [paidBy = payer] = own
  const tipped = tippedMember(memberIds, own)
  const payments: Payment[] = []
  for (const due of dues)
    payments.push(
      await insertPayment(
        locked,
        due,
        {
          paidBy: own.includes(due.memberId) ? due.memberId : paidBy,
          paymentMethod: 'demo_card',
          ownTip: due.memberId === tipped ? ownTip : 0,
        },
        now,
      ),
    )
  return payments
}
