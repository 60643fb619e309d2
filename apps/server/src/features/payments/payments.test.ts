import { getPayments, payShare } from '@tablemate/contract/payments.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('paying', () => {
  test('one’s own share is stored, and settles the share for everybody', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    const { status, body } = await payDue(ann, group)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      groupId: group.id,
      memberId: ann.id,
      amount: 6494,
      ownTip: 0,
      status: 'completed',
      paymentMethod: 'demo_card',
      paidBy: ann.id,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect((await ben.phone.call(getPayments, { params: { groupId: group.id } })).body).toEqual([body])
    const { bill, payments } = await fetchGroupState(ben.phone, group.id)
    expect(payments).toEqual([body])
    expect(bill.memberSplits[0]).toMatchObject({ paid: 6494, due: 0 })
    expect(bill.memberSplits[1]).toMatchObject({ paid: 0, due: bill.finalTotal - 6494 })
  })

  // Threat: other-member
  test('a friend’s share records who paid', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    expect((await payDue(ben, group, { memberId: ann.id })).body).toMatchObject({
      memberId: ann.id,
      paidBy: ben.id,
    })
    expect((await payDue(ben, group)).body).toMatchObject({ memberId: ben.id, paidBy: ben.id })
    expect((await fetchGroupState(ann.phone, group.id)).bill.memberSplits.map(({ due }) => due)).toEqual([
      0, 0,
    ])
  })

  // Threat: forged-prices
  test('another amount than the due is refused with the current due', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann] = diners
    for (const amount of [0, 1, 6493, 6495, 2 ** 52])
      expect(await pay(ann, group.id, ann.id, amount)).toMatchObject({
        status: 409,
        problem: { problem: 'due-changed', due: 6494 },
      })
    expect((await fetchGroupState(ann.phone, group.id)).payments).toEqual([])
    await payDue(ann, group)
    for (const amount of [6494, 0])
      expect((await pay(ann, group.id, ann.id, amount)).problem).toMatchObject({
        problem: 'due-changed',
        due: 0,
      })
  })

  test('after another order of the table is refused with the new due, which can be paid', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    await ben.order({ name: 'Wine', price: 2000 })
    const { problem } = await pay(ann, group.id, ann.id, 6494)
    expect(problem.problem).toBe('due-changed')
    expect((await pay(ann, group.id, ann.id, problem.due ?? 0)).status).toBe(201)
  })

  test('for an order after a payment is a new due and a second payment', async () => {
    const { group, diners } = await makeOrderingGroup()
    const [ann, ben] = diners
    await payDue(ann, group)
    await payDue(ben, group)
    await ann.order({ name: 'Cake', price: 1000 })
    const { bill } = await fetchGroupState(ben.phone, group.id)
    expect(bill.memberSplits[1]?.due).toBe(0)
    expect(bill.memberSplits[0]?.due).toBe(bill.finalTotal - bill.collected)
    expect((await payDue(ann, group)).status).toBe(201)
    const after = await fetchGroupState(ann.phone, group.id)
    expect(after.payments.map(({ memberId }) => memberId)).toEqual([ann.id, ben.id, ann.id])
    expect(after.bill.collected).toBe(after.bill.finalTotal)
    expect(after.orders.every(({ isPaid }) => isPaid)).toBe(true)
  })

  test('a bill leaves nothing due for a member who joins afterwards', async () => {
    const { group, diners } = await makeOrderingGroup()
    for (const diner of diners) await payDue(diner, group)
    const late = await joinAs(app(), group, 'Zoe')
    expect((await fetchGroupState(late.phone, group.id)).bill.memberSplits.map(({ due }) => due)).toEqual([
      0, 0, 0,
    ])
  })

  test.each([
    [{ amount: -1 }, { amount: 'too-small' }],
    [{ amount: 1.5 }, { amount: 'wrong-type' }],
    [{ amount: '6494' }, { amount: 'wrong-type' }],
    [{ amount: undefined }, { amount: 'required' }],
    [{ paymentMethod: 'cash' }, { paymentMethod: 'not-an-option' }],
  ])('refuses %j', async (wrong, fields) => {
    const { group, diners } = await makeOrderingGroup()
    const body = { groupId: group.id, memberId: diners[0].id, amount: 6494, ...wrong }
    expect((await diners[0].phone.call(payShare, { body: body as never })).problem.fields).toEqual(fields)
  })

  test.each([undefined, null, '', 'demo_card'])(
    'accepts the payment method given as %j',
    async paymentMethod => {
      const { group, diners } = await makeOrderingGroup()
      const body = { groupId: group.id, memberId: diners[0].id, amount: 6494, paymentMethod }
      expect((await diners[0].phone.call(payShare, { body: body as never })).body.paymentMethod).toBe(
        'demo_card',
      )
    },
  )

  test('for a member of another table is refused', async () => {
    const { group, diners } = await makeOrderingGroup()
    const other = await makeOrderingGroup()
    expect((await pay(diners[0], group.id, other.diners[0].id, 6494)).problem.problem).toBe(
      'member-not-found',
    )
    expect((await pay(diners[0], other.group.id, other.diners[0].id, 6494)).problem.problem).toBe(
      'group-not-found',
    )
  })
})

describe('twenty requests to pay for one member, from several phones at once', () => {
  // Threat: repeated-requests
  test('result in one payment, every time', async () => {
    for (let round = 0; round < longRun(8, 30); round += 1) {
      const { group, diners } = await makeGroup(app(), { diners: 4 })
      const [ann] = diners
      await ann.order({ name: 'Everything', price: 8450 + round })
      const { bill } = await fetchGroupState(ann.phone, group.id)
      const due = bill.memberSplits[0]?.due ?? 0
      const presses = Array.from({ length: 20 }, (_, at) => pay(diners[at % 4] ?? ann, group.id, ann.id, due))
      const answers = await Promise.all(presses)
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      for (const { status, problem } of answers)
        if (status !== 201) expect(problem).toMatchObject({ problem: 'due-changed', due: 0 })
      const after = await fetchGroupState(ann.phone, group.id)
      expect(after.payments).toHaveLength(1)
      expect(after.bill.collected).toBe(due)
    }
  })
})

describe('paying all dues from every phone at once', () => {
  test('collects exactly the bill', async () => {
    for (let round = 0; round < longRun(3, 10); round += 1) {
      const { group, diners } = await makeGroup(app(), { diners: 4 })
      await diners[0].order({ name: 'Everything', price: 9999 + round })
      const { bill } = await fetchGroupState(diners[0].phone, group.id)
      const presses = diners.flatMap(diner =>
        bill.memberSplits.map(({ memberId, due }) => pay(diner, group.id, memberId, due)),
      )
      await Promise.all(presses)
      const after = await fetchGroupState(diners[0].phone, group.id)
      expect(after.payments).toHaveLength(4)
      expect(after.bill.collected).toBe(after.bill.finalTotal)
    }
  })
})

/** A table of Ann and Ben with orders of 100.00: 129.88 in all, 64.94 each. */
async function makeOrderingGroup() {
  const testGroup = await makeGroup(app())
  await testGroup.diners[0].order({ name: 'Everything', price: 10_000 })
  return testGroup
}

function pay({ phone }: Diner, groupId: string, memberId: number, amount: number) {
  return phone.call(payShare, { body: { groupId, memberId, amount } })
}
