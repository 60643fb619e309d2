// The staff's acts: who may do them on a display, and the trail that they leave.

import { closeSeating, decideOffMenu, undoPayment } from '@tablemate/contract/floor.ts'
import { getBoard, moveTicket, setMenuItemAvailability } from '@tablemate/contract/kitchen.ts'
import { setOptionAvailability } from '@tablemate/contract/option-groups.ts'
import { pauseOrdering } from '@tablemate/contract/ordering.ts'
import { changeStaffMember, getDisplayStaff, getStaffActs, lockDisplay } from '@tablemate/contract/staff.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { takeDue } from '@tablemate/test/diners/pay.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addOptionGroups, size } from '@tablemate/test/restaurants/option-groups.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems } from '@tablemate/test/restaurants/restaurant.ts'
import { joinByCode, makeRestaurantTable } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { actsOf, addStaff, unlock } from '@tablemate/test/restaurants/staff.ts'
import { describe, expect, test } from 'vitest'
import { deleteOldActs } from './staff-acts.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

// Threat: staff-theft
describe('closing a seating that owes money', () => {
  test('is possible on a display alone while the restaurant has no staff, and the trail names the display', async () => {
    const { owner, close, groupId } = await atTable()
    expect((await close()).status).toBe(204)
    expect(await actsOf(owner)).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.any(String), act: 'close-with-due' },
        ...{ role: 'display', staffName: 'Bar', displayName: 'Bar', groupId, tableName: '7' },
        ...{ amount: 900, currency: 'EUR', reason: null, details: {} },
      },
    ])
  })

  test('takes a manager’s PIN where the restaurant has staff, for a minute after the last act', async () => {
    const moved = await startApp()
    const { owner, display, close, trail } = await atTable(moved)
    const [wes, mia] = [await addStaff(owner, 'Wes', 'waiter'), await addStaff(owner, 'Mia', 'manager')]
    const isRefused = async () =>
      expect((await close()).problem).toMatchObject({ problem: 'pin-required', act: 'close-with-due' })
    await isRefused()
    await unlock(display, wes)
    await isRefused()
    await unlock(display, mia)
    moved.advanceClock({ minutes: 1 })
    await isRefused()
    await unlock(display, mia)
    await display.call(lockDisplay, {})
    await isRefused()
    await unlock(display, mia)
    const params = { restaurantId: owner.id, staffId: mia.id }
    await owner.phone.call(changeStaffMember, { params, body: { isBlocked: true } })
    await isRefused()
    await owner.phone.call(changeStaffMember, { params, body: { isBlocked: false } })
    await isRefused()
    expect(await trail()).toEqual([])

    await unlock(display, mia)
    moved.advanceClock({ minutes: 0.5 })
    await pause(owner, display, true)
    expect((await close()).status).toBe(204)
    const unlocked = async () => (await display.call(getDisplayStaff, {})).body.unlocked
    moved.advanceClock({ minutes: 0.5 })
    expect(await unlocked()).toMatchObject({ name: 'Mia' })
    // What takes no PIN keeps no display unlocked.
    await pause(owner, display, true)
    moved.advanceClock({ minutes: 0.5 })
    expect(await unlocked()).toBeNull()
    expect(await trail()).toMatchObject([
      { role: 'manager', staffName: 'Mia', displayName: 'Bar' },
      { act: 'pause' },
    ])
    // A repetition closes nothing.
    expect((await close()).status).toBe(204)
    expect(await trail()).toHaveLength(2)
  })

  test('needs no PIN of the owner, whom the trail names, nor anybody’s once all is paid', async () => {
    const { owner, close, params, trail, seat } = await atTable()
    await addStaff(owner, 'Wes', 'waiter')
    expect((await owner.phone.call(closeSeating, { params, query: {} })).status).toBe(204)
    expect(await trail()).toMatchObject([{ role: 'owner', staffName: 'Owner', displayName: null }])
    const paid = await seat()
    await takeDue(owner, paid.group)
    expect((await close(paid.group.id)).status).toBe(204)
    expect(await trail()).toHaveLength(1)
  })
})

test('another price of an off-menu dish takes a waiter’s PIN, the guest’s own price none', async () => {
  const { owner, display, ann, trail, params } = await atTable()
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  await setOrdering(owner, { mode: 'at-once' })
  const [cook, wes] = [await addStaff(owner, 'Cleo', 'kitchen'), await addStaff(owner, 'Wes', 'waiter')]
  const approve = async (newPrice?: number) => {
    const { body } = await display.call(getBoard, { params: { restaurantId: owner.id } })
    const [line] = body.offMenu
    if (!line) throw new Error('no dish waits')
    const { orderId, groupId, item, name, quantity, price } = line
    return display.call(decideOffMenu, {
      params: { restaurantId: owner.id, orderId },
      body: { groupId, item, name, quantity, price, decision: 'approve', ...(newPrice && { newPrice }) },
    })
  }
  await ann.order({ name: 'Lobster', price: 1, quantity: 2 })
  expect((await approve(4500)).problem).toMatchObject({ problem: 'pin-required', act: 'off-menu-price' })
  await unlock(display, cook)
  expect((await approve(4500)).problem.problem).toBe('pin-required')
  await unlock(display, wes)
  expect((await approve(4500)).status).toBe(204)
  await display.call(lockDisplay, {})
  await ann.order({ name: 'Lobster', price: 2 })
  expect((await approve()).status).toBe(204)
  const acts = await trail()
  expect(acts).toMatchObject([
    {
      ...{ act: 'off-menu-price', role: 'waiter', staffName: 'Wes', tableName: '7', groupId: params.groupId },
      ...{ amount: 4500, currency: 'EUR', details: { quantity: 2, priceBefore: 1 } },
    },
  ])
  // A diner typed the dish.
  expect(JSON.stringify(acts)).not.toContain('Lobster')
})

test('sold out, pause and undone payments take no PIN and are in the trail, with their reversal', async () => {
  const { owner, display, ann, trail } = await atTable()
  await setOrdering(owner, { mode: 'at-once' })
  const [soup] = await addMenuItems(owner, { name: 'Soup', price: 900 }, { name: 'Tea', price: 300 })
  const [sizes] = await addOptionGroups(owner, [], size)
  const option = sizes.options[0]
  await addStaff(owner, 'Wes', 'waiter')
  const restaurantId = owner.id
  for (const isSoldOut of [true, true, false]) {
    const body = { isSoldOut }
    await display.call(setMenuItemAvailability, { params: { restaurantId, itemId: soup.id }, body })
    await display.call(setOptionAvailability, { params: { restaurantId, optionId: option?.id ?? 0 }, body })
    await pause(owner, display, isSoldOut)
  }
  const soldOut = (menuItem: string) => ({
    act: 'sold-out',
    role: 'display',
    staffName: 'Bar',
    details: { menuItem },
  })
  const again = (act: object & { details: object }) => ({
    ...act,
    details: { ...act.details, isReversed: true },
  })
  const paused = { act: 'pause', details: {} }
  expect(await trail()).toMatchObject(
    [
      ...[soldOut('Soup'), soldOut(option?.name ?? ''), paused],
      ...[again(soldOut('Soup')), again(soldOut(option?.name ?? '')), again(paused)],
    ].reverse(),
  )

  const { id: orderId } = await ann.order({ name: 'Tea', price: 300 })
  const refusal = { from: 'new', to: 'refused', reason: 'sold-out' } as const
  const params = { restaurantId, orderId }
  expect((await display.call(moveTicket, { params, body: refusal })).status).toBe(200)
  const undone = { ...refusal, from: refusal.to, to: refusal.from }
  expect((await display.call(moveTicket, { params, body: undone })).status).toBe(200)
  expect((await trail()).slice(0, 2)).toMatchObject([again(soldOut('Tea')), soldOut('Tea')])

  const [payment] = (await takeDue(owner, ann.group)).body
  if (!payment) throw new Error('nothing was paid')
  const { status } = await display.call(undoPayment, {
    params: { restaurantId, paymentId: payment.id },
    body: { groupId: ann.group.id },
  })
  expect(status).toBe(204)
  expect((await trail())[0]).toMatchObject({
    act: 'undo-payment',
    staffName: 'Bar',
    amount: payment.amount,
    tableName: '7',
  })
})

test('the trail is sent in pages, newest first, by act, to its own restaurant', async () => {
  const { owner, display } = await atTable()
  await app().database.sql`
    insert into staff_acts (restaurant_id, at, act, role, staff_name, details)
    select ${owner.id}, now(), case when n % 2 = 0 then 'pause' else 'refund' end, 'owner', 'Owner', '{}'
    from generate_series(1, 500) n`
  await pause(owner, display, true)
  const page = async (query: { before?: number; act?: 'pause' }) =>
    (await owner.phone.call(getStaffActs, { params: { restaurantId: owner.id }, query })).body
  const ids: number[] = []
  for (let before: number | undefined, more = true; more; ) {
    const { acts, hasMore } = await page({ ...(before && { before }) })
    ids.push(...acts.map(({ id }) => id))
    before = ids.at(-1)
    more = hasMore
  }
  expect(ids).toHaveLength(501)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  const paused = await page({ act: 'pause' })
  expect([paused.acts.length, paused.hasMore]).toEqual([200, true])
  expect(new Set(paused.acts.map(({ act }) => act))).toEqual(new Set(['pause']))
})

test('acts are deleted after 90 days', async () => {
  const moved = await startApp()
  const { close, trail } = await atTable(moved)
  await close()
  const left = () => moved.database.sql`select from staff_acts`
  expect(await trail()).toHaveLength(1)
  moved.advanceClock({ hours: 24 * 90 - 1 })
  await deleteOldActs(moved.database, moved.now())
  expect(await left()).toHaveLength(1)
  moved.advanceClock({ hours: 1 })
  await deleteOldActs(moved.database, moved.now())
  expect(await left()).toEqual([])
})

function pause({ id: restaurantId }: { readonly id: number }, display: Display, isPaused: boolean) {
  return display.call(pauseOrdering, { params: { restaurantId }, body: { isPaused } })
}

type Display = Awaited<ReturnType<typeof makeKitchenDisplay>>['phone']

/** Ann sits at table 7, has ordered soup for 900 and owes it; a tablet of the floor is called "Bar". */
async function atTable(at: TestApp = app()) {
  const { owner, token } = await makeRestaurantTable(at, { currency: 'EUR' })
  const seat = async () => {
    const diner = await joinByCode(at, token, 'Ann')
    await diner.order({ name: 'Soup', price: 900 })
    return diner
  }
  const ann = await seat()
  const groupId = ann.group.id
  const { phone: display } = await makeKitchenDisplay(at, owner, { name: 'Bar' })
  const params = { restaurantId: owner.id, groupId }
  return {
    ...{ owner, ann, seat, display, groupId, params },
    close: (of = groupId) => display.call(closeSeating, { params: { ...params, groupId: of }, query: {} }),
    /** Without the owner's changes of the staff. */
    trail: async () => (await actsOf(owner)).filter(({ act }) => act !== 'staff-changed'),
  }
}
