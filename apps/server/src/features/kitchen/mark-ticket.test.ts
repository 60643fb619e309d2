// Ticked lines, and acknowledged changes and allergies.

import { cancelOrder, changeOrder, type Order } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import type { Diner } from '@tablemate/test/diners/make.ts'
import { type Kitchen, openKitchen, ordered, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { describe, expect, test } from 'vitest'
import { ticketsOfOrder } from './load-board.ts'

const app = shareApp()

const soup = { name: 'Soup', price: 900 }
const cake = { name: 'Cake', price: 600 }
const beer = { name: 'Beer', price: 500 }
const soupOnce = { name: 'Soup', quantity: 1 }

describe('lines', () => {
  test('can be ticked and unticked, but not unknown lines or those of another station', async () => {
    const {
      staff: { mark },
    } = await ordered(app(), [soup, cake, beer])
    const ticked = (await mark({ ticked: [1, 0, 1] })).body
    expect(ticked.map(({ items }) => items.map(({ isTicked }) => isTicked))).toEqual([[true, true], [false]])
    expect((await mark({ ticked: [] })).body[0]?.items.some(({ isTicked }) => isTicked)).toBe(false)
    for (const line of [2, 7]) {
      const { status, problem } = await mark({ ticked: [line] })
      expect([status, problem.fields]).toEqual([400, { ticked: 'unknown' }])
    }
    expect((await mark({})).problem.fields).toEqual({ ticked: 'required' })
    expect((await mark({ acknowledge: 'nothing' as 'change' })).problem.fields).toEqual({
      acknowledge: 'not-an-option',
    })
  })

  test('are stored by station at the first touch, which changes nothing on the board', async () => {
    const { kitchen, order } = await ordered(app(), [soup, beer])
    const before = await ticketsOf(kitchen, order)
    for (const _ of [1, 2]) expect((await staffAt(kitchen, order).mark({ ticked: [] })).body).toEqual(before)
    expect(await ticketsOf(kitchen, order)).toEqual(before)
    const rows = await app().directSql`
      select station_id as station, lines from tickets where order_id = ${order.id} order by 1`
    expect(rows).toEqual([
      { station: 0, lines: [0] },
      { station: 1, lines: [1] },
    ])
  })

  test('stay ticked when the ticket moves', async () => {
    const {
      staff: { mark, move },
    } = await ordered(app(), [soup, cake])
    await mark({ ticked: [1] })
    const { body } = await move('new', 'preparing')
    expect(body[0]?.items.map(({ isTicked }) => isTicked)).toEqual([false, true])
  })
})

describe('allergies', () => {
  test('are acknowledged at each station, until their member changes them', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const [ann] = diners
    const say = (text: string) => app().directSql`
      update members set allergies = ${text}, allergies_revision =
        (select revision + 1 from groups where id = ${group.id})
      where group_id = ${group.id} and id = ${ann.id}`
    await say('nuts')
    const { mark } = staffAt(kitchen, await ann.order(soup, beer))
    const { body } = await mark({ acknowledge: 'allergies' })
    expect(body.map(({ allergies }) => allergies)).toEqual([
      { text: 'nuts', allergens: [], isAcknowledged: true },
      { text: 'nuts', allergens: [], isAcknowledged: false },
    ])
    await say('nuts and milk')
    expect((await mark({ ticked: [] })).body[0]?.allergies.isAcknowledged).toBe(false)
  })
})

describe('a change of an order that a board has shown', () => {
  test('is shown with the former content until acknowledged; its tickets start again', async () => {
    const { kitchen, diner, order } = await shown()
    const { mark } = staffAt(kitchen, order)
    await mark({ ticked: [0, 1] })
    await change(diner, order, [{ ...soup, quantity: 3 }])
    await change(diner, order, [{ ...soup, quantity: 4 }])
    const [ticket] = await ticketsOf(kitchen, order)
    expect(ticket).toMatchObject({
      state: 'new',
      version: 3,
      items: [{ name: 'Soup', quantity: 4, isTicked: false }],
      before: { items: [{ name: 'Soup', quantity: 1 }, { name: 'Cake' }] },
    })
    const stale = await mark({ acknowledge: 'change', version: 2 })
    expect([stale.status, stale.problem]).toMatchObject([409, { problem: 'ticket-moved', state: 'new' }])
    expect((await mark({ acknowledge: 'change', version: 3 })).body).toMatchObject([{ before: null }])
  })

  test('leaves no former content if no board has shown the order', async () => {
    const { kitchen, order, diners } = await ordered(app(), [soup])
    await change(diners[0], order, [{ ...soup, quantity: 2 }])
    expect(await ticketsOf(kitchen, order)).toMatchObject([{ before: null, version: 2 }])
  })

  test('is acknowledged by each station for itself, which then sees later changes only', async () => {
    const { kitchen, diner, order } = await shown(soup, beer)
    const { mark } = staffAt(kitchen, order)
    const former = async () => (await ticketsOf(kitchen, order)).map(ticket => ticket.before?.items ?? null)
    await change(diner, order, [
      { ...soup, quantity: 2 },
      { ...beer, quantity: 2 },
    ])
    expect(await former()).toMatchObject([[{ name: 'Soup', quantity: 1 }], [{ name: 'Beer', quantity: 1 }]])
    await mark({ station: 1, acknowledge: 'change' })
    expect(await former()).toMatchObject([[{ name: 'Soup', quantity: 1 }], null])

    await change(diner, order, [
      { ...soup, quantity: 3 },
      { ...beer, quantity: 2 },
    ])
    expect(await former()).toMatchObject([[{ name: 'Soup', quantity: 1 }], null])
    await change(diner, order, [{ ...soup, quantity: 3 }])
    expect(await former()).toMatchObject([[{ name: 'Soup', quantity: 1 }], [{ name: 'Beer', quantity: 2 }]])
    await mark({ station: 1, acknowledge: 'change' })
    expect((await ticketsOf(kitchen, order)).map(({ station }) => station.id)).toEqual([0])
    expect((await mark({ acknowledge: 'change' })).body).toMatchObject([{ before: null, version: 4 }])
    expect(await storedBefore(order)).toEqual([null])
  })

  test('is not shown at a station without a changed item, nor is a refusal by the staff', async () => {
    const { kitchen, diner, order } = await shown(soup, beer)
    await change(diner, order, [
      { ...soup, quantity: 2 },
      { ...beer, quantity: 1 },
    ])
    await staffAt(kitchen, order).refuse('new', { station: 1 })
    expect(await ticketsOf(kitchen, order)).toMatchObject([
      { before: { items: [soupOnce] } },
      { before: null },
    ])
  })

  test('if it cancels the order, is shown at each station until that station acknowledges it', async () => {
    const { kitchen, diner, order } = await shown(soup, beer)
    const { mark } = staffAt(kitchen, order)
    await change(diner, order, [
      { ...soup, quantity: 1 },
      { ...beer, quantity: 2 },
    ])
    await mark({ station: 1, acknowledge: 'change' })
    await diner.phone.call(cancelOrder, { params: { orderId: order.id } })
    expect(await ticketsOf(kitchen, order)).toMatchObject([
      { isCancelled: true, before: { items: [soupOnce] } },
      { isCancelled: true, before: { items: [{ name: 'Beer', quantity: 2 }] } },
    ])
    expect((await mark({ acknowledge: 'change' })).body).toMatchObject([{ station: { id: 1 } }])
    expect((await mark({ station: 1, acknowledge: 'change' })).body).toEqual([])
    expect(await storedBefore(order)).toEqual([null])
  })

  test('if it cancels the order, allows no other action, and ends once acknowledged', async () => {
    const { kitchen, diner, order } = await shown()
    const { mark, move } = staffAt(kitchen, order)
    await move('new', 'preparing')
    await move('preparing', 'new')
    await diner.phone.call(cancelOrder, { params: { orderId: order.id } })
    expect(await ticketsOf(kitchen, order)).toMatchObject([
      { isCancelled: true, items: [], before: { items: [{ name: 'Soup' }, { name: 'Cake' }] } },
    ])
    expect((await move('new', 'preparing')).problem.problem).toBe('order-not-found')
    expect((await mark({ ticked: [0] })).problem.problem).toBe('order-not-found')
    expect((await mark({ acknowledge: 'change' })).body).toEqual([])
    await expect(ticketsOf(kitchen, order)).rejects.toMatchObject({ problem: 'order-not-found' })
  })
})

/** An order that a board has shown. */
async function shown(...menuItems: { name: string; price: number }[]) {
  const kitchen = await openKitchen(app())
  const { diners } = await seatAt(kitchen)
  const order = await diners[0].order(...(menuItems.length > 0 ? menuItems : [soup, cake]))
  await app()
    .directSql`update orders set kitchen_number = 1 where group_id = ${order.groupId} and id = ${order.id}`
  return { kitchen, diner: diners[0], order }
}

async function change(
  { phone }: Diner,
  { id: orderId }: Order,
  items: { name: string; price: number; quantity: number }[],
) {
  const answer = await phone.call(changeOrder, { params: { orderId }, body: { items } })
  expect(answer.status).toBe(200)
}

async function storedBefore({ id }: Order) {
  const rows = await app().directSql<{ before: unknown }[]>`select before from orders where id = ${id}`
  return rows.map(({ before }) => before)
}

function ticketsOf({ owner }: Kitchen, { groupId, id }: Order) {
  return ticketsOfOrder(app().directSql, owner.id, groupId, id, app().now())
}
