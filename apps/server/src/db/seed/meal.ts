// A group in the middle of its meal, at a restaurant without an account.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { createGroup, joinGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { payShare } from '@tablemate/contract/payments.ts'
import type { Call } from './caller.ts'

const meal = [
  {
    name: 'Lucia',
    items: [
      { name: 'Burrata & peach', quantity: 1, price: 1450 },
      { name: 'Margherita', quantity: 1, price: 1300, modifications: 'no basil' },
    ],
  },
  {
    name: 'Marco',
    items: [
      { name: 'Margherita', quantity: 2, price: 1300 },
      { name: 'Sparkling water', quantity: 2, price: 450 },
    ],
  },
  {
    name: 'Anaïs',
    items: [{ name: 'Tagliatelle al ragù', quantity: 1, price: 1850, modifications: 'parmesan on the side' }],
  },
  {
    name: 'Ben',
    items: [{ name: 'Margherita', quantity: 1, price: 1300, modifications: 'extra chilli' }],
    said: 'and something sweet to share',
  },
  { name: 'Yuki', items: [{ name: 'Tiramisù', quantity: 2, price: 800 }] },
] as const

/** Five diners order and choose a tip, and one pays. Returns the group's code. */
export async function createMeal(makePhone: () => Call): Promise<string> {
  const [host, ...others] = meal.map(diner => ({ ...diner, call: makePhone() }))
  if (!host) throw new Error('a meal has a host')
  const created = await host.call(createGroup, {
    body: {
      restaurantName: 'Osteria Lucia',
      tableNumber: '12',
      memberName: host.name,
      isUniversalMode: true,
    },
  })
  if (!('member' in created)) throw new Error('the host did not sit down')
  const { group, member } = created
  const params = { groupId: group.id }
  const seated = [{ ...host, memberId: member.id }]
  for (const diner of others) {
    const { id } = await diner.call(joinGroup, { params, body: { name: diner.name, key: group.linkKey } })
    seated.push({ ...diner, memberId: id })
  }
  for (const { call, memberId, items, ...diner } of seated) {
    const order = { groupId: group.id, memberId }
    await call(placeOrder, { body: { ...order, items: [...items] } })
    if ('said' in diner) await call(placeOrder, { body: { ...order, items: [], transcription: diner.said } })
  }
  const bill = await host.call(chooseBill, { params, body: { tipPercentage: 20, splitMethod: 'items' } })
  const marco = bill.memberSplits.find(({ memberName }) => memberName === 'Marco')
  if (!marco) throw new Error('Marco has a share')
  await host.call(payShare, { body: { groupId: group.id, memberId: marco.memberId, amount: marco.due } })
  return group.code
}
