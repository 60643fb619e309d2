// Who may watch a board and for how long, and what leaves it with time.

import { expect, test } from 'vitest'
import { watchBoard } from '#contract/kitchen.ts'
import { logOut } from '#contract/restaurants.ts'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { lookAtBoard, openBoard } from '../../../../test/restaurants/board.ts'
import { makeKitchen } from '../../../../test/restaurants/ordering.ts'
import { enter, type Owner } from '../../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../../test/restaurants/screen.ts'
import { addTablesTo, sitDown } from '../../../../test/restaurants/tables.ts'
import { partitionOf } from '../../db/partitions.ts'
import { requireRows } from './ticket-rows.ts'

const soup = { name: 'Soup', price: 500 }

test('a board ends at once when its owner logs out, and others go on', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const laptop = makePhone(app.url)
  await enter(app, owner, laptop)
  const screen = await makeScreen(app, owner)
  const [left, ...others] = [
    await openBoard(owner, app.url),
    await openBoard({ id: owner.id, phone: laptop }, app.url),
    await openBoard({ id: owner.id, phone: screen.phone }, app.url),
  ]

  await owner.phone.call(logOut, {})

  expect(await left?.heard('gone')).toBe(true)
  expect(await left?.heard('beat')).toBe(false)
  const { diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  await diners[0].order(soup)
  for (const board of others) await board.until(({ tickets }) => tickets.length === 1)
})

test('the board of a tablet ends when it is taken off the list, and opens no more', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { phone, screen } = await makeScreen(app, owner)
  const board = await openBoard({ id: owner.id, phone }, app.url)

  // By another node, which tells this one nothing.
  await app.beside`delete from screens where id = ${screen.id}`

  expect(await board.heard('gone')).toBe(true)
  expect(await board.heard('beat')).toBe(false)
  const path = watchBoard.path.replace(':restaurantId', String(owner.id))
  expect((await phone.send('GET', path)).problem.problem).toBe('not-signed-in')
})

test('a restaurant has twenty boards open at a server, and other restaurants theirs beside them', async () => {
  const app = await startApp()
  const [owner, other] = [await makeKitchen(app), await makeKitchen(app)]
  const screens = []
  // A new code takes the place of the one before it.
  for (let at = 0; at < 24; at += 1) screens.push(await makeScreen(app, owner))
  // Held until the end: a stream that nobody holds is closed at some time.
  const answers = await Promise.all(screens.map(({ phone }) => open({ id: owner.id, phone }, app.url)))
  answers.push(await open(other, app.url))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.slice(0, 24).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  expect(statuses.at(-1)).toBe(200)
  for (const { body } of answers) await body?.cancel()
})

test('a tablet whose network comes and goes is never refused: its oldest boards make room', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const screen = { id: owner.id, phone: (await makeScreen(app, owner)).phone }
  const boards = []
  for (let at = 0; at < 24; at += 1) boards.push(await openBoard(screen, app.url))
  // It ends without a word of a session that is over.
  expect(await boards[0]?.heard('gone')).toBe(false)
  expect(await boards.at(-1)?.heard('beat')).toBe(true)
})

test('a table leaves the board when its seating is closed, and what was ordered there stays until it is served', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const [table] = await addTablesTo(owner, '7')
  if (!table) throw new Error('no table was added')
  const ann = await sitDown(app, table.token, 'Ann')
  await ann.order(soup)
  expect((await lookAtBoard(owner)).tables).toMatchObject([{ tableId: table.id, name: '7' }])

  await app.beside`update groups set closed_at = ${app.now()} where id = ${ann.group.id}`

  const { tables, tickets } = await lookAtBoard(owner)
  expect(tables).toEqual([])
  expect(tickets).toMatchObject([{ state: 'new', table: '7' }])
})

test('what was served stays for two hours', async () => {
  const app = await startApp()
  const owner = await makeKitchen(app)
  const { group, diners } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  const served = await diners[0].order(soup)
  const open = await diners[0].order(soup)
  await serve(app, owner.id, group.id, served.id)
  const shown = async () => (await lookAtBoard(owner)).tickets.map(({ orderId }) => orderId)

  app.pass({ minutes: 119 })
  expect(await shown()).toEqual([served.id, open.id])
  expect((await lookAtBoard(owner)).tables).toMatchObject([{ openTickets: 1 }])

  app.pass({ minutes: 2 })
  expect(await shown()).toEqual([open.id])
})

async function serve(app: TestApp, restaurantId: number, groupId: string, orderId: number): Promise<void> {
  const partition = partitionOf(groupId)
  await app.beside.begin(tx => requireRows({ tx, partition, groupId }, restaurantId, orderId, app.now()))
  await app.beside`update tickets set state = 'served', changed_at = ${app.now()} where order_id = ${orderId}`
}

function open({ id, phone }: Pick<Owner, 'id' | 'phone'>, url: string): Promise<Response> {
  const path = watchBoard.path.replace(':restaurantId', String(id))
  return fetch(url + path, { headers: { cookie: phone.cookie() } })
}
