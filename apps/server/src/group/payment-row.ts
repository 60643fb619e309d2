// The payments of a group's row: those recorded, and those by card.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { type ExactAmount, toExact } from '@tablemate/domain/bill/exact-amount.ts'
import type { CardDue, CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import { inUtc } from '../db/json-time.ts'
import type { Columns } from '../db/sql.ts'

export interface PaymentRow {
  readonly id: number
  readonly memberId: number
  readonly amount: number
  readonly tipAmount: number
  /** Of the member's own orders. */
  readonly own: number
  readonly billMark: number
  /** Null if the restaurant's staff took the payment. */
  readonly paidBy: number | null
  readonly createdAt: string
  readonly revision: number
  readonly method: Payment['paymentMethod']
  /** As text: it is larger than a number of JSON can be. */
  readonly sharedDifference: string
  /** Beyond the bill. */
  readonly ownTip: number
  readonly isHeld: boolean
  /** What the staff gave back of it; `amount` is what is left. */
  readonly refunded: number
}

export const paymentColumns: Columns<PaymentRow> = {
  id: 'id',
  memberId: 'member_id',
  amount: 'amount',
  tipAmount: 'tip_amount',
  own: 'ordered',
  billMark: 'bill_mark',
  paidBy: 'paid_by',
  createdAt: 'created_at',
  revision: 'revision',
  method: 'method',
  sharedDifference: 'shared_difference::text',
  ownTip: 'own_tip',
  isHeld: 'is_held',
  refunded: 'refunded',
}

export interface CardPaymentRow {
  readonly id: number
  readonly state: CardPaymentState
  readonly startedBy: number
  readonly dues: CardDue[]
  readonly amount: number
  readonly until: string
}

export const cardPaymentColumns: Columns<CardPaymentRow> = {
  id: 'id',
  state: 'state',
  startedBy: 'started_by',
  dues: 'dues',
  amount: 'amount',
  until: 'expires_at',
}

export interface RecordedPayment extends Omit<PaymentRow, 'sharedDifference'> {
  readonly ordered: ExactAmount
}

/** Converts a recorded payment. */
export function asPayment({ sharedDifference, ...payment }: PaymentRow): RecordedPayment {
  return {
    ...payment,
    ordered: toExact(payment.own) + BigInt(sharedDifference),
    createdAt: inUtc(payment.createdAt),
  }
}

/** What diners see of it: nothing once it is an ordinary payment, or its dues are free again. */
export function asCardPayment({ state, dues, until, ...payment }: CardPaymentRow): CardPayment[] {
  const shown = { held: 'held', returning: 'returned', returned: 'returned', refunded: 'refunded' } as const
  if (!(state in shown)) return []
  const memberIds = dues.map(({ memberId }) => memberId)
  return [{ ...payment, state: shown[state as keyof typeof shown], memberIds, until: inUtc(until) }]
}
