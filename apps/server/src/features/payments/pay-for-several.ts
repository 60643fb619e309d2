// Pays the dues of several members in one transaction, all of them or none, with a tip of the payer's own.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import { type Payment, payForSeveral } from '@tablemate/contract/payments.ts'
import { findDuePayment } from '@tablemate/domain/bill/settlement.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import { tippedMember } from '@tablemate/domain/payments/own-tip.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { changeGroupIdempotently } from '../../group/change-group.ts'
import { requireNoneHeld, settle } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import { type LockedGroup, requireSomeMember } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { insertPayment } from './queries.ts'

export function servePayForSeveral(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, payForSeveral, ({ body, device, idempotencyKey }) =>
    changeGroupIdempotently(
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
  locked: LockedGroup,
  { memberIds, amount, ownTip }: PaymentInput,
  now: Date,
): Promise<Payment[]> {
  const payer = requireSomeMember(locked)
  if (!isPayable(ownTip, payableStep(locked.currency)))
    throw problem('invalid', { fields: { ownTip: 'not-payable' } })
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  const members = memberIds.map(memberId => loaded?.billInput.members.find(({ id }) => id === memberId))
  if (!loaded || !members.every(member => member !== undefined)) throw problem('member-not-found')
  if (!loaded.group.takesDemo) throw problem('cards-taken')
  requireNoneHeld(loaded, memberIds)

  const settlement = settle(loaded)
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
