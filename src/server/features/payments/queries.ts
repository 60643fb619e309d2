// The rows of payments. Only this feature writes them.

import type { Payment as PaymentReply } from '#contract/payments.ts'
import type { Payment } from '#domain/bill/bill-split.ts'
import { wholeAndRest } from '#domain/bill/exact-amount.ts'
import { inPartition } from '../../db/sql.ts'
import type { LockedTable } from '../../table/change-table.ts'

type PaymentOrigin = Pick<PaymentReply, 'paidBy' | 'paymentMethod'> & Partial<Pick<PaymentReply, 'ownTip'>>

/** Inserts the payment, and marks the orders that it may cover as changed, because they are paid now. */
export async function insertPayment(
  locked: LockedTable,
  payment: Payment,
  { paidBy, paymentMethod, ownTip = 0 }: PaymentOrigin,
  now: Date,
): Promise<PaymentReply> {
  const { tx, partition, groupId, revision } = locked
  const { memberId, amount, tipAmount, billMark } = payment
  const ordered = wholeAndRest(payment.ordered)
  const [row] = await tx<{ id: number }[]>`
    insert into ${inPartition('payments', partition)} (slot, group_id, id, member_id, amount, tip_amount, ordered,
      ordered_rest, bill_mark, own_tip, paid_by, method, created_at, revision)
    values (${partition}, ${groupId}, nextval('payment_ids'), ${memberId}, ${amount}, ${tipAmount}, ${ordered.whole},
      ${String(ordered.rest)}, ${billMark}, ${ownTip}, ${paidBy}, ${paymentMethod}, ${now}, ${revision})
    returning id`
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and (member_id = ${memberId} or is_shared) and not is_cancelled`
  return {
    id: row?.id ?? 0,
    groupId,
    memberId,
    amount: amount + tipAmount,
    ownTip,
    status: 'completed',
    paymentMethod,
    paidBy,
    createdAt: now.toISOString(),
  }
}
