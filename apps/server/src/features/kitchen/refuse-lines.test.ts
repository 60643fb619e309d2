// Refused lines leave the bill immediately and show their reason.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { setMenuItemAvailability } from '@tablemate/contract/kitchen.ts'
import { changeMenuItem, getMenu } from '@tablemate/contract/menu.ts'
import { cancelOrder, changeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { type Kitchen, openKitchen, ordered, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { addOptionGroups, extras } from '@tablemate/test/restaurants/option-groups.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const soup = { name: 'Soup', price: 900 }
const cake = { name: 'Cake', price: 600 }
const beer = { name: 'Beer', price: 500 }

describe('a refused line', () => {
  test('is off the bill, shows its reason to the table, and leaves the other lines open', async () => {
    const { kitchen, order, group, diners } = await ordered(app(), [soup, cake, beer])
    const screen = await follow(diners[1].phone, group.id)
    const refused = { reason: 'kitchen-closed', message: 'The oven is off' } as const
    const { body } = await staffAt(kitchen, order).refuse('new', { ...refused, lines: [1] })
    expect(body).toMatchObject([
      { state: 'new', version: 1, items: [{ isRefused: false }, { name: 'Cake', isRefused: true }] },
      { state: 'new', items: [{ name: 'Beer', isRefused: false }] },
    ])
    const now = await fetchGroupState(diners[1].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
    expect(now.orders).toMatchObject([
      { total: 1400, kitchen: 'new', items: [soup, { ...cake, refused }, beer] },
    ])
    expect(now.bill.subtotal).toBe(1400)
  })

  test('is refused once: any further request gets ticket-moved', async () => {
    const { staff } = await ordered(app(), [soup, cake])
    const presses = await Promise.all(Array.from({ length: 20 }, () => staff.refuse('new', { lines: [1] })))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of presses)
      if (status !== 200) expect(problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })
  })

  test('ends its ticket if it was the last open line, and the order if no ticket is open', async () => {
    const { staff, group, diners } = await ordered(app(), [soup, beer])
    const seen = async () => (await fetchGroupState(diners[0].phone, group.id)).orders[0]?.kitchen
    expect((await staff.refuse('new', { lines: [0] })).body.map(({ state }) => state)).toEqual([
      'refused',
      'new',
    ])
    await staff.move('new', 'preparing', { station: 1 })
    expect(await seen()).toBe('preparing')
    const { body } = await staff.refuse('preparing', { station: 1 })
    expect(body.map(({ state }) => state)).toEqual(['refused', 'refused'])
    expect(await seen()).toBe('refused')
    expect((await fetchGroupState(diners[0].phone, group.id)).bill.finalTotal).toBe(0)
    expect((await staff.refuse('refused')).problem.problem).toBe('no-such-step')
  })

  test('must belong to the station that refuses it', async () => {
    const { staff } = await ordered(app(), [soup, beer])
    const { problem } = await staff.refuse('new', { station: 1, lines: [0] })
    expect(problem.fields).toEqual({ lines: 'unknown' })
  })

  test('stays refused when its diner changes the other items or adds new ones', async () => {
    const { kitchen, order, group, diners } = await ordered(app(), [soup, cake])
    await staffAt(kitchen, order).refuse('new')
    const items = [{ ...cake, quantity: 2 }]
    const changed = await diners[0].phone.call(changeOrder, {
      params: { orderId: order.id },
      body: { items },
    })
    expect(changed.body).toMatchObject({ total: 1200, kitchen: 'new' })
    expect(changed.body.items.filter(({ refused }) => refused)).toHaveLength(2)
    expect((await fetchGroupState(diners[1].phone, group.id)).bill.subtotal).toBe(1200)
  })

  test('is removed from list and board when its diner cancels the order', async () => {
    const { kitchen, order, group, diners } = await ordered(app(), [soup])
    await staffAt(kitchen, order).refuse('new')
    const { status } = await diners[0].phone.call(cancelOrder, { params: { orderId: order.id } })
    expect(status).toBe(204)
    expect((await fetchGroupState(diners[0].phone, group.id)).orders).toEqual([])
    expect((await staffAt(kitchen, order).mark({ ticked: [] })).problem.problem).toBe('order-not-found')
  })
})

describe('a paid order', () => {
  test('cannot be refused, and the attempt changes nothing', async () => {
    const { kitchen, staff, group, diners } = await ordered(app(), [soup, cake])
    await takeDue(kitchen.owner, group, diners[0].id)
    const before = await fetchGroupState(diners[0].phone, group.id)
    for (const lines of [undefined, [0]]) {
      const answer = await staff.refuse('new', { ...(lines && { lines }), reason: 'sold-out' })
      expect([answer.status, answer.problem.problem]).toEqual([409, 'already-paid'])
    }
    expect(await fetchGroupState(diners[0].phone, group.id)).toEqual(before)
    expect(await soldOut(kitchen)).toEqual([])
  })

  test('limits refusals of other orders in an equal split: the bill cannot fall below the collected amount', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Tea', price: 300 })
    const order = await diners[1].order(soup, cake)
    const [ann] = diners
    const params = { groupId: group.id }
    await ann.phone.call(chooseBill, { params, body: { splitMethod: 'equal' } })
    await takeDue(kitchen.owner, group, ann.id)
    const before = await fetchGroupState(ann.phone, group.id)
    const answer = await staffAt(kitchen, order).refuse('new', { reason: 'sold-out' })
    expect([answer.status, answer.problem.problem]).toEqual([409, 'below-collected'])
    expect(await fetchGroupState(ann.phone, group.id)).toEqual(before)
    expect(await soldOut(kitchen)).toEqual([])
    expect((await staffAt(kitchen, order).refuse('new', { lines: [1] })).status).toBe(200)
  })

  test('is refused if only demo payments cover it, which are removed as far as they must', async () => {
    const { staff, group, diners } = await ordered(app(), [soup, cake])
    const [ann, ben] = diners
    await ben.order({ name: 'Tea', price: 300 })
    await payDue(ann, group)
    await payDue(ben, group)
    expect((await staff.refuse('new', { lines: [0] })).status).toBe(200)
    const { payments, bill } = await fetchGroupState(ann.phone, group.id)
    expect(payments.map(({ memberId }) => memberId)).toEqual([ben.id])
    expect(bill.subtotal).toBe(900)
  })
})

describe('a line refused as sold out', () => {
  test('marks the dish as sold out on the menu, however it was typed', async () => {
    const { kitchen, order, diners } = await ordered(app(), [
      { name: 'SOUP', price: 1 },
      { name: 'Cake of mine', price: 50 },
    ])
    const { id, phone } = kitchen.owner
    const tag = async () => (await phone.send('GET', `/api/restaurants/${id}/menu`)).headers.get('etag')
    const before = await tag()
    expect((await staffAt(kitchen, order).refuse('new', { reason: 'sold-out' })).status).toBe(200)
    expect(await soldOut(kitchen)).toEqual(['Soup'])
    expect(await tag()).not.toBe(before)
    const again = diners[1].order(soup)
    await expect(again).rejects.toThrow('sold-out')
  })

  test('takes only the named dishes off the menu, and none if none is named', async () => {
    const { kitchen, staff } = await ordered(app(), [soup, cake])
    const refuse = (lines: number[], body: { soldOut: number[] }) =>
      staff.refuse('new', { reason: 'sold-out', lines, ...body })
    expect((await refuse([0], { soldOut: [] })).status).toBe(200)
    expect(await soldOut(kitchen)).toEqual([])
    expect((await refuse([1], { soldOut: [0, 1] })).status).toBe(200)
    expect(await soldOut(kitchen)).toEqual(['Cake'])
    const { problem } = await staff.refuse('new', { soldOut: [] })
    expect(problem.fields).toEqual({ soldOut: 'contradictory' })
  })

  test('cannot be ordered again by a change of its order', async () => {
    const { kitchen, order, diners } = await ordered(app(), [soup, cake])
    await staffAt(kitchen, order).refuse('new', { reason: 'sold-out', lines: [0] })
    const { problem } = await diners[0].phone.call(changeOrder, {
      params: { orderId: order.id },
      body: { items: [{ ...soup, quantity: 1 }] },
    })
    expect(problem.problem).toBe('sold-out')
  })

  test('and concurrent menu changes do not deadlock', async () => {
    const kitchen = await openKitchen(app())
    const groups = await Promise.all(Array.from({ length: 4 }, () => seatAt(kitchen)))
    const orders = await Promise.all(groups.map(({ diners }) => diners[0].order(soup, cake, beer)))
    const { phone, id: restaurantId } = kitchen.owner
    const acts = orders.flatMap((order, at) => [
      () => staffAt(kitchen, order).refuse('new', { reason: 'sold-out', lines: [at % 3] }),
      () =>
        phone.call(changeMenuItem, {
          params: { itemId: kitchen.menu.Tea.id },
          body: { price: 300 + at },
        }),
      () =>
        phone.call(setMenuItemAvailability, {
          params: { restaurantId, itemId: kitchen.menu.Tea.id },
          body: { isSoldOut: at % 2 === 0 },
        }),
      () => staffAt(kitchen, order).move('new', 'preparing', { station: 1 }),
    ])
    const answers = await Promise.all(acts.map(act => act()))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

async function soldOut({ owner }: Kitchen): Promise<string[]> {
  const { body } = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  return body.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)
}

test('a refused option takes its price along, while the dish stays, until the refusal is undone', async () => {
  const kitchen = await openKitchen(app())
  const [group] = await addOptionGroups(kitchen.owner, [kitchen.menu.Soup], extras)
  const [bacon, , , noBun] = group.options.map(({ id }) => id)
  const { group: table, diners } = await seatAt(kitchen)
  const chosen = [{ id: bacon ?? 0, quantity: 2 }, { id: noBun ?? 0 }]
  const order = await diners[0].order({ ...soup, options: chosen })
  const staff = staffAt(kitchen, order)
  const options = [{ line: 0, id: bacon ?? 0 }]
  const shown = async () => {
    const { orders, bill } = await fetchGroupState(diners[1].phone, table.id)
    const menu = await kitchen.owner.phone.call(getMenu, { params: { restaurantId: kitchen.owner.id } })
    const dish = menu.body.find(({ name }) => name === 'Soup')
    return [orders[0]?.items[0], bill.subtotal, dish?.optionGroups?.[0]?.options[0]?.isAvailable] as const
  }
  const before = await shown()
  expect([before[0]?.price, before[1], before[2]]).toEqual([1200, 1200, true])
  const { body } = await staff.refuse('new', { reason: 'sold-out', options })
  expect(body[0]).toMatchObject({
    state: 'new',
    version: 1,
    items: [{ options: [{ name: 'Bacon', isRefused: true }, {}, {}] }],
  })
  const [item, subtotal, isAvailable] = await shown()
  expect([item?.price, subtotal, isAvailable]).toEqual([800, 800, false])
  expect(item?.options?.[0]?.refused).toEqual({ reason: 'sold-out', message: '', amount: 400 })
  expect((await staff.refuse('new', { reason: 'sold-out', options })).problem.problem).toBe('ticket-moved')
  // Its diner changes something else: what was refused stays so.
  const kept = { ...soup, price: 800, quantity: 1, options: [{ id: noBun ?? 0 }] }
  const changed = await diners[0].phone.call(changeOrder, {
    params: { orderId: order.id },
    body: { items: [kept], note: 'hot' },
  })
  expect(changed.body.items).toEqual([item])
  const other = await diners[0].order({ ...soup, options: [{ id: noBun ?? 0 }] })
  expect(other.total).toBe(800)
})

test('the undo of a refused option gives it back', async () => {
  const kitchen = await openKitchen(app())
  const [group] = await addOptionGroups(kitchen.owner, [kitchen.menu.Soup], extras)
  const id = group.options[0]?.id ?? 0
  const { group: table, diners } = await seatAt(kitchen)
  const order = await diners[0].order({ ...soup, options: [{ id }] })
  const staff = staffAt(kitchen, order)
  const refusal = { reason: 'sold-out', options: [{ line: 0, id }] } as const
  await staff.refuse('new', { ...refusal, options: [...refusal.options] })
  const undone = await staff.move('refused', 'new', { ...refusal, options: [...refusal.options] })
  expect(undone.status).toBe(200)
  const { orders } = await fetchGroupState(diners[0].phone, table.id)
  expect(orders[0]?.items).toEqual(order.items)
  const menu = await kitchen.owner.phone.call(getMenu, { params: { restaurantId: kitchen.owner.id } })
  const dish = menu.body.find(({ name }) => name === 'Soup')
  expect(dish?.optionGroups?.[0]?.options[0]?.isAvailable).toBe(true)
})
