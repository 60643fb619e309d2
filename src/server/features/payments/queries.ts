// The rows of payments. Only this feature writes them.

import type { Payment as PaymentReply } from '#contract/payments.ts'
import type { Payment } from '#domain/bill/bill-split.ts'
import { inPartition } from '../../db/sql.ts'
import type { LockedTable } from '../../table/change-table.ts'

type PaymentOrigin = Pick<PaymentReply, 'paidBy' | 'paymentMethod'>

/** Inserts the payment, and marks the member's orders as changed, because they are paid now. */
export async function insertPayment(
  locked: LockedTable,
  payment: Payment,
  { paidBy, paymentMethod }: PaymentOrigin,
  now: Date,
): Promise<PaymentReply> {
  const { tx, partition, groupId, revision } = locked
  const { memberId, amount, tipAmount, ordered, billMark } = payment
  const [row] = await tx<{ id: number }[]>`
    insert into ${inPartition('payments', partition)} (slot, group_id, id, member_id, amount, tip_amount, ordered,
      bill_mark, paid_by, method, created_at, revision)
    values (${partition}, ${groupId}, nextval('payment_ids'), ${memberId}, ${amount}, ${tipAmount}, ${ordered},
      ${billMark}, ${paidBy}, ${paymentMethod}, ${now}, ${revision})
    returning id`
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and member_id = ${memberId} and not is_cancelled`
  return {
    id: row?.id ?? 0,
    groupId,
    memberId,
    amount: amount + tipAmount,
    status: 'completed',
    paymentMethod,
    paidBy,
    createdAt: now.toISOString(),
  }
}
