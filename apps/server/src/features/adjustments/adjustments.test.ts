// What the staff take off a bill, and what they give back.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import { chooseBill } from '@tablemate/contract/bills.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { takePayment } from '@tablemate/contract/floor.ts'
import { getBoard } from '@tablemate/contract/kitchen.ts'
import { changeOrder } from '@tablemate/contract/orders.ts'
import { type BillLine, getSeatingBill } from '@tablemate/contract/seating-bills.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import type { Phone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

describe('the staff', () => {
  test('give a dish away: it leaves the bill, the kitchen keeps it, and the diner reads why', async () => {
    const { adjust, lines, state, board } = await dine()
    expect(await lines()).toMatchObject([
      { name: 'Steak', total: 3000 },
      { name: 'Salad', total: 1000 },
    ])
    const { status, body } = await adjust({ kind: 'comp', which: ['Steak'], reason: 'waited' })
    expect([status, body]).toEqual([201, { takenOff: 3000, refunds: [] }])
    const { bill, orders } = await state()
    expect([bill.subtotal, bill.memberSplits.map(({ due }) => due)]).toEqual([1000, [0, 1000]])
    expect(orders[0]).toMatchObject({
      total: 0,
      items: [{ price: 3000, adjustments: [{ kind: 'comp', amount: 3000, reason: 'waited' }] }],
    })
    expect((await board()).tickets).toHaveLength(2)
    expect((await adjust({ kind: 'comp', which: ['Steak'], reason: 'waited' })).problem.problem).toBe(
      'nothing-to-adjust',
    )
  })

  test('discount everything by a percentage or an amount, divided among the lines to the last cent', async () => {
    const { adjust, lines, state } = await dine()
    expect(
      (await adjust({ kind: 'discount', which: ['Steak', 'Salad'], percentage: 12.5, reason: 'regular' }))
        .body,
    ).toMatchObject({ takenOff: 500 })
    expect((await state()).bill.memberSplits.map(({ due }) => due)).toEqual([2625, 875])
    await adjust({ kind: 'discount', which: ['Steak', 'Salad'], amount: 101, reason: 'celebration' })
    expect((await state()).bill.subtotal).toBe(3399)
    expect((await lines()).map(({ adjustments }) => adjustments.map(({ amount }) => amount))).toEqual([
      [375, 76],
      [125, 25],
    ])
  })

  test('void a dish that was not cooked: it leaves the bill and the kitchen', async () => {
    const { adjust, lines, state, board } = await dine()
    await adjust({ kind: 'void', which: ['Steak'], reason: 'mistake' })
    expect((await lines()).map(({ name }) => name)).toEqual(['Salad'])
    const { bill, orders } = await state()
    expect([bill.subtotal, orders[0]?.items[0]?.refused?.reason]).toEqual([1000, 'voided'])
    expect((await board()).tickets.map(({ state }) => state).sort()).toEqual(['new', 'refused'])
    expect((await adjust({ kind: 'void', which: ['Steak'], reason: 'mistake' })).problem.problem).toBe(
      'order-not-found',
    )
  })
})

describe('what was paid too much', () => {
  test('is asked about, then given back from the payment, and raises no other due', async () => {
    const { adjust, pay, state, trail } = await dine()
    await pay(0)
    const steak = { kind: 'comp', which: ['Steak'], reason: 'not-right' } as const
    expect((await adjust(steak)).problem).toMatchObject({ problem: 'refund-due', due: 3000 })
    expect((await adjust({ ...steak, refund: 2000 })).problem).toMatchObject({ due: 3000 })
    expect((await state()).bill.subtotal).toBe(4000)
    const { body } = await adjust({ ...steak, refund: 3000 })
    expect(body.refunds).toMatchObject([{ amount: 3000, paymentMethod: 'cash' }])
    const { bill, payments } = await state()
    expect(payments).toMatchObject([{ amount: 0, refunded: 3000 }])
    expect(bill.memberSplits.map(({ paid, due }) => [paid, due])).toEqual([
      [0, 0],
      [0, 1000],
    ])
    expect(await trail()).toMatchObject([
      { act: 'comp', amount: 3000, reason: 'not-right', staff_name: 'Owner' },
      { act: 'refund', amount: 3000 },
    ])
  })

  test('can be left with the group, as long as the bill covers it', async () => {
    const { adjust, pay, state } = await dine()
    await pay(0)
    const half = {
      kind: 'discount',
      which: ['Steak'],
      percentage: 20,
      reason: 'not-right',
      refund: 0,
    } as const
    expect((await adjust(half)).status).toBe(201)
    expect((await state()).bill.memberSplits.map(({ paid, due }) => [paid, due])).toEqual([
      [3000, 0],
      [0, 400],
    ])
    expect((await adjust({ ...half, kind: 'comp', percentage: null })).problem.problem).toBe(
      'below-collected',
    )
  })

  test('is given back from the members who paid it, with a tip that stays theirs', async () => {
    const { adjust, pay, state, owner, group, diners } = await dine()
    const body = { tipPercentage: 10 }
    await diners[0].phone.call(chooseBill, { params: { groupId: group.id }, body })
    await pay(0)
    await pay(1)
    const all = { kind: 'comp', which: ['Steak', 'Salad'], reason: 'on-the-house' } as const
    expect((await adjust({ ...all, refund: 4000 })).status).toBe(201)
    const { bill } = await state()
    expect([bill.finalTotal, bill.tipAmount, bill.collected]).toEqual([400, 400, 400])
    expect(owner.id).toBe(group.restaurantId)
  })

  test('by a demo was never money: it gives way', async () => {
    const { adjust, state, group, diners } = await dine()
    await payDue(diners[0], group)
    expect((await adjust({ kind: 'comp', which: ['Steak'], reason: 'waited' })).body).toEqual({
      takenOff: 3000,
      refunds: [],
    })
    const { bill, payments } = await state()
    expect([payments, bill.collected, bill.finalTotal]).toEqual([[], 0, 1000])
  })
})

test('an order that its diner changes keeps what was taken off its unchanged lines', async () => {
  const { adjust, state, diners } = await dine()
  await adjust({ kind: 'discount', which: ['Steak'], percentage: 10, reason: 'regular' })
  const { orders } = await state()
  const items = [
    { name: 'Steak', quantity: 1, price: 3000 },
    { name: 'Bread', quantity: 1, price: 200 },
  ]
  await diners[0].phone.call(changeOrder, { params: { orderId: orders[0]?.id ?? 0 }, body: { items } })
  expect((await state()).orders[0]?.total).toBe(2900)
})

test('a line that became another one since the staff saw it stays as it is, and a comp follows its own line', async () => {
  const { adjust, state, diners, lines } = await dine()
  const order = (await state()).orders[0]
  const [steak, bread] = [
    { name: 'Steak', quantity: 1, price: 3000 },
    { name: 'Bread', quantity: 1, price: 200 },
  ]
  const change = (...items: (typeof steak)[]) =>
    diners[0].phone.call(changeOrder, { params: { orderId: order?.id ?? 0 }, body: { items } })
  await change(bread, steak)
  const seen = await lines()
  await adjust({ kind: 'comp', which: ['Steak'], reason: 'waited' })
  await change(steak)
  expect((await state()).orders[0]?.total).toBe(0)
  expect((await adjust({ kind: 'comp', which: ['Salad'], reason: 'waited', seen })).status).toBe(201)
  const stale = seen.map(line => ({ ...line, total: line.total + 1 }))
  const half = { kind: 'discount', which: ['Steak'], percentage: 50, reason: 'waited' } as const
  expect((await adjust({ ...half, seen: stale })).problem.problem).toBe('due-changed')
})

test('a restaurant with staff wants a manager, and one repeated by a lost answer counts once', async () => {
  const { adjust, state, owner, display, key } = await dine()
  await app().database.sql`
    insert into staff_members (restaurant_id, name, name_key, role, pin_hash, created_at)
    values (${owner.id}, 'Wes', 'wes', 'waiter', '', ${app().now()})`
  const comp = { kind: 'comp', which: ['Steak'], reason: 'waited' } as const
  expect((await adjust({ ...comp, by: display.phone })).problem).toMatchObject({
    problem: 'pin-required',
    act: 'comp',
  })
  const half = { kind: 'discount', which: ['Steak'], percentage: 50, reason: 'waited', key } as const
  const first = await adjust(half)
  expect((await adjust(half)).body).toEqual(first.body)
  expect((await state()).bill.subtotal).toBe(2500)
})

const totalOf = (seen: readonly BillLine[], of: string) => seen.find(({ name }) => name === of)?.total ?? null

interface AdjustInput extends Pick<InputOf<typeof adjustBill, 'body'>, 'kind' | 'reason'> {
  /** The names of the dishes. */
  readonly which: readonly string[]
  readonly percentage?: number | null
  readonly amount?: number
  readonly refund?: number
  readonly by?: Phone
  /** The lines as the staff saw them. */
  readonly seen?: readonly BillLine[]
  readonly key?: string
}

/** Ann ordered a steak of 30.00, Ben a salad of 10.00; they split by items, without tax and tip. */
async function dine() {
  const owner = await makeRestaurant(app(), { currency: 'EUR', country: 'DE', taxPercentage: 0 })
  await setOrdering(owner, { mode: 'at-once' })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann, ben] = diners
  await ann.order({ name: 'Steak', price: 3000 })
  await ben.order({ name: 'Salad', price: 1000 })
  await ann.phone.call(chooseBill, {
    params: { groupId: group.id },
    body: { splitMethod: 'items', tipPercentage: 0 },
  })
  const params = { restaurantId: owner.id, groupId: group.id }
  const lines = async () => (await owner.phone.call(getSeatingBill, { params })).body.lines
  const state = () => fetchGroupState(ann.phone, group.id)
  return {
    owner,
    group,
    diners,
    lines,
    state,
    display: await makeKitchenDisplay(app(), owner, { kind: 'floor' }),
    key: crypto.randomUUID(),
    async adjust({ which, by = owner.phone, key = crypto.randomUUID(), seen = [], ...input }: AdjustInput) {
      const { orders } = await state()
      const chosen = orders.flatMap(({ id, items }) =>
        items.flatMap(({ name }, line) =>
          which.includes(name) ? [{ orderId: id, line, total: totalOf(seen, name) }] : [],
        ),
      )
      return by.call(adjustBill, { params, body: { ...input, lines: chosen }, key })
    },
    async pay(at: 0 | 1) {
      const { bill } = await state()
      const { memberId, due: amount } = bill.memberSplits[at] ?? { memberId: 0, due: 0 }
      const body = { groupId: group.id, memberId, amount, method: 'cash' } as const
      return owner.phone.call(takePayment, { params, body })
    },
    board: async () => (await owner.phone.call(getBoard, { params })).body,
    trail: () => app().database.sql`select * from staff_acts where restaurant_id = ${owner.id} order by id`,
  }
}
