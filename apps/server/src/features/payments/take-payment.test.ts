// Payments that the staff takes in the group.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { changeCardSettings } from '@tablemate/contract/card-payments.ts'
import { takePayment, undoPayment } from '@tablemate/contract/floor.ts'
import { type BoardSeating, getBoard } from '@tablemate/contract/kitchen.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

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
    const { bill, payments, orders } = await fetchGroupState(ben.phone, group.id)
    expect(payments).toEqual(body)
    expect(bill.memberSplits.map(({ due }) => due === 0)).toEqual([true, false])
    expect(orders.find(({ memberId }) => memberId === ann.id)?.isPaid).toBe(true)
    expect((await stream.next())?.data).toMatchObject({ payments: body })
    stream.close()
  })

  test('all dues by card, with one payment for each member who owes, to the last cent', async () => {
    const { owner, group, diners, dueOf } = await dine(3)
    const [ann, ben, cyd] = diners
    await take(owner.phone, owner.id, { groupId: group.id, memberId: ben.id, amount: await dueOf(ben.id) })
    const before = (await fetchGroupState(ann.phone, group.id)).bill
    const amount = before.finalTotal - before.collected
    const { body } = await take(owner.phone, owner.id, { groupId: group.id, amount, method: 'card' })
    expect(body.map(({ memberId, paymentMethod, paidBy }) => [memberId, paymentMethod, paidBy])).toEqual([
      [ann.id, 'card', null],
      [cyd?.id, 'card', null],
    ])
    expect(body.reduce((sum, payment) => sum + payment.amount, 0)).toBe(amount)
    const { bill, payments } = await fetchGroupState(ann.phone, group.id)
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
      const { bill } = await fetchGroupState(ann.phone, group.id)
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
      const { bill } = await fetchGroupState(ann.phone, group.id)
      const owed = memberId ? await dueOf(memberId) : bill.finalTotal - bill.collected
      for (const amount of [0, due - 1, owed + 1, owed - 1]) {
        const answer = await take(owner.phone, owner.id, { groupId: group.id, memberId, amount })
        expect(answer).toMatchObject({ status: 409, problem: { problem: 'due-changed', due: owed } })
      }
    }
    expect((await fetchGroupState(ann.phone, group.id)).payments).toEqual([])
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
    const { bill } = await fetchGroupState(ann.phone, group.id)
    const rest = { groupId: group.id, amount: bill.finalTotal - bill.collected }
    const { phone: tablet } = await makeKitchenDisplay(app(), owner)
    const both = await Promise.all([owner.phone, tablet].map(phone => take(phone, owner.id, rest)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const nothing = await take(owner.phone, owner.id, { groupId: group.id, amount: 0 })
    expect(nothing.problem).toMatchObject({ problem: 'due-changed', due: 0 })
    expect((await fetchGroupState(ann.phone, group.id)).payments).toHaveLength(2)
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
    expect((await fetchGroupState(diners[0].phone, group.id)).payments).toEqual([])
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

describe('a tip that the phones only propose', () => {
  test('is not due at the till, and what the staff received beyond the due is shown as the tip', async () => {
    const { owner, group, diners, dueOf } = await dine(2, { isTipChosen: false })
    const shown = await onBoard(owner, group.id)
    expect(shown).toMatchObject({ tip: 0, subtotal: 2335, total: shown.due })
    expect((await fetchGroupState(diners[0].phone, group.id)).bill.tipAmount).toBe(420)
    const short = { groupId: group.id, amount: shown.due, received: shown.due - 1 }
    expect((await take(owner.phone, owner.id, short)).problem.fields).toEqual({ received: 'too-small' })
    const much = { ...short, received: shown.due + limits.tipAmount + 1 }
    expect((await take(owner.phone, owner.id, much)).problem.fields).toEqual({ received: 'too-large' })
    const { body } = await take(owner.phone, owner.id, { ...short, received: shown.due + 300 })
    expect(body.map(({ ownTip }) => ownTip)).toEqual([300, 0])
    expect(await onBoard(owner, group.id)).toMatchObject({ due: 0, paid: shown.due, ownTips: 300, tip: 0 })
    expect([await dueOf(diners[0].id), await dueOf(diners[1].id)]).toEqual([0, 0])
  })

  test('is no longer proposed for those whose due the staff took, and as before for the others', async () => {
    const { owner, group, diners, dueOf } = await dine(3, { isTipChosen: false })
    const [ann, ben, ...others] = diners
    const shown = await dueOf(ben.id)
    await takeDue(owner, group, ann.id)
    expect([await dueOf(ann.id), await dueOf(ben.id)]).toEqual([0, shown])
    expect(await onBoard(owner, group.id)).toMatchObject({ tip: 0 })
    const { payments } = await onBoard(owner, group.id)
    await undo(owner, group.id, payments[0]?.id)
    expect((await fetchGroupState(ann.phone, group.id)).bill.tipPercentage).toBe(18)
    for (const { id } of [ann, ben, ...others]) await takeDue(owner, group, id)
    expect(await dueOf(ben.id)).toBe(0)
    await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 10 } })
    expect((await onBoard(owner, group.id)).due).toBeGreaterThan(0)
  })

  test('is due once somebody has chosen it', async () => {
    const { owner, group, dueOf, diners } = await dine()
    const sum = (await dueOf(diners[0].id)) + (await dueOf(diners[1].id))
    expect(await onBoard(owner, group.id)).toMatchObject({ tip: 420, due: sum })
  })
})

describe('a demo payment', () => {
  test('takes no money: the staff’s due stays, and their payment replaces it', async () => {
    const { owner, group, diners } = await dine()
    const before = await onBoard(owner, group.id)
    const [ann] = diners
    const { body: demo } = await payDue(ann, group)
    const shown = await onBoard(owner, group.id)
    expect(shown).toMatchObject({ due: before.due, paid: 0, ownTips: 0, demo: demo.amount })
    expect(shown.members).toMatchObject([{ paid: 0, demo: demo.amount }, { demo: 0 }])
    expect(shown.payments).toMatchObject([{ id: demo.id, paymentMethod: 'demo_card', undoableUntil: null }])
    expect((await take(owner.phone, owner.id, { groupId: group.id, amount: before.due })).status).toBe(201)
    expect(await onBoard(owner, group.id)).toMatchObject({ due: 0, paid: before.due, demo: 0 })
    const { payments, bill } = await fetchGroupState(ann.phone, group.id)
    expect(payments.map(({ paymentMethod }) => paymentMethod)).toEqual(['cash', 'cash'])
    expect(bill.collected).toBe(bill.finalTotal)
  })

  test('gives way where a change of the split makes it more than what is left', async () => {
    const { owner, group, diners } = await dine(3)
    const [ann, ben, cyd] = diners
    const split = (splitMethod: 'items' | 'equal') =>
      ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { splitMethod } })
    await split('items')
    // These two have ordered more than two thirds of the bill.
    for (const diner of [ben, cyd ?? ben]) await payDue(diner, group)
    await split('equal')
    await takeDue(owner, group, ann.id)
    const { payments, bill } = await fetchGroupState(ann.phone, group.id)
    expect(payments.map(({ memberId, paymentMethod }) => [memberId, paymentMethod])).toEqual([
      [ben.id, 'demo_card'],
      [ann.id, 'cash'],
    ])
    expect(bill.collected).toBeLessThanOrEqual(bill.finalTotal)
  })

  test('is refused where the owner has switched it off', async () => {
    const { owner, group, diners } = await dine()
    const set = (body: { demoPayments?: boolean; isEnabled: boolean }) =>
      owner.phone.call(changeCardSettings, { params: { restaurantId: owner.id }, body })
    expect((await set({ isEnabled: false, demoPayments: false })).body.demoPayments).toBe(false)
    expect((await payDue(diners[0], group)).problem.problem).toBe('cards-taken')
    expect((await set({ isEnabled: false })).body.demoPayments).toBe(false)
    await set({ isEnabled: false, demoPayments: true })
    expect((await payDue(diners[0], group)).status).toBe(201)
  })
})

describe('the staff undo what they took', () => {
  test('for ten minutes, live on every phone, with all that they took at once', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const before = await onBoard(owner, group.id)
    const { body } = await take(owner.phone, owner.id, { groupId: group.id, amount: before.due })
    const until = new Date(Date.parse(body[0]?.createdAt ?? '') + 600_000).toISOString()
    const { payments } = await onBoard(owner, group.id)
    expect(payments.map(({ undoableUntil }) => undoableUntil)).toEqual([until, until])
    const stream = await diners[0].phone.listen(group.id)
    await stream.next()
    expect((await undo(owner, group.id, body[1]?.id)).status).toBe(204)
    expect((await stream.next())?.data).toMatchObject({ payments: [] })
    stream.close()
    expect(await onBoard(owner, group.id)).toMatchObject({ due: before.due, paid: 0, payments: [] })
    expect(await dueOf(diners[0].id)).toBeGreaterThan(0)
    expect((await undo(owner, group.id, body[1]?.id)).problem.problem).toBe('payment-not-found')
    const again = await take(owner.phone, owner.id, { groupId: group.id, amount: before.due })
    app().advanceClock({ minutes: 10 })
    expect((await undo(owner, group.id, again.body[0]?.id)).problem.problem).toBe('undo-too-late')
  })

  test('unless a member has paid since, and never what a diner paid', async () => {
    const { owner, group, diners, dueOf } = await dine()
    const [ann, ben] = diners
    const body = { groupId: group.id, memberId: ann.id, amount: await dueOf(ann.id) }
    const first = await take(owner.phone, owner.id, body)
    await ann.order({ name: 'Cake', price: 500 })
    await take(owner.phone, owner.id, { ...body, amount: await dueOf(ann.id) })
    expect((await undo(owner, group.id, first.body[0]?.id)).problem.problem).toBe('paid-since')
    const { body: demo } = await payDue(ben, group)
    expect((await undo(owner, group.id, demo.id)).problem.problem).toBe('payment-not-found')
  })
})

async function onBoard(owner: Owner, groupId: string): Promise<BoardSeating> {
  const { body } = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
  const found = body.tables.find(seating => seating.groupId === groupId)
  if (!found) throw new Error('the table is not on the board')
  return found
}

function undo(owner: Owner, groupId: string, paymentId = 0) {
  return owner.phone.call(undoPayment, { params: { restaurantId: owner.id, paymentId }, body: { groupId } })
}

interface Taking {
  readonly groupId: string
  readonly memberId?: number | null
  readonly amount: number
  readonly received?: number
  readonly method?: Exclude<Payment['paymentMethod'], 'demo_card' | 'card_online'>
}

function take(phone: Phone, restaurantId: number, body: Taking, key?: string) {
  return phone.call(takePayment, {
    params: { restaurantId },
    body: { method: 'cash', ...body },
    ...(key && { key }),
  })
}

/** A group where everybody has ordered, with a total that does not divide evenly. */
async function dine(count = 2, { isTipChosen = true } = {}) {
  const owner = await makeRestaurant(app())
  const { group, diners } = await makeGroup(app(), { diners: count, restaurantId: owner.id })
  for (const [at, diner] of diners.entries())
    await diner.order({ name: `Dish ${at}`, price: 1001 + 333 * at })
  const dueOf = async (memberId: number) => {
    const { bill } = await fetchGroupState(diners[0].phone, group.id)
    return bill.memberSplits.find(share => share.memberId === memberId)?.due ?? 0
  }
  if (isTipChosen)
    await diners[0].phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 18 } })
  const [ann, ben, ...others] = diners
  if (!ben) throw new Error('two at least')
  return { owner, group, diners: [ann, ben, ...others] as const, dueOf, anybody: makePhone(app().url) }
}
