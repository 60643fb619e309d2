// The removal of members: by the host or the staff, and what removed members still can do.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { getGroup, joinGroup, leaveGroup } from '@tablemate/contract/groups.ts'
import { staffRemoveMember, staffRenewCode } from '@tablemate/contract/hosting.ts'
import { cancelOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { payShare } from '@tablemate/contract/payments.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { remove, renew } from '@tablemate/test/diners/hosting.ts'
import { join, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { joinByCode, makeRestaurantTable } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '10' } })
const soup = { name: 'Soup', quantity: 1, price: 900 }

// Threat: stranger
describe('the host', () => {
  test('removes a member without orders: their phone is told at once, loses access, and the name is free', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    const [bens, cyds] = [await ben.phone.listen(group.id), await cyd.phone.listen(group.id)]
    await Promise.all([bens.next(), cyds.next()])
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    expect(await bens.next()).toMatchObject({ kind: 'gone' })
    expect(await cyds.next()).toMatchObject({ kind: 'change', data: { members: [{}, { name: 'Cyd' }] } })
    cyds.close()
    expect((await ben.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
    const order = await ben.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: ben.id, items: [soup] },
    })
    expect(order.problem.problem).toBe('group-not-found')
    expect((await join(makePhone(app().url), group, 'Ben')).status).toBe(201)
  })

  test('is shown to all, and is never another member, a guest, or a creator who left', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    await ann.phone.call(joinGroup, {
      params: { groupId: group.id },
      body: { name: 'Grandma', isGuest: true },
    })
    const { members } = await fetchGroupState(cyd.phone, group.id)
    expect(members.map(({ isHost }) => isHost)).toEqual([true, false, false, false])
    expect((await remove(ben.phone, group, cyd)).problem.problem).toBe('not-the-host')
    expect((await renew(ben.phone, group)).problem.problem).toBe('not-the-host')
    expect((await remove(makePhone(app().url), group, cyd)).problem.problem).toBe('group-not-found')
    await ann.phone.call(leaveGroup, { params: { groupId: group.id, memberId: ann.id } })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('not-your-member')
    expect((await renew(ann.phone, group)).problem.problem).toBe('not-your-member')
    expect((await fetchGroupState(cyd.phone, group.id)).group.code).toBe(group.code)
  })

  test('cannot remove a member who has ordered or paid, but one who cancelled the order', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 3 })
    const [ann, ben, cyd] = diners
    const { id: orderId } = await ben.order({ name: 'Soup', price: 900 })
    expect((await remove(ann.phone, group, ben)).problem).toMatchObject({ problem: 'has-ordered' })
    await ann.order({ name: 'Wine', price: 900 })
    await ben.phone.call(cancelOrder, { params: { orderId } })
    // Cyd has no orders, but pays the share of Ann.
    const { bill } = await fetchGroupState(cyd.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === ann.id)?.due ?? 0
    await cyd.phone.call(payShare, { body: { groupId: group.id, memberId: ann.id, amount: due } })
    expect((await remove(ann.phone, group, cyd)).problem.problem).toBe('has-ordered')
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    // A retry after a lost reply.
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('member-not-found')
    expect((await remove(ann.phone, group, { id: 999_999 })).problem.problem).toBe('member-not-found')
  })

  test('removes one of two members of a phone, which stays at the table with the other', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const { body: second } = await join(ben.phone, group, 'Benny')
    expect((await remove(ann.phone, group, ben)).status).toBe(204)
    const { members } = await fetchGroupState(ben.phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Benny'])
    expect((await remove(ann.phone, group, second)).status).toBe(204)
    expect((await ben.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
  })

  test('removes a member, and the equal shares of the remaining members still add up to the bill', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 4 })
    const [ann, ben, cyd, stranger] = diners
    await ann.order({ name: 'Soup', price: 1000 })
    await stranger.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 100 } })
    const first = (await fetchGroupState(ben.phone, group.id)).bill.memberSplits[1]?.due ?? 0
    await ben.phone.call(payShare, { body: { groupId: group.id, memberId: ben.id, amount: first } })
    expect((await remove(ann.phone, group, stranger)).status).toBe(204)
    const { bill, members } = await fetchGroupState(cyd.phone, group.id)
    expect([bill.memberCount, members.length]).toEqual([3, 3])
    const sum = bill.memberSplits.reduce((all, { paid, due }) => all + paid + due, 0)
    expect(sum).toBe(bill.finalTotal)
    expect(bill.memberSplits.map(({ memberName }) => memberName)).toEqual(['Ann', 'Ben', 'Cyd'])
    // The tip of the removed member stays. Any member can change it, down to its paid part.
    const chosen = await ann.phone.call(chooseBill, {
      params: { groupId: group.id },
      body: { tipPercentage: 30 },
    })
    expect(chosen.problem.problem ?? chosen.status).toBe(200)
  })

  test('removes a member who orders at the same time: only one of the two succeeds', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    let ordered = 0
    for (let round = 0; round < 20; round += 1) {
      const ben = await joinAs(app(), group, `Ben ${round}`)
      const [removed, placed] = await Promise.all([
        remove(ann.phone, group, ben),
        ben.phone.call(placeOrder, { body: { groupId: group.id, memberId: ben.id, items: [soup] } }),
      ])
      expect([removed.status === 204, placed.status === 201].filter(Boolean)).toHaveLength(1)
      if (placed.status === 201) ordered += 1
    }
    const { bill, members, orders } = await fetchGroupState(ann.phone, group.id)
    expect([members.length - 1, orders.length, bill.subtotal]).toEqual([ordered, ordered, ordered * 900])
  })
})

describe('at a table with a printed code', () => {
  // Threat: stranger
  test('whoever scans first is no host: only the staff removes people, from a tablet too', async () => {
    const { owner, token } = await makeRestaurantTable(app())
    const photographer = await joinByCode(app(), token, 'Mal')
    const ann = await joinByCode(app(), token, 'Ann')
    const { members } = await fetchGroupState(ann.phone, ann.group.id)
    expect(members.map(({ isHost }) => isHost)).toEqual([false, false])
    expect((await remove(photographer.phone, ann.group, ann)).problem.problem).toBe('not-the-host')
    expect((await renew(photographer.phone, ann.group)).problem.problem).toBe('not-the-host')
    const { phone: tablet } = await makeKitchenDisplay(app(), owner)
    const params = { restaurantId: owner.id, groupId: ann.group.id, memberId: photographer.id }
    const removed = await tablet.call(staffRemoveMember, { params, body: { renewCode: true } })
    expect(removed.status).toBe(204)
    // The code is new for the removed phone, which opened the group.
    expect((await join(photographer.phone, { id: ann.group.id }, 'Mal')).problem.problem).toBe(
      'group-not-found',
    )
  })
})

// Threat: stranger
describe('the staff', () => {
  test('removes a member and renews the code at the restaurant’s own tables only', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [, ben] = diners
    const elsewhere = await makeGroup(app())
    const params = { restaurantId: owner.id, groupId: group.id }
    const refused = await owner.phone.call(staffRemoveMember, {
      params: { ...params, groupId: elsewhere.group.id, memberId: elsewhere.diners[1].id },
      body: {},
    })
    expect(refused.problem.problem).toBe('group-not-found')
    const unknown = { ...params, groupId: elsewhere.group.id }
    expect((await owner.phone.call(staffRenewCode, { params: unknown })).problem.problem).toBe(
      'group-not-found',
    )
    const removed = await owner.phone.call(staffRemoveMember, {
      params: { ...params, memberId: ben.id },
      body: { renewCode: true },
    })
    expect(removed.status).toBe(204)
    const { group: now, members } = await fetchGroupState(diners[0].phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann'])
    expect(now.code).not.toBe(group.code)
    const { body } = await owner.phone.call(staffRenewCode, { params })
    expect((await fetchGroupState(diners[0].phone, group.id)).group.code).toBe(body.code)
  })

  test('removes the host, too: their phone loses access, and needs the new code to rejoin', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [ann, ben] = diners
    const params = { restaurantId: owner.id, groupId: group.id, memberId: ann.id }
    const removed = await owner.phone.call(staffRemoveMember, { params, body: { renewCode: true } })
    expect(removed.status).toBe(204)
    expect((await ann.phone.call(getGroup, { params: { groupId: group.id } })).status).toBe(404)
    expect((await join(ann.phone, group, 'Ann')).problem.problem).toBe('group-not-found')
    const { group: now } = await fetchGroupState(ben.phone, group.id)
    expect((await join(ann.phone, group, 'Ann', { key: now.linkKey })).body).toMatchObject({ isHost: false })
    expect((await remove(ann.phone, group, ben)).problem.problem).toBe('not-the-host')
  })

  test('removes the last member with a phone, and with them the guests without orders', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 1 })
    const [ann] = diners
    await join(ann.phone, group, 'Grandma', { isGuest: true })
    const removeAnn = () =>
      owner.phone.call(staffRemoveMember, {
        params: { restaurantId: owner.id, groupId: group.id, memberId: ann.id },
        body: {},
      })
    const stream = await ann.phone.listen(group.id)
    await stream.next()
    expect((await removeAnn()).status).toBe(204)
    expect(await stream.next()).toMatchObject({ kind: 'gone' })
    stream.close()
    expect((await removeAnn()).problem.problem).toBe('member-not-found')
  })
})
