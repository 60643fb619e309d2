// Moves of tickets: one step at a time, each once, and by the restaurant's own staff only.

import { moveTicket, setMenuItemAvailability, type Ticket } from '@tablemate/contract/kitchen.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { recallWindowMs } from '@tablemate/domain/kitchen/ticket.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { openKitchen, ordered, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { logInAs } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../auth/session-cookie.ts'

/** Its tests may move its clock forward. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '1000' } })

const soup = { name: 'Soup', price: 900 }
const beer = { name: 'Beer', price: 500 }
const statesOf = (tickets: readonly Ticket[]) => tickets.map(({ station, state }) => [station.name, state])

describe('a ticket', () => {
  test('moves step by step, and its diner sees the state of the least advanced station', async () => {
    const { staff, group, diners } = await ordered(app(), [soup, beer])
    const seen = async () => (await fetchGroupState(diners[1].phone, group.id)).orders[0]?.kitchen
    expect(await seen()).toBe('new')
    expect(statesOf((await staff.move('new', 'preparing')).body)).toEqual([
      ['Kitchen', 'preparing'],
      ['Bar', 'preparing'],
    ])
    expect(await seen()).toBe('preparing')
    await staff.move('preparing', 'ready', { station: 1 })
    expect(await seen()).toBe('preparing')
    await staff.move('ready', 'served', { station: 1 })
    await staff.move('preparing', 'ready', { station: 0, groupId: group.id })
    expect(await seen()).toBe('ready')
    await staff.move('ready', 'served')
    expect(await seen()).toBe('served')
  })

  test('moves once after twenty presses on two boards', async () => {
    const { kitchen, order } = await ordered(app(), [soup])
    const other = makePhone(app().url)
    await logInAs(app(), kitchen.owner, other)
    const boards = [staffAt(kitchen, order), staffAt(kitchen, order, other)]
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => boards[at % 2]?.move('new', 'preparing')),
    )
    expect(presses.filter(press => press?.status === 200)).toHaveLength(1)
    for (const press of presses)
      if (press?.status !== 200)
        expect(press?.problem).toMatchObject({ problem: 'ticket-moved', state: 'preparing' })
    expect(statesOf((await staffAt(kitchen, order).mark({ ticked: [] })).body)).toEqual([
      ['Kitchen', 'preparing'],
    ])
  })

  test('goes back one state, within two hours, to the time of that state; a second step back is refused', async () => {
    const { staff } = await ordered(app(), [soup])
    const [preparing] = (await staff.move('new', 'preparing')).body
    app().advanceClock({ minutes: 10 })
    await staff.move('preparing', 'ready')
    expect((await staff.move('ready', 'new')).problem.problem).toBe('no-such-step')
    app().advanceClock({ minutes: 1 })
    expect((await staff.move('ready', 'preparing')).body).toEqual([preparing])
    expect((await staff.move('preparing', 'new')).problem.problem).toBe('no-such-step')
    await staff.move('preparing', 'ready')
    app().advanceClock({ ms: recallWindowMs + 1 })
    const late = await staff.move('ready', 'preparing')
    expect([late.status, late.problem.problem]).toEqual([400, 'no-such-step'])
    expect((await staff.move('ready', 'served')).status).toBe(200)
  })

  test('cannot be begun in a version that its diner has changed', async () => {
    const { order, staff, diners } = await ordered(app(), [soup])
    await diners[0].phone.call(changeOrder, {
      params: { orderId: order.id },
      body: { items: [{ ...soup, quantity: 2 }] },
    })
    const blind = await staff.move('new', 'preparing', { version: 1 })
    expect(blind.problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })
    expect((await staff.move('new', 'preparing', { version: 2 })).body).toMatchObject([
      { state: 'preparing', version: 2, items: [{ quantity: 2 }] },
    ])
  })
})

describe('the first order of a table, if it waits for the staff', () => {
  test('admits the whole table with one tap: its waiting and its later orders', async () => {
    const kitchen = await openKitchen(app(), 'first-by-hand')
    const { group, diners } = await seatAt(kitchen)
    const first = await diners[0].order(soup)
    const second = await diners[1].order(beer)
    await staffAt(kitchen, second).mark({ station: 1, acknowledge: 'allergies' })
    const seen = async () =>
      (await fetchGroupState(diners[0].phone, group.id)).orders.map(({ kitchen }) => kitchen)
    expect(await seen()).toEqual(['waiting', 'waiting'])
    expect((await staffAt(kitchen, first).move('waiting', 'preparing')).problem.problem).toBe('no-such-step')
    expect((await staffAt(kitchen, first).move('waiting', 'new')).status).toBe(200)
    expect(await seen()).toEqual(['new', 'new'])
    const again = await staffAt(kitchen, second).move('waiting', 'new')
    expect(again.problem).toMatchObject({ problem: 'ticket-moved', state: 'new' })
    await diners[1].order(soup)
    expect(await seen()).toEqual(['new', 'new', 'new'])
  })

  test('sends its state to every phone at the table', async () => {
    const { kitchen, order, group, diners } = await ordered(app(), [soup], 'first-by-hand')
    const screen = await follow(diners[1].phone, group.id)
    await staffAt(kitchen, order).move('waiting', 'new')
    await staffAt(kitchen, order).move('new', 'preparing')
    const now = await fetchGroupState(diners[1].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
    expect(now.orders).toMatchObject([{ kitchen: 'preparing' }])
  })
})

describe('a dish', () => {
  test('can be set as sold out by the staff, and as available again', async () => {
    const kitchen = await openKitchen(app())
    const { diners, group } = await seatAt(kitchen)
    const set = (isSoldOut: boolean) =>
      kitchen.owner.phone.call(setMenuItemAvailability, {
        params: { restaurantId: kitchen.owner.id, itemId: kitchen.menu.Soup.id },
        body: { isSoldOut },
      })
    expect((await set(true)).status).toBe(204)
    const body = { groupId: group.id, memberId: diners[0].id, items: [{ ...soup, quantity: 1 }] }
    expect((await diners[0].phone.call(placeOrder, { body })).problem.problem).toBe('sold-out')
    await set(false)
    expect((await diners[0].phone.call(placeOrder, { body })).status).toBe(201)
    const { body: menu } = await diners[0].phone.call(getMenu, { params: { restaurantId: kitchen.owner.id } })
    expect(menu.some(({ isSoldOut }) => isSoldOut)).toBe(false)
  })
})

test('a paired tablet moves tickets until its owner removes it', async () => {
  const kitchen = await openKitchen(app())
  const { diners } = await seatAt(kitchen)
  const order = await diners[0].order(soup)
  const secret = 'a'.repeat(43)
  const now = app().now()
  await app().directSql`
    insert into screens (restaurant_id, name, token, created_at, last_seen_at)
    values (${kitchen.owner.id}, 'Pass', decode(${digestOf(secret)}, 'hex'), ${now}, ${now})`
  const tablet = () =>
    staffAt(kitchen, order, makePhone(app().url, { headers: { cookie: `tablemate_screen=${secret}` } }))
  expect((await tablet().move('new', 'preparing')).status).toBe(200)
  expect((await tablet().mark({ ticked: [0] })).status).toBe(200)
  await app().directSql`delete from screens where restaurant_id = ${kitchen.owner.id}`
  expect((await tablet().move('preparing', 'ready')).status).toBe(401)
})

describe('an invalid move is refused', () => {
  test('for an order of another restaurant or table, a diner, and an unknown order', async () => {
    const [kitchen, other] = [await openKitchen(app()), await openKitchen(app())]
    const { diners } = await seatAt(kitchen)
    const elsewhere = await seatAt(kitchen)
    const order = await diners[0].order(soup)
    expect((await staffAt(other, order).move('new', 'preparing')).problem.problem).toBe('order-not-found')
    expect((await staffAt(kitchen, order, other.owner.phone).move('new', 'preparing')).problem.problem).toBe(
      'restaurant-not-found',
    )
    expect((await staffAt(kitchen, order, diners[0].phone).move('new', 'preparing')).status).toBe(401)
    expect((await staffAt(kitchen, order, diners[0].phone).mark({ ticked: [] })).status).toBe(401)
    const lost = await staffAt(kitchen, order).move('new', 'preparing', { groupId: elsewhere.group.id })
    expect([lost.status, lost.problem.problem]).toEqual([404, 'order-not-found'])
    expect((await staffAt(kitchen, { id: 999_999_999 }).move('new', 'preparing')).status).toBe(404)
  })

  test.each([
    [{ from: 'cooking', to: 'ready' }, { from: 'not-an-option' }],
    [{ from: 'new' }, { to: 'required' }],
    [{ from: 'new', to: 'refused' }, { reason: 'required' }],
    [{ from: 'new', to: 'refused', reason: 'lazy' }, { reason: 'not-an-option' }],
    [{ from: 'new', to: 'refused', reason: 'sold-out', message: 'x'.repeat(121) }, { message: 'too-long' }],
    [{ from: 'new', to: 'refused', reason: 'sold-out', lines: [] }, { lines: 'required' }],
    [{ from: 'new', to: 'refused', reason: 'sold-out', lines: [-1] }, { 'lines.0': 'too-small' }],
    [{ from: 'new', to: 'refused', reason: 'sold-out', lines: [7] }, { lines: 'unknown' }],
    [{ from: 'new', to: 'preparing', lines: [0] }, { lines: 'contradictory' }],
    [{ from: 'new', to: 'preparing', reason: 'sold-out' }, { reason: 'contradictory' }],
    [{ from: 'new', to: 'preparing', station: 'Bar' }, { station: 'wrong-type' }],
  ])('with 400 and the field: %j', async (body, fields) => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const { id: orderId } = await diners[0].order(soup)
    const answer = await kitchen.owner.phone.call(moveTicket, {
      params: { restaurantId: kitchen.owner.id, orderId },
      body: body as never,
    })
    expect([answer.status, answer.problem.fields]).toEqual([400, fields])
  })

  test('for a station without a ticket of the order', async () => {
    const { staff } = await ordered(app(), [soup])
    expect((await staff.move('new', 'preparing', { station: 1 })).problem.problem).toBe('order-not-found')
    expect((await staff.mark({ station: 1, ticked: [] })).problem.problem).toBe('order-not-found')
  })

  test('for a restaurant with ordering off', async () => {
    const { staff } = await ordered(app(), [soup], 'off')
    expect((await staff.move('new', 'preparing')).problem.problem).toBe('order-not-found')
  })
})
