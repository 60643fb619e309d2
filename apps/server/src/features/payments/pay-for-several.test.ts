// Payments for several people at once, and own tips.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { getBoard } from '@tablemate/contract/kitchen.ts'
import { getPayments, payForSeveral } from '@tablemate/contract/payments.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { requireBillProperties } from '@tablemate/test/diners/bill-properties.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, join, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, payDues } from '@tablemate/test/diners/pay.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('one press pays for several people', () => {
  test('everyone’s exact due, in the name of the one who pressed, who is the only one to add a tip', async () => {
    const { group, diners } = await dine(3)
    const [ann, ben, cyd] = diners
    const { bill: before } = await fetchGroupState(ann.phone, group.id)
    const { status, body } = await payDues(ben, group, [ann.id, ben.id], { ownTip: 500 })
    expect(status).toBe(201)
    const [due] = before.memberSplits
    expect(body).toMatchObject([
      { memberId: ann.id, amount: due?.due, ownTip: 0, paidBy: ben.id, paymentMethod: 'demo_card' },
      { memberId: ben.id, amount: before.memberSplits[1]?.due, ownTip: 500, paidBy: ben.id },
    ])
    const after = await fetchGroupState(cyd.phone, group.id)
    expect(after.payments).toEqual(body)
    expect((await cyd.phone.call(getPayments, { params: { groupId: group.id } })).body).toEqual(body)
    expect(after.bill.memberSplits.map(({ due }) => due)).toEqual([0, 0, before.memberSplits[2]?.due])
    requireBillProperties(after, group)
  })

  test('who pays for others alone, guests without a phone among them, leaves the tip with the first', async () => {
    const { group, diners } = await dine(2)
    const [ann, ben] = diners
    const { body: guest } = await join(ann.phone, group, 'Grandma', { isGuest: true })
    const { body } = await payDues(ann, group, [guest.id, ben.id], { ownTip: 300 })
    expect(body.map(({ memberId, ownTip, paidBy }) => [memberId, ownTip, paidBy])).toEqual([
      [guest.id, 300, ann.id],
      [ben.id, 0, ann.id],
    ])
  })

  test('all or nothing: whoever has been paid for meanwhile, nothing is booked for the others', async () => {
    const { group, diners } = await dine(3)
    const [ann, ben, cyd] = diners
    const { bill } = await fetchGroupState(ann.phone, group.id)
    const [a = 0, b = 0] = bill.memberSplits.map(({ due }) => due)
    await payDue(cyd, group, { memberId: ben.id })
    const late = await pay(ann, group.id, [ann.id, ben.id], a + b)
    expect(late).toMatchObject({ status: 409, problem: { problem: 'due-changed', due: a } })
    // Not even if the sum happens to be the one seen.
    const { problem } = await pay(ann, group.id, [ann.id, ben.id], a)
    expect(problem).toMatchObject({ problem: 'due-changed', due: a })
    expect((await fetchGroupState(ann.phone, group.id)).payments).toHaveLength(1)
  })

  test('all or nothing: a sum that nobody was shown, or somebody from another table, books nothing', async () => {
    const { group, diners } = await dine(2)
    const other = await dine(1)
    const [ann, ben] = diners
    const { bill } = await fetchGroupState(ann.phone, group.id)
    for (const amount of [0, 1, bill.finalTotal - 1, bill.finalTotal + 1, 2 ** 52])
      expect(await pay(ann, group.id, [ann.id, ben.id], amount)).toMatchObject({
        status: 409,
        problem: { problem: 'due-changed', due: bill.finalTotal },
      })
    const strangers = await pay(ann, group.id, [ann.id, other.diners[0].id], bill.finalTotal)
    expect(strangers.problem.problem).toBe('member-not-found')
    const away = await pay(ann, other.group.id, [other.diners[0].id], 1)
    expect(away.problem.problem).toBe('group-not-found')
    expect((await fetchGroupState(ann.phone, group.id)).payments).toEqual([])
  })

  test('a repeated key pays once', async () => {
    const { group, diners } = await dine(2)
    const [ann, ben] = diners
    const { bill } = await fetchGroupState(ann.phone, group.id)
    const body = { groupId: group.id, memberIds: [ann.id, ben.id], amount: bill.finalTotal, ownTip: 100 }
    const first = await ann.phone.call(payForSeveral, { body, key: 'once' })
    const again = await ann.phone.call(payForSeveral, { body, key: 'once' })
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    const other = await ann.phone.call(payForSeveral, { body: { ...body, ownTip: 200 }, key: 'once' })
    expect(other.problem.problem).toBe('key-reused')
    expect((await fetchGroupState(ann.phone, group.id)).payments).toHaveLength(2)
  })

  test('two phones that pay for overlapping people at once pay each due once', async () => {
    for (let round = 0; round < longRun(4, 15); round += 1) {
      const { group, diners } = await dine(4, 9001 + round)
      const [ann, ben, cyd, dimitri] = diners
      const { bill } = await fetchGroupState(ann.phone, group.id)
      const due = (...who: Diner[]) =>
        who.reduce((sum, { id }) => sum + (bill.memberSplits.find(one => one.memberId === id)?.due ?? 0), 0)
      const [left, right] = [[ann, ben, cyd] as const, [cyd, dimitri] as const]
      const both = await Promise.all([
        pay(
          ann,
          group.id,
          left.map(({ id }) => id),
          due(...left),
        ),
        pay(
          dimitri,
          group.id,
          right.map(({ id }) => id),
          due(...right),
        ),
        pay(ben, group.id, [ben.id], due(ben)),
      ])
      const after = await fetchGroupState(ann.phone, group.id)
      requireBillProperties(after, group)
      const paidFor = after.payments.map(({ memberId }) => memberId)
      expect(new Set(paidFor).size).toBe(paidFor.length)
      const booked = both.flatMap(({ status, body }) => (status === 201 ? body : []))
      expect(after.payments).toEqual(expect.arrayContaining(booked))
      expect(after.payments).toHaveLength(booked.length)
    }
  })

  test.each([
    [{ memberIds: [] }, { memberIds: 'required' }],
    [{ memberIds: undefined }, { memberIds: 'required' }],
    [{ memberIds: 7 }, { memberIds: 'wrong-type' }],
    [{ memberIds: [-1] }, { 'memberIds.0': 'malformed' }],
    [{ memberIds: [7, '7'] }, { memberIds: 'contradictory' }],
    [{ memberIds: Array.from({ length: 51 }, (_, at) => at + 1) }, { memberIds: 'too-long' }],
    [{ amount: -1 }, { amount: 'too-small' }],
    [{ amount: 1.5 }, { amount: 'wrong-type' }],
    [{ amount: undefined }, { amount: 'required' }],
    [{ ownTip: -1 }, { ownTip: 'too-small' }],
    [{ ownTip: 0.5 }, { ownTip: 'wrong-type' }],
    [{ ownTip: 100_000_001 }, { ownTip: 'too-large' }],
  ])('refuses %j', async (wrong, fields) => {
    const { group, diners } = await dine(1)
    const body = { groupId: group.id, memberIds: [diners[0].id], amount: 1, ...wrong }
    expect((await diners[0].phone.call(payForSeveral, { body: body as never })).problem.fields).toEqual(
      fields,
    )
  })
})

describe('a tip of one’s own', () => {
  test('changes no share, no total and nobody’s due, and can be paid for oneself alone', async () => {
    const { group, diners } = await dine(3)
    const [ann, ben] = diners
    const { bill: before } = await fetchGroupState(ben.phone, group.id)
    const { body } = await payDues(ann, group, [ann.id], { ownTip: 2500 })
    expect(body).toMatchObject([{ amount: before.memberSplits[0]?.due, ownTip: 2500, paidBy: ann.id }])
    const after = await fetchGroupState(ben.phone, group.id)
    requireBillProperties(after, group)
    expect(after.bill.finalTotal).toBe(before.finalTotal)
    expect(after.bill.collected).toBe(before.memberSplits[0]?.due)
    const shares = ({ memberSplits }: typeof before) => memberSplits.map(one => one.amount + one.tipAmount)
    expect(shares(after.bill)).toEqual(shares(before))
    expect(after.bill.memberSplits.slice(1)).toEqual(before.memberSplits.slice(1))
    // It does not count as the group's tip either, which may still become lower.
    const least = after.bill.collectedTip
    const choice = { params: { groupId: group.id }, body: { tipAmount: least } }
    expect((await ben.phone.call(chooseBill, choice)).body.tipAmount).toBe(least)
  })

  test('must be payable in the table’s currency', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1, currency: 'JPY' })
    const [ann] = diners
    await ann.order({ name: 'Ramen', price: 120_000 })
    const odd = await payDues(ann, group, [ann.id], { ownTip: 5050 })
    expect(odd).toMatchObject({ status: 400, problem: { fields: { ownTip: 'not-payable' } } })
    expect((await payDues(ann, group, [ann.id], { ownTip: 5000 })).body).toMatchObject([{ ownTip: 5000 }])
  })

  test('is no money on the restaurant’s board if the demo paid it', async () => {
    const owner = await makeRestaurant(app())
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [ann, ben] = diners
    await ann.order({ name: 'Everything', price: 10_000 })
    await payDues(ann, group, [ann.id, ben.id], { ownTip: 700 })
    const { body } = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
    const [seating] = body.tables
    // The demo took no money.
    expect(seating).toMatchObject({ due: seating?.total, paid: 0, ownTips: 0 })
    expect(seating?.demo).toBe(seating?.total)
    expect(seating?.members.reduce((sum, { demo }) => sum + demo, 0)).toBe(seating?.total)
  })
})

function pay({ phone }: Diner, groupId: string, memberIds: number[], amount: number) {
  return phone.call(payForSeveral, { body: { groupId, memberIds, amount } })
}

/** A group whose first diner has ordered something that does not divide evenly. */
async function dine<const Count extends number>(count: Count, price = 10_007) {
  const testGroup = await makeGroup(app(), { diners: count })
  const [first] = testGroup.diners as unknown as readonly Diner[]
  await first?.order({ name: 'Everything', price })
  return testGroup
}
