// Pays a member's due, as the pay button does.

import { takePayment } from '@tablemate/contract/floor.ts'
import type { Group } from '@tablemate/contract/groups.ts'
import { getBoard } from '@tablemate/contract/kitchen.ts'
import { type Payment, payForSeveral, payShare } from '@tablemate/contract/payments.ts'
import type { Owner } from '../restaurants/restaurant.ts'
import { fetchGroupState } from './follow.ts'
import type { Diner } from './make.ts'
import type { Reply } from './phone.ts'

/** Pays the payer's own due, or that of `memberId`, and returns the reply. */
export async function payDue(
  payer: Pick<Diner, 'phone' | 'id'>,
  group: Pick<Group, 'id'>,
  { memberId = payer.id } = {},
): Promise<Reply<Payment>> {
  const { bill } = await fetchGroupState(payer.phone, group.id)
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
  const { bill } = await fetchGroupState(payer.phone, group.id)
  const due = (id: number) => bill.memberSplits.find(share => share.memberId === id)?.due ?? 0
  const amount = memberIds.reduce((sum, id) => sum + due(id), 0)
  const body = { groupId: group.id, memberIds: [...memberIds], amount, ownTip }
  return payer.phone.call(payForSeveral, { body, ...(key && { key }) })
}

/** The staff take a member's due in cash, or everything that is due, and the reply is returned. */
export async function takeDue(
  owner: Pick<Owner, 'id' | 'phone'>,
  { id: groupId }: Pick<Group, 'id'>,
  memberId: number | null = null,
): Promise<Reply<Payment[]>> {
  const ofRestaurant = { params: { restaurantId: owner.id } }
  const { body: board } = await owner.phone.call(getBoard, ofRestaurant)
  const seating = [...board.tables, ...board.left].find(one => one.groupId === groupId)
  const payer = memberId === null ? seating : seating?.members.find(({ id }) => id === memberId)
  const body = { groupId, memberId, amount: payer?.due ?? 0, method: 'cash' } as const
  return owner.phone.call(takePayment, { ...ofRestaurant, body })
}
