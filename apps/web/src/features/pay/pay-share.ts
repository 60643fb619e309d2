// Pays one share once, however often the connection breaks, and only the amount that the diner has seen.

import { payShare } from '@tablemate/contract/payments.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { mergePayment, refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKeys } from '../../lib/api/idempotency.ts'

export type Outcome =
  | { readonly kind: 'paid' }
  /** Somebody else has paid the share; nothing is due. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'changed'; readonly due: Minor }
  /** Stopped before anything was sent. */
  | { readonly kind: 'stopped' }
  /** Nothing was sent: the phone has no network. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly problem: ReturnType<typeof problemOf> }

/** `paid` distinguishes this due from an earlier due of the same amount. */
export interface Due {
  readonly memberId: number
  readonly due: Minor
  readonly paid: Minor
}

export function sharePayer(groupId: string): (due: Due) => Promise<Outcome> {
  const keyOf = intentKeys<number>()
  return async ({ memberId, due, paid }) => {
    if (!navigator.onLine) return { kind: 'offline' }
    const key = keyOf(memberId)
    try {
      const body = { groupId, memberId, amount: due, paymentMethod: 'demo_card' } as const
      mergePayment(await call(payShare, { body, idempotencyKey: key.for({ due, paid }) }))
      // The staff may remove the payment: then the same payment is a new one.
      key.renew()
      return { kind: 'paid' }
    } catch (error) {
      return unpaidOutcome(error, groupId)
    }
  }
}

/** The outcome of a payment that the server did not accept. Fetches the group if its dues have changed. */
export async function unpaidOutcome(error: unknown, groupId: string): Promise<Outcome> {
  if (!(error instanceof CallProblem) || error.problem !== 'due-changed' || error.due === undefined)
    return { kind: 'failed', problem: problemOf(error) }
  await refetchGroup(groupId).catch(() => undefined)
  return error.due === 0 ? { kind: 'settled' } : { kind: 'changed', due: error.due }
}
