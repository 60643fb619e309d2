// The statistics of a restaurant: counts that outlive its groups.

import { cancelOrder } from '@tablemate/contract/orders.ts'
import { getStatistics, type Statistics } from '@tablemate/contract/statistics.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { removeExpiredGroups } from '../../group/expire-groups.ts'
import { deleteOldDays } from '../../group/restaurant-days.ts'

const soup = { name: 'Soup', price: 900 }

describe('a restaurant', () => {
  test('sees its menu’s size, its live tables and its orders of today, without cancelled ones', async () => {
    const app = await startAt('2026-03-10T12:00:00Z')
    const owner = await makeRestaurant(app)
    const none = { menuItems: 0, activeGroups: 0, todaysOrders: 0 }
    expect(await seenBy(owner)).toMatchObject(none)
    await addMenuItems(owner, soup, { name: 'Bread', price: 300 })
    await dine(app, owner, 3)
    const { diners } = await makeGroup(app, { restaurantId: owner.id })
    const order = await diners[0].order(soup)
    await diners[0].phone.call(cancelOrder, { params: { orderId: order.id } })
    const here = await seenBy(owner)
    expect(here).toMatchObject({ menuItems: 2, activeGroups: 2, todaysOrders: 3 })
    expect(here.days.map(({ day }) => day)).toEqual(lastDays('2026-03-10'))
    expect(here.days.at(-1)).toEqual({ day: '2026-03-10', groups: 2, orders: 3 })
    expect(sum(here)).toEqual({ groups: 2, orders: 3 })
    expect(await seenBy(await makeRestaurant(app))).toMatchObject(none)
  })

  test('sees deleted tables in its week, whether their partition was truncated or rewritten', async () => {
    const app = await startAt('2026-03-10T12:10:00Z')
    const owner = await makeRestaurant(app)
    await dine(app, owner, 2)
    app.advanceClock({ minutes: 40 })
    await dine(app, owner, 3)
    app.advanceClock({ hours: 23, minutes: 30 })
    const before = await seenBy(owner)
    expect(before).toMatchObject({ activeGroups: 1, todaysOrders: 0 })
    // The first table has expired, and the second is live in the same partition.
    expect((await removeExpiredGroups(app.database, app.now())).groups).toBe(1)
    expect(await seenBy(owner)).toEqual(before)
    app.advanceClock({ hours: 1 })
    expect((await removeExpiredGroups(app.database, app.now())).reclaimed).toHaveLength(1)
    expect(await seenBy(owner)).toEqual({ ...before, activeGroups: 0 })
    expect(before.days.at(-2)).toEqual({ day: '2026-03-10', groups: 2, orders: 5 })
    app.advanceClock({ hours: 24 * 6 })
    expect(sum(await seenBy(owner))).toEqual({ groups: 0, orders: 0 })
  })

  test('has days that begin at its own midnight, also for deleted tables', async () => {
    const app = await startAt('2026-03-10T14:30:00Z')
    const [tokyo, york] = [
      await makeRestaurant(app, { timeZone: 'Asia/Tokyo' }),
      await makeRestaurant(app, { timeZone: 'America/New_York' }),
    ]
    for (const owner of [tokyo, york]) await dine(app, owner, 1)
    app.advanceClock({ hours: 1 })
    const { diners } = await makeGroup(app, { restaurantId: tokyo.id })
    await diners[0].order(soup)
    // 00:30 on the 11th in Tokyo, 11:30 on the 10th in New York.
    const check = async () => {
      expect((await seenBy(tokyo)).days.slice(-2)).toEqual([
        { day: '2026-03-10', groups: 1, orders: 1 },
        { day: '2026-03-11', groups: 1, orders: 1 },
      ])
      expect((await seenBy(york)).days.at(-1)).toMatchObject({ day: '2026-03-10', groups: 1, orders: 1 })
    }
    await check()
    await app.database.sql`update groups set expires_at = ${app.now()}`
    await removeExpiredGroups(app.database, app.now())
    await check()
  })
})

test('a deletion that fails half-way loses no count and counts nothing twice', async () => {
  const app = await startAt('2026-03-10T12:10:00Z')
  const owner = await makeRestaurant(app)
  await dine(app, owner, 2)
  app.advanceClock({ minutes: 40 })
  await dine(app, owner, 1)
  app.advanceClock({ hours: 23, minutes: 30 })
  const before = await seenBy(owner)
  const { sql } = app.database
  await sql`create function fail() returns trigger language plpgsql as 'begin raise ''no''; end'`
  await sql`create trigger fails before delete on members for each row execute function fail()`
  await expect(removeExpiredGroups(app.database, app.now())).rejects.toThrow('no')
  expect(await seenBy(owner)).toEqual(before)
  await sql`drop trigger fails on members`
  expect((await removeExpiredGroups(app.database, app.now())).groups).toBe(1)
  expect(await seenBy(owner)).toEqual(before)
})

describe('the counters of a deleted table', () => {
  const app = shareAppInFile()

  test('count it once, however many deletions run at once', async () => {
    const owner = await makeRestaurant(app())
    for (let at = 0; at < 12; at += 1) await dine(app(), owner, 1)
    await app().database.sql`update groups set expires_at = ${app().now()}`
    await Promise.all(Array.from({ length: 4 }, () => removeExpiredGroups(app().database, app().now())))
    expect(await app().database.sql`select from groups`).toHaveLength(0)
    expect(sum(await seenBy(owner))).toEqual({ groups: 12, orders: 12 })
  })

  test('are deleted with the restaurant, and the table is deleted like any other', async () => {
    const owner = await makeRestaurant(app())
    const { sql } = app().database
    await dine(app(), owner, 1)
    await sql`update groups set expires_at = ${app().now()}`
    await removeExpiredGroups(app().database, app().now())
    await dine(app(), owner, 1)
    await sql`update groups set expires_at = ${app().now()}`
    await sql`delete from restaurants where id = ${owner.id}`
    await removeExpiredGroups(app().database, app().now())
    expect(await sql`select from groups`).toHaveLength(0)
    expect(await sql`select from restaurant_days where restaurant_id = ${owner.id}`).toHaveLength(0)
  })

  test('are kept for 400 days', async () => {
    const { id } = await makeRestaurant(app())
    const { sql } = app().database
    await sql`insert into restaurant_days select ${id}, '2026-03-10'::date - ago, 1, 1 from unnest(array[400, 401]) as ago`
    await deleteOldDays(app().database, new Date('2026-03-10T12:00:00Z'))
    expect(await sql`select day::text from restaurant_days where restaurant_id = ${id}`).toEqual([
      { day: '2025-02-03' },
    ])
  })

  test('use UTC if the database does not know the restaurant’s time zone', async () => {
    const owner = await makeRestaurant(app())
    const { sql } = app().database
    await sql`update restaurants set time_zone = 'Europe/Atlantis' where id = ${owner.id}`
    await dine(app(), owner, 1)
    await sql`update groups set expires_at = ${app().now()}`
    await removeExpiredGroups(app().database, app().now())
    expect(sum(await seenBy(owner))).toEqual({ groups: 1, orders: 1 })
  })
})

async function startAt(instant: string): Promise<TestApp> {
  const app = await startApp()
  app.advanceClock({ ms: Date.parse(instant) - app.now().getTime() })
  return app
}

/** Makes a table of the restaurant with this number of orders. */
async function dine(app: TestApp, { id }: Owner, orders: number): Promise<void> {
  const { diners } = await makeGroup(app, { diners: 1, restaurantId: id })
  for (let at = 0; at < orders; at += 1) await diners[0].order(soup)
}

async function seenBy({ id, phone }: Owner): Promise<Statistics> {
  const { status, body } = await phone.call(getStatistics, { params: { restaurantId: id } })
  expect(status).toBe(200)
  return body
}

function sum({ days }: Statistics) {
  const add = (what: 'groups' | 'orders') => days.reduce((total, day) => total + day[what], 0)
  return { groups: add('groups'), orders: add('orders') }
}

/** The week that ends on this day. */
function lastDays(last: string): string[] {
  const at = Date.parse(last)
  return [6, 5, 4, 3, 2, 1, 0].map(ago => new Date(at - ago * 86_400_000).toISOString().slice(0, 10))
}
