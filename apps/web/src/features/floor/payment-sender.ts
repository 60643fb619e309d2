// Records a payment that the staff took: the due that was shown and a tip, and only once however often the request is retried.

import { takePayment } from '@tablemate/contract/floor.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { call } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKeys } from '../../lib/api/idempotency.ts'

export type Method = 'cash' | 'card'

export interface StaffPayment {
  readonly groupId: string
  /** null: the whole due amount of the party. */
  readonly memberId: number | null
  readonly method: Method
  /** The due. */
  readonly amount: Minor
  /** What the staff received: the due and a tip. */
  readonly received: Minor
  /** The party's payments so far. They distinguish this payment from an earlier one of the same amount. */
  readonly paid: Minor
}

export type PaymentResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'changed'; readonly due: Minor }
  | { readonly kind: 'failed'; readonly problem: ReturnType<typeof problemOf> }

/** Repeating the same payment reuses its idempotency key. */
export function createPaymentSender(restaurantId: number): (payment: StaffPayment) => Promise<PaymentResult> {
  const keyOf = intentKeys<string>()
  return async payment => {
    const { groupId, memberId, method, amount, received } = payment
    const key = keyOf(`${groupId} ${memberId}`)
    try {
      const body = { groupId, memberId, method, amount, received }
      await call(takePayment, { params: { restaurantId }, body, idempotencyKey: key.for(payment) })
      // After an undo the same payment is a new one.
      key.renew()
      return { kind: 'taken' }
    } catch (error) {
      if (error instanceof CallProblem && error.problem === 'due-changed' && error.due !== undefined)
        return { kind: 'changed', due: error.due }
      return { kind: 'failed', problem: problemOf(error) }
    }
  }
}
