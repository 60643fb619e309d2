// Sends one payment once, however often the connection breaks.

import { payForSeveral, payShare } from '@tablemate/contract/payments.ts'
import { mergePayment, refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKeys } from '../../lib/api/idempotency.ts'
import { type Outcome, type PlannedPayment, sumOfDues } from './payments.ts'

/** By group and members. */
const keyOf = intentKeys<string>()

/** Resolves to 'paid', 'settled', 'changed', 'offline' or 'failed'. One share without an own tip is sent as specified. */
export async function sendPayment(groupId: string, { shares, ownTip }: PlannedPayment): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  const memberIds = shares.map(({ memberId }) => memberId)
  const [memberId, ...more] = memberIds
  if (memberId === undefined) return { kind: 'settled' }
  const amount = sumOfDues(shares)
  const intent = keyOf([groupId, ...memberIds].join())
  const idempotencyKey = intent.for({ shares: shares.map(({ due, paid }) => [due, paid]), ownTip })
  try {
    if (more.length === 0 && ownTip === 0) {
      const body = { groupId, memberId, amount, paymentMethod: 'demo_card' } as const
      mergePayment(await call(payShare, { body, idempotencyKey }))
    } else {
      const body = { groupId, memberIds, amount, ownTip }
      for (const payment of await call(payForSeveral, { body, idempotencyKey })) mergePayment(payment)
    }
    // The staff may remove the payments: then the same payment is a new one.
    intent.renew()
    return { kind: 'paid' }
  } catch (error) {
    if (!(error instanceof CallProblem) || error.problem !== 'due-changed' || error.due === undefined)
      return { kind: 'failed', problem: problemOf(error) }
    await refetchGroup(groupId).catch(() => undefined)
    return error.due === 0 ? { kind: 'settled' } : { kind: 'changed', due: error.due }
  }
}
