// Staff join parties, split them, and move single guests and orders.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { moveMembers, moveOrder } from '@tablemate/contract/floor.ts'
import { findOwnGroup } from '@tablemate/contract/groups.ts'
import { callStaff, moveTicket } from '@tablemate/contract/kitchen.ts'
import { placeRound } from '@tablemate/contract/rounds.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { takeDue } from '@tablemate/test/diners/pay.ts'
import type { Phone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { changeProfile } from '@tablemate/test/restaurants/profile.ts'
import { addMenuItems, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
const [beer, soup] = [
  { name: 'Beer', quantity: 1, price: 500 },
  { name: 'Soup', quantity: 1, price: 900 },
]
const sharedSoup = { ...soup, sharedBy: 'all' as const }

test('two parties become one with their orders and tickets; names that clash get a number, and moving back undoes it', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const ann = await joinByCode(app(), tables[0].token, 'Ann')
  const { groupId: from, guestIds } = await seat(tables[0].id, ['Guest 1', 'Ben'], { ...beer, guest: 0 })
  // The rows of the other party are in the partition of another hour.
  app().advanceClock({ hours: 1 })
  const ben = await joinByCode(app(), tables[1].token, 'Ben')
  const { groupId: to } = await seat(tables[1].id, ['Guest 1'], { ...soup, guest: 0 })
  const order = await ann.order(sharedSoup)
  const params = { restaurantId: owner.id, orderId: order.id }
  await tablet.call(moveTicket, { params, body: { from: 'new', to: 'preparing' } })
  await ann.phone.call(callStaff, { params: { groupId: from }, body: { kind: 'water' } })
  const screen = await follow(ann.phone, from)
  const sold = await figuresOf(owner)
  const everyone = [ann.id, ...guestIds]
  const moved = await tryMove(tablet, owner, from, everyone, { toGroupId: to })
  expect(moved.groupId).toBe(to)

  expect(await figuresOf(owner)).toEqual(sold)
  const joined = await fetchBoard(owner)
  expect(joined.tables.map(({ groupId, subtotal }) => [groupId, subtotal])).toEqual([
    [to, beer.price + 2 * soup.price],
  ])
  const seatOf = new Map(joined.tables[0]?.members.map(({ name, seat }) => [name, seat]))
  expect(Object.fromEntries(seatOf)).toEqual({
    ...{ Ann: null, Ben: null },
    ...{ 'Guest 1': 1, 'Guest 1 2': 2, 'Ben 2': 3 },
  })
  expect(joined.tickets.map(({ orderId, groupId, state }) => [orderId === order.id, groupId, state])).toEqual(
    expect.arrayContaining([[true, to, 'preparing']]),
  )
  expect([joined.tickets.length, joined.left, joined.requests]).toEqual([3, [], []])
  // Ann's phone learns that it is no longer there, finds where it is, and orders there.
  for (let event = await screen.stream.next(); event?.kind !== 'gone'; event = await screen.stream.next())
    expect(event).not.toBeNull()
  const found = await ann.phone.call(findOwnGroup, { params: { memberId: ann.id } })
  expect(found.body).toEqual({ groupId: to })
  const ofAnother = await ben.phone.call(findOwnGroup, { params: { memberId: ann.id } })
  expect(ofAnother.body).toEqual({ groupId: null })
  const state = await fetchGroupState(ann.phone, to)
  expect(state.orders.map(({ id }) => id)).toContain(order.id)
  expect(state.bill.subtotal).toBe(beer.price + 2 * soup.price)

  const numbered = joined.tables.flatMap(({ members }) =>
    members.filter(({ name }) => ['Ben 2', 'Guest 1 2'].includes(name)).map(({ id }) => id),
  )
  expect(moved.numbered.sort()).toEqual(numbered.sort())
  const { groupId: back } = await tryMove(tablet, owner, to, everyone, { toTableId: tables[0].id, numbered })
  expect(await figuresOf(owner)).toEqual(sold)
  const { tables: apart, tickets } = await fetchBoard(owner)
  expect(apart.map(({ tableId, people, subtotal }) => [tableId, people, subtotal])).toEqual([
    [tables[0].id, 3, beer.price + soup.price],
    [tables[1].id, 2, soup.price],
  ])
  const names = apart.map(({ members }) => members.map(({ name }) => name).sort())
  expect(names).toEqual([
    ['Ann', 'Ben', 'Guest 1'],
    ['Ben', 'Guest 1'],
  ])
  expect(tickets.find(({ orderId }) => orderId === order.id)).toMatchObject({
    groupId: back,
    state: 'preparing',
  })
  expect((await fetchGroupState(ben.phone, to)).orders).toHaveLength(1)
})

test('a party is split at a free table and joined again, live on the phones of both sides', async () => {
  const { owner, tablet, tables } = await openHouse()
  const ann = await joinByCode(app(), tables[0].token, 'Ann')
  const ben = await joinByCode(app(), tables[0].token, 'Ben')
  const groupId = ann.group.id
  await ann.order(beer)
  const order = await ben.order(sharedSoup)
  const screen = await follow(ann.phone, groupId)
  for (let times = 0; times < 3; times += 1) {
    const split = await move(tablet, owner, groupId, [ben.id], { toTableId: tables[2].id })
    const there = await fetchGroupState(ben.phone, split)
    expect([there.members.map(({ name }) => name), there.orders.map(({ id }) => id)]).toEqual([
      ['Ben'],
      [order.id],
    ])
    expect(there.bill.subtotal).toBe(soup.price)
    const here = await fetchGroupState(ann.phone, groupId)
    expect([here.members.length, here.orders.length, here.bill.subtotal]).toEqual([1, 1, beer.price])
    expect(await screen.until(here.revision)).toEqual(here)
    expect(await move(tablet, owner, split, [ben.id], { toGroupId: groupId })).toBe(groupId)
    const both = await fetchGroupState(ben.phone, groupId)
    expect([both.members.length, both.bill.subtotal]).toEqual([2, beer.price + soup.price])
    expect(await screen.until(both.revision)).toEqual(both)
  }
  expect((await ben.order(beer)).memberId).toBe(ben.id)
})

test('an order goes to another member, here or in another party', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const one = await seat(tables[0].id, ['Guest 1', 'Guest 2'], { ...beer, guest: 0 })
  const two = await seat(tables[1].id, ['Guest 1'], { ...soup, guest: 0 })
  const give = (orderId = 0, memberId = 0, toGroupId?: string) =>
    tablet.call(moveOrder, {
      params: { restaurantId: owner.id, groupId: one.groupId, orderId },
      body: { memberId, ...(toGroupId && { toGroupId }) },
    })
  const [orderId] = one.orderIds
  expect((await give(orderId, one.guestIds[1])).status).toBe(204)
  const dues = async () =>
    (await fetchBoard(owner)).tickets.map(({ groupId, member }) => [groupId, member.name])
  expect(await dues()).toEqual([
    [one.groupId, 'Guest 2'],
    [two.groupId, 'Guest 1'],
  ])
  expect((await give(orderId, one.guestIds[1], two.groupId)).problem.problem).toBe('member-not-found')
  expect((await give(orderId, two.guestIds[0], two.groupId)).status).toBe(204)
  expect((await fetchBoard(owner)).tables.map(({ subtotal }) => subtotal)).toEqual([
    0,
    beer.price + soup.price,
  ])
  expect((await give(orderId, two.guestIds[0])).problem.problem).toBe('order-not-found')
})

test('nobody moves who has paid, to a taken table, from a closed seating, or to another restaurant', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const one = await seat(tables[0].id, ['Guest 1', 'Guest 2'], { ...beer, guest: 0 })
  const two = await seat(tables[1].id, ['Guest 1'], { ...soup, guest: 0 })
  const { groupId } = one
  expect(await move(tablet, owner, groupId, one.guestIds, { toTableId: tables[1].id })).toBe('table-occupied')
  expect(await move(tablet, owner, groupId, two.guestIds, { toTableId: tables[2].id })).toBe(
    'member-not-found',
  )
  const other = await openHouse()
  expect(
    await move(other.tablet, other.owner, groupId, one.guestIds, { toTableId: other.tables[0].id }),
  ).toBe('group-not-found')
  const theirs = await other.seat(other.tables[0].id, ['Guest 1'], beer)
  expect(await move(tablet, owner, groupId, one.guestIds, { toGroupId: theirs.groupId })).toBe(
    'group-not-found',
  )
  expect((await takeDue(owner, { id: groupId })).status).toBe(201)
  expect(await move(tablet, owner, groupId, one.guestIds, { toTableId: tables[2].id })).toBe('already-paid')
  const there = await move(tablet, owner, two.groupId, two.guestIds, { toTableId: tables[2].id })
  expect((await fetchBoard(owner)).tables).toMatchObject([{ groupId, people: 2 }, { groupId: there }])
  expect(await move(tablet, owner, two.groupId, two.guestIds, { toGroupId: there })).toBe('seating-closed')
})

test('a dish of which somebody has paid a part stays with those who share it by name', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const [ann, ben, cyd] = [
    await joinByCode(app(), tables[0].token, 'Ann'),
    await joinByCode(app(), tables[0].token, 'Ben'),
    await joinByCode(app(), tables[0].token, 'Cyd'),
  ]
  const { id: groupId } = ann.group
  const other = await seat(tables[1].id, ['Guest 1'], { ...beer, guest: 0 })
  const choice = { splitMethod: 'items', tipPercentage: 0 } as const
  await ann.phone.call(chooseBill, { params: { groupId }, body: choice })
  const sharedByName = { ...soup, sharedBy: [ann.id, ben.id, cyd.id] }
  await ann.order(sharedByName)
  await cyd.order(beer)
  expect((await takeDue(owner, { id: groupId }, ben.id)).status).toBe(201)
  for (const to of [{ toTableId: tables[2].id }, { toGroupId: other.groupId }])
    for (const { id } of [ann, ben, cyd])
      expect(await move(tablet, owner, groupId, [id], to)).toBe('already-paid')
  const state = await fetchGroupState(ann.phone, groupId)
  expect(state.bill.memberSplits.map(({ due }) => due)).toEqual([300, 0, beer.price + 300])
  // Those who have no part of it may join them, and leave again.
  expect(await move(tablet, owner, other.groupId, other.guestIds, { toGroupId: groupId })).toBe(groupId)
  expect(await move(tablet, owner, groupId, other.guestIds, { toTableId: tables[1].id })).toMatch(
    /^[0-9a-f-]{36}$/,
  )
})

test('nobody joins or leaves a party that does not split by items, once one of them has paid', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const ann = await joinByCode(app(), tables[0].token, 'Ann')
  const ben = await joinByCode(app(), tables[0].token, 'Ben')
  const { id: groupId } = ann.group
  const params = { groupId }
  await ann.phone.call(chooseBill, { params, body: { splitMethod: 'equal' } })
  const order = await ann.order(soup)
  await ben.order(soup)
  const other = await seat(tables[1].id, ['Guest 1'], { ...beer, guest: 0 })
  expect(await move(tablet, owner, groupId, [ann.id], { toGroupId: other.groupId })).toBe(other.groupId)
  expect(await move(tablet, owner, other.groupId, [ann.id], { toGroupId: groupId })).toBe(groupId)
  expect((await takeDue(owner, { id: groupId }, ben.id)).status).toBe(201)
  const toOther = { toGroupId: other.groupId }
  expect(await move(tablet, owner, groupId, [ann.id], toOther)).toBe('already-paid')
  expect(await move(tablet, owner, other.groupId, other.guestIds, { toGroupId: groupId })).toBe(
    'already-paid',
  )
  const give = (from: string, orderId: number, body: { memberId: number; toGroupId?: string }) =>
    tablet.call(moveOrder, { params: { restaurantId: owner.id, groupId: from, orderId }, body })
  const [memberId = 0] = other.guestIds
  expect((await give(groupId, order.id, { memberId, ...toOther })).problem.problem).toBe('already-paid')
  const [theirs = 0] = other.orderIds
  const toAnn = { memberId: ann.id, toGroupId: groupId }
  expect((await give(other.groupId, theirs, toAnn)).problem.problem).toBe('already-paid')
  expect((await give(groupId, order.id, { memberId: ben.id })).status).toBe(204)
})

test('nothing moves to a bill in another currency', async () => {
  const { owner, tablet, tables, seat } = await openHouse()
  const one = await seat(tables[0].id, ['Guest 1', 'Guest 2'], { ...beer, guest: 0 })
  expect((await changeProfile(owner.phone, { currency: 'EUR', menuPrices: 'keep' })).status).toBe(200)
  const two = await seat(tables[1].id, ['Guest 1'], { ...soup, guest: 0 })
  for (const to of [{ toGroupId: two.groupId }, { toTableId: tables[2].id }])
    expect(await move(tablet, owner, one.groupId, one.guestIds, to)).toBe('other-currency')
  const [orderId = 0, memberId = 0] = [one.orderIds[0], two.guestIds[0]]
  const { problem } = await tablet.call(moveOrder, {
    params: { restaurantId: owner.id, groupId: one.groupId, orderId },
    body: { memberId, toGroupId: two.groupId },
  })
  expect(problem.problem).toBe('other-currency')
  expect((await fetchBoard(owner)).tables.map(({ subtotal }) => subtotal)).toEqual([beer.price, soup.price])
})

test('orders that wait for the staff wait with them, unless the other party is admitted', async () => {
  const { owner, tablet, tables } = await openHouse()
  await setOrdering(owner, { mode: 'first-by-hand' })
  const ann = await joinByCode(app(), tables[0].token, 'Ann')
  await ann.order(beer)
  const split = await move(tablet, owner, ann.group.id, [ann.id], { toTableId: tables[1].id })
  const states = async () => (await fetchBoard(owner)).tickets.map(({ state }) => state)
  expect(await states()).toEqual(['waiting'])
  const round = { restaurantId: owner.id }
  const { body } = await tablet.call(placeRound, {
    params: round,
    body: { tableId: tables[2].id, guests: ['Guest 1'], items: [beer] },
  })
  await move(tablet, owner, split, [ann.id], { toGroupId: body.groupId })
  expect(await states()).toEqual(['new', 'new'])
})

async function openHouse() {
  const owner = await makeKitchen(app())
  await addMenuItems(owner, beer, soup)
  const [one, two, three] = await addRestaurantTablesTo(owner, '1', '2', '3')
  if (!one || !two || !three) throw new Error('no tables')
  const { phone: tablet } = await makeKitchenDisplay(app(), owner)
  const seat = async (tableId: number, guests: string[], ...items: (typeof beer & { guest?: number })[]) => {
    const { body } = await tablet.call(placeRound, {
      params: { restaurantId: owner.id },
      body: { tableId, guests, items },
    })
    return body
  }
  return { owner, tablet, tables: [one, two, three] as const, seat }
}

/** What the day's figures say was sold, with its tax. */
function figuresOf({ id }: Owner) {
  return app().database.sql`
    select kind, key, sum(count)::int as count, sum(amount)::int as amount from figures
    where restaurant_id = ${id} and kind in ('item', 'taxed', 'service-fee') group by kind, key order by kind, key`
}

/** Returns the group in which they are then, or the problem. */
type Target = { readonly toTableId?: number; readonly toGroupId?: string; readonly numbered?: number[] }

async function move(
  phone: Phone,
  owner: Owner,
  groupId: string,
  memberIds: readonly number[],
  to: Target,
): Promise<string> {
  return (await tryMove(phone, owner, groupId, memberIds, to)).groupId
}

/** The problem in place of the group, if it was refused. */
async function tryMove(
  phone: Phone,
  { id }: Owner,
  groupId: string,
  memberIds: readonly number[],
  to: Target,
): Promise<{ groupId: string; numbered: number[] }> {
  const { status, body, problem } = await phone.call(moveMembers, {
    params: { restaurantId: id, groupId },
    body: { memberIds: [...memberIds], ...to },
  })
  return status === 200 ? body : { groupId: String(problem.problem), numbered: [] }
}
