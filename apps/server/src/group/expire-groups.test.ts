// Removes groups as of a time past their retention, and searches everywhere for diners' input.

import { endpoints } from '@tablemate/contract/all.ts'
import { isForRestaurants } from '@tablemate/contract/endpoint.ts'
import { closeSeating, decideOffMenu } from '@tablemate/contract/floor.ts'
import { createGroup, findGroupByCode } from '@tablemate/contract/groups.ts'
import { moveTicket } from '@tablemate/contract/kitchen.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { canaries, makeMeal, searchDatabase, writeKitchenWords } from '@tablemate/test/app/canary.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems } from '@tablemate/test/restaurants/restaurant.ts'
import { joinByCode, makeRestaurantTable, scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { actsOf } from '@tablemate/test/restaurants/staff.ts'
import { describe, expect, test } from 'vitest'
import { partitionOf } from '../db/partitions.ts'
import { removeExpiredGroups } from './expire-groups.ts'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

/** Removes what expires within a day. The app's own job does not interfere, as its clock is not moved. */
const removeADayLater = () =>
  removeExpiredGroups(app().database, new Date(app().now().getTime() + 24 * hourMs))

describe('an expired group', () => {
  // Threat: expired-data
  test('gets 404 from every call at that instant, before its rows are deleted', async () => {
    const app = await startApp()
    const { group, diners, orderId } = await makeMeal(app)
    const [{ phone, id }] = diners
    const params = { groupId: group.id, memberId: id, orderId, cardPaymentId: 1, code: group.code }
    const bodies: Record<string, object> = {
      joinGroup: { name: 'Late' },
      changeMember: { name: 'Late' },
      removeMember: {},
      placeOrder: { groupId: group.id, memberId: id, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
      changeOrder: { items: [{ name: 'Soup', quantity: 1, price: 900 }] },
      chooseBill: { tipPercentage: 20 },
      callStaff: { kind: 'water' },
      payShare: { groupId: group.id, memberId: id, amount: 1 },
      payForSeveral: { groupId: group.id, memberIds: [id], amount: 1 },
      shareItem: { item: 0, name: 'Soup', sharedBy: 'all' },
      startCardPayment: { groupId: group.id, memberIds: [id], amount: 1 },
      returnFromCardPayment: { groupId: group.id, isCancelled: false },
    }
    const timeOfGroup = (await fetchGroupState(phone, group.id)).group.expiresAt
    app.advanceClock({ ms: Date.parse(timeOfGroup) - app.now().getTime() })
    // The calls of its restaurant use the same check (features/groups/hosting.ts) and need a session.
    const ofGroup = Object.entries(endpoints).filter(
      ([name, { path, access }]) =>
        !isForRestaurants(access) && (/:(groupId|orderId|code)/.test(path) || name in bodies),
    )
    expect(ofGroup.length).toBeGreaterThanOrEqual(16)
    for (const [name, { method, path }] of ofGroup) {
      const filled = path.replace(/:(\w+)/g, (_, part: keyof typeof params) => String(params[part]))
      const body = bodies[name]
      const reply = await phone.send(
        method,
        filled,
        body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      expect([name, reply.status]).toEqual([name, 404])
      expect(JSON.stringify(reply.body)).not.toMatch(new RegExp(canaries.join('|')))
    }
  })

  test('leaves no input in any database table after its removal', async () => {
    const meal = await makeMeal(app())
    const { group } = meal
    // Allergies are in the rows of members, and in the stored responses of idempotent calls.
    const withAllergies = await searchDatabase(app(), ['Kanarienerdnuss'])
    expect(withAllergies).toEqual(expect.arrayContaining(['public.members', 'public.answers']))
    await writeKitchenWords(app().directSql, meal)
    const found = await searchDatabase(app(), [...canaries, group.code, group.id])
    for (const relation of ['orders', 'members', 'tickets', 'requests'])
      expect(found).toContain(`public.${relation}_${partitionOf(group.id)}`)
    expect(await removeADayLater()).toMatchObject({ groups: 1 })
    expect(await searchDatabase(app(), [...canaries, group.code, group.id])).toEqual([])
  })

  test('leaves the staff’s acts, without a word of a diner', async () => {
    const { owner, token } = await makeRestaurantTable(app())
    await addMenuItems(owner, { name: 'Tea', price: 300 })
    await setOrdering(owner, { mode: 'at-once' })
    const ann = await joinByCode(app(), token, 'Kanarienanna')
    const { id: groupId } = ann.group
    const { id: orderId } = await ann.order({ name: 'Kanariensuppe', price: 1 })
    const { status: decided } = await owner.phone.call(decideOffMenu, {
      params: { restaurantId: owner.id, orderId },
      body: {
        ...{ groupId, item: 0, name: 'Kanariensuppe', quantity: 1, price: 1 },
        ...{ decision: 'approve', newPrice: 900 },
      },
    })
    const tea = await ann.order({ name: 'Tea', price: 300, modifications: 'ohne Kanariensalz' })
    const { status: refused } = await owner.phone.call(moveTicket, {
      params: { restaurantId: owner.id, orderId: tea.id },
      body: { from: 'new', to: 'refused', reason: 'sold-out', message: 'Kanarienausrede' },
    })
    const params = { restaurantId: owner.id, groupId }
    const { status: closed } = await owner.phone.call(closeSeating, { params, query: {} })
    expect([decided, refused, closed]).toEqual([204, 200, 204])
    expect((await actsOf(owner)).map(({ act }) => act)).toEqual([
      'close-with-due',
      'sold-out',
      'off-menu-price',
    ])
    await removeADayLater()
    expect(await searchDatabase(app(), [groupId])).toContain('public.staff_acts')
    expect(await searchDatabase(app(), ['Kanarien'])).toEqual([])
  })

  test('is removed by the scheduled job', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    app.advanceClock({ hours: 24 })
    await app.database.sql`insert into jobs.job (name) values ('retention')`
    await expect.poll(() => searchDatabase(app, [group.id])).toEqual([])
  })

  test('is removed at startup if it expired while the service was down', async () => {
    const { group } = await makeMeal(app())
    await app().database.sql`update groups set expires_at = now()`
    await app().database.sql`update group_codes set expires_at = now()`
    await app().startAnother()
    expect(await searchDatabase(app(), [...canaries, group.code])).toEqual([])
  })

  test('leaves no trace of its seating; the restaurant’s table and its code stay', async () => {
    const { token } = await makeRestaurantTable(app())
    const { group } = await joinByCode(app(), token, 'Kanariengast')
    expect(await searchDatabase(app(), [group.id])).toContain('public.open_seatings')
    await removeADayLater()
    expect(await searchDatabase(app(), ['Kanariengast', group.code, group.id])).toEqual([])
    expect((await scan(makePhone(app().url), token)).body.seating).toBeNull()
  })

  test('frees its code', async () => {
    const { group } = await makeGroup(app())
    await removeADayLater()
    expect(
      (await makePhone(app().url).call(findGroupByCode, { params: { code: group.code }, query: {} })).status,
    ).toBe(404)
    expect(await app().database.sql`select from group_codes where group_id = ${group.id}`).toHaveLength(0)
  })
})

describe('a younger group', () => {
  test('loses nothing when an older one is removed, not even in the same hour', async () => {
    app().advanceClock({ ms: hourMs - (app().now().getTime() % hourMs) })
    const old = await makeMeal(app())
    await writeKitchenWords(app().directSql, old)
    app().advanceClock({ minutes: 10 })
    const { group, diners } = await makeMeal(app())
    const before = await fetchGroupState(diners[0].phone, group.id)
    expect((await removeExpiredGroups(app().database, new Date(old.group.expiresAt))).groups).toBe(1)
    expect(await fetchGroupState(diners[0].phone, group.id)).toEqual(before)
    // With the younger group in the partition its files stay, and each row of the older one is deleted.
    expect(await searchDatabase(app(), [old.group.code, old.group.id])).toEqual([])
  })

  test('can be written to while older ones are removed', async () => {
    await removeADayLater()
    for (let at = 0; at < 5; at += 1) await makeGroup(app(), { diners: 1 })
    const time = new Date(app().now().getTime() + 24 * hourMs)
    app().advanceClock({ hours: 1 })
    const { group, diners } = await makeGroup(app())
    const removing = Promise.all([1, 2].map(() => removeExpiredGroups(app().database, time)))
    await Promise.all(Array.from({ length: 20 }, () => diners[0].order({ name: 'Soup', price: 900 })))
    expect((await removing).reduce((sum, { groups }) => sum + groups, 0)).toBe(5)
    expect((await fetchGroupState(diners[0].phone, group.id)).orders).toHaveLength(20)
  })
})

test('the planner’s statistics contain no input of diners', async () => {
  await makeMeal(app())
  const meal = await makeMeal(app())
  await writeKitchenWords(app().directSql, meal)
  const { phone } = meal.diners[0]
  for (let at = 0; at < 20; at += 1)
    await phone.call(createGroup, { body: { restaurantName: canaries[0] ?? '' } })
  await app().database.sql`analyze`
  expect(await searchDatabase(app(), canaries, 'pg_catalog')).toEqual([])
})
