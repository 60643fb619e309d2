// Guests, who have no phone: who adds them, orders and pays for them, and removes them.

import { type Group, getMembers, joinGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { payShare } from '@tablemate/contract/payments.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { joinByCode, makeRestaurantTable, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('a guest', () => {
  test('can be added by any member, and is marked as a guest for everybody', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    expect(guest).toMatchObject({ name: 'Grandma', isGuest: true })
    const params = { groupId: group.id }
    const { body: members } = await ben.phone.call(getMembers, { params })
    expect(members.map(({ name, isGuest }) => [name, isGuest])).toEqual([
      ['Ann', false],
      ['Ben', false],
      ['Grandma', true],
    ])
    expect((await ben.phone.call(getGroupState, { params })).body.members).toEqual(members)
    expect((await addGuest(group, ben.phone, 'GRANDMA')).problem.problem).toBe('name-taken')
  })

  test('orders through any member’s phone, typed or spoken, and any member pays for them', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    const whose = { groupId: group.id, memberId: guest.id }
    const { body: order } = await ben.phone.call(placeOrder, {
      body: { ...whose, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
    })
    const spoken = await ann.phone.call(placeOrder, {
      body: { ...whose, transcription: 'a tea for 3 dollars' },
    })
    expect([order.memberId, spoken.body.memberId]).toEqual([guest.id, guest.id])
    const items = [{ name: 'Soup', quantity: 2, price: 900 }]
    const changed = await ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { items } })
    expect(changed.body).toMatchObject({ memberId: guest.id, total: 1800 })
    const { bill } = await fetchGroupState(ben.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === guest.id)?.due ?? 0
    const paid = await ben.phone.call(payShare, { body: { ...whose, amount: due } })
    // A guest has no phone, so the member who paid is the payer.
    expect(paid.body).toMatchObject({ memberId: guest.id, amount: due, paidBy: ben.id })
  })

  test('without orders can be removed by any member, and can no longer order', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: guest } = await addGuest(group, ann.phone, 'Grandma')
    const params = { groupId: group.id, memberId: guest.id }
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    const { body: order } = await ben.phone.call(placeOrder, { body: { ...params, items } })
    expect((await ann.phone.call(leaveGroup, { params })).problem.problem).toBe('has-ordered')
    await ann.phone.send('DELETE', `/api/orders/${order.id}`)
    expect((await ben.phone.call(leaveGroup, { params })).status).toBe(204)
    const late = await ann.phone.call(placeOrder, { body: { ...params, items } })
    expect(late.problem.problem).toBe('not-your-member')
  })

  test('is deleted with the last member who has a phone, unless they ordered', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    const ben = await joinByCode(app(), token, 'Ben')
    const { group } = ann
    const { body: grandma } = await addGuest(group, ann.phone, 'Grandma')
    await addGuest(group, ben.phone, 'Grandpa')
    const names = async () => (await fetchGroupState(ann.phone, group.id)).members.map(({ name }) => name)
    expect((await leave(ben)).status).toBe(204)
    expect(await names()).toEqual(['Ann', 'Grandma', 'Grandpa'])
    await ann.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: grandma.id, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
    })
    expect((await leave(ann)).status).toBe(204)
    // The creator of the group can still read it.
    expect(await names()).toEqual(['Grandma'])
  })

  test('does not share the bill of the next party at the table', async () => {
    const { token } = await makeRestaurantTable(app())
    const ann = await joinByCode(app(), token, 'Ann')
    await addGuest(ann.group, ann.phone, 'Grandma')
    const stream = await ann.phone.listen(ann.group.id)
    await stream.next()
    expect((await leave(ann)).status).toBe(204)
    expect(await stream.next()).toMatchObject({ kind: 'change', data: { members: [] } })
    stream.close()
    expect((await scan(makePhone(app().url), token)).body.seating).toBeNull()
    const carl = await joinByCode(app(), token, 'Carl')
    const dana = await joinByCode(app(), token, 'Dana')
    expect(carl.group.id).toBe(ann.group.id)
    await carl.order({ name: 'Soup', price: 900 })
    const { bill } = await fetchGroupState(dana.phone, dana.group.id)
    expect([bill.memberCount, bill.memberSplits.map(({ memberName }) => memberName)]).toEqual([
      2,
      ['Carl', 'Dana'],
    ])
    // The name is free again.
    expect((await addGuest(carl.group, carl.phone, 'Grandma')).status).toBe(201)
  })

  function addGuest(group: Pick<Group, 'id'>, phone: Phone, name: string) {
    return phone.call(joinGroup, { params: { groupId: group.id }, body: { name, isGuest: true } })
  }
})

function leave({ group, id, phone }: { group: Pick<Group, 'id'>; id: number; phone: Phone }) {
  return phone.call(leaveGroup, { params: { groupId: group.id, memberId: id } })
}
