// The board under concurrent changes, and what it must never show.

import { expect, test } from 'vitest'
import { markSeen } from '#contract/kitchen.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import * as limits from '#domain/limits.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { fetchBoard, markAllSeen, openBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen, setOrdering } from '../../../../test/restaurants/ordering.ts'
import { loadBoardParts } from './load-board.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', price: 500 }

test('boards that open while orders are placed show each order once', async () => {
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

test('a change of the ordering mode while tables order blocks nobody, and board and phones agree', async () => {
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

  const { tickets } = await fetchBoard(owner)
  const seen = await Promise.all(tables.map(({ group, diners: [ann] }) => fetchTable(ann.phone, group.id)))
  const orders = seen.flatMap(table => table.orders)
  expect(orders).toHaveLength(40)
  const shown = orders.filter(({ kitchen }) => kitchen !== null).map(({ id, kitchen }) => [id, kitchen])
  expect(tickets.map(({ orderId, state }) => [orderId, state]).sort()).toEqual(shown.sort())
})

test('a restaurant cannot number orders of another one, or load its tables', async () => {
  const [owner, other] = [await makeKitchen(app()), await makeKitchen(app())]
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const order = await diners[0].order(soup)

  const orders = [{ groupId: group.id, orderId: order.id }]
  expect(
    (await other.phone.call(markSeen, { params: { restaurantId: other.id }, body: { orders } })).status,
  ).toBe(204)

  expect((await fetchBoard(owner)).tickets).toMatchObject([{ number: null }])
  expect((await fetchTable(diners[0].phone, group.id)).orders).toMatchObject([{ isSeen: false }])
  expect(await loadBoardParts(app().directSql, other.id, [group.id], app().now())).toEqual(new Map())
})

test('a change at a table of another restaurant is not sent to the board', async () => {
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

test('the order numbers restart with the restaurant’s day', async () => {
  const owner = await makeKitchen(app())
  const { diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  await diners[0].order(soup)
  await diners[0].order(soup)
  await markAllSeen(owner)
  // Moves the counter's day to yesterday.
  await app()
    .directSql`update restaurant_kitchens set number_day = number_day - 1 where restaurant_id = ${owner.id}`

  await diners[0].order(soup)
  await markAllSeen(owner)

  expect((await fetchBoard(owner)).tickets.map(({ number }) => number)).toEqual([1, 2, 1])
})

test('a table with very large orders is sent like any other', async () => {
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

test('a change whose event was lost still reaches the board', async () => {
  const owner = await makeKitchen(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id, tableNumber: '3' })
  const open = await openBoard(owner, app().url)
  await diners[0].order(soup)
  await open.until(board => board.tickets.length === 1)

  // A change by another node whose event is lost.
  await app().directSql`update groups set table_number = '4', revision = revision + 1 where id = ${group.id}`

  const { tables } = await open.until(board => board.tables[0]?.name === '4')
  expect(tables).toHaveLength(1)
})

test('an incomplete order is no ticket and gets no number, until its diner completes it', async () => {
  const owner = await makeKitchen(app())
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const [ann] = diners
  const body = { groupId: group.id, memberId: ann.id, transcription: 'zargle flurbish' }
  const { body: incomplete } = await ann.phone.call(placeOrder, { body })
  expect(incomplete).toMatchObject({ state: 'incomplete', kitchen: null })
  expect((await fetchBoard(owner)).tickets).toEqual([])
  const orders = [{ groupId: group.id, orderId: incomplete.id }]
  await owner.phone.call(markSeen, { params: { restaurantId: owner.id }, body: { orders } })
  expect((await fetchTable(ann.phone, group.id)).orders).toMatchObject([{ isSeen: false }])

  const items = [{ ...soup, quantity: 1 }]
  await ann.phone.call(changeOrder, { params: { orderId: incomplete.id }, body: { items } })
  await markAllSeen(owner)

  expect((await fetchBoard(owner)).tickets).toMatchObject([
    { number: 1, items: [{ name: 'Soup' }], before: null },
  ])
})
