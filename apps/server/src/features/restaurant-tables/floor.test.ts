// The staff closes the seating of a party, or moves it to another table.

import { closeSeating, moveSeating } from '@tablemate/contract/floor.ts'
import { createGroup, findGroupByCode, type Group, getGroup } from '@tablemate/contract/groups.ts'
import { callStaff, moveTicket } from '@tablemate/contract/kitchen.ts'
import { getRestaurantTables } from '@tablemate/contract/restaurant-tables.ts'
import { getStatistics } from '@tablemate/contract/statistics.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { holdIntervals, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { join, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard, markAllSeen } from '@tablemate/test/restaurants/board.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a seating closed by the staff', () => {
  test('is over: the next scan opens another one, and its members can still read it', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    expect((await close(owner.phone, owner.id, ann.group.id)).status).toBe(204)
    expect((await scan(ann.phone, restaurantTables[0].token)).body).toMatchObject({
      seating: null,
      mine: null,
    })
    expect((await joinByCode(app(), restaurantTables[0].token, 'Ben')).group.id).not.toBe(ann.group.id)
    const read = await ann.phone.call(getGroup, { params: { groupId: ann.group.id } })
    expect(read.body).toEqual({ ...ann.group, isActive: false })
    // A repeated close does not affect the next party.
    expect((await close(owner.phone, owner.id, ann.group.id)).status).toBe(204)
    expect((await scan(makePhone(app().url), restaurantTables[0].token)).body.seating?.people).toBe(1)
  })

  test('has its requests settled, which is sent to its phones', async () => {
    const { owner, ann } = await seatAnn()
    await setOrdering(owner, { mode: 'at-once' })
    await ann.phone.call(callStaff, { params: { groupId: ann.group.id }, body: { kind: 'bill' } })
    expect((await fetchGroupState(ann.phone, ann.group.id)).requests).toHaveLength(1)
    await close(owner.phone, owner.id, ann.group.id)
    // Nobody can be called from a closed table.
    expect((await fetchGroupState(ann.phone, ann.group.id)).requests).toBeNull()
    expect((await fetchBoard(owner)).requests).toEqual([])
  })

  test('with “keep cooking” leaves its tickets on the board, marked as left, until they are served, and stays listed until it has paid', async () => {
    const { owner, ann, begun, waiting } = await orderTwice()
    await close(owner.phone, owner.id, ann.group.id)
    const board = await fetchBoard(owner)
    expect(board.tickets).toMatchObject([
      { orderId: begun.id, state: 'preparing', hasLeft: true },
      { orderId: waiting.id, state: 'new', hasLeft: true },
    ])
    expect(board).toMatchObject({ tables: [], left: [{ groupId: ann.group.id, openTickets: 2 }] })
    const { orders } = await fetchGroupState(ann.phone, ann.group.id)
    expect(orders.map(({ kitchen }) => kitchen)).toEqual(['preparing', 'new'])
    for (const [orderId, from, to] of [
      [waiting.id, 'new', 'preparing'],
      ...[begun.id, waiting.id].map(id => [id, 'preparing', 'ready'] as const),
      ...[begun.id, waiting.id].map(id => [id, 'ready', 'served'] as const),
    ] as const)
      await owner.phone.call(moveTicket, { params: { restaurantId: owner.id, orderId }, body: { from, to } })
    const { due } = (await fetchBoard(owner)).left[0] ?? {}
    expect(due).toBeGreaterThan(0)
    expect(await fetchBoard(owner)).toMatchObject({ tables: [], left: [{ openTickets: 0 }] })
    expect((await takeDue(owner, ann.group)).status).toBe(201)
    expect((await fetchBoard(owner)).left).toEqual([])
  })

  test('with “cancel them” has its open dishes refused and off the bill; nothing becomes served', async () => {
    const { owner, ann, begun } = await orderTwice()
    await close(owner.phone, owner.id, ann.group.id, 'cancel')
    const board = await fetchBoard(owner)
    expect(board.tickets.map(({ state }) => state)).toEqual(['refused', 'refused'])
    expect(board).toMatchObject({ tables: [], left: [] })
    const { orders, bill } = await fetchGroupState(ann.phone, ann.group.id)
    expect(orders.map(({ kitchen }) => kitchen)).toEqual(['refused', 'refused'])
    expect(orders.flatMap(({ items }) => items.map(({ refused }) => refused?.reason))).toEqual(
      orders.flatMap(({ items }) => items.map(() => 'table-closed')),
    )
    expect(bill.finalTotal).toBe(0)
    expect(begun.total).toBeGreaterThan(0)
    expect(await unpaidOf(ann.group.id)).toBeUndefined()
  })

  test('with “cancel them” has open dishes cancelled that only the demo paid', async () => {
    const { owner, ann } = await orderTwice()
    expect((await payDue(ann, ann.group)).status).toBe(201)
    await close(owner.phone, owner.id, ann.group.id, 'cancel')
    expect(await fetchBoard(owner)).toMatchObject({ tables: [], left: [] })
    const { orders, bill, payments } = await fetchGroupState(ann.phone, ann.group.id)
    expect(orders.map(({ kitchen }) => kitchen)).toEqual(['refused', 'refused'])
    expect([bill.finalTotal, payments]).toEqual([0, []])
    expect(await unpaidOf(ann.group.id)).toBeUndefined()
  })

  test('has what is due stored without a name, and later payments lower it', async () => {
    const { owner, ann } = await orderTwice()
    const { bill } = await fetchGroupState(ann.phone, ann.group.id)
    expect(await unpaidToday(owner)).toEqual([])
    await close(owner.phone, owner.id, ann.group.id)
    // Nobody has chosen the proposed tip.
    const amount = bill.finalTotal - bill.tipAmount
    expect(await unpaidOf(ann.group.id)).toEqual({ restaurantId: owner.id, amount, currency: 'USD' })
    expect(await unpaidToday(owner)).toEqual([{ currency: 'USD', amount }])
    expect((await takeDue(owner, ann.group)).status).toBe(201)
    expect(await unpaidOf(ann.group.id)).toBeUndefined()
    expect(await unpaidToday(owner)).toEqual([])
  })

  test('is not listed as unpaid from the second day on, unless the restaurant records payments', async () => {
    const days = await startApp()
    const { owner, ann, restaurantTables } = await seatAnn(days)
    const { token } = restaurantTables[0]
    const lists = async () => [
      (await fetchBoard(owner)).left.map(({ groupId }) => groupId),
      await unpaidToday(owner),
    ]
    await ann.order({ name: 'Soup', price: 900 })
    await close(owner.phone, owner.id, ann.group.id)
    expect(await lists()).toEqual([[ann.group.id], [{ currency: 'USD', amount: expect.any(Number) }]])
    days.advanceClock({ hours: 25 })
    const cleo = await joinByCode(days, token, 'Cleo')
    await cleo.order({ name: 'Cake', price: 700 })
    await close(owner.phone, owner.id, cleo.group.id)
    expect(await lists()).toEqual([[], []])
    const eve = await joinByCode(days, token, 'Eve')
    await eve.order({ name: 'Tea', price: 300 })
    expect((await takeDue(owner, eve.group)).status).toBe(201)
    expect(await lists()).toEqual([[cleo.group.id], [{ currency: 'USD', amount: expect.any(Number) }]])
  })

  test('ends on its phones at once', async () => {
    const { owner, ann } = await seatAnn()
    const stream = await ann.phone.listen(ann.group.id)
    await stream.next()
    await close(owner.phone, owner.id, ann.group.id)
    expect((await stream.next())?.data).toMatchObject({ group: { isActive: false } })
    stream.close()
  })

  test('or over by time ends on its phones at once when another party takes its table', async () => {
    holdIntervals()
    const quiet = await startApp()
    releaseIntervals()
    const { owner, restaurantTables, ann } = await seatAnn(quiet)
    const ben = await joinByCode(quiet, restaurantTables[1].token, 'Ben')
    const streams = [await ann.phone.listen(ann.group.id), await ben.phone.listen(ben.group.id)]
    for (const stream of streams) await stream.next()
    quiet.advanceClock({ hours: 3 })
    const cyd = await joinByCode(quiet, restaurantTables[0].token, 'Cyd')
    expect((await move(owner.phone, owner.id, cyd.group.id, restaurantTables[1].id)).status).toBe(204)
    for (const stream of streams) {
      expect((await stream.next())?.data).toMatchObject({ group: { isActive: false } })
      stream.close()
    }
  })

  test('may be a group without a table, created by hand', async () => {
    const owner = await makeRestaurant(app())
    const { group } = await makeGroup(app(), { restaurantId: owner.id })
    expect((await close(owner.phone, owner.id, group.id)).status).toBe(204)
    const [row] = await app().database.sql<{ isClosed: boolean }[]>`
      select closed_at is not null as "isClosed" from groups where id = ${group.id}`
    expect(row?.isClosed).toBe(true)
  })

  test('while others scan its code does not deadlock', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    const [closed, ...seated] = await Promise.all([
      close(owner.phone, owner.id, ann.group.id),
      ...Array.from({ length: 6 }, (_, at) => joinByCode(app(), restaurantTables[0].token, `Guest ${at}`)),
    ])
    expect(closed?.status).toBe(204)
    const after = new Set(seated.map(({ group }) => group.id))
    after.delete(ann.group.id)
    expect(after.size).toBeLessThanOrEqual(1)
  })
})

describe('a party moved by the staff', () => {
  test('sits at the other table: its phones show the new name, and the old table is free', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    const [from, to] = restaurantTables
    const stream = await ann.phone.listen(ann.group.id)
    await stream.next()
    expect((await move(owner.phone, owner.id, ann.group.id, to.id)).status).toBe(204)
    const group = { ...ann.group, tableNumber: to.name }
    expect((await stream.next())?.data).toMatchObject({ group })
    stream.close()
    expect((await fetchGroupState(ann.phone, ann.group.id)).group).toEqual(group)
    expect((await scan(ann.phone, to.token)).body.mine?.groupId).toBe(ann.group.id)
    expect((await scan(ann.phone, from.token)).body).toMatchObject({ seating: null, mine: null })
    expect((await joinByCode(app(), to.token, 'Ben')).group.id).toBe(ann.group.id)
    expect((await joinByCode(app(), from.token, 'Cyd')).group.id).not.toBe(ann.group.id)
    const { body } = await owner.phone.call(getRestaurantTables, { params: { restaurantId: owner.id } })
    expect(body.map(({ seating }) => seating?.people)).toEqual([1, 2, undefined])
  })

  test('keeps its code: friends join as before', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    // The second move is to its own table.
    for (const { id } of [restaurantTables[1], restaurantTables[1]])
      expect((await move(owner.phone, owner.id, ann.group.id, id)).status).toBe(204)
    const friend = makePhone(app().url)
    const found = await friend.call(findGroupByCode, { params: { code: ann.group.code }, query: {} })
    expect(found.body).toMatchObject({ id: ann.group.id, tableNumber: restaurantTables[1].name })
    const joined = await join(friend, found.body, 'Ben')
    expect(joined.status).toBe(201)
  })

  test('is refused at an occupied table, unless that party has left or its seating is over', async () => {
    const moved = await startApp()
    const { owner, restaurantTables, ann } = await seatAnn(moved)
    const [, to, third] = restaurantTables
    const ben = await joinByCode(moved, to.token, 'Ben')
    const refused = await move(owner.phone, owner.id, ann.group.id, to.id)
    expect(refused.problem.problem).toBe('table-occupied')
    expect((await fetchGroupState(ann.phone, ann.group.id)).group.tableNumber).toBe(restaurantTables[0].name)
    await ben.phone.send('DELETE', `/api/groups/${ben.group.id}/members/${ben.id}`)
    expect((await move(owner.phone, owner.id, ann.group.id, to.id)).status).toBe(204)

    await joinByCode(moved, third.token, 'Cyd')
    moved.advanceClock({ hours: 3 })
    expect((await move(owner.phone, owner.id, ann.group.id, third.id)).status).toBe(204)
    expect((await joinByCode(moved, third.token, 'Dan')).group.id).toBe(ann.group.id)
  })

  test('from no table gets one', async () => {
    const { owner, restaurantTables } = await seatAnn()
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, tableNumber: '99' })
    expect((await move(owner.phone, owner.id, group.id, restaurantTables[1].id)).status).toBe(204)
    expect((await fetchGroupState(diners[0].phone, group.id)).group.tableNumber).toBe(
      restaurantTables[1].name,
    )
    expect((await joinByCode(app(), restaurantTables[1].token, 'Zoe')).group.id).toBe(group.id)
  })

  test('to one table at the same time as another party: one of the two succeeds', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    const ben = await joinByCode(app(), restaurantTables[1].token, 'Ben')
    const replies = await Promise.all(
      [ann, ben].map(({ group }) => move(owner.phone, owner.id, group.id, restaurantTables[2].id)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('to the table of another and vice versa: both are refused, without a deadlock', async () => {
    const { owner, restaurantTables, ann } = await seatAnn()
    const ben = await joinByCode(app(), restaurantTables[1].token, 'Ben')
    const replies = await Promise.all([
      move(owner.phone, owner.id, ann.group.id, restaurantTables[1].id),
      move(owner.phone, owner.id, ben.group.id, restaurantTables[0].id),
    ])
    expect(replies.map(({ problem }) => problem.problem)).toEqual(['table-occupied', 'table-occupied'])
  })
})

test('tables and parties of other restaurants are not found', async () => {
  const { owner, restaurantTables, ann } = await seatAnn()
  const other = await seatAnn()
  const stranger = (await makePhone(app().url).call(createGroup, { body: { memberName: 'Eve' } })).body
  const { group: none } = stranger as { group: Group }
  for (const groupId of [ann.group.id, none.id, crypto.randomUUID()]) {
    const closed = await close(other.owner.phone, other.owner.id, groupId)
    expect(closed.problem.problem).toBe('group-not-found')
    const moved = await move(other.owner.phone, other.owner.id, groupId, other.restaurantTables[1].id)
    expect(moved.problem.problem).toBe('group-not-found')
  }
  const foreign = await move(owner.phone, owner.id, ann.group.id, other.restaurantTables[1].id)
  expect(foreign.problem.problem).toBe('table-not-found')
  expect((await scan(ann.phone, restaurantTables[0].token)).body.mine?.groupId).toBe(ann.group.id)
})

function close(
  phone: Phone,
  restaurantId: Owner['id'],
  groupId: string,
  tickets: 'keep' | 'cancel' = 'keep',
) {
  return phone.call(closeSeating, { params: { restaurantId, groupId }, query: { tickets } })
}

function move(phone: Phone, restaurantId: Owner['id'], groupId: string, tableId: number) {
  return phone.call(moveSeating, { params: { restaurantId, groupId }, body: { tableId } })
}

/** Ann has ordered soup, which is being prepared, and a cake. */
async function orderTwice() {
  const { owner, ann } = await seatAnn()
  await setOrdering(owner, { mode: 'at-once' })
  const begun = await ann.order({ name: 'Soup', price: 900 })
  const waiting = await ann.order({ name: 'Cake', price: 500 })
  await markAllSeen(owner)
  const params = { restaurantId: owner.id, orderId: begun.id }
  await owner.phone.call(moveTicket, { params, body: { from: 'new', to: 'preparing' } })
  return { owner, ann, begun, waiting }
}

async function unpaidOf(groupId: string) {
  const [row] = await app().database.sql`
    select restaurant_id as "restaurantId", amount, currency from unpaid_seatings where group_id = ${groupId}`
  return row
}

/** On the owner's dashboard. */
async function unpaidToday({ phone, id }: Owner) {
  return (await phone.call(getStatistics, { params: { restaurantId: id } })).body.unpaidToday
}

/** A restaurant with three tables, with Ann at the first. */
async function seatAnn(at: Pick<TestApp, 'url'> = app()) {
  const owner = await makeRestaurant(at)
  const [first, second, third] = await addRestaurantTablesTo(owner, '7', '8', '9')
  if (!first || !second || !third) throw new Error('no tables were added')
  const ann = await joinByCode(at, first.token, 'Ann')
  return { owner, restaurantTables: [first, second, third] as const, ann }
}
