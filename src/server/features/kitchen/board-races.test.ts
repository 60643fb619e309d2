// What the board shows while much happens at once, and what it never shows.

import { expect, test } from 'vitest'
import { markSeen } from '#contract/kitchen.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { look } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { lookAtBoard, markAllSeen, openBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen, setOrdering } from '../../../../test/restaurants/ordering.ts'
import { loadBoardParts } from './load-board.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', price: 500 }

test('boards that are opened while orders pour in show each of them once', async () => {
  const owner = await makeKitchen(app())
  const tables = await Promise.all(
    Array.from({ length: 5 }, () => makeGroup(app(), { diners: 1, restaurantId: owner.id })),
  )
  const ids: number[] = []
  const pouring = tables.map(async ({ diners: [ann] }) => {
    for (let at = 0; at < 8; at += 1) ids.push((await ann.order(soup)).id)
  })

  const boards = await Promise.all(Array.from({ length: 4 }, () => openBoard(owner, app().url)))
  await Promise.all(pouring)
  boards.push(await openBoard(owner, app().url))

  for (const board of boards) {
    const { tickets } = await board.until(shown => shown.tickets.length >= ids.length)
    expect(tickets.map(({ orderId }) => orderId).sort()).toEqual(ids.sort())
  }
})

test('switching the ordering while tables order stops nobody, and the board has what the phones are told', async () => {
  const owner = await makeKitchen(app())
  const tables = await Promise.all(
    Array.from({ length: 4 }, () => makeGroup(app(), { diners: 1, restaurantId: owner.id })),
  )
  const ordering = tables.map(async ({ diners: [ann] }) => {
    for (let at = 0; at < 10; at += 1) await ann.order(soup)
  })
  for (const mode of ['off', 'first-by-hand', 'off', 'at-once', 'first-by-hand', 'at-once'] as const)
    await setOrdering(owner, { mode })
  await Promise.all(ordering)

  const { tickets } = await lookAtBoard(owner)
  const seen = await Promise.all(tables.map(({ group, diners: [ann] }) => look(ann.phone, group.id)))
  const orders = seen.flatMap(table => table.orders)
  expect(orders).toHaveLength(40)
  const told = orders.filter(({ kitchen }) => kitchen !== null).map(({ id, kitchen }) => [id, kitchen])
  expect(tickets.map(({ orderId, state }) => [orderId, state]).sort()).toEqual(told.sort())
})

test('a restaurant numbers no order of another one, and loads nothing of its tables', async () => {
  const [owner, other] = [await makeKitchen(app()), await makeKitchen(app())]
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const order = await diners[0].order(soup)

  const orders = [{ groupId: group.id, orderId: order.id }]
  expect(
    (await other.phone.call(markSeen, { params: { restaurantId: other.id }, body: { orders } })).status,
  ).toBe(204)

  expect((await lookAtBoard(owner)).tickets).toMatchObject([{ number: null }])
  expect((await look(diners[0].phone, group.id)).orders).toMatchObject([{ isSeen: false }])
  expect(await loadBoardParts(app().beside, other.id, [group.id], app().now())).toEqual(new Map())
})

test('what a table of another restaurant does is told to no board', async () => {
  const [owner, other] = [await makeKitchen(app()), await makeKitchen(app())]
  const there = await makeGroup(app(), { diners: 1, restaurantId: other.id })
  const here = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const open = await openBoard(owner, app().url)

  await there.diners[0].order(soup)
  await here.diners[0].order(soup)

  const { tickets, tables } = await open.until(board => board.tickets.length > 0)
  expect(tickets).toHaveLength(1)
  expect(tables.map(({ groupId }) => groupId)).toEqual([here.group.id])
})

test('the numbers begin anew with the restaurant’s day', async () => {
  const owner = await makeKitchen(app())
  const { diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  await diners[0].order(soup)
  await diners[0].order(soup)
  await markAllSeen(owner)
  // As if those had been yesterday's.
  await app()
    .beside`update restaurant_kitchens set number_day = number_day - 1 where restaurant_id = ${owner.id}`

  await diners[0].order(soup)
  await markAllSeen(owner)

  expect((await lookAtBoard(owner)).tickets.map(({ number }) => number)).toEqual([1, 2, 1])
})

test('a table that has ordered very much is told like any other', async () => {
  const owner = await makeKitchen(app())
  const { diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const modifier = 'x'.repeat(limits.modifications)
  const much = Array.from({ length: 35 }, (_, at) => ({
    name: `Dish ${at}`,
    price: 100,
    modifications: modifier,
  }))
  for (let at = 0; at < 30; at += 1) await diners[0].order(...much)
  const open = await openBoard(owner, app().url)

  const { id } = await diners[0].order(soup)

  const { tickets } = await open.until(board => board.tickets.some(({ orderId }) => orderId === id))
  expect(JSON.stringify(tickets).length).toBeGreaterThan(300_000)
})

test('what no news came of is found all the same', async () => {
  const owner = await makeKitchen(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id, tableNumber: '3' })
  const open = await openBoard(owner, app().url)
  await diners[0].order(soup)
  await open.until(board => board.tickets.length === 1)

  // As another server does whose news was lost on the way.
  await app().beside`update groups set table_number = '4', revision = revision + 1 where id = ${group.id}`

  const { tables } = await open.until(board => board.tables[0]?.name === '4')
  expect(tables).toHaveLength(1)
})

test('what nobody has turned into dishes yet is no ticket and gets no number; once it is, it is and does', async () => {
  const owner = await makeKitchen(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const [ann] = diners
  const body = { groupId: group.id, memberId: ann.id, transcription: 'zargle flurbish' }
  const { body: said } = await ann.phone.call(placeOrder, { body })
  expect(said).toMatchObject({ state: 'incomplete', kitchen: null })
  expect((await lookAtBoard(owner)).tickets).toEqual([])
  const orders = [{ groupId: group.id, orderId: said.id }]
  await owner.phone.call(markSeen, { params: { restaurantId: owner.id }, body: { orders } })
  expect((await look(ann.phone, group.id)).orders).toMatchObject([{ isSeen: false }])

  const items = [{ ...soup, quantity: 1 }]
  await ann.phone.call(changeOrder, { params: { orderId: said.id }, body: { items } })
  await markAllSeen(owner)

  expect((await lookAtBoard(owner)).tickets).toMatchObject([
    { number: 1, items: [{ name: 'Soup' }], before: null },
  ])
})
