// The board of a restaurant: every order becomes a ticket once, and nothing else does.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { sendUnsent } from '@tablemate/contract/floor.ts'
import { joinGroup } from '@tablemate/contract/groups.ts'
import { markSeen } from '@tablemate/contract/kitchen.ts'
import { cancelOrder, changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard, markAllSeen, openBoard } from '@tablemate/test/restaurants/board.ts'
import { openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchen, makeStations, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'
import { loadBoardParts } from './load-board.ts'

/** Its tests may move its clock forward. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', price: 500 }

/** A kitchen and a table of two at it. */
async function seated(ordering?: Parameters<typeof makeKitchen>[1]) {
  const owner = await makeKitchen(app(), ordering)
  return { owner, ...(await makeGroup(app(), { restaurantId: owner.id, tableNumber: '12' })) }
}

test('an order placed on a phone appears on an open board', async () => {
  const { owner, group, diners } = await seated()
  const open = await openBoard(owner, app().url)
  expect(open.board()).toMatchObject({ tickets: [], tables: [{ groupId: group.id, name: '12', people: 2 }] })

  const order = await diners[1].order({ ...soup, quantity: 2, modifications: 'no onions' })

  const { tickets, tables: seatings } = await open.until(board => board.tickets.length > 0)
  expect(tickets).toEqual([
    {
      orderId: order.id,
      groupId: group.id,
      number: null,
      isSeen: false,
      table: '12',
      member: { id: diners[1].id, name: 'Ben' },
      station: { id: 0, name: 'Kitchen' },
      items: [
        { line: 0, name: 'Soup', quantity: 2, modifications: 'no onions', isTicked: false, isRefused: false },
      ],
      notes: [],
      allergies: { text: '', allergens: [], isAcknowledged: true },
      state: 'new',
      isCancelled: false,
      hasLeft: false,
      version: 1,
      before: null,
      placedAt: order.createdAt,
      changedAt: order.createdAt,
    },
  ])
  expect(seatings).toMatchObject([{ subtotal: 1000, openTickets: 1, paid: 0 }])
  expect(order.kitchen).toBe('new')
  // A fresh GET returns the same.
  const fetched = await fetchBoard(owner)
  expect({ ...fetched, revision: 0 }).toEqual({ ...open.board(), revision: 0 })
})

test('an order placed at one node appears on a board that is open at another', async () => {
  const { owner, diners } = await seated()
  const { url } = await app().startAnother()
  const open = await openBoard(owner, url)

  const { id } = await diners[0].order(soup)

  const { tickets } = await open.until(board => board.tickets.length > 0)
  expect(tickets.map(({ orderId }) => orderId)).toEqual([id])
})

test('splitting, paying, tipping, joining and repeated calls neither add nor change tickets', async () => {
  const { owner, group, diners } = await seated()
  const [ann, ben] = diners
  const body = { groupId: group.id, memberId: ann.id, items: [{ ...soup, quantity: 1 }] }
  await ann.phone.call(placeOrder, { body, key: 'once' })
  const { tickets } = await fetchBoard(owner)
  expect(tickets).toHaveLength(1)

  const params = { groupId: group.id }
  await ann.phone.call(placeOrder, { body, key: 'once' })
  await ann.phone.call(chooseBill, { params, body: { splitMethod: 'items' } })
  await ben.phone.call(chooseBill, { params, body: { tipPercentage: 20 } })
  expect((await ann.phone.call(joinGroup, { params, body: { name: 'Anna' } })).status).toBe(201)
  expect((await payDue(ann, group)).status).toBe(201)

  const after = await fetchBoard(owner)
  expect(after.tickets).toEqual(tickets)
  expect(after.tables).toMatchObject([{ people: 3, paid: 0 }])
  expect(after.tables[0]?.demo).toBeGreaterThan(500)
})

test('items go to the station of their category, and all others to the kitchen', async () => {
  const { owner, diners } = await seated()
  await addMenuItems(
    owner,
    soup,
    { name: 'Beer', price: 400, category: 'Drinks' },
    { name: 'Something else', price: 100 },
  )
  await makeStations(owner, { name: 'Bar', categories: ['DRINKS'] })

  await diners[0].order({ name: 'beer', price: 400 })
  await diners[0].order(soup, { name: 'Beer', price: 400 }, { name: 'Something else', price: 100 })

  const { tickets, tables: seatings } = await fetchBoard(owner)
  expect(tickets.map(({ station, items }) => [station.name, items.map(({ name }) => name)])).toEqual([
    ['Bar', ['Beer']],
    ['Kitchen', ['Soup', 'Something else']],
    ['Bar', ['Beer']],
  ])
  expect(seatings).toMatchObject([{ openTickets: 3, subtotal: 1400 }])
})

test('a station with an unchanged name keeps its id, and a new one gets an unused id', async () => {
  const owner = await makeKitchen(app())
  const [bar, grill] = await makeStations(
    owner,
    { name: 'Bar', categories: ['Drinks'] },
    { name: 'Grill', categories: ['Steaks', 'Drinks'] },
  )
  expect(grill).toMatchObject({ name: 'Grill', categories: ['Steaks'] })
  const open = await openBoard(owner, app().url)

  const after = await makeStations(
    owner,
    { name: 'Cold kitchen', categories: [] },
    { name: 'Grill', categories: ['Drinks'] },
  )

  expect(after).toMatchObject([
    { id: grill?.id, name: 'Grill', categories: ['Drinks'] },
    { name: 'Cold kitchen', categories: [] },
  ])
  expect(after[1]?.id).toBeGreaterThan(Math.max(bar?.id ?? 0, grill?.id ?? 0))
  expect(await open.receives('settings')).toBe(true)
})

test('orders placed with ordering off reach the kitchen once the staff sends them, and stay there when it is off again', async () => {
  const { owner, group, diners } = await seated({ mode: 'off' })
  const [ann] = diners
  const send = () => owner.phone.call(sendUnsent, { params: { restaurantId: owner.id, groupId: group.id } })
  const early = await ann.order(soup)
  expect(early.kitchen).toBeNull()
  const open = await openBoard(owner, app().url)
  expect(open.board()).toMatchObject({ tickets: [], tables: [{ subtotal: 500, unsent: [] }] })
  expect((await send()).problem.problem).toBe('ordering-off')

  await setOrdering(owner, { mode: 'at-once' })
  const late = await ann.order(soup)
  const { tickets, tables: seatings } = await open.until(board => board.tickets.length > 0)
  expect(tickets.map(({ orderId }) => orderId)).toEqual([late.id])
  const unsent = [{ orderId: early.id, member: 'Ann', items: [{ name: 'Soup', quantity: 1 }] }]
  expect(seatings).toMatchObject([{ unsent }])
  const kitchens = async () =>
    (await fetchGroupState(ann.phone, group.id)).orders.map(({ kitchen }) => kitchen)
  expect(await kitchens()).toEqual([null, 'new'])

  expect((await send()).status).toBe(204)
  await open.until(board => board.tickets.length === 2)
  expect(open.board()).toMatchObject({ tables: [{ unsent: [] }] })
  expect(await kitchens()).toEqual(['new', 'new'])

  await setOrdering(owner, { mode: 'off' })
  expect((await fetchBoard(owner)).tickets.map(({ orderId }) => orderId)).toEqual([early.id, late.id])
  expect(await kitchens()).toEqual(['new', 'new'])
})

test('the reply to an order has the current kitchen state, on every node', async () => {
  const other = await app().startAnother()
  const { owner, group, diners } = await seated()
  const [ann, ben] = diners
  const elsewhere = makePhone(other.url, { headers: { cookie: ben.phone.cookie() } })
  const body = { groupId: group.id, memberId: ben.id, items: [{ ...soup, quantity: 1 }] }
  const kitchens = async () => [
    (await ann.order(soup)).kitchen,
    (await elsewhere.call(placeOrder, { body })).body.kitchen,
  ]
  expect(await kitchens()).toEqual(['new', 'new'])
  const stream = await elsewhere.listen(group.id)
  await stream.next()
  await setOrdering(owner, { mode: 'off' })
  await stream.next()
  expect(await kitchens()).toEqual([null, null])
  stream.close()
})

test('in mode first-by-hand a table’s first orders wait for the staff, unless it ordered before', async () => {
  const owner = await makeKitchen(app())
  const before = await makeGroup(app(), { restaurantId: owner.id })
  await before.diners[0].order(soup)
  await setOrdering(owner, { mode: 'first-by-hand' })
  const after = await makeGroup(app(), { restaurantId: owner.id })
  const stream = await after.diners[0].phone.listen(after.group.id)
  await stream.next()

  await before.diners[0].order(soup)
  const waiting = await after.diners[0].order(soup)

  const { tickets, tables: seatings } = await fetchBoard(owner)
  expect(tickets.map(({ state }) => state)).toEqual(['new', 'new', 'waiting'])
  const isAdmitted = ({ id }: { id: string }) => seatings.find(({ groupId }) => groupId === id)?.isAdmitted
  expect([before.group, after.group].map(isAdmitted)).toEqual([true, false])
  await stream.next()

  // The phone receives the new state when the mode no longer requires admission.
  await setOrdering(owner, { mode: 'at-once' })
  expect(await stream.next()).toMatchObject({
    data: { orders: { changed: [{ id: waiting.id, kitchen: 'new' }] } },
  })
})

test('each order gets one number of the day, however many boards show it, and its diner learns it was seen', async () => {
  const { owner, group, diners } = await seated()
  const [ann] = diners
  const first = await ann.order(soup)
  const second = await ann.order(soup)
  expect(first.isSeen).toBe(false)
  const stream = await ann.phone.listen(group.id)
  await stream.next()

  await Promise.all([markAllSeen(owner), markAllSeen(owner), markAllSeen(owner)])

  expect(await stream.next()).toMatchObject({
    data: {
      orders: {
        changed: [
          { id: first.id, isSeen: true },
          { id: second.id, isSeen: true },
        ],
      },
    },
  })
  const other = await makeGroup(app(), { restaurantId: owner.id })
  await other.diners[0].order(soup)
  await markAllSeen(owner)
  expect((await fetchBoard(owner)).tickets.map(({ number }) => number)).toEqual([1, 2, 3])
  // A repeated call changes nothing.
  const { revision } = await fetchGroupState(ann.phone, group.id)
  await markAllSeen(owner)
  expect((await fetchGroupState(ann.phone, group.id)).revision).toBe(revision)
})

test('the numbers of a day continue after a call delayed past midnight, and restart with a new day', async () => {
  const { owner, diners } = await seated()
  const numbers = async () => {
    await diners[0].order(soup)
    await markAllSeen(owner)
    return (await fetchBoard(owner)).tickets.map(({ number }) => number)
  }
  expect(await numbers()).toEqual([1])
  const setDay = (days: number) => app().directSql`
    update restaurant_kitchens set number_day = number_day + ${days}::integer where restaurant_id = ${owner.id}`
  await setDay(1)
  expect(await numbers()).toEqual([1, 2])
  await setDay(-2)
  expect(await numbers()).toEqual([1, 2, 1])
})

test('a changed order shows its former content, and a cancelled one stays until acknowledged', async () => {
  const { owner, diners } = await seated()
  const [ann] = diners
  const changed = await ann.order(soup)
  const cancelled = await ann.order({ name: 'Pie', price: 700 })
  await markAllSeen(owner)
  const unseen = await ann.order({ name: 'Tea', price: 300 })

  const salad = { name: 'Salad', price: 600, quantity: 1 }
  await ann.phone.call(changeOrder, { params: { orderId: changed.id }, body: { items: [salad] } })
  await ann.phone.call(cancelOrder, { params: { orderId: cancelled.id } })
  await ann.phone.call(cancelOrder, { params: { orderId: unseen.id } })

  expect((await fetchBoard(owner)).tickets).toMatchObject([
    {
      orderId: changed.id,
      version: 2,
      isCancelled: false,
      items: [{ name: 'Salad' }],
      before: { items: [{ name: 'Soup', isRefused: false }], notes: [] },
    },
    { orderId: cancelled.id, isCancelled: true, items: [], before: { items: [{ name: 'Pie' }] } },
  ])
})

test('a ticket shows the note beside the dishes of a spoken order', async () => {
  const { owner, group, diners } = await seated()
  await addMenuItems(owner, soup)
  const [ann] = diners
  const body = {
    groupId: group.id,
    memberId: ann.id,
    transcription: 'one soup and a flurbish zargle',
    note: 'no rush',
  }
  const { body: order } = await ann.phone.call(placeOrder, { body })
  await ann.phone.call(changeOrder, { params: { orderId: order.id }, body: { confirm: true } })

  const [ticket] = (await fetchBoard(owner)).tickets
  expect(ticket?.items.map(({ name }) => name)).toContain('Soup')
  expect(ticket?.notes.join(' · ')).toContain('no rush')
})

test('an incomplete order is no ticket and gets no number, until its diner completes it', async () => {
  const { owner, group, diners } = await seated()
  const [ann] = diners
  const body = { groupId: group.id, memberId: ann.id, transcription: 'zargle flurbish' }
  const { body: incomplete } = await ann.phone.call(placeOrder, { body })
  expect(incomplete).toMatchObject({ state: 'incomplete', kitchen: 'to-confirm' })
  expect((await fetchBoard(owner)).tickets).toEqual([])
  const orders = [{ groupId: group.id, orderId: incomplete.id }]
  await owner.phone.call(markSeen, { params: { restaurantId: owner.id }, body: { orders } })
  expect((await fetchGroupState(ann.phone, group.id)).orders).toMatchObject([{ isSeen: false }])

  const items = [{ ...soup, quantity: 1 }]
  await ann.phone.call(changeOrder, { params: { orderId: incomplete.id }, body: { items } })
  await markAllSeen(owner)

  expect((await fetchBoard(owner)).tickets).toMatchObject([
    { number: 1, items: [{ name: 'Soup' }], before: null },
  ])
})

test('a restaurant cannot number orders of another one, or load its tables', async () => {
  const { owner, group, diners } = await seated()
  const other = await makeKitchen(app())
  const order = await diners[0].order(soup)

  const orders = [{ groupId: group.id, orderId: order.id }]
  const params = { restaurantId: other.id }
  expect((await other.phone.call(markSeen, { params, body: { orders } })).status).toBe(204)

  expect((await fetchBoard(owner)).tickets).toMatchObject([{ number: null }])
  expect((await fetchGroupState(diners[0].phone, group.id)).orders).toMatchObject([{ isSeen: false }])
  expect(await loadBoardParts(app().directSql, other.id, [group.id], app().now())).toEqual(new Map())
})

test('a closed table leaves the board, and its tickets stay until they are served', async () => {
  const owner = await makeKitchen(app())
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  if (!restaurantTable) throw new Error('no table was added')
  const ann = await joinByCode(app(), restaurantTable.token, 'Ann')
  await ann.order(soup)
  expect((await fetchBoard(owner)).tables).toMatchObject([{ tableId: restaurantTable.id, name: '7' }])

  await app().directSql`update groups set closed_at = ${app().now()} where id = ${ann.group.id}`

  const { tables: seatings, tickets } = await fetchBoard(owner)
  expect(seatings).toEqual([])
  expect(tickets).toMatchObject([{ state: 'new', table: '7' }])
})

test('a served order stays on the board for two hours', async () => {
  const kitchen = await openKitchen(app())
  const { diners } = await seatAt(kitchen)
  const [served, open] = [await diners[0].order(soup), await diners[0].order(soup)]
  const { move } = staffAt(kitchen, served)
  for (const [from, to] of [
    ['new', 'preparing'],
    ['preparing', 'ready'],
    ['ready', 'served'],
  ] as const)
    expect((await move(from, to)).status).toBe(200)
  const shown = async () => (await fetchBoard(kitchen.owner)).tickets.map(({ orderId }) => orderId)

  app().advanceClock({ minutes: 119 })
  expect(await shown()).toEqual([served.id, open.id])
  expect((await fetchBoard(kitchen.owner)).tables).toMatchObject([{ openTickets: 1 }])

  app().advanceClock({ minutes: 2 })
  expect(await shown()).toEqual([open.id])
})

test('a group without a table’s code stays on the floor until it is paid and served', async () => {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const { move } = staffAt(kitchen, await diners[0].order(soup))
  const shown = async () => {
    const { tables: seatings, left } = await fetchBoard(kitchen.owner)
    return [...seatings, ...left].map(({ groupId }) => groupId)
  }
  app().advanceClock({ hours: 4 })
  expect(await shown()).toEqual([group.id])
  await takeDue(kitchen.owner, group)
  app().advanceClock({ hours: 4 })
  // They have paid, and may still wait for their food.
  expect(await shown()).toEqual([group.id])
  await move('new', 'preparing')
  await move('preparing', 'ready')
  await move('ready', 'served')
  app().advanceClock({ minutes: 31 })
  expect(await shown()).toEqual([])
})
