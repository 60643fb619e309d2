// The owner's list of the staff, and the PINs with which they unlock displays.

import { getOwnKitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import {
  addStaffMember,
  changeStaffMember,
  getDisplayStaff,
  getStaff,
  getStaffActs,
  lockDisplay,
  removeStaffMember,
} from '@tablemate/contract/staff.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { actsOf, addStaff, unlock } from '@tablemate/test/restaurants/staff.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const listed = async ({ id, phone }: Owner) =>
  (await phone.call(getStaff, { params: { restaurantId: id } })).body
const change = (owner: Owner, staffId: number, body: Parameters<typeof bodyOf>[0]) =>
  owner.phone.call(changeStaffMember, { params: { restaurantId: owner.id, staffId }, body: bodyOf(body) })
const bodyOf = (body: { name?: string; role?: 'manager' | 'waiter'; pin?: string; isBlocked?: boolean }) =>
  body

describe('the staff', () => {
  test('are listed by name without their PINs, which are stored as argon2id, and every change is in the trail', async () => {
    const owner = await makeRestaurant(app())
    const [wes, mia] = [
      await addStaff(owner, 'Wes', 'waiter', '4711'),
      await addStaff(owner, 'Mia', 'manager'),
    ]
    expect((await listed(owner)).map(({ name, role }) => [name, role])).toEqual([
      ['Mia', 'manager'],
      ['Wes', 'waiter'],
    ])
    const [stored] = await app().database.sql`select pin_hash from staff_members where id = ${wes.id}`
    expect(stored?.pin_hash).toMatch(/^\$argon2id\$/)
    expect(
      (await change(owner, wes.id, { name: 'Wesley', role: 'manager', pin: '12345678' })).body,
    ).toMatchObject({
      ...{ name: 'Wesley', role: 'manager', isBlocked: false },
    })
    expect((await change(owner, wes.id, { isBlocked: true })).body.isBlocked).toBe(true)
    expect((await change(owner, wes.id, { isBlocked: true, name: 'Wesley' })).status).toBe(200)
    const params = { restaurantId: owner.id, staffId: mia.id }
    expect((await owner.phone.call(removeStaffMember, { params })).status).toBe(204)
    expect((await listed(owner)).map(({ name }) => name)).toEqual(['Wesley'])
    const changes = (await actsOf(owner)).map(({ details: { staffMember, changes } }) => [
      staffMember,
      changes,
    ])
    expect(changes).toEqual([
      ['Mia', ['removed']],
      ['Wesley', ['blocked']],
      ['Wesley', ['renamed', 'role', 'pin']],
      ['Mia', ['added']],
      ['Wes', ['added']],
    ])
    expect(JSON.stringify([await actsOf(owner), await listed(owner)])).not.toMatch(/4711|12345678|argon/)
  })

  test('are added once by a repeated call, and no two have one name', async () => {
    const owner = await makeRestaurant(app())
    const body = { name: 'Wes', role: 'waiter', pin: '4711' } as const
    const add = (name: string, key?: string) =>
      owner.phone.call(addStaffMember, {
        params: { restaurantId: owner.id },
        body: { ...body, name },
        ...(key && { key }),
      })
    const [first, again] = [await add('Wes', 'one'), await add('Wes', 'one')]
    expect(again.body).toEqual(first.body)
    expect((await add(' wes ')).problem).toMatchObject({
      problem: 'staff-name-taken',
      fields: { name: 'taken' },
    })
    const mia = await addStaff(owner, 'Mia', 'manager')
    expect((await change(owner, mia.id, { name: 'WES' })).problem.problem).toBe('staff-name-taken')
    expect((await change(owner, mia.id, { name: 'MIA' })).status).toBe(200)
  })

  test.each([
    ['123', 'too-short'],
    ['123456789', 'too-long'],
    ['12e4', 'malformed'],
  ])('have no PIN like %s', async (pin, fault) => {
    const owner = await makeRestaurant(app())
    const { problem } = await owner.phone.call(addStaffMember, {
      params: { restaurantId: owner.id },
      body: { name: 'Wes', role: 'waiter', pin },
    })
    expect(problem.fields).toEqual({ pin: fault })
  })

  test('are at most a hundred', async () => {
    const owner = await makeRestaurant(app())
    await app().database.sql`
      insert into staff_members (restaurant_id, name, name_key, role, pin_hash, created_at)
      select ${owner.id}, n, n, 'waiter', '', now() from generate_series(1, ${limits.staffPerRestaurant}) n`
    await expect(addStaff(owner, 'Wes', 'waiter')).rejects.toThrow('too-many-staff')
  })

  test('of another restaurant neither exist nor unlock a display', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const wes = await addStaff(owner, 'Wes', 'waiter')
    const { phone } = await makeKitchenDisplay(app(), other)
    expect((await unlock(phone, wes)).problem.problem).toBe('wrong-pin')
    expect((await change(other, wes.id, { name: 'Eve' })).problem.problem).toBe('staff-member-not-found')
    expect((await phone.call(getDisplayStaff, {})).body).toEqual({ people: [], unlocked: null })
  })
})

// Threat: display-pin
describe('a PIN', () => {
  test('unlocks a display for a person who is not blocked, until it is locked or gets another PIN', async () => {
    const owner = await makeRestaurant(app())
    const [wes, mia] = [
      await addStaff(owner, 'Wes', 'waiter'),
      await addStaff(owner, 'Mia', 'manager', '0007'),
    ]
    const { phone } = await makeKitchenDisplay(app(), owner, { kind: 'waiter' })
    const state = async () => (await phone.call(getDisplayStaff, {})).body
    expect(await state()).toEqual({
      people: [
        { id: mia.id, name: 'Mia', role: 'manager' },
        { id: wes.id, name: 'Wes', role: 'waiter' },
      ],
      unlocked: null,
    })
    expect((await unlock(phone, { ...mia, pin: wes.pin })).problem.problem).toBe('wrong-pin')
    const { status, body } = await unlock(phone, mia)
    expect([status, body]).toEqual([200, { id: mia.id, name: 'Mia', role: 'manager', secondsLeft: 60 }])
    expect((await state()).unlocked).toMatchObject({ id: mia.id, secondsLeft: expect.any(Number) })
    await phone.call(lockDisplay, {})
    expect((await state()).unlocked).toBeNull()

    await unlock(phone, mia)
    await change(owner, mia.id, { pin: '8888' })
    expect((await state()).unlocked).toBeNull()
    expect((await unlock(phone, mia)).problem.problem).toBe('wrong-pin')
    await unlock(phone, { ...mia, pin: '8888' })
    await change(owner, mia.id, { isBlocked: true })
    expect((await unlock(phone, { ...mia, pin: '8888' })).problem.problem).toBe('wrong-pin')
    expect(await state()).toEqual({ people: [{ id: wes.id, name: 'Wes', role: 'waiter' }], unlocked: null })
    // The owner's session is not a display.
    expect((await unlock(owner.phone, wes)).problem.problem).toBe('screen-not-found')
  })

  test('is guessed five times per display and person: others, other displays and the owner are not locked out', async () => {
    const limited = await startApp()
    const owner = await makeRestaurant(limited)
    const [wes, mia] = [
      await addStaff(owner, 'Wes', 'waiter'),
      await addStaff(owner, 'Mia', 'manager', '0815'),
    ]
    const { phone } = await makeKitchenDisplay(limited, owner)
    const other = await makeKitchenDisplay(limited, owner)
    // A right PIN of one person does not give guesses for another's.
    for (const pin of ['0001', '0002', '0003', '0004', '0005']) {
      expect((await unlock(phone, { ...mia, pin })).problem.problem).toBe('wrong-pin')
      expect((await unlock(phone, wes)).status).toBe(200)
    }
    const late = await unlock(phone, mia)
    expect(late.problem.problem).toBe('too-many-requests')
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await unlock(other.phone, mia)).status).toBe(200)
    expect((await phone.call(getOwnKitchenDisplay, {})).status).toBe(200)
    const params = { restaurantId: owner.id }
    expect((await owner.phone.call(getStaffActs, { params, query: {} })).status).toBe(200)
  })
})
