// The staff's acts: who may do them on a display, and the trail that they leave.

import { closeSeating } from '@tablemate/contract/floor.ts'
import type { StaffRole } from '@tablemate/domain/staff/roles.ts'
import { shareApp, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { joinByCode, makeRestaurantTable } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { describe, expect, test } from 'vitest'
import { deleteOldActs } from './staff-acts.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a seating that owes money', () => {
  test('is closed by a display alone while the restaurant has no staff, and the trail names the display', async () => {
    const { close, trail } = await owingSeating(app())
    expect((await close()).status).toBe(204)
    expect(await trail()).toEqual([
      {
        ...{ act: 'close-with-due', role: 'display', staffName: 'Bar', displayName: 'Bar', tableName: '7' },
        ...{ amount: 900, currency: 'EUR' },
      },
    ])
  })

  test('is closed only while a manager is unlocked, where the restaurant has staff', async () => {
    const { close, trail, hire, unlock } = await owingSeating(app())
    const [waiter, manager] = [await hire('Wes', 'waiter'), await hire('Mia', 'manager')]
    const refused = { problem: 'pin-required', act: 'close-with-due' }
    expect((await close()).problem).toMatchObject(refused)
    await unlock(waiter, app().now())
    expect((await close()).problem).toMatchObject(refused)
    await unlock(manager, new Date(app().now().getTime() - 60_000))
    expect((await close()).problem).toMatchObject(refused)
    expect(await trail()).toEqual([])
    await unlock(manager, app().now())
    expect((await close()).status).toBe(204)
    expect(await trail()).toMatchObject([{ role: 'manager', staffName: 'Mia', displayName: 'Bar' }])
    // A repetition closes nothing.
    expect((await close()).status).toBe(204)
    expect(await trail()).toHaveLength(1)
  })

  test('is closed by the owner, as the trail says', async () => {
    const { owner, params, trail, hire } = await owingSeating(app())
    await hire('Wes', 'waiter')
    expect((await owner.phone.call(closeSeating, { params, query: {} })).status).toBe(204)
    expect(await trail()).toMatchObject([{ role: 'owner', staffName: 'Owner', displayName: null }])
  })
})

test('acts are deleted after 90 days', async () => {
  const moved = await startApp()
  const { close, trail } = await owingSeating(moved)
  await close()
  moved.advanceClock({ hours: 24 * 90 - 1 })
  await deleteOldActs(moved.database, moved.now())
  expect(await trail()).toHaveLength(1)
  moved.advanceClock({ hours: 1 })
  await deleteOldActs(moved.database, moved.now())
  expect(await trail()).toEqual([])
})

async function owingSeating(at: TestApp) {
  const { owner, token } = await makeRestaurantTable(at, { currency: 'EUR' })
  const ann = await joinByCode(at, token, 'Ann')
  await ann.order({ name: 'Soup', price: 900 })
  const { phone, screen } = await makeKitchenDisplay(at, owner, { name: 'Bar' })
  const params = { restaurantId: owner.id, groupId: ann.group.id }
  const { sql } = at.database
  return {
    ...{ owner, params },
    close: () => phone.call(closeSeating, { params, query: {} }),
    trail: () => sql`
      select act, role, staff_name as "staffName", display_name as "displayName", table_name as "tableName", amount,
        currency_code as currency
      from staff_acts where restaurant_id = ${owner.id} order by id`,
    hire: async (name: string, role: StaffRole) => {
      const [row] = await sql<{ id: number }[]>`
        insert into staff_members (restaurant_id, name, name_key, role, pin_hash, created_at)
        values (${owner.id}, ${name}, ${name}, ${role}, '', now()) returning id`
      return row?.id ?? 0
    },
    unlock: (id: number, from: Date) => sql`
      update screens set unlocked_staff_id = ${id}, unlocked_until = ${new Date(from.getTime() + 60_000)}
      where id = ${screen.id}`,
  }
}
