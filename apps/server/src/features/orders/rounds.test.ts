// A waiter orders at the table: for guests without a phone, who may get one later, and exactly once.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { closeSeating, takePayment } from '@tablemate/contract/floor.ts'
import { leaveGroup } from '@tablemate/contract/groups.ts'
import { staffRemoveMember } from '@tablemate/contract/hosting.ts'
import { joinSeating, scanRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { placeRound } from '@tablemate/contract/rounds.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { searchDatabase } from '@tablemate/test/app/canary.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'

const app = shareApp()
const [beer, soup] = [
  { name: 'Beer', quantity: 1, price: 500 },
  { name: 'Soup', quantity: 1, price: 900 },
]

test('a waiter opens a free table without a phone: the kitchen gets an order per person, the floor the bill', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const round = await place(tablet, owner, {
    tableId,
    guests: ['Guest 1', 'Guest 2', 'Ann'],
    items: [
      { ...beer, guest: 0 },
      { ...soup, guest: 2, modifications: 'no salt' },
      { ...beer, quantity: 2, guest: 0 },
      { ...soup, quantity: 3 },
    ],
    note: 'one bill',
  })
  expect(round.status).toBe(201)
  expect(round.body.orderIds).toHaveLength(2)
  const { tables, tickets } = await fetchBoard(owner)
  expect(tables).toMatchObject([
    {
      tableId,
      groupId: round.body.groupId,
      people: 3,
      subtotal: 3 * beer.price + 4 * soup.price,
      members: [
        { id: round.body.guestIds[0], name: 'Guest 1', isGuest: true, seat: 1 },
        { name: 'Guest 2', seat: 2 },
        { name: 'Ann', seat: 3 },
      ],
    },
  ])
  expect(
    tickets.map(({ member, items, notes, state }) => [
      member.name,
      items.map(({ name, quantity }) => `${quantity} ${name}`),
      notes,
      state,
    ]),
  ).toEqual([
    ['Guest 1', ['1 Beer', '2 Beer', '3 Soup'], ['one bill'], 'new'],
    ['Ann', ['1 Soup'], ['one bill'], 'new'],
  ])
  // What is for the whole table is shared by everyone there.
  const ben = await joinByCode(app(), await tokenOf(owner), 'Ben')
  const { orders } = await fetchGroupState(ben.phone, ben.group.id)
  expect(orders.map(({ isByStaff }) => isByStaff)).toEqual([true, true])
  expect(orders[0]?.items.map(({ sharedBy }) => sharedBy)).toEqual([undefined, undefined, 'all'])
})

// Threat: repeated-requests
test('a round whose reply is lost is placed once, however often it is sent, and no stored reply has its words', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const opening = { tableId, guests: ['Kanarienanna'], items: [{ ...beer, guest: 0 }] }
  const first = await Promise.all(Array.from({ length: 6 }, () => place(tablet, owner, opening, 'opening')))
  const again = await place(tablet, owner, opening, 'opening')
  const placed = [...first, again].filter(({ status }) => status === 201)
  expect(new Set(placed.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const stored = await searchDatabase(app(), ['Kanarienanna'])
  expect(stored.filter(table => !/^public\.members(_\d+)?$/.test(table))).toEqual([])
  const { groupId, guestIds } = again.body
  const more = { groupId, guests: [], items: [{ ...soup, memberId: guestIds[0] }] }
  await Promise.all(Array.from({ length: 6 }, () => place(tablet, owner, more, 'more')))
  const { tables, tickets } = await fetchBoard(owner)
  expect([tables.length, tables[0]?.people, tickets.length]).toEqual([1, 1, 2])
  expect((await place(tablet, owner, { ...more, items: [soup] }, 'more')).problem.problem).toBe('key-reused')
})

test('a round that cannot be placed as a whole leaves nothing: no guest, no order, no open table', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const refused = async (round: Partial<RoundInput>) => {
    const { status, problem } = await place(tablet, owner, {
      tableId,
      guests: ['Guest 1'],
      items: [beer],
      ...round,
    })
    return status === 201 ? status : problem.problem
  }
  expect(await refused({ items: [beer, { ...soup, price: 800 }] })).toBe('price-changed')
  expect(await refused({ items: [beer, { ...soup, name: 'Lobster' }] })).toBe('menu-item-gone')
  expect(await refused({ items: [beer, { ...beer, memberId: 1 }] })).toBe('member-not-found')
  expect(await refused({ guests: [] })).toBe('member-not-found')
  expect(await refused({ guests: Array.from({ length: 51 }, (_, at) => `Guest ${at}`) })).toBe('invalid')
  expect(await refused({ items: [{ ...beer, guest: 1 }] })).toBe('invalid')
  expect(await refused({ groupId: crypto.randomUUID() })).toBe('invalid')
  expect(await fetchBoard(owner)).toMatchObject({ tables: [], tickets: [] })
  expect(await refused({ items: [{ ...soup, price: 800 }], acceptPrices: true })).toBe(201)
})

test('a round is placed while the guests’ ordering is paused and admits the table, but not while the kitchen is off', async () => {
  const { owner, tablet, tableId } = await openHouse()
  await setOrdering(owner, { mode: 'first-by-hand' })
  const ben = await joinByCode(app(), await tokenOf(owner), 'Ben')
  await ben.order(soup)
  await setOrdering(owner, { isPaused: true })
  const before = (await fetchBoard(owner)).tickets.map(({ state }) => state)
  await place(tablet, owner, { tableId, guests: [], items: [{ ...beer, memberId: ben.id }] })
  expect([before, (await fetchBoard(owner)).tickets.map(({ state }) => state)]).toEqual([
    ['waiting'],
    ['new', 'new'],
  ])
  await setOrdering(owner, { mode: 'off', isPaused: false })
  const off = await place(tablet, owner, { tableId, guests: [], items: [beer] })
  expect(off.problem.problem).toBe('ordering-off')
})

test('phones that scan later join the guests, and one of them takes a seat with all that was ordered there', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const { body: round } = await place(tablet, owner, {
    tableId,
    guests: ['Guest 1', 'Guest 2'],
    items: [
      { ...beer, guest: 0 },
      { ...soup, guest: 1 },
    ],
  })
  const token = await tokenOf(owner)
  const take = (phone: Phone, name: string, seat: number) =>
    phone.call(joinSeating, { params: { token }, body: { name, seat } })
  const [ann, ben] = [makePhone(app().url), makePhone(app().url)]
  const { body: scanned } = await ann.call(scanRestaurantTable, { params: { token } })
  expect(scanned).toMatchObject({ seating: { people: 2 }, freeSeats: [1, 2] })
  const both = await Promise.all([take(ann, 'Ann', 2), take(ben, 'Ben', 2)])
  expect(both.map(({ status, problem }) => (status === 201 ? status : problem.problem)).sort()).toEqual([
    201,
    'seat-taken',
  ])
  const [phone, taken] = both[0]?.status === 201 ? [ann, both[0]] : [ben, both[1]]
  expect(taken?.body.member).toMatchObject({ id: round.guestIds[1], isGuest: false, isHost: false })
  const { members, orders, bill } = await fetchGroupState(phone, round.groupId)
  expect([members.length, orders.map(({ memberId }) => memberId)]).toEqual([2, round.guestIds])
  expect(bill.subtotal).toBe(beer.price + soup.price)
  expect((await fetchBoard(owner)).tables[0]?.members).toMatchObject([
    { name: 'Guest 1', isGuest: true, seat: 1 },
    { name: taken?.body.member.name, isGuest: false, seat: 2 },
  ])
  expect((await take(makePhone(app().url), 'Guest 1', 9)).problem.problem).toBe('seat-taken')
  expect((await take(makePhone(app().url), taken?.body.member.name ?? '', 1)).problem.problem).toBe(
    'name-taken',
  )
})

test('a guest with the name of another gets a number, and is seated next to those who came since', async () => {
  const { owner, tablet, tableId } = await openHouse()
  await joinByCode(app(), await tokenOf(owner), 'Ann')
  await place(tablet, owner, { tableId, guests: ['ANN', 'Ann', 'W'.repeat(40)], items: [] })
  await place(tablet, owner, { tableId, guests: ['W'.repeat(40)], items: [] })
  const { members } = (await fetchBoard(owner)).tables[0] ?? {}
  expect(members?.map(({ name, seat }) => [name, seat])).toEqual([
    ['Ann', null],
    ['ANN 2', 1],
    ['Ann 3', 2],
    ['W'.repeat(40), 3],
    [`${'W'.repeat(38)} 2`, 4],
  ])
})

test('a waiter’s guests stay when the last phone leaves or a guest is removed, and the table ends by the same rules', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const { body: round } = await place(tablet, owner, { tableId, guests: ['Guest 1', 'Guest 2'], items: [] })
  const ben = await joinByCode(app(), await tokenOf(owner), 'Ben')
  expect(ben.group.id).toBe(round.groupId)
  const params = { groupId: round.groupId, memberId: ben.id }
  expect((await ben.phone.call(leaveGroup, { params })).status).toBe(204)
  const restaurantId = owner.id
  const remove = (memberId = 0) =>
    tablet.call(staffRemoveMember, { params: { restaurantId, groupId: round.groupId, memberId }, body: {} })
  expect((await remove(round.guestIds[0])).status).toBe(204)
  expect((await fetchBoard(owner)).tables[0]?.members.map(({ name }) => name)).toEqual(['Guest 2'])
  await place(tablet, owner, { groupId: round.groupId, guests: [], items: [beer] })
  const { due = 0 } = (await fetchBoard(owner)).tables[0] ?? {}
  expect(due).toBeGreaterThanOrEqual(beer.price)
  const body = { groupId: round.groupId, method: 'cash', amount: due } as const
  expect((await tablet.call(takePayment, { params: { restaurantId }, body })).status).toBe(201)
  await tablet.call(closeSeating, {
    params: { restaurantId, groupId: round.groupId },
    query: { tickets: 'keep' },
  })
  const late = await place(tablet, owner, { groupId: round.groupId, guests: [], items: [beer] })
  expect(late.problem.problem).toBe('seating-closed')
  // The table is free: the next round opens it again.
  const next = await place(tablet, owner, { tableId, guests: ['Guest 1'], items: [beer] })
  expect(next.body.groupId).not.toBe(round.groupId)
})

// Threat: other-restaurant
test('the staff of another restaurant can order neither at the table nor in its group', async () => {
  const { owner, tablet, tableId } = await openHouse()
  const { body: round } = await place(tablet, owner, { tableId, guests: ['Guest 1'], items: [beer] })
  const other = await openHouse()
  const guests = ['Guest 9']
  const at = await place(other.tablet, other.owner, { tableId, guests, items: [beer] })
  const within = await place(other.tablet, other.owner, { groupId: round.groupId, guests, items: [beer] })
  expect([at.problem.problem, within.problem.problem]).toEqual(['table-not-found', 'group-not-found'])
  expect((await fetchBoard(owner)).tables[0]?.people).toBe(1)
})

type RoundInput = InputOf<typeof placeRound, 'body'>

async function openHouse() {
  const owner = await makeKitchen(app())
  await addMenuItems(owner, beer, soup)
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  const { phone: tablet } = await makeKitchenDisplay(app(), owner)
  return { owner, tablet, tableId: restaurantTable?.id ?? 0 }
}

function place(phone: Phone, { id }: Owner, body: RoundInput, key = '') {
  return phone.call(placeRound, { params: { restaurantId: id }, body, ...(key && { key }) })
}

async function tokenOf(owner: Owner): Promise<string> {
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  return restaurantTable?.token ?? ''
}
