// Sessions and limits of open boards, and what leaves the board with time.

import { expect, test } from 'vitest'
import { watchBoard } from '#contract/kitchen.ts'
import { logOut } from '#contract/restaurants.ts'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { fetchBoard, openBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen } from '../../../../test/restaurants/ordering.ts'
import { logInAs, type Owner } from '../../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../../test/restaurants/screen.ts'
import { addTablesTo, joinByCode } from '../../../../test/restaurants/tables.ts'
import { partitionOf } from '../../db/partitions.ts'
import { requireRows } from './ticket-rows.ts'

const soup = { name: 'Soup', price: 500 }

test('a board closes at once when its session logs out, and other sessions’ boards stay open', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const laptop = makePhone(app.url)
  await logInAs(app, owner, laptop)
  const screen = await makeScreen(app, owner)
  const [left, ...others] = [
    await openBoard(owner, app.url),
    await openBoard({ id: owner.id, phone: laptop }, app.url),
    await openBoard({ id: owner.id, phone: screen.phone }, app.url),
  ]

  await owner.phone.call(logOut, {})

  expect(await left?.receives('gone')).toBe(true)
  expect(await left?.receives('beat')).toBe(false)
  const { diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  await diners[0].order(soup)
  for (const board of others) await board.until(({ tickets }) => tickets.length === 1)
})

test('the board of a removed tablet closes, and cannot be opened again', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { phone, screen } = await makeScreen(app, owner)
  const board = await openBoard({ id: owner.id, phone }, app.url)

  // As another node does, without an event on this one.
  await app.directSql`delete from screens where id = ${screen.id}`

  expect(await board.receives('gone')).toBe(true)
  expect(await board.receives('beat')).toBe(false)
  const path = watchBoard.path.replace(':restaurantId', String(owner.id))
  expect((await phone.send('GET', path)).problem.problem).toBe('not-signed-in')
})

test('a restaurant can open twenty boards per node, which does not limit other restaurants', async () => {
  const app = await startApp()
  const [owner, other] = [await makeKitchen(app), await makeKitchen(app)]
  const screens = []
  // One after another, because a new pairing code replaces the former one.
  for (let at = 0; at < 24; at += 1) screens.push(await makeScreen(app, owner))
  // Referenced until the end: the garbage collector closes a stream without references.
  const replies = await Promise.all(screens.map(({ phone }) => open({ id: owner.id, phone }, app.url)))
  replies.push(await open(other, app.url))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.slice(0, 24).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  expect(statuses.at(-1)).toBe(200)
  for (const { body } of replies) await body?.cancel()
})

test('a tablet that reconnects again and again is never refused: its oldest boards are closed', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const screen = { id: owner.id, phone: (await makeScreen(app, owner)).phone }
  const boards = []
  for (let at = 0; at < 24; at += 1) boards.push(await openBoard(screen, app.url))
  // The oldest board closes without 'gone', because its session goes on.
  expect(await boards[0]?.receives('gone')).toBe(false)
  expect(await boards.at(-1)?.receives('beat')).toBe(true)
})

test('a closed table leaves the board, and its tickets stay until they are served', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const [table] = await addTablesTo(owner, '7')
  if (!table) throw new Error('no table was added')
  const ann = await joinByCode(app, table.token, 'Ann')
  await ann.order(soup)
  expect((await fetchBoard(owner)).tables).toMatchObject([{ tableId: table.id, name: '7' }])

  await app.directSql`update groups set closed_at = ${app.now()} where id = ${ann.group.id}`

  const { tables, tickets } = await fetchBoard(owner)
  expect(tables).toEqual([])
  expect(tickets).toMatchObject([{ state: 'new', table: '7' }])
})

test('a served order stays on the board for two hours', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  const served = await diners[0].order(soup)
  const open = await diners[0].order(soup)
  await serve(app, owner.id, group.id, served.id)
  const shown = async () => (await fetchBoard(owner)).tickets.map(({ orderId }) => orderId)

  app.advanceClock({ minutes: 119 })
  expect(await shown()).toEqual([served.id, open.id])
  expect((await fetchBoard(owner)).tables).toMatchObject([{ openTickets: 1 }])

  app.advanceClock({ minutes: 2 })
  expect(await shown()).toEqual([open.id])
})

async function serve(app: TestApp, restaurantId: number, groupId: string, orderId: number): Promise<void> {
  const partition = partitionOf(groupId)
  await app.directSql.begin(tx => requireRows({ tx, partition, groupId }, restaurantId, orderId, app.now()))
  await app.directSql`update tickets set state = 'served', changed_at = ${app.now()} where order_id = ${orderId}`
}

function open({ id, phone }: Pick<Owner, 'id' | 'phone'>, url: string): Promise<Response> {
  const path = watchBoard.path.replace(':restaurantId', String(id))
  return fetch(url + path, { headers: { cookie: phone.cookie() } })
}
