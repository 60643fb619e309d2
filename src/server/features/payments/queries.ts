// The rows of payments: this feature alone writes them.

import type { Payment } from '#domain/bill-split.ts'
import type { HeldTable } from '../../access/change-table.ts'
import { inSlot } from '../../db/database.ts'

/** Records the payment and marks the member's orders as changed: they are paid now. Answers its id. */
export async function insertPayment(
  held: HeldTable,
  payment: Payment,
  paidBy: number,
  now: Date,
): Promise<number> {
  const { tx, slot, groupId, revision } = held
  const { memberId, amount, tipAmount, ordered, billMark } = payment
  const [row] = await tx<{ id: number }[]>`
    insert into ${inSlot(tx, 'payments', slot)} (slot, group_id, id, member_id, amount, tip_amount, ordered,
      bill_mark, paid_by, created_at, revision)
    values (${slot}, ${groupId}, nextval('payment_ids'), ${memberId}, ${amount}, ${tipAmount}, ${ordered},
      ${billMark}, ${paidBy}, ${now}, ${revision})
    returning id`
  await tx`
    update ${inSlot(tx, 'orders', slot)} set revision = ${revision}
    where slot = ${slot} and group_id = ${groupId} and member_id = ${memberId} and not is_cancelled`
  return row?.id ?? 0
}
