// A random meal: phones order, change, share and cancel orders, choose tip, split, weights and rates, and pay, as a seeded
// generator decides.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { type Group, joinGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { cancelOrder, changeOrder, type Order, placeOrder, shareItem } from '@tablemate/contract/orders.ts'
import { payForSeveral, payShare } from '@tablemate/contract/payments.ts'
import { splitMethods } from '@tablemate/domain/bill/bill-split.ts'
import { fetchGroupState } from './follow.ts'
import type { Diner } from './make.ts'
import type { Reply } from './phone.ts'

/** Performs one random action of a diner, based on the current state of the group. */
export async function act(diner: Diner, group: Group, random: () => number): Promise<Reply<unknown>> {
  const { phone, id } = diner
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const pick = <T>(from: readonly T[]): T | undefined => from[upTo(from.length - 1)]
  const step = ['JPY', 'KRW'].includes(group.currency) ? 100 : 1
  const items = () =>
    Array.from({ length: 1 + upTo(2) }, (_, at) => ({
      name: `Dish ${at}`,
      quantity: 1 + upTo(3),
      price: upTo(3000) * step,
    }))
  const place = () => phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items: items() } })

  const { orders, bill, members } = await fetchGroupState(phone, group.id)
  const own = pick(orders.filter(({ memberId }) => memberId === id))
  const share = pick(bill.memberSplits)
  const guest = pick(members.filter(({ name }) => name.startsWith('Guest')))
  const acts: (() => Promise<Reply<unknown>>)[] = [
    place,
    place,
    () =>
      own ? phone.call(changeOrder, { params: { orderId: own.id }, body: { items: items() } }) : place(),
    () => (own ? phone.call(cancelOrder, { params: { orderId: own.id } }) : place()),
    () => choose({ tipPercentage: upTo(30) }),
    () => choose({ tipAmount: upTo(2000) * step }),
    () => shareMenuItem(own),
    () => shareMenuItem(pick(orders)),
    () => choose({ splitMethod: pick(splitMethods) }),
    () => choose({ weights: members.map(({ id }) => ({ memberId: id, weight: upTo(3) })) }),
    () => choose({ taxPercentage: upTo(25), serviceFeePercentage: upTo(10), isTaxIncluded: random() < 0.5 }),
    () => pay(id, bill.memberSplits.find(({ memberId }) => memberId === id)?.due ?? 0),
    () => pay(share?.memberId ?? id, share?.due ?? 0),
    () => payTogether(bill.memberSplits.filter(({ due }) => due > 0 && random() < 0.5)),
    () => phone.call(joinGroup, { params: { groupId: group.id }, body: { name: `Guest ${upTo(99)}` } }),
    () => phone.call(leaveGroup, { params: { groupId: group.id, memberId: guest?.id ?? 999_999 } }),
  ]
  const shareMenuItem = (order: Order | undefined) => {
    const at = upTo((order?.items.length ?? 1) - 1)
    const item = order?.items[at]
    if (!order || !item) return place()
    const some = members.map(({ id }) => id).filter(() => random() < 0.5)
    const sharedBy = pick(['all' as const, some.length > 0 ? some : null, null]) ?? null
    return phone.call(shareItem, {
      params: { orderId: order.id },
      body: { item: at, name: item.name, sharedBy },
    })
  }
  const choose = (body: object) => phone.call(chooseBill, { params: { groupId: group.id }, body })
  const pay = (memberId: number, amount: number) =>
    phone.call(payShare, { body: { groupId: group.id, memberId, amount } })
  const payTogether = (shares: readonly { memberId: number; due: number }[]) =>
    phone.call(payForSeveral, {
      body: {
        groupId: group.id,
        memberIds: shares.map(({ memberId }) => memberId),
        amount: shares.reduce((sum, { due }) => sum + due, 0),
        ownTip: upTo(500) * step,
      },
    })
  return (pick(acts) ?? place)()
}
