// What the staff took: exactly the sum that was shown, recorded once however often the line breaks.

import { takePayment } from '#contract/kitchen.ts'
import type { Minor } from '#domain/money.ts'
import { call } from '../../../api/call.ts'
import { CallProblem, problemOf } from '../../../api/call-problem.ts'
import { type IntentKey, intentKey } from '../../../api/idempotency.ts'

export type Method = 'cash' | 'card'

export interface Taking {
  readonly groupId: string
  /** null: all that is due. */
  readonly memberId: number | null
  readonly method: Method
  readonly amount: Minor
  /** By all until now: tells this sum from an earlier one that was the same. */
  readonly paid: Minor
}

export type PaymentResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'changed'; readonly due: Minor }
  | { readonly kind: 'failed'; readonly problem: ReturnType<typeof problemOf> }

/** The same press again is the same payment. */
export function moneyTaker(restaurantId: number): (taking: Taking) => Promise<PaymentResult> {
  const keys = new Map<string, IntentKey>()
  return async taking => {
    const { groupId, memberId, method, amount } = taking
    const who = `${groupId} ${memberId}`
    const key = keys.get(who) ?? intentKey()
    keys.set(who, key)
    try {
      const body = { groupId, memberId, method, amount }
      await call(takePayment, { params: { restaurantId }, body, idempotencyKey: key.for(taking) })
      return { kind: 'taken' }
    } catch (error) {
      if (error instanceof CallProblem && error.problem === 'due-changed' && error.due !== undefined)
        return { kind: 'changed', due: error.due }
      return { kind: 'failed', problem: problemOf(error) }
    }
  }
}
