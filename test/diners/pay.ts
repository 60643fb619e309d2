// Pays a member's due, as the pay button does.

import type { Group } from '#contract/groups.ts'
import { type Payment, payForSeveral, payShare } from '#contract/payments.ts'
import { fetchTable } from './follow.ts'
import type { Diner } from './make.ts'
import type { Reply } from './phone.ts'

/** Pays the payer's own due, or that of `memberId`, and returns the reply. */
export async function payDue(
  payer: Pick<Diner, 'phone' | 'id'>,
  group: Pick<Group, 'id'>,
  { memberId = payer.id } = {},
): Promise<Reply<Payment>> {
  const { bill } = await fetchTable(payer.phone, group.id)
  const amount = bill.memberSplits.find(share => share.memberId === memberId)?.due ?? 0
  return payer.phone.call(payShare, { body: { groupId: group.id, memberId, amount } })
}

/** Pays the dues of several members together, with a tip of the payer's own, and returns the reply. */
export async function payDues(
  payer: Pick<Diner, 'phone'>,
  group: Pick<Group, 'id'>,
  memberIds: readonly number[],
  { ownTip = 0, key = '' } = {},
): Promise<Reply<Payment[]>> {
  const { bill } = await fetchTable(payer.phone, group.id)
  const due = (id: number) => bill.memberSplits.find(share => share.memberId === id)?.due ?? 0
  const amount = memberIds.reduce((sum, id) => sum + due(id), 0)
  const body = { groupId: group.id, memberIds: [...memberIds], amount, ownTip }
  return payer.phone.call(payForSeveral, { body, ...(key && { key }) })
}
