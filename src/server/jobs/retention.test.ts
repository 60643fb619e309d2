// What diners typed is searched for everywhere, after the clock was moved.

import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { createGroup, findGroupByCode, type Group } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import { hourMs } from '#domain/time.ts'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { canaries, leaveKitchenWords, makeMeal, searchDatabase } from '../../../test/app/canary.ts'
import { look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { makeCode, scan, sitDown } from '../../../test/restaurants/tables.ts'
import { inPartition } from '../db/database.ts'
import { partitionedTables, partitionOf } from '../db/partitions.ts'
import { forgetEndedGroups, removalLock } from './retention.ts'

const day = { hours: 24 }

describe('a table whose 24 hours are over', () => {
  test('is gone for every call at that instant, before anything was deleted', async () => {
    const app = await startApp()
    const { group, diners, orderId } = await makeMeal(app)
    const [{ phone, id }] = diners
    const params = { groupId: group.id, memberId: id, orderId, code: group.code }
    const bodies: Record<string, object> = {
      joinGroup: { name: 'Late' },
      changeMember: { name: 'Late' },
      removeMember: {},
      placeOrder: { groupId: group.id, memberId: id, items: [{ name: 'Soup', quantity: 1, price: 900 }] },
      changeOrder: { items: [{ name: 'Soup', quantity: 1, price: 900 }] },
      chooseBill: { tipPercentage: 20 },
      callStaff: { kind: 'water' },
      payShare: { groupId: group.id, memberId: id, amount: 1 },
    }
    const timeOfGroup = (await look(phone, group.id)).group.expiresAt
    app.pass({ ms: Date.parse(timeOfGroup) - app.now().getTime() })
    // What its restaurant may do there goes the same way (features/groups/hosting.ts), behind a session.
    const ofGroup = Object.entries(endpoints).filter(
      ([name, { path, access }]) =>
        access !== 'restaurant' &&
        access !== 'staff' &&
        (/:(groupId|orderId|code)/.test(path) || name in bodies),
    )
    expect(ofGroup.length).toBeGreaterThanOrEqual(16)
    for (const [name, { method, path }] of ofGroup) {
      const filled = path.replace(/:(\w+)/g, (_, part: keyof typeof params) => String(params[part]))
      const body = bodies[name]
      const answer = await phone.send(
        method,
        filled,
        body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      expect([name, answer.status]).toEqual([name, 404])
      expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(canaries.join('|')))
    }
  })

  test('leaves no word in any table of the database once it was forgotten', async () => {
    const app = await startApp()
    const meal = await makeMeal(app)
    const { group } = meal
    // What members must not eat stands with them, and in the first answers that are kept for a second try.
    const said = await searchDatabase(app, ['Kanarienerdnuss'])
    expect(said).toEqual(expect.arrayContaining(['public.members', 'public.answers']))
    await leaveKitchenWords(app.beside, meal)
    const found = await searchDatabase(app, [...canaries, group.code, group.id])
    for (const relation of ['orders', 'members', 'tickets', 'requests'])
      expect(found).toContain(`public.${relation}_${partitionOf(group.id)}`)
    app.pass(day)
    expect(await forgetEndedGroups(app.database, app.now())).toMatchObject({ groups: 1 })
    expect(await searchDatabase(app, [...canaries, group.code, group.id])).toEqual([])
  })

  test('is forgotten by the job itself within its minute', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    app.pass(day)
    await app.database.sql`insert into jobs.job (name) values ('retention')`
    await expect.poll(() => searchDatabase(app, [group.id]), { timeout: 10_000, interval: 250 }).toEqual([])
  })

  test('is forgotten at the start, where the service was down when it ended', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    await app.database.sql`update groups set expires_at = now()`
    await app.database.sql`update group_codes set expires_at = now()`
    await app.startAnother()
    expect(await searchDatabase(app, [...canaries, group.code])).toEqual([])
  })

  test('leaves no trace of the seating it was: the restaurant’s table stays, and its code', async () => {
    const app = await startApp()
    const { token } = await makeCode(app)
    const { group } = await sitDown(app, token, 'Kanariengast')
    expect(await searchDatabase(app, [group.id])).toContain('public.open_seatings')
    app.pass(day)
    await forgetEndedGroups(app.database, app.now())
    expect(await searchDatabase(app, ['Kanariengast', group.code, group.id])).toEqual([])
    expect((await scan(makePhone(app.url), token)).body.seating).toBeNull()
  })

  test('gives its code back', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app)
    app.pass(day)
    await forgetEndedGroups(app.database, app.now())
    expect(
      (await makePhone(app.url).call(findGroupByCode, { params: { code: group.code }, query: {} })).status,
    ).toBe(404)
    expect(await app.database.sql`select from group_codes`).toHaveLength(0)
  })
})

describe('a younger table', () => {
  test('loses nothing when an older one is forgotten, not even in the same hour', async () => {
    const app = await startApp()
    app.pass({ ms: hourMs - (app.now().getTime() % hourMs) })
    const old = await makeGroup(app)
    app.pass({ minutes: 10 })
    const { group, diners } = await makeMeal(app)
    const before = await look(diners[0].phone, group.id)
    app.pass({ ms: Date.parse(old.group.expiresAt) - app.now().getTime() })
    expect((await forgetEndedGroups(app.database, app.now())).groups).toBe(1)
    expect(await look(diners[0].phone, group.id)).toEqual(before)
  })

  test('can be written to while older ones are forgotten', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    for (let at = 0; at < 20; at += 1) await makeGroup(app, { diners: 1 })
    app.pass(day)
    const { group, diners } = await makeGroup(app)
    const forgetting = Promise.all([
      forgetEndedGroups(app.database, app.now()),
      forgetEndedGroups(app.database, app.now()),
    ])
    await Promise.all(Array.from({ length: 50 }, () => diners[0].order({ name: 'Soup', price: 900 })))
    expect((await forgetting).reduce((sum, { groups }) => sum + groups, 0)).toBe(20)
    expect((await look(diners[0].phone, group.id)).orders).toHaveLength(50)
  })
})

describe('the files', () => {
  test('of an hour are new ones once its last table has ended', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    const before = await filesOf(app, group)
    app.pass({ hours: 25 })
    const { renewed } = await forgetEndedGroups(app.database, app.now())
    expect(renewed).toEqual([partitionOf(group.id)])
    for (const [at, file] of (await filesOf(app, group)).entries()) {
      expect(file.size).toBe(0)
      expect(file.node).not.toBe(before[at]?.node)
    }
    expect(await forgetEndedGroups(app.database, app.now())).toEqual({ groups: 0, renewed: [] })
  })

  test('of every hour are new ones after days in which nothing ran', async () => {
    const app = await startApp()
    for (let hour = 0; hour < 4; hour += 1) {
      await makeMeal(app)
      app.pass({ hours: 1 })
    }
    app.pass({ hours: 75 })
    const { groups, renewed } = await forgetEndedGroups(app.database, app.now())
    expect([groups, renewed.length]).toEqual([4, 4])
    expect(await searchPages(app)).toEqual([])
  })

  test('are written anew where a younger table has moved into the hour of one that should be long gone', async () => {
    const app = await startApp()
    const { group: old } = await makeMeal(app)
    app.pass({ hours: 27 })
    const { group, diners } = await makeGroup(app)
    expect(partitionOf(group.id)).toBe(partitionOf(old.id))
    await diners[0].order({ name: 'Soup', price: 900 })
    const before = await look(diners[0].phone, group.id)
    expect(await searchPages(app)).not.toEqual([])
    await forgetEndedGroups(app.database, app.now())
    expect(await searchPages(app)).toEqual([])
    expect(await look(diners[0].phone, group.id)).toEqual(before)
  })

  test('and hold nothing of it either if somebody was reading meanwhile', async () => {
    const app = await startApp()
    await makeMeal(app)
    app.pass({ hours: 27 })
    await makeGroup(app)
    await app.beside.begin('isolation level repeatable read', async tx => {
      await tx`select 1`
      await forgetEndedGroups(app.database, app.now())
    })
    expect(await searchPages(app)).toEqual([])
  })

  test('of an hour with next to nobody left are new ones, and who is left loses nothing', async () => {
    const app = await startApp()
    app.pass({ ms: hourMs - (app.now().getTime() % hourMs) })
    const old = await makeGroup(app)
    await multiply(app, old.group, 1000)
    app.pass({ minutes: 10 })
    const { group, diners } = await makeMeal(app)
    const before = await look(diners[0].phone, group.id)
    app.pass({ ms: Date.parse(old.group.expiresAt) - app.now().getTime() })
    expect(await forgetEndedGroups(app.database, app.now())).toEqual({
      groups: 1001,
      renewed: [partitionOf(group.id)],
    })
    expect(await look(diners[0].phone, group.id)).toEqual(before)
    const { phone, id: memberId } = diners[0]
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    expect((await phone.call(placeOrder, { body: { groupId: group.id, memberId, items } })).status).toBe(201)
  })

  test.each(partitionedTables)(
    'stay while a backup reads their %s, and the rows go all the same',
    async relation => {
      const app = await startApp()
      const { group } = await makeMeal(app)
      app.pass({ hours: 25 })
      await app.beside.begin(async tx => {
        await tx`lock table ${inPartition(tx, relation, partitionOf(group.id))} in access share mode`
        expect(await forgetEndedGroups(app.database, app.now())).toEqual({ groups: 1, renewed: [] })
      })
      expect(await searchDatabase(app, [...canaries, group.code, group.id])).toEqual([])
      expect((await forgetEndedGroups(app.database, app.now())).renewed).toEqual([partitionOf(group.id)])
      expect(await searchPages(app)).toEqual([])
    },
  )
})

test('who starts while another forgets leaves that to it', async () => {
  const app = await startApp()
  await makeMeal(app)
  app.pass({ hours: 25 })
  const other = await app.beside.reserve()
  await other`select pg_advisory_lock(${removalLock})`
  expect(await forgetEndedGroups(app.database, app.now())).toEqual({ groups: 0, renewed: [] })
  expect(await searchDatabase(app, canaries)).not.toEqual([])
  await other`select pg_advisory_unlock(${removalLock})`
  other.release()
  // Either this or the minute's own work, which may have waited too.
  await forgetEndedGroups(app.database, app.now())
  await expect.poll(() => searchDatabase(app, canaries), { timeout: 10_000, interval: 250 }).toEqual([])
})

/** Makes so many more groups of its like, in its hour. */
async function multiply({ database }: TestApp, { id }: Group, count: number): Promise<void> {
  await database.sql`
    insert into groups select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
    from groups g, generate_series(1, ${count}) where g.id = ${id}`
}

test('the planner’s statistics hold no word that a diner typed', async () => {
  const app = await startApp()
  await makeMeal(app)
  const meal = await makeMeal(app)
  await leaveKitchenWords(app.beside, meal)
  const { phone } = meal.diners[0]
  for (let at = 0; at < 20; at += 1)
    await phone.call(createGroup, { body: { restaurantName: canaries[0] ?? '' } })
  await app.database.sql`analyze`
  expect(await searchDatabase(app, canaries, 'pg_catalog')).toEqual([])
})

/** The relation files of the group's hour. */
async function filesOf({ database }: TestApp, { id }: Group): Promise<{ node: string; size: number }[]> {
  return database.sql<{ node: string; size: number }[]>`
    select pg_relation_filepath(c.oid::regclass) as node, pg_relation_size(c.oid) as size from pg_class c
    where relname ~ ${`^(${partitionedTables.join('|')})_${partitionOf(id)}$`} order by relname`
}

/** The tables in whose pages, dead rows included, a canary stands. */
async function searchPages({ database }: TestApp): Promise<string[]> {
  const { sql } = database
  await sql`checkpoint`
  const tables = await sql<{ name: string; path: string }[]>`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relkind in ('r', 'i', 't') and pg_relation_size(oid) > 0 and relnamespace <> 'pg_catalog'::regnamespace`
  const found: string[] = []
  for (const { name, path } of tables) {
    const [page] = await sql<{ hex: string }[]>`select encode(pg_read_binary_file(${path}), 'hex') as hex`
    const bytes = Buffer.from(page?.hex ?? '', 'hex')
    if (canaries.some(canary => bytes.includes(canary))) found.push(name)
  }
  return found
}
