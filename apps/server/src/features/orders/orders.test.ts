import { getBill } from '@tablemate/contract/bills.ts'
import {
  cancelOrder,
  changeOrder,
  getOrders,
  getSummary,
  type Order,
  placeOrder,
} from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('an order', () => {
  // Threat: forged-prices
  test('has the total of its items, whatever total is sent', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const items = [
      { ...soup, quantity: 3, total: 1 },
      { name: 'Tea', quantity: 2, price: 350 },
    ]
    const body = {
      groupId: group.id,
      memberId: ann.id,
      items,
      total: 1,
      isPaid: true,
      id: 5,
      createdAt: '1999-01-01',
    }
    const { body: placed } = await ann.phone.call(placeOrder, { body })
    expect(placed).toEqual({
      id: expect.any(Number),
      groupId: group.id,
      memberId: ann.id,
      items: [
        { ...soup, quantity: 3 },
        { name: 'Tea', quantity: 2, price: 350 },
      ],
      transcription: '',
      note: '',
      notUnderstood: [],
      total: 3400,
      createdAt: expect.stringMatching(/^20[2-9]\d-.*Z$/),
      state: 'placed',
      isPaid: false,
      isLocked: false,
      kitchen: null,
      isSeen: false,
    })
    expect((await ben.phone.call(getOrders, { params: { groupId: group.id } })).body).toEqual([placed])
  })

  test('is the same in every reply that contains it', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann] = diners
    const placed: Order[] = []
    for (let at = 0; at < 3; at += 1) placed.push(await ann.order({ name: `Dish ${at}`, price: at * 100 }))
    const params = { groupId: group.id }
    expect((await ann.phone.call(getOrders, { params })).body).toEqual(placed)
    expect((await fetchGroupState(ann.phone, group.id)).orders).toEqual(placed)
    const { body } = await diners[1].phone.call(getSummary, { params })
    expect(body).toMatchObject({ group, totalItems: 3, memberCount: 2 })
    expect(body.members.map(({ orders }) => orders)).toEqual([placed, []])
  })

  test('that was spoken becomes items, with the spoken price or else a guess, for the whole table', async () => {
    const { group, diners } = await makeGroup(app(), { currency: 'EUR' })
    const [ann, ben] = diners
    const spoken = 'two soups for six fifty each and a burger without onions'
    const { body: order } = await ann.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: ann.id, items: [], transcription: spoken },
    })
    expect(order).toMatchObject({
      items: [
        { quantity: 2, price: 650 },
        { name: 'Burger', quantity: 1, price: 460, modifications: 'no onions', doubt: 'price' },
      ],
      transcription: spoken,
      notUnderstood: [],
      total: 1760,
      state: 'placed',
    })
    expect((await fetchGroupState(ben.phone, group.id)).orders).toEqual([order])
    const changed = await change(ann, order, [soup])
    expect(changed.body).toMatchObject({ items: [soup], notUnderstood: [], transcription: spoken })
  })

  test('with items and a transcript keeps the items', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    const body = { groupId: group.id, memberId: ann.id, items: [soup], transcription: 'three burgers' }
    expect((await ann.phone.call(placeOrder, { body })).body).toMatchObject({
      items: [soup],
      notUnderstood: [],
    })
  })

  test('of which nothing is understood is stored for its diner to complete', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, id }] = diners
    for (const items of [[], null, '', undefined]) {
      const transcription = ' just a second,\n\tplease '
      const { body } = await phone.send(
        'POST',
        '/api/orders',
        json({ groupId: group.id, memberId: id, items, transcription }),
      )
      expect(body).toMatchObject({
        items: [],
        transcription: 'just a second,\n\tplease',
        total: 0,
        state: 'incomplete',
      })
    }
    const [first] = (await fetchGroupState(phone, group.id)).orders
    const completed = await change(diners[0], first, [soup])
    expect(completed.body).toMatchObject({
      state: 'placed',
      total: 900,
      transcription: 'just a second,\n\tplease',
    })
  })

  test.each([
    {},
    { items: [] },
    { items: null },
    { items: [], transcription: '' },
    { transcription: '  \n ' },
    { transcription: null },
  ])('without items and transcript (%j) is refused', async nothing => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const answer = await diners[0].phone.send(
      'POST',
      '/api/orders',
      json({ groupId: group.id, memberId: diners[0].id, ...nothing }),
    )
    expect(answer).toMatchObject({ status: 400, problem: { fields: { items: 'required' } } })
  })
})

describe('changing an order', () => {
  test('replaces its items and total, and keeps its position in the list', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const first = await ann.order({ name: 'Soup', price: 900 })
    const second = await ben.order({ name: 'Tea', price: 300 })
    const { status, body } = await change(ann, first, [{ ...soup, quantity: 2, modifications: 'no salt' }])
    expect(status).toBe(200)
    expect(body).toEqual({
      ...first,
      items: [{ ...soup, quantity: 2, modifications: 'no salt' }],
      total: 1800,
    })
    const { orders, bill } = await fetchGroupState(ben.phone, group.id)
    expect(orders).toEqual([body, second])
    expect(bill.subtotal).toBe(2100)
  })

  test('to no items is refused: the client must cancel it instead', async () => {
    const { diners } = await makeGroup(app())
    const order = await diners[0].order({ name: 'Soup', price: 900 })
    expect((await change(diners[0], order, [])).problem.fields).toEqual({ items: 'required' })
  })

  test('is allowed only to its own diner', async () => {
    const { diners } = await makeGroup(app())
    const [ann, ben] = diners
    const order = await ann.order({ name: 'Soup', price: 900 })
    expect((await change(ben, order, [soup])).problem.problem).toBe('not-your-member')
    expect((await cancel(ben, order)).problem.problem).toBe('not-your-member')
  })
})

describe('cancelling an order', () => {
  test('removes it from the list and the bill, once', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const order = await ann.order({ name: 'Soup', price: 900 })
    const kept = await ben.order({ name: 'Tea', price: 300 })
    expect((await cancel(ann, order)).status).toBe(204)
    expect((await cancel(ann, order)).problem.problem).toBe('order-not-found')
    expect((await change(ann, order, [soup])).problem.problem).toBe('order-not-found')
    const { orders, bill } = await fetchGroupState(ben.phone, group.id)
    expect(orders).toEqual([kept])
    expect(bill.subtotal).toBe(300)
  })

  test('makes room for another order', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    const { sql } = app().database
    await sql`update groups set order_count = 499 where id = ${group.id}`
    const last = await ann.order({ name: 'Soup', price: 900 })
    await expect(ann.order({ name: 'Soup', price: 900 })).rejects.toThrow('too-many-orders')
    await cancel(ann, last)
    await expect(ann.order({ name: 'Soup', price: 900 })).resolves.toMatchObject({ total: 900 })
  })
})

describe('after a payment', () => {
  test('the paid order cannot change; orders that its diner places later can', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const paid = await ann.order({ name: 'Soup', price: 900 })
    await ben.order({ name: 'Tea', price: 900 })
    await payDue(ann, group)
    expect((await fetchGroupState(ann.phone, group.id)).orders.map(({ isPaid }) => isPaid)).toEqual([
      true,
      false,
    ])
    expect((await change(ann, paid, [soup, soup])).problem.problem).toBe('already-paid')
    expect((await cancel(ann, paid)).problem.problem).toBe('already-paid')

    const later = await ann.order({ name: 'Cake', price: 700 })
    expect(later.isPaid).toBe(false)
    expect((await change(ann, later, [soup])).status).toBe(200)
    expect((await cancel(ann, later)).status).toBe(204)
  })

  test('other diners can change their orders, but not below the collected amount', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ann.order({ name: 'Soup', price: 1000 })
    const big = await ben.order({ name: 'Lobster', price: 9000 })
    await payDue(ann, group)
    const before = await fetchGroupState(ann.phone, group.id)
    expect((await change(ben, big, [{ ...soup, price: 100 }])).problem.problem).toBe('below-collected')
    expect((await cancel(ben, big)).problem.problem).toBe('below-collected')
    expect(await fetchGroupState(ann.phone, group.id)).toEqual(before)
    expect((await change(ben, big, [{ ...soup, price: 8000 }])).status).toBe(200)
  })
})

function change({ phone }: Diner, order: Order | undefined, items: object[]) {
  return phone.call(changeOrder, { params: { orderId: order?.id ?? 0 }, body: { items: items as never } })
}

function cancel({ phone }: Diner, { id }: Order) {
  return phone.call(cancelOrder, { params: { orderId: id } })
}

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

test('a transcript without items can still get items after its diner has paid, and is then a new due', async () => {
  const { group, diners } = await makeGroup(app())
  const [ann] = diners
  const spoken = await ann.phone.call(placeOrder, {
    body: { groupId: group.id, memberId: ann.id, items: [], transcription: 'just a second please' },
  })
  await ann.order({ name: 'Margherita', price: 1300 })
  await payDue(ann, group)
  const completed = await ann.phone.call(changeOrder, {
    params: { orderId: spoken.body.id },
    body: { items: [soup] },
  })
  expect(completed.body).toMatchObject({ state: 'placed', isPaid: false, isLocked: false, total: 900 })
  const { body } = await ann.phone.call(getBill, { params: { groupId: group.id } })
  expect(body.memberSplits.find(({ memberId }) => memberId === ann.id)?.due).toBeGreaterThan(900)
})
