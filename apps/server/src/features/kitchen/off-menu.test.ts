// Dishes that guests write themselves at a restaurant whose kitchen takes orders.

import { closeSeating, decideOffMenu, moveSeating } from '@tablemate/contract/floor.ts'
import { getBoard, moveTicket, type OffMenuLine } from '@tablemate/contract/kitchen.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const soup = { name: 'Soup', price: 900 }
const lobster = { name: 'Lobster', price: 1, quantity: 2 }

describe('a dish that is not on the menu', () => {
  test('waits on the board, in no due and in no ticket, until the staff approve it at a price of theirs', async () => {
    const { owner, ann, groupId } = await sitDown()
    const order = await ann.order(soup, lobster)
    expect(order).toMatchObject({
      total: 900,
      items: [{}, { isOffMenu: true, isUnapproved: true, price: 1 }],
    })
    const before = await boardOf(owner)
    expect(before.offMenu).toMatchObject([
      {
        orderId: order.id,
        item: 1,
        name: 'Lobster',
        quantity: 2,
        price: 1,
        member: { name: 'Ann' },
        table: '7',
      },
    ])
    expect(before.tickets.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Soup'])
    expect(before.tables[0]).toMatchObject({ subtotal: 900, openTickets: 1 })

    expect((await decide(owner, before.offMenu[0], { decision: 'approve', newPrice: 4500 })).status).toBe(204)
    const after = await boardOf(owner)
    expect(after.offMenu).toEqual([])
    expect(after.tickets.map(({ state, items }) => [state, items.map(({ name }) => name)])).toEqual([
      ['new', ['Soup']],
      ['new', ['Lobster']],
    ])
    expect(after.tables[0]).toMatchObject({ subtotal: 9900 })
    const { orders } = await fetchGroupState(ann.phone, groupId)
    expect(orders.map(({ items }) => items)).toEqual([
      [{ name: 'Soup', quantity: 1, price: 900 }],
      [{ name: 'Lobster', quantity: 2, price: 4500, isOffMenu: true, guestPrice: 1 }],
    ])
  })

  test('that is approved alone keeps its order, and one that is refused costs nothing', async () => {
    const { owner, ann, groupId } = await sitDown()
    const alone = await ann.order(lobster)
    expect(alone).toMatchObject({ kitchen: 'waiting', total: 0, isPaid: false })
    const other = await ann.order({ name: 'Cake of mine', price: 450 })
    const { offMenu, tickets } = await boardOf(owner)
    expect(tickets).toEqual([])
    expect((await decide(owner, offMenu[0], { decision: 'approve' })).status).toBe(204)
    expect((await decide(owner, offMenu[1], { decision: 'refuse' })).status).toBe(204)
    const { orders } = await fetchGroupState(ann.phone, groupId)
    expect(orders.find(({ id }) => id === alone.id)).toMatchObject({ kitchen: 'new', total: 2 })
    expect(orders.find(({ id }) => id === other.id)).toMatchObject({
      kitchen: 'refused',
      total: 0,
      // Not 'sold-out': the dish was never on the menu.
      items: [{ refused: { reason: 'cannot-make' } }],
    })
    expect((await boardOf(owner)).offMenu).toEqual([])
  })

  test('is refused on its phones when the seating is closed, and waits again when the party sits again', async () => {
    const { owner, ann, groupId } = await sitDown()
    const { id } = await ann.order(soup, lobster)
    const params = { restaurantId: owner.id, groupId }
    const phone = await follow(ann.phone, groupId)
    const line = async () => {
      const { revision } = await fetchGroupState(ann.phone, groupId)
      return (await phone.until(revision)).orders.find(order => order.id === id)?.items[1]
    }
    expect(await line()).not.toHaveProperty('refused')
    expect((await owner.phone.call(closeSeating, { params, query: {} })).status).toBe(204)
    expect(await line()).toMatchObject({ refused: { reason: 'cannot-make' } })
    const [restaurantTable] = await addRestaurantTablesTo(owner, '1')
    const body = { tableId: restaurantTable?.id ?? 0 }
    expect((await owner.phone.call(moveSeating, { params, body })).status).toBe(204)
    expect(await line()).not.toHaveProperty('refused')
    expect((await boardOf(owner)).offMenu).toMatchObject([{ orderId: id, item: 1 }])
    phone.stream.close()
  })

  test('that is approved beside a refused one keeps its line of the ticket when the guest sends the order again', async () => {
    const { owner, ann } = await sitDown()
    const cake = { name: 'Cake of mine', price: 450, quantity: 1 }
    const { id: orderId } = await ann.order(cake, lobster)
    const { offMenu } = await boardOf(owner)
    await decide(owner, offMenu[0], { decision: 'refuse' })
    await decide(owner, offMenu[1], { decision: 'approve' })
    const params = { restaurantId: owner.id, orderId }
    await owner.phone.call(moveTicket, { params, body: { from: 'new', to: 'preparing' } })
    const menuItems = async () =>
      (await boardOf(owner)).tickets.map(({ items }) => items.map(({ name, isRefused }) => [name, isRefused]))
    expect(await menuItems()).toEqual([[['Lobster', false]]])
    const again = await ann.phone.call(changeOrder, { params: { orderId }, body: { items: [lobster] } })
    expect(again.status).toBe(200)
    expect(await menuItems()).toEqual([[['Lobster', false]]])
  })

  test('does not hide from its guest that the rest of the order was refused, when the guest changes it', async () => {
    const { owner, ann, groupId } = await sitDown()
    const cake = { name: 'Cake', price: 450, quantity: 1 }
    await addMenuItems(owner, cake)
    const { id: orderId } = await ann.order(cake, soup, lobster)
    const params = { restaurantId: owner.id, orderId }
    const refusal = { from: 'new', to: 'refused', reason: 'cannot-make' } as const
    const body = { ...refusal, lines: [1] }
    expect((await owner.phone.call(moveTicket, { params, body })).status).toBe(200)
    const change = { params: { orderId }, body: { items: [lobster] } }
    expect((await ann.phone.call(changeOrder, change)).status).toBe(200)
    const states = (await boardOf(owner)).tickets.map(({ state }) => state)
    const { orders } = await fetchGroupState(ann.phone, groupId)
    expect([states, orders.map(({ kitchen }) => kitchen)]).toEqual([['refused'], ['refused']])
  })

  test('is decided once, and not if its guest has changed it meanwhile', async () => {
    const { owner, ann } = await sitDown()
    const order = await ann.order(soup, lobster)
    const [line] = (await boardOf(owner)).offMenu
    const items = [
      { ...soup, quantity: 1 },
      { ...lobster, quantity: 3 },
    ]
    const changed = await ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { items } })
    expect(changed.body.items[1]).toMatchObject({ quantity: 3, isUnapproved: true })
    expect((await decide(owner, line, { decision: 'approve' })).problem.problem).toBe('off-menu-settled')
    const [now] = (await boardOf(owner)).offMenu
    const both = await Promise.all([1, 2].map(() => decide(owner, now, { decision: 'approve' })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await boardOf(owner)).tables[0]?.subtotal).toBe(903)
  })

  test('is refused where the owner takes orders from the menu only, and as before where no kitchen listens', async () => {
    const { owner, ann, groupId } = await sitDown()
    await setOrdering(owner, { offMenu: 'never' })
    const body = { groupId, memberId: ann.id, items: [{ ...soup, quantity: 1 }, lobster] }
    const refused = await ann.phone.call(placeOrder, { body })
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { problem: 'off-menu', fields: { 'items.1.name': 'not-on-menu' } },
    ])
    expect((await fetchGroupState(ann.phone, groupId)).group.isMenuOnly).toBe(true)
    await setOrdering(owner, { mode: 'off' })
    const placed = await ann.order(soup, lobster)
    expect(placed).toMatchObject({ total: 902, kitchen: null })
    expect(placed.items[1]).not.toHaveProperty('isUnapproved')
  })

  test('is decided by the staff of its own restaurant only', async () => {
    const { owner, ann } = await sitDown()
    await ann.order(lobster)
    const [line] = (await boardOf(owner)).offMenu
    const stranger = await makeKitchen(app())
    expect((await decide(stranger, line, { decision: 'approve' })).status).toBe(404)
    expect((await decide({ ...stranger, id: owner.id }, line, { decision: 'approve' })).status).toBe(404)
  })
})

async function sitDown() {
  const owner = await makeKitchen(app())
  await addMenuItems(owner, soup)
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  return { owner, ann: diners[0], groupId: group.id }
}

async function boardOf({ phone, id }: Owner) {
  return (await phone.call(getBoard, { params: { restaurantId: id } })).body
}

function decide(
  { phone, id }: Pick<Owner, 'phone' | 'id'>,
  line: OffMenuLine | undefined,
  decision: { decision: 'approve' | 'refuse'; newPrice?: number },
) {
  const { groupId, orderId, item = 0, name = '', quantity = 1, price = 0 } = line ?? {}
  return phone.call(decideOffMenu, {
    params: { restaurantId: id, orderId: orderId ?? 0 },
    body: { ...(groupId && { groupId }), item, name, quantity, price, ...decision },
  })
}
