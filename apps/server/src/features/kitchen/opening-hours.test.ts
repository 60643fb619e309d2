// Guests order during the opening hours only, the staff at any time.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changeOpeningHours, openByHand } from '@tablemate/contract/ordering.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { changeOwnRestaurant, getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { placeRound } from '@tablemate/contract/rounds.ts'
import { getStaffActs } from '@tablemate/contract/staff.ts'
import { getStations } from '@tablemate/contract/stations.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import {
  addRestaurantTablesTo,
  join,
  joinByCode,
  scan,
} from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { changeDueOpenings } from '../../restaurant/opening.ts'

type Hours = InputOf<typeof changeOpeningHours, 'body'>

const soup = { name: 'Soup', price: 900 }

test('outside the hours guests cannot order and learn when it opens; the same requests succeed once it is open', async () => {
  const { app, kitchen, opensAt, minute } = await house()
  const { group, diners } = await seatAt(kitchen)
  const [ann] = diners
  const items = [{ ...soup, quantity: 1 }]
  const type = () =>
    ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, items }, key: 'typed' })
  const say = (transcription: string) =>
    ann.phone.call(placeOrder, {
      body: { groupId: group.id, memberId: ann.id, transcription },
      key: transcription,
    })
  for (const { status, problem } of [await type(), await say('one beer')])
    expect([status, problem]).toEqual([409, expect.objectContaining({ problem: 'closed', opensAt })])
  const opening = { isOpen: false, changesAt: opensAt }
  expect(group.opening).toEqual(opening)
  expect((await fetchGroupState(ann.phone, group.id)).group.opening).toEqual(opening)
  // At that instant, not only when the minute's job has run.
  app.advanceClock({ ms: Date.parse(opensAt) - app.now().getTime() })
  const placed = await type()
  expect([placed.status, (await say('one beer')).status]).toEqual([201, 201])
  await minute()
  expect((await fetchGroupState(ann.phone, group.id)).group.opening).toEqual({
    isOpen: true,
    changesAt: new Date(Date.parse(opensAt) + 2 * hourMs).toISOString(),
  })
  app.advanceClock({ hours: 2 })
  // The response of a repeated request stays the first one.
  expect((await type()).body.id).toBe(placed.body.id)
  expect((await say('one tea')).problem.problem).toBe('closed')
})

test('a scan outside the hours says when it opens and opens no seating; one that the staff opened can be joined', async () => {
  const { app, kitchen, opensAt } = await house()
  const [table] = await addRestaurantTablesTo(kitchen.owner, '7')
  const { token, id: tableId } = table ?? { token: '', id: 0 }
  const ann = makePhone(app.url)
  expect((await scan(ann, token)).body.opening).toEqual({ isOpen: false, changesAt: opensAt })
  expect((await join(ann, token, 'Ann')).problem).toMatchObject({ problem: 'closed', opensAt })
  const params = { restaurantId: kitchen.owner.id }
  const body = { tableId, guests: ['Guest'], items: [{ ...soup, quantity: 1 }] }
  expect((await kitchen.owner.phone.call(placeRound, { params, body })).status).toBe(201)
  await joinByCode(app, token, 'Ann', { phone: ann })
  // Where guests only keep a list for the waiter, hours do not matter.
  await setOrdering(kitchen.owner, { mode: 'off' })
  expect((await scan(ann, token)).body.opening).toBeNull()
  expect((await join(ann, token, 'Ben', { separate: true })).status).toBe(201)
})

test('the staff open and close by hand until the end of the business day, which phones and displays learn at once', async () => {
  const { app, kitchen, opensAt, minute } = await house()
  const { group, diners } = await seatAt(kitchen)
  const [ann] = diners
  const { owner } = kitchen
  const params = { restaurantId: owner.id }
  const tablet = (await makeKitchenDisplay(app, owner, { name: 'Bar' })).phone
  const followed = await follow(ann.phone, group.id)
  const set = async (isOpen: boolean | null) => {
    const { revision } = await fetchGroupState(ann.phone, group.id)
    expect((await tablet.call(openByHand, { params, body: { isOpen } })).status).toBe(204)
    const { opening } = (await followed.until(revision + 1)).group
    const display = (await tablet.call(getStations, { params })).body.opening
    expect(display).toEqual({ ...opening, isByHand: isOpen !== null })
    return opening
  }
  const { timeZone, hours } = (await owner.phone.call(getOwnRestaurant, {})).body
  expect([timeZone, hours.dayStartsAt]).toEqual(['UTC', '04:00'])
  const opened = await set(true)
  expect(opened?.isOpen).toBe(true)
  await ann.order(soup)
  expect(await set(null)).toEqual({ isOpen: false, changesAt: opensAt })
  app.advanceClock({ ms: Date.parse(opensAt) - app.now().getTime() })
  await minute()
  const closed = await set(false)
  expect(closed?.isOpen).toBe(false)
  expect(Date.parse(closed?.changesAt ?? '')).toBeGreaterThan(app.now().getTime())
  await expect(ann.order(soup)).rejects.toThrow('closed')
  const { acts } = (await owner.phone.call(getStaffActs, { params, query: { act: 'opening' } })).body
  expect(acts.map(({ staffName, details }) => [staffName, details])).toEqual([
    ['Bar', { isOpen: false }],
    ['Bar', {}],
    ['Bar', { isOpen: true }],
  ])
})

test('a pause ends by itself with the business day', async () => {
  const { app, kitchen, minute } = await house({ periods: [] })
  const { group, diners } = await seatAt(kitchen)
  await setOrdering(kitchen.owner, { isPaused: true })
  const isPaused = async () => (await fetchGroupState(diners[0].phone, group.id)).group.isOrderingPaused
  await minute()
  expect(await isPaused()).toBe(true)
  const { phone } = kitchen.owner
  const wholeDay = app.now()
  wholeDay.setUTCHours(wholeDay.getUTCHours() < 4 ? 4 : 28, 0, 0, 0)
  app.advanceClock({ ms: wholeDay.getTime() - app.now().getTime() })
  await minute()
  expect((await phone.call(getOwnRestaurant, {})).body.ordering.isPaused).toBe(false)
})

test('another time zone moves the hours', async () => {
  const { app, kitchen } = await house()
  const params = { restaurantId: kitchen.owner.id }
  const opening = async () => (await kitchen.owner.phone.call(getStations, { params })).body.opening
  const before = Date.parse((await opening())?.changesAt ?? '')
  await kitchen.owner.phone.call(changeOwnRestaurant, { body: { timeZone: 'Etc/GMT+1' } })
  expect(Date.parse((await opening())?.changesAt ?? '') - before).toBe(hourMs)
  const { group } = await seatAt({ ...kitchen, app })
  expect(Date.parse(group.opening?.changesAt ?? '') - before).toBe(hourMs)
})

test('hours are stored in order, changed field by field, and refused if they make no sense', async () => {
  const app = await startApp()
  const owner = await makeRestaurant(app)
  const initial = { dayStartsAt: '04:00', periods: [], closedDates: [], lastOrders: 0 } as const
  expect((await owner.phone.call(getOwnRestaurant, {})).body.hours).toEqual(initial)
  const [early, late] = [
    { weekday: 1, from: '11:00', to: '14:00' },
    { weekday: 1, from: '18:00', to: '02:00' },
  ] as const
  const put = (body: Hours) => owner.phone.call(changeOpeningHours, { body })
  await put({ periods: [late, early], lastOrders: 30 })
  const dates = ['2026-12-26', '2026-12-25', '2026-12-26']
  const changed = await put({ closedDates: dates, base: { closedDates: [] } })
  const expected = {
    ...initial,
    periods: [early, late],
    closedDates: dates.slice(0, 2).reverse(),
    lastOrders: 30,
  }
  expect(changed.body).toEqual(expected)
  const stale = await put({ periods: [], lastOrders: 15, base: { periods: [], lastOrders: 0 } })
  // An earlier window showed no periods, and wants none: only the last orders are disputed.
  expect(stale.problem).toMatchObject({ problem: 'changed-meanwhile', current: { lastOrders: 30 } })
  const day = (from: string, to: string, weekday: number = 1) => ({ weekday: weekday as 1, from, to })
  const refusals: [Hours, object][] = [
    [{ periods: [day('11:00', '14:00'), day('13:59', '15:00')] }, { periods: 'contradictory' }],
    [{ periods: [day('20:00', '02:00', 7), day('01:00', '03:00')] }, { periods: 'contradictory' }],
    [
      { periods: ['01', '02', '03', '04', '05'].map(n => day(`${n}:00`, `${n}:30`)) },
      { periods: 'too-long' },
    ],
    [{ periods: [day('24:00', '02:00')] }, { 'periods.0.from': 'malformed' }],
    [{ periods: [day('11:00', '12:00', 8)] }, { 'periods.0.weekday': 'not-an-option' }],
    [{ closedDates: ['2026-02-29'] }, { 'closedDates.0': 'malformed' }],
    [{ lastOrders: 181 }, { lastOrders: 'too-large' }],
    [{ dayStartsAt: '12:00' as '04:00' }, { dayStartsAt: 'not-an-option' }],
  ]
  for (const [body, fields] of refusals) expect((await put(body)).problem.fields).toEqual(fields)
  expect((await owner.phone.call(getOwnRestaurant, {})).body.hours).toEqual(expected)
})

/** A kitchen that opens in two hours, for two hours, on every day of the week unless `hours` says otherwise. */
async function house(hours?: Hours) {
  const app = await startApp()
  const kitchen = await openKitchen(app)
  const opens = new Date(Math.ceil(app.now().getTime() / hourMs) * hourMs + hourMs)
  const clock = (ahead: number) => new Date(opens.getTime() + ahead * hourMs).toISOString().slice(11, 16)
  const periods = ([1, 2, 3, 4, 5, 6, 7] as const).map(weekday => ({ weekday, from: clock(0), to: clock(2) }))
  await putHours(kitchen.owner, hours ?? { periods })
  /** Runs the minute's job. */
  const minute = () =>
    changeDueOpenings({
      database: app.database,
      clock: app.now,
      events: { announce: () => undefined },
      changeQueues: createChangeQueues(),
    })
  return { app, kitchen, opensAt: opens.toISOString(), minute }
}

async function putHours({ phone }: Owner, body: Hours): Promise<void> {
  const { status, problem } = await phone.call(changeOpeningHours, { body })
  if (status !== 200) throw new Error(`the hours were not changed: ${JSON.stringify(problem)}`)
}
