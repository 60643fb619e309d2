// Paying what the table says is due, as a press of the button does.

import type { Group } from '#contract/groups.ts'
import { type Payment, payShare } from '#contract/payments.ts'
import { look } from './follow.ts'
import type { Diner } from './make.ts'
import type { Answer } from './phone.ts'

/** Pays the due of a member, one's own unless said otherwise, and answers what the call answered. */
export async function payDue(
  payer: Pick<Diner, 'phone' | 'id'>,
  group: Pick<Group, 'id'>,
  { memberId = payer.id } = {},
): Promise<Answer<Payment>> {
  const { bill } = await look(payer.phone, group.id)
  const amount = bill.memberSplits.find(share => share.memberId === memberId)?.due ?? 0
  return payer.phone.call(payShare, { body: { groupId: group.id, memberId, amount } })
}
