// The payments of a table's row: those recorded, and those by card.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { type ExactAmount, toExact } from '@tablemate/domain/bill/exact-amount.ts'
import type { CardDue, CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import { inUtc } from '../db/json-time.ts'

export type PaymentRow = [
  id: number,
  memberId: number,
  amount: number,
  tipAmount: number,
  own: number,
  billMark: number,
  paidBy: number | null,
  createdAt: string,
  revision: number,
  method: Payment['paymentMethod'],
  /** As text: it is larger than a number of JSON can be. */
  sharedDifference: string,
  ownTip: number,
  isHeld: boolean,
]

export const paymentColumns = [
  ...['id', 'member_id', 'amount', 'tip_amount', 'ordered', 'bill_mark', 'paid_by', 'created_at', 'revision'],
  ...['method', 'shared_difference::text', 'own_tip', 'is_held'],
]

export type CardPaymentRow = [
  id: number,
  state: CardPaymentState,
  startedBy: number,
  dues: CardDue[],
  amount: number,
  expiresAt: string,
]
export const cardPaymentColumns = ['id', 'state', 'started_by', 'dues', 'amount', 'expires_at']

export interface RecordedPayment {
  readonly id: number
  readonly memberId: number
  readonly amount: number
  readonly tipAmount: number
  readonly own: number
  readonly ordered: ExactAmount
  readonly billMark: number
  /** Null if the restaurant's staff took the payment. */
  readonly paidBy: number | null
  readonly createdAt: string
  readonly revision: number
  readonly method: Payment['paymentMethod']
  /** Beyond the bill. */
  readonly ownTip: number
  readonly isHeld: boolean
}

/** Converts a recorded payment. */
export function asPayment(row: PaymentRow): RecordedPayment {
  const [
    id,
    memberId,
    amount,
    tipAmount,
    own,
    billMark,
    paidBy,
    createdAt,
    revision,
    method,
    sharedDifference,
    ownTip,
    isHeld,
  ] = row
  return {
    ...{ id, memberId, amount, tipAmount, own, billMark, paidBy, revision, method, ownTip, isHeld },
    ordered: toExact(own) + BigInt(sharedDifference),
    createdAt: inUtc(createdAt),
  }
}

/** What diners see of it: nothing once it is an ordinary payment, or its dues are free again. */
export function asCardPayment([id, state, startedBy, dues, amount, until]: CardPaymentRow): CardPayment[] {
  const shown = { held: 'held', returning: 'returned', returned: 'returned', refunded: 'refunded' } as const
  if (!(state in shown)) return []
  const memberIds = dues.map(({ memberId }) => memberId)
  return [
    { id, state: shown[state as keyof typeof shown], startedBy, memberIds, amount, until: inUtc(until) },
  ]
}
