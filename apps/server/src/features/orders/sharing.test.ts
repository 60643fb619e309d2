import { chooseBill, getBill } from '@tablemate/contract/bills.ts'
import { leaveGroup } from '@tablemate/contract/groups.ts'
import {
  cancelOrder,
  changeOrder,
  getOrders,
  type Order,
  placeOrder,
  shareItem,
} from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()
const pizza = { name: 'Pizza', quantity: 1, price: 1000 }

describe('a shared dish', () => {
  test('is divided among those who share it, to the cent, in a split by items', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    const order = await ann.order(pizza)
    await ben.order({ name: 'Salad', price: 500 })
    const { body } = await share(ann, order, [ben.id, ann.id, ann.id])
    expect(body.items).toEqual([{ ...pizza, sharedBy: [ann.id, ben.id] }])
    expect(await amounts(ann, group)).toEqual([500, 1000, 0])

    await share(ann, order, 'all')
    const thirds = await amounts(cyd, group)
    expect(thirds.reduce((sum, amount) => sum + amount, 0)).toBe(1500)
    expect([333, 334]).toContain(thirds[0])
    expect((await share(ann, order, null)).body.items).toEqual([pizza])
    expect(await amounts(ann, group)).toEqual([1000, 500, 0])
  })

  test('can be ordered as shared, and with all includes whoever joins later', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann] = diners
    const items = [{ ...pizza, price: 1200, sharedBy: 'all' as const }]
    const { body } = await ann.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: ann.id, items },
    })
    expect(body.items).toEqual(items)
    expect(await amounts(ann, group)).toEqual([400, 400, 400])
    await joinAs(app(), group, 'Dan')
    expect(await amounts(ann, group)).toEqual([300, 300, 300, 300])
  })

  test('can be ordered as shared with named members, who are at the table', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    const order = ({ phone, id }: Diner, sharedBy: number[]) => {
      const items = [{ ...pizza, sharedBy }]
      return phone.call(placeOrder, { body: { groupId: group.id, memberId: id, items } })
    }
    const { body } = await order(ann, [cyd.id, ben.id, cyd.id])
    expect(body.items).toEqual([{ ...pizza, sharedBy: [ben.id, cyd.id] }])
    expect(await amounts(ann, group)).toEqual([0, 500, 500])
    const stranger = (await makeTestGroup()).diners[0]
    const refused = await order(ann, [ann.id, stranger.id])
    expect([refused.status, refused.problem.fields]).toEqual([400, { sharedBy: 'unknown' }])
    for (const sharers of [[ann.id], [stranger.id]])
      expect((await order(stranger, sharers)).problem.problem).toBe('group-not-found')
    expect((await order(ann, [])).problem.fields).toEqual({ 'items.0.sharedBy': 'malformed' })
    expect(await amounts(ann, group)).toEqual([0, 500, 500])
  })

  test('is the same in the live table as in a table that is fetched', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben] = diners
    const order = await ann.order(pizza)
    await share(ann, order, [ann.id, ben.id])
    const bill = (await ann.phone.call(getBill, { params: { groupId: group.id } })).body
    expect((await fetchGroupState(ben.phone, group.id)).bill).toEqual(bill)
  })

  test('is joined and left by anyone, but only for themselves', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    const order = await ann.order(pizza)
    expect((await share(ben, order, [ann.id, ben.id])).status).toBe(200)
    expect((await share(cyd, order, [ann.id, cyd.id])).problem.problem).toBe('not-your-member')
    expect((await share(cyd, order, [ben.id])).problem.problem).toBe('not-your-member')
    expect((await share(ben, order, null)).status).toBe(200)
    expect(await amounts(ann, group)).toEqual([1000, 0, 0])
    // Nor for everyone, which includes who joins later.
    await share(ann, order, [ann.id, ben.id, cyd.id])
    expect((await share(ben, order, 'all')).problem.problem).toBe('not-your-member')
    const stranger = await makeTestGroup()
    expect((await share(ann, order, [ann.id, stranger.diners[0].id])).problem.fields).toEqual({
      sharedBy: 'unknown',
    })
    expect((await share(stranger.diners[0], order, 'all')).problem.problem).toBe('order-not-found')
  })

  test('is left to its orderer by the last who shares it', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben] = diners
    const order = await ann.order(pizza)
    await share(ann, order, [ben.id])
    expect(await amounts(ann, group)).toEqual([0, 1000, 0])
    expect((await share(ben, order, null)).status).toBe(200)
    expect(await amounts(ann, group)).toEqual([1000, 0, 0])
  })

  test('with somebody who has paid before is their new due, and locks nothing until they pay', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben] = diners
    const order = await ann.order(pizza)
    await ben.order({ name: 'Salad', price: 500 })
    expect((await payDue(ben, group)).body.amount).toBe(500)
    expect((await share(ann, order, [ann.id, ben.id])).body.isLocked).toBe(false)
    expect(await amounts(ann, group)).toEqual([500, 1000, 0])
    expect((await share(ben, order, null)).status).toBe(200)
    expect((await share(ann, order, [ann.id, ben.id])).status).toBe(200)
    expect((await payDue(ben, group)).body.amount).toBe(500)
    expect((await share(ann, order, null)).problem.problem).toBe('already-paid')
  })

  test('changes no due in the other splits, not even of those who have paid', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    const order = await ann.order(pizza, { name: 'Wine', price: 2000 })
    await ben.order({ name: 'Beer', price: 600 })
    for (const splitMethod of ['equal', 'shares'] as const) {
      await choose(ann, group, { splitMethod })
      if (splitMethod === 'equal') await payDue(ben, group)
      const before = await amounts(ann, group)
      for (const sharedBy of ['all' as const, [ben.id, cyd.id], null]) {
        await share(ann, order, sharedBy)
        expect(await amounts(ann, group)).toEqual(before)
      }
    }
    await share(ann, order, 'all')
    const dan = await joinAs(app(), group, 'Dan')
    await ben.order({ name: 'Coffee', price: 300 })
    const { memberSplits } = (await dan.phone.call(getBill, { params: { groupId: group.id } })).body
    expect(memberSplits.map(({ due }) => due)[1]).toBe(300)
  })

  test('stays shared when its order is changed, and another dish in its place is not', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben] = diners
    const order = await ann.order(pizza, { name: 'Tea', price: 300 })
    await share(ann, order, [ann.id, ben.id])
    const change = (items: object[]) =>
      ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { items } as never })
    await change([{ ...pizza, quantity: 2 }])
    expect(await amounts(ann, group)).toEqual([1000, 1000, 0])
    await change([pizza, { ...pizza, modifications: 'extra cheese' }])
    expect(await amounts(ann, group)).toEqual([1500, 500, 0])
    await change([{ ...pizza, name: 'Soup' }])
    expect(await amounts(ann, group)).toEqual([1000, 0, 0])
  })

  test('is not taken for another of the same name if the phone says who shares which', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben] = diners
    const order = await ann.order(pizza, { ...pizza, price: 1200 })
    await share(ann, order, [ann.id, ben.id])
    const items = [{ ...pizza, price: 1200, sharedBy: null }]
    await ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { items } })
    expect(await amounts(ann, group)).toEqual([1200, 0, 0])
  })

  test('is not shared otherwise, changed or cancelled once one of those who share it has paid', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    const order = await ann.order(pizza)
    await share(ann, order, [ann.id, ben.id])
    expect((await payDue(ben, group)).body.amount).toBe(500)
    const [paid] = (await ann.phone.call(getOrders, { params: { groupId: group.id } })).body
    // Ann still owes her half.
    expect(paid).toMatchObject({ isPaid: false, isLocked: true })
    for (const refused of [
      await share(ann, order, 'all'),
      await share(cyd, order, [ann.id, ben.id, cyd.id]),
      await ann.phone.call(cancelOrder, { params: { orderId: order.id } }),
    ])
      expect(refused.problem.problem).toBe('already-paid')
    expect((await payDue(ann, group)).body.amount).toBe(500)
  })

  test('keeps those who share it by name at the table', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    await share(ann, await ann.order(pizza), [ann.id, ben.id])
    const leave = ({ phone, id }: Diner) =>
      phone.call(leaveGroup, { params: { groupId: group.id, memberId: id } })
    expect((await leave(ben)).problem.problem).toBe('has-ordered')
    expect((await leave(cyd)).status).toBe(204)
  })

  test('is not shared by mistake after the order has changed', async () => {
    const { diners } = await makeTestGroup()
    const [ann] = diners
    const { id: orderId } = await ann.order(pizza)
    const call = (body: { item: number; name: string; sharedBy: 'all' | [] }) =>
      ann.phone.call(shareItem, { params: { orderId }, body })
    expect((await call({ item: 0, name: 'Soup', sharedBy: 'all' })).problem.fields).toEqual({
      item: 'unknown',
    })
    expect((await call({ item: 1, name: 'Pizza', sharedBy: 'all' })).problem.fields).toEqual({
      item: 'unknown',
    })
    expect((await call({ item: 0, name: 'Pizza', sharedBy: [] })).problem.fields).toEqual({
      sharedBy: 'malformed',
    })
  })
})

describe('a split by shares', () => {
  test('lets one treat the others, who then owe nothing', async () => {
    const { group, diners } = await makeTestGroup()
    const [ann, ben, cyd] = diners
    await ben.order({ name: 'Everything', price: 10_000 })
    const weights = [ben, cyd].map(({ id }) => ({ memberId: id, weight: 0 }))
    await choose(ann, group, { splitMethod: 'shares', weights })
    expect(await amounts(ann, group)).toEqual([10_000, 0, 0])
    expect((await payDue(ann, group)).body.amount).toBe(10_000)
    await cyd.order({ name: 'Cake', price: 600 })
    expect(await amounts(ann, group)).toEqual([10_600, 0, 0])
  })

  test.each([
    [[{ memberId: 1, weight: -1 }], { 'weights.0.weight': 'too-small' }],
    [[{ memberId: 1, weight: 21 }], { 'weights.0.weight': 'too-large' }],
    [[{ memberId: 1, weight: 0.5 }], { 'weights.0.weight': 'wrong-type' }],
  ])('refuses the weights %j', async (weights, fields) => {
    const { group, diners } = await makeTestGroup()
    expect((await choose(diners[0], group, { weights })).problem).toMatchObject({
      problem: 'invalid',
      fields,
    })
  })
})

/** Ann, Ben and Cyd, who split by items without tax, fee and tip. */
async function makeTestGroup() {
  const testGroup = await makeGroup(app(), { diners: 3, currency: 'EUR' })
  await choose(testGroup.diners[0], testGroup.group, { splitMethod: 'items', tipPercentage: 0 })
  return testGroup
}

function share({ phone }: Diner, { id }: Order, sharedBy: 'all' | number[] | null) {
  return phone.call(shareItem, { params: { orderId: id }, body: { item: 0, name: 'Pizza', sharedBy } })
}

function choose({ phone }: Diner, { id }: { id: string }, body: object) {
  return phone.call(chooseBill, { params: { groupId: id }, body })
}

/** What each member is to pay in all. */
async function amounts({ phone }: Diner, { id }: { id: string }): Promise<number[]> {
  const { body } = await phone.call(getBill, { params: { groupId: id } })
  return body.memberSplits.map(({ amount }) => amount)
}

test('a member who is named shares with the speaker, even right after joining', async () => {
  const { group, diners } = await makeGroup(app(), { currency: 'EUR' })
  const [ann] = diners
  const params = { groupId: group.id }
  await ann.phone.call(chooseBill, { params, body: { splitMethod: 'items', tipPercentage: 0 } })
  const zoe = await joinAs(app(), group, 'Zoë Smith')
  const transcription = 'nachos to share with zoe for ten euros and a coke for 3 euros'
  const spoken = { groupId: group.id, memberId: ann.id, transcription }
  const { body } = await ann.phone.call(placeOrder, { body: spoken })
  expect(body.items).toMatchObject([{ name: 'Nachos', sharedBy: [ann.id, zoe.id] }, { name: 'Coke' }])
  const { memberSplits } = (await ann.phone.call(getBill, { params })).body
  expect(memberSplits.map(({ amount }) => amount)).toEqual([800, 0, 500])
})
