// Open boards: what reaches them, whatever happens at once, and how they end. No periodic check runs unless a test lets it.

import { type Board, callStaff, watchBoard } from '@tablemate/contract/kitchen.ts'
import { logOut } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { holdIntervals, passInterval, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard, openBoard } from '@tablemate/test/restaurants/board.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { logInAs, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, expect, test } from 'vitest'

beforeAll(() => {
  holdIntervals()
  return releaseIntervals
})
const app = shareAppInFile()
const soup = { name: 'Soup', price: 500 }
const seat = ({ id }: Owner) => makeGroup(app(), { diners: 1, restaurantId: id })

test('a board closes at once when its session logs out, and other sessions’ boards stay open', async () => {
  const owner = await makeKitchen(app())
  const laptop = makePhone(app().url)
  await logInAs(app(), owner, laptop)
  const screen = await makeKitchenDisplay(app(), owner)
  const [left, ...others] = [
    await openBoard(owner, app().url),
    await openBoard({ id: owner.id, phone: laptop }, app().url),
    await openBoard({ id: owner.id, phone: screen.phone }, app().url),
  ]

  await owner.phone.call(logOut, {})

  expect(await left?.receives('gone')).toBe(true)
  expect(await left?.receives('beat')).toBe(false)
  await (await seat(owner)).diners[0].order(soup)
  for (const board of others) await board.until(({ tickets }) => tickets.length === 1)
})

test('the board of a tablet that was removed at another server closes, and cannot be opened again', async () => {
  const owner = await makeKitchen(app())
  const { phone, screen } = await makeKitchenDisplay(app(), owner)
  const board = await openBoard({ id: owner.id, phone }, app().url)

  await app().directSql`delete from screens where id = ${screen.id}`
  passInterval(5)

  expect(await board.receives('gone')).toBe(true)
  expect(await board.receives('beat')).toBe(false)
  const path = watchBoard.path.replace(':restaurantId', String(owner.id))
  expect((await phone.send('GET', path)).problem.problem).toBe('not-signed-in')
})

test('the board of a kitchen’s tablet has tickets, but no parties, money or requests, also after a change', async () => {
  const owner = await makeKitchen(app())
  const { phone } = await makeKitchenDisplay(app(), owner, { kind: 'kitchen' })
  const kitchen = { id: owner.id, phone }
  const { group, diners } = await seat(owner)
  await diners[0].phone.call(callStaff, { params: { groupId: group.id }, body: { kind: 'bill' } })
  await diners[0].order(soup)
  const board = await openBoard(kitchen, app().url)
  const atFirst = board.board()

  await diners[0].order(soup)

  const later = await board.until(({ tickets }) => tickets.length === 2)
  const ofFloor = ({ tables: seatings, left, requests, offMenu }: Board) => [
    ...seatings,
    ...left,
    ...requests,
    ...offMenu,
  ]
  expect([atFirst, later, await fetchBoard(kitchen)].map(ofFloor)).toEqual([[], [], []])
  expect(ofFloor(await fetchBoard(owner))).toHaveLength(2)
})

test('a restaurant can open twenty boards per node, which does not limit other restaurants', async () => {
  const [owner, other] = [await makeKitchen(app()), await makeKitchen(app())]
  const screens = []
  // One after another, because a new pairing code replaces the former one.
  for (let at = 0; at < 24; at += 1) screens.push(await makeKitchenDisplay(app(), owner))
  // Referenced until the end: the garbage collector closes a stream without references.
  const replies = await Promise.all(screens.map(({ phone }) => open({ id: owner.id, phone })))
  replies.push(await open(other))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.slice(0, 24).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  expect(statuses.at(-1)).toBe(200)
  for (const { body } of replies) await body?.cancel()
})

// Threat: display-code
test('a tablet that reconnects again and again is never refused: its oldest boards are closed', async () => {
  const owner = await makeKitchen(app())
  const screen = { id: owner.id, phone: (await makeKitchenDisplay(app(), owner)).phone }
  const boards = []
  for (let at = 0; at < 24; at += 1) boards.push(await openBoard(screen, app().url))
  // The oldest board closes without 'gone', because its session continues.
  expect(await boards[0]?.receives('gone')).toBe(false)
  passInterval(5)
  expect(await boards.at(-1)?.receives('beat')).toBe(true)
})

test('boards that open while orders are placed show each order once', async () => {
  const owner = await makeKitchen(app())
  const groups = await Promise.all(Array.from({ length: 5 }, () => seat(owner)))
  const ids: number[] = []
  const pouring = groups.map(async ({ diners: [ann] }) => {
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
  const groups = await Promise.all(Array.from({ length: 4 }, () => seat(owner)))
  const ordering = groups.map(async ({ diners: [ann] }) => {
    for (let at = 0; at < 10; at += 1) await ann.order(soup)
  })
  for (const mode of ['off', 'first-by-hand', 'off', 'at-once', 'first-by-hand', 'at-once'] as const)
    await setOrdering(owner, { mode })
  await Promise.all(ordering)

  const { tickets } = await fetchBoard(owner)
  const seen = await Promise.all(
    groups.map(({ group, diners: [ann] }) => fetchGroupState(ann.phone, group.id)),
  )
  const orders = seen.flatMap(groupState => groupState.orders)
  expect(orders).toHaveLength(40)
  const shown = orders.filter(({ kitchen }) => kitchen !== null).map(({ id, kitchen }) => [id, kitchen])
  expect(tickets.map(({ orderId, state }) => [orderId, state]).sort()).toEqual(shown.sort())
})

test('a change at a table of another restaurant is not sent to the board', async () => {
  const [owner, other] = [await makeKitchen(app()), await makeKitchen(app())]
  const [there, here] = [await seat(other), await seat(owner)]
  const open = await openBoard(owner, app().url)

  await there.diners[0].order(soup)
  await here.diners[0].order(soup)

  const { tickets, tables: seatings } = await open.until(board => board.tickets.length > 0)
  expect(tickets).toHaveLength(1)
  expect(seatings.map(({ groupId }) => groupId)).toEqual([here.group.id])
})

test('a table with very large orders is sent like any other', async () => {
  const owner = await makeKitchen(app())
  const { diners } = await seat(owner)
  const modifications = 'x'.repeat(limits.modifications)
  const much = Array.from({ length: 35 }, (_, at) => ({ name: `Dish ${at}`, price: 100, modifications }))
  for (let at = 0; at < 30; at += 1) await diners[0].order(...much)
  const open = await openBoard(owner, app().url)

  const { id } = await diners[0].order(soup)

  const { tickets } = await open.until(board => board.tickets.some(({ orderId }) => orderId === id))
  expect(JSON.stringify(tickets).length).toBeGreaterThan(300_000)
})

test('a change whose event was lost still reaches the board', async () => {
  const owner = await makeKitchen(app())
  const { group, diners } = await seat(owner)
  const open = await openBoard(owner, app().url)
  await diners[0].order(soup)
  await open.until(board => board.tickets.length === 1)

  // A change by another node whose event is lost.
  await app().directSql`update groups set table_number = '4', revision = revision + 1 where id = ${group.id}`
  passInterval(5)

  const { tables: seatings } = await open.until(board => board.tables[0]?.name === '4')
  expect(seatings).toHaveLength(1)
})

function open({ id, phone }: Pick<Owner, 'id' | 'phone'>): Promise<Response> {
  const path = watchBoard.path.replace(':restaurantId', String(id))
  return fetch(app().url + path, { headers: { cookie: phone.cookie() } })
}
