// A meal at a restaurant in Kuwait, whose currency has three decimals and no rate: from the menu to the paid bill.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { createGroup } from '@tablemate/contract/groups.ts'
import { getBoard } from '@tablemate/contract/kitchen.ts'
import { addMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { changeOwnRestaurant, getRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { requireBillProperties } from '@tablemate/test/diners/bill-properties.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, payDues } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const kuwaiti = { currency: 'KWD', isTaxIncluded: false, taxPercentage: 5, serviceFeePercentage: 10 } as const

describe('in Kuwaiti dinars', () => {
  test('three diners order and pay, and every fils is accounted for', async () => {
    const owner = await makeRestaurant(app(), kuwaiti)
    await setOrdering(owner, { mode: 'at-once' })
    const [machboos] = await addMenuItems(
      owner,
      { name: 'Machboos', price: 3755 },
      { name: 'Tea', price: 250 },
      { name: 'Dates', price: 1005 },
    )
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 3 })
    const [ann, ben, cyd] = diners
    expect(group.currency).toBe('KWD')
    await ann.order({ name: 'machboos', price: 1, quantity: 2 })
    await ben.order({ name: 'Tea', price: 250 }, { name: 'Dates', price: 1005 })
    const spoken = await cyd.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: cyd.id, transcription: 'one machboos and one tea please' },
    })
    expect(spoken.body.items.map(({ name, price }) => [name, price])).toEqual([
      ['Machboos', 3755],
      ['Tea', 250],
    ])
    const params = { orderId: spoken.body.id }
    expect((await cyd.phone.call(changeOrder, { params, body: { confirm: true } })).status).toBe(200)

    await ann.phone.call(chooseBill, { params: { groupId: group.id }, body: { tipPercentage: 18 } })
    const groupState = await fetchGroupState(ann.phone, group.id)
    const subtotal = 3 * 3755 + 2 * 250 + 1005
    expect(groupState.bill).toMatchObject({
      subtotal,
      tax: Math.round(subtotal * 0.05),
      serviceFee: Math.round(subtotal * 0.1),
      tipAmount: Math.round(subtotal * 0.18),
    })
    requireBillProperties(groupState, group)
    expect(new Set(groupState.bill.memberSplits.map(({ due }) => due)).size).toBe(2)

    const board = await owner.phone.call(getBoard, { params: { restaurantId: owner.id } })
    expect(board.body.tables[0]).toMatchObject({ currency: 'KWD', total: groupState.bill.finalTotal })
    expect(board.body.tickets.flatMap(({ items }) => items.map(({ name }) => name))).toContain(machboos.name)

    expect((await payDue(ann, group)).status).toBe(201)
    requireBillProperties(await fetchGroupState(ann.phone, group.id), group)
    expect((await payDues(ben, group, [ben.id, cyd.id], { ownTip: 5 })).status).toBe(201)
    const { bill } = await fetchGroupState(ann.phone, group.id)
    expect(bill.collected).toBe(groupState.bill.finalTotal)
  })

  test('anybody reads the restaurant’s currency, but no group in Universal Mode has it', async () => {
    const owner = await makeRestaurant(app(), kuwaiti)
    const phone = makePhone(app().url)
    const { body } = await phone.call(getRestaurant, { params: { restaurantId: owner.id } })
    expect(body.currency).toBe('KWD')
    const refused = await phone.call(createGroup, {
      // @ts-expect-error: a group in Universal Mode has a currency with a rate
      body: { memberName: 'Ann', isUniversalMode: true, currency: 'KWD' },
    })
    expect([refused.status, refused.problem.fields]).toEqual([400, { currency: 'not-an-option' }])
  })

  test('fractions of a đồng are refused', async () => {
    const owner = await makeRestaurant(app(), { currency: 'VND' })
    const body = { name: 'Pho', category: 'Food', price: 6_500_050 }
    const refused = await owner.phone.call(addMenuItem, { body })
    expect(refused.problem.fields).toEqual({ price: 'not-payable' })
  })
})

describe('a change to a currency with other minor units', () => {
  const pricesOf = async ({ id, phone }: Awaited<ReturnType<typeof makeRestaurant>>) =>
    (await phone.call(getMenu, { params: { restaurantId: id } })).body.map(({ price }) => price)

  test('keeps the numbers of the menu, rounded half up, and back again', async () => {
    const owner = await makeRestaurant(app(), { currency: 'KWD' })
    await addMenuItems(owner, { name: 'Soup', price: 12_345 }, { name: 'Tea', price: 250 })
    const change = (currency: 'EUR' | 'KWD') => owner.phone.call(changeOwnRestaurant, { body: { currency } })
    expect((await change('EUR')).body.currency).toBe('EUR')
    expect(await pricesOf(owner)).toEqual([1235, 25])
    await change('KWD')
    expect(await pricesOf(owner)).toEqual([12_350, 250])
  })

  test('cannot convert without a rate', async () => {
    const owner = await makeRestaurant(app(), { currency: 'USD' })
    await addMenuItems(owner, { name: 'Soup', price: 900 })
    const body = { currency: 'KWD', menuPrices: 'convert' } as const
    const { status, problem } = await owner.phone.call(changeOwnRestaurant, { body })
    expect([status, problem.fields]).toEqual([400, { menuPrices: 'not-an-option' }])
    expect(await pricesOf(owner)).toEqual([900])
  })

  test('waits until no table is open, whose dishes would cost ten times as much', async () => {
    const owner = await makeRestaurant(app(), { currency: 'EUR' })
    await addMenuItems(owner, { name: 'Soup', price: 900 })
    await makeGroup(app(), { restaurantId: owner.id })
    const { status, problem } = await owner.phone.call(changeOwnRestaurant, { body: { currency: 'KWD' } })
    expect([status, problem.problem]).toEqual([409, 'tables-open'])
    // Hundredths stay hundredths.
    expect((await owner.phone.call(changeOwnRestaurant, { body: { currency: 'HUF' } })).status).toBe(200)
    expect(await pricesOf(owner)).toEqual([900])
  })

  test('waits for a table that is being opened, and is then refused', async () => {
    const owner = await makeRestaurant(app(), { currency: 'EUR' })
    const sql = app().directSql
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { opening, changing } = await sql.begin(async tx => {
      await tx`lock table groups in share mode`
      const opening = makeGroup(app(), { restaurantId: owner.id })
      await expect.poll(waiting).toHaveLength(1)
      const changing = owner.phone.call(changeOwnRestaurant, { body: { currency: 'KWD' } })
      await expect.poll(waiting).toHaveLength(2)
      return { opening, changing }
    })
    const { status, problem } = await changing
    expect([status, problem.problem]).toEqual([409, 'tables-open'])
    expect((await opening).group.currency).toBe('EUR')
  })
})
