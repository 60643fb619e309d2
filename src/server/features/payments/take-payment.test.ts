// Payments that the staff takes at the table.

import { describe, expect, test } from 'vitest'
import { chooseBill } from '#contract/bills.ts'
import { takePayment } from '#contract/kitchen.ts'
import type { Payment } from '#contract/payments.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { payDue } from '../../../../test/diners/pay.ts'
import { makePhone, type Phone } from '../../../../test/diners/phone.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../../test/restaurants/screen.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('the staff takes', () => {
  test('a member’s due in cash, which settles it for the table, with no member as payer', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const [ann, ben] = diners
    const stream = await ben.phone.listen(group.id)
    await stream.next()
    const amount = await dueOf(ann.id)
    const { status, body } = await take(owner.phone, owner.id, {
      groupId: group.id,
      memberId: ann.id,
      amount,
    })
    expect(status).toBe(201)
    expect(body).toEqual([
      {
        id: expect.any(Number),
        groupId: group.id,
        memberId: ann.id,
        amount,
        ownTip: 0,
        status: 'completed',
        paymentMethod: 'cash',
        paidBy: null,
        createdAt: expect.stringMatching(/Z$/),
      },
    ])
    const { bill, payments, orders } = await fetchTable(ben.phone, group.id)
    expect(payments).toEqual(body)
    expect(bill.memberSplits.map(({ due }) => due === 0)).toEqual([true, false])
    expect(orders.find(({ memberId }) => memberId === ann.id)?.isPaid).toBe(true)
    expect((await stream.next())?.data).toMatchObject({ payments: body })
    stream.close()
  })

  test('all dues by card, with one payment for each member who owes, to the last cent', async () => {
    const { owner, group, diners } = await dine(3)
    const [ann, ben, cyd] = diners
    await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 18 } })
    await payDue(ben, group)
    const before = (await fetchTable(ann.phone, group.id)).bill
    const amount = before.finalTotal - before.collected
    const { body } = await take(owner.phone, owner.id, { groupId: group.id, amount, method: 'card' })
    expect(body.map(({ memberId, paymentMethod, paidBy }) => [memberId, paymentMethod, paidBy])).toEqual([
      [ann.id, 'card', null],
      [cyd?.id, 'card', null],
    ])
    expect(body.reduce((sum, payment) => sum + payment.amount, 0)).toBe(amount)
    const { bill, payments } = await fetchTable(ann.phone, group.id)
    expect([bill.collected, bill.memberSplits.map(({ due }) => due)]).toEqual([bill.finalTotal, [0, 0, 0]])
    expect(bill.memberSplits.map(({ paid }) => paid)).toEqual(
      before.memberSplits.map(({ due, paid }) => due + paid),
    )
    expect(payments.slice(1)).toEqual(body)
  })

  test('dues of later orders, too', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const [ann, ben] = diners
    const rest = async () => {
      const { bill } = await fetchTable(ann.phone, group.id)
      return bill.finalTotal - bill.collected
    }
    await take(owner.phone, owner.id, { groupId: group.id, amount: await rest() })
    await ann.order({ name: 'Cake', price: 1000 })
    expect(await dueOf(ben.id)).toBe(0)
    const { body } = await take(owner.phone, owner.id, { groupId: group.id, amount: await rest() })
    expect(body.map(({ memberId }) => memberId)).toEqual([ann.id])
    expect(await rest()).toBe(0)
  })

  test('nothing if the due has changed, and gets the current due', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const [ann, ben] = diners
    const due = await dueOf(ann.id)
    await ben.order({ name: 'Wine', price: 2000 })
    for (const memberId of [ann.id, null]) {
      const { bill } = await fetchTable(ann.phone, group.id)
      const owed = memberId ? await dueOf(memberId) : bill.finalTotal - bill.collected
      for (const amount of [0, due - 1, owed + 1, owed - 1]) {
        const answer = await take(owner.phone, owner.id, { groupId: group.id, memberId, amount })
        expect(answer).toMatchObject({ status: 409, problem: { problem: 'due-changed', due: owed } })
      }
    }
    expect((await fetchTable(ann.phone, group.id)).payments).toEqual([])
  })

  test('nothing twice: by a repeated key, by concurrent requests, or without a due', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const [ann] = diners
    const amount = await dueOf(ann.id)
    const body = { groupId: group.id, memberId: ann.id, amount }
    const first = await take(owner.phone, owner.id, body, 'once')
    expect((await take(owner.phone, owner.id, body, 'once')).body).toEqual(first.body)
    expect((await take(owner.phone, owner.id, body)).problem).toMatchObject({
      problem: 'due-changed',
      due: 0,
    })
    const { bill } = await fetchTable(ann.phone, group.id)
    const rest = { groupId: group.id, amount: bill.finalTotal - bill.collected }
    const { phone: tablet } = await makeScreen(app(), owner)
    const both = await Promise.all([owner.phone, tablet].map(phone => take(phone, owner.id, rest)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const nothing = await take(owner.phone, owner.id, { groupId: group.id, amount: 0 })
    expect(nothing.problem).toMatchObject({ problem: 'due-changed', due: 0 })
    expect((await fetchTable(ann.phone, group.id)).payments).toHaveLength(2)
  })

  test('payments of its own restaurant’s groups only, and of their members', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const other = await makeRestaurant(app())
    const amount = await dueOf(diners[0].id)
    const body = { groupId: group.id, memberId: diners[0].id, amount }
    const { problem } = await take(other.phone, other.id, body)
    expect(problem.problem).toBe('group-not-found')
    const foreign = { groupId: group.id, memberId: (await dine()).diners[0].id, amount: 900 }
    expect((await take(owner.phone, owner.id, foreign)).problem.problem).toBe('member-not-found')
    const none = await makeGroup(app())
    const away = await take(other.phone, other.id, { groupId: none.group.id, amount: 0 })
    expect(away.problem.problem).toBe('group-not-found')
    expect((await fetchTable(diners[0].phone, group.id)).payments).toEqual([])
  })

  test.each([
    [{ method: 'demo_card' }, { method: 'not-an-option' }],
    [{ method: undefined }, { method: 'required' }],
    [{ amount: -1 }, { amount: 'too-small' }],
    [{ amount: 1.5 }, { amount: 'wrong-type' }],
    [{ amount: undefined }, { amount: 'required' }],
    [{ groupId: 'x' }, { groupId: 'malformed' }],
    [{ memberId: -1 }, { memberId: 'malformed' }],
  ])('nothing with %j', async (wrong, fields) => {
    const { owner, group } = await dine()
    const { problem } = await take(owner.phone, owner.id, { groupId: group.id, amount: 1, ...wrong } as never)
    expect(problem.fields).toEqual(fields)
  })
})

interface Taking {
  readonly groupId: string
  readonly memberId?: number | null
  readonly amount: number
  readonly method?: Exclude<Payment['paymentMethod'], 'demo_card' | 'card_online'>
}

function take(phone: Phone, restaurantId: number, body: Taking, key?: string) {
  return phone.call(takePayment, {
    params: { restaurantId },
    body: { method: 'cash', ...body },
    ...(key && { key }),
  })
}

/** A table where everybody has ordered, with a total that does not divide evenly. */
async function dine(count = 2) {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: count, restaurantId: owner.id })
  for (const [at, diner] of diners.entries())
    await diner.order({ name: `Dish ${at}`, price: 1001 + 333 * at })
  const dueOf = async (memberId: number) => {
    const { bill } = await fetchTable(diners[0].phone, group.id)
    return bill.memberSplits.find(share => share.memberId === memberId)?.due ?? 0
  }
  const [ann, ben, ...others] = diners
  if (!ben) throw new Error('two at least')
  return { owner, group, diners: [ann, ben, ...others] as const, dueOf, anybody: makePhone(app().url) }
}
