// Pays several shares in one request, all or none, and only the sum that the diner has seen.

import { payForSeveral } from '#contract/payments.ts'
import type { Minor } from '#domain/money.ts'
import { mergePayment } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { intentKey } from '../../api/idempotency.ts'
import { type Due, type Outcome, unpaidOutcome } from './pay-share.ts'

export interface JointPayment {
  readonly shares: readonly Due[]
  readonly ownTip: Minor
}

export function jointPayer(groupId: string): (payment: JointPayment) => Promise<Outcome> {
  const key = intentKey()
  return async ({ shares, ownTip }) => {
    if (!navigator.onLine) return { kind: 'offline' }
    const memberIds = shares.map(({ memberId }) => memberId)
    const body = { groupId, memberIds, amount: sumOfDues(shares), ownTip }
    const paid = shares.map(share => share.paid)
    try {
      for (const payment of await call(payForSeveral, { body, idempotencyKey: key.for({ body, paid }) }))
        mergePayment(payment)
      return { kind: 'paid' }
    } catch (error) {
      return unpaidOutcome(error, groupId)
    }
  }
}

export function sumOfDues(shares: readonly Pick<Due, 'due'>[]): Minor {
  return shares.reduce((sum, { due }) => sum + due, 0)
}
