import { expect, test } from 'vitest'
import { getBill } from '#contract/bills.ts'
import { leaveGroup } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { joinAs, makeGroup } from '../../../../test/diners/make.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })

test('a member who leaves and orders at the same time does only one: no order is left without a member', async () => {
  const { group, diners } = await makeGroup(app(), { diners: 1 })
  let ordered = 0
  for (let round = 0; round < 60; round += 1) {
    const ben = await joinAs(app(), group, `Ben ${round}`)
    const leave = () => ben.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ben.id } })
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    const order = () => ben.phone.call(placeOrder, { body: { groupId: group.id, memberId: ben.id, items } })
    const [first, second, placed] = await Promise.all([leave(), leave(), order()])
    const hasLeft = first.status === 204 || second.status === 204
    expect([hasLeft, placed.status === 201].filter(Boolean)).toHaveLength(1)
    if (placed.status === 201) ordered += 1
    if (ordered === 40) break
  }
  const { body } = await diners[0].phone.call(getBill, { params: { groupId: group.id } })
  expect(body.subtotal).toBe(ordered * 900)
})
