// Moves the clock past the retention time and searches everywhere for diners' input.

import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { createGroup, findGroupByCode, type Group } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import { hourMs } from '#domain/time.ts'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { canaries, makeMeal, searchDatabase, writeKitchenWords } from '../../../test/app/canary.ts'
import { fetchTable } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { joinByCode, makeTableWithCode, scan } from '../../../test/restaurants/tables.ts'
import { partitionedTables, partitionOf } from '../db/partitions.ts'
import { inPartition } from '../db/sql.ts'
import { removalLock, removeExpiredGroups } from './expire-groups.ts'

const day = { hours: 24 }

describe('an expired group', () => {
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
    const timeOfGroup = (await fetchTable(phone, group.id)).group.expiresAt
    app.advanceClock({ ms: Date.parse(timeOfGroup) - app.now().getTime() })
    // The calls of its restaurant use the same check (features/groups/hosting.ts) and need a session.
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
    const app = await startApp()
    const meal = await makeMeal(app)
    const { group } = meal
    // Allergies are in the rows of members, and in the stored responses of idempotent calls.
    const withAllergies = await searchDatabase(app, ['Kanarienerdnuss'])
    expect(withAllergies).toEqual(expect.arrayContaining(['public.members', 'public.answers']))
    await writeKitchenWords(app.directSql, meal)
    const found = await searchDatabase(app, [...canaries, group.code, group.id])
    for (const relation of ['orders', 'members', 'tickets', 'requests'])
      expect(found).toContain(`public.${relation}_${partitionOf(group.id)}`)
    app.advanceClock(day)
    expect(await removeExpiredGroups(app.database, app.now())).toMatchObject({ groups: 1 })
    expect(await searchDatabase(app, [...canaries, group.code, group.id])).toEqual([])
  })

  test('is removed by the scheduled job', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    app.advanceClock(day)
    await app.database.sql`insert into jobs.job (name) values ('retention')`
    await expect.poll(() => searchDatabase(app, [group.id]), { timeout: 10_000, interval: 250 }).toEqual([])
  })

  test('is removed at startup if it expired while the service was down', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    await app.database.sql`update groups set expires_at = now()`
    await app.database.sql`update group_codes set expires_at = now()`
    await app.startAnother()
    expect(await searchDatabase(app, [...canaries, group.code])).toEqual([])
  })

  test('leaves no trace of its seating; the restaurant’s table and its code stay', async () => {
    const app = await startApp()
    const { token } = await makeTableWithCode(app)
    const { group } = await joinByCode(app, token, 'Kanariengast')
    expect(await searchDatabase(app, [group.id])).toContain('public.open_seatings')
    app.advanceClock(day)
    await removeExpiredGroups(app.database, app.now())
    expect(await searchDatabase(app, ['Kanariengast', group.code, group.id])).toEqual([])
    expect((await scan(makePhone(app.url), token)).body.seating).toBeNull()
  })

  test('frees its code', async () => {
    const app = await startApp()
    const { group } = await makeGroup(app)
    app.advanceClock(day)
    await removeExpiredGroups(app.database, app.now())
    expect(
      (await makePhone(app.url).call(findGroupByCode, { params: { code: group.code }, query: {} })).status,
    ).toBe(404)
    expect(await app.database.sql`select from group_codes`).toHaveLength(0)
  })
})

describe('a younger group', () => {
  test('loses nothing when an older one is removed, not even in the same hour', async () => {
    const app = await startApp()
    app.advanceClock({ ms: hourMs - (app.now().getTime() % hourMs) })
    const old = await makeGroup(app)
    app.advanceClock({ minutes: 10 })
    const { group, diners } = await makeMeal(app)
    const before = await fetchTable(diners[0].phone, group.id)
    app.advanceClock({ ms: Date.parse(old.group.expiresAt) - app.now().getTime() })
    expect((await removeExpiredGroups(app.database, app.now())).groups).toBe(1)
    expect(await fetchTable(diners[0].phone, group.id)).toEqual(before)
  })

  test('can be written to while older ones are removed', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    for (let at = 0; at < 20; at += 1) await makeGroup(app, { diners: 1 })
    app.advanceClock(day)
    const { group, diners } = await makeGroup(app)
    const removing = Promise.all([
      removeExpiredGroups(app.database, app.now()),
      removeExpiredGroups(app.database, app.now()),
    ])
    await Promise.all(Array.from({ length: 50 }, () => diners[0].order({ name: 'Soup', price: 900 })))
    expect((await removing).reduce((sum, { groups }) => sum + groups, 0)).toBe(20)
    expect((await fetchTable(diners[0].phone, group.id)).orders).toHaveLength(50)
  })
})

describe('the files of a partition', () => {
  test('are new ones after its last group has expired', async () => {
    const app = await startApp()
    const { group } = await makeMeal(app)
    const before = await filesOf(app, group)
    app.advanceClock({ hours: 25 })
    const { reclaimed } = await removeExpiredGroups(app.database, app.now())
    expect(reclaimed).toEqual([partitionOf(group.id)])
    for (const [at, file] of (await filesOf(app, group)).entries()) {
      expect(file.size).toBe(0)
      expect(file.node).not.toBe(before[at]?.node)
    }
    expect(await removeExpiredGroups(app.database, app.now())).toEqual({ groups: 0, reclaimed: [] })
  })

  test('are new ones after days without a running server', async () => {
    const app = await startApp()
    for (let hour = 0; hour < 4; hour += 1) {
      await makeMeal(app)
      app.advanceClock({ hours: 1 })
    }
    app.advanceClock({ hours: 75 })
    const { groups, reclaimed } = await removeExpiredGroups(app.database, app.now())
    expect([groups, reclaimed.length]).toEqual([4, 4])
    expect(await searchPages(app)).toEqual([])
  })

  test('are rewritten if a younger group uses the partition of an overdue one', async () => {
    const app = await startApp()
    const { group: old } = await makeMeal(app)
    app.advanceClock({ hours: 27 })
    const { group, diners } = await makeGroup(app)
    expect(partitionOf(group.id)).toBe(partitionOf(old.id))
    await diners[0].order({ name: 'Soup', price: 900 })
    const before = await fetchTable(diners[0].phone, group.id)
    // A backup that reads the partition delays that.
    await app.directSql.begin(async tx => {
      await tx`lock table ${inPartition('orders', partitionOf(group.id))} in access share mode`
      expect((await removeExpiredGroups(app.database, app.now())).reclaimed).toEqual([])
    })
    expect(await searchPages(app)).not.toEqual([])
    await removeExpiredGroups(app.database, app.now())
    expect(await searchPages(app)).toEqual([])
    expect(await fetchTable(diners[0].phone, group.id)).toEqual(before)
  })

  test('contain nothing of the expired group, even with a concurrent read', async () => {
    const app = await startApp()
    await makeMeal(app)
    app.advanceClock({ hours: 27 })
    await makeGroup(app)
    await app.directSql.begin(async tx => {
      await tx`select 1`
      await removeExpiredGroups(app.database, app.now())
    }, 'isolation level repeatable read')
    expect(await searchPages(app)).toEqual([])
  })

  test('are new ones if few groups are left, and these lose nothing', async () => {
    const app = await startApp()
    app.advanceClock({ ms: hourMs - (app.now().getTime() % hourMs) })
    const old = await makeGroup(app)
    await insertCopies(app, old.group, 1000)
    app.advanceClock({ minutes: 10 })
    const { group, diners } = await makeMeal(app)
    const before = await fetchTable(diners[0].phone, group.id)
    app.advanceClock({ ms: Date.parse(old.group.expiresAt) - app.now().getTime() })
    expect(await removeExpiredGroups(app.database, app.now())).toEqual({
      groups: 1001,
      reclaimed: [partitionOf(group.id)],
    })
    expect(await fetchTable(diners[0].phone, group.id)).toEqual(before)
    const { phone, id: memberId } = diners[0]
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    expect((await phone.call(placeOrder, { body: { groupId: group.id, memberId, items } })).status).toBe(201)
  })

  test.each(partitionedTables)(
    'stay while a backup reads their %s, and the rows are deleted all the same',
    async relation => {
      const app = await startApp()
      const { group } = await makeMeal(app)
      app.advanceClock({ hours: 25 })
      await app.directSql.begin(async tx => {
        await tx`lock table ${inPartition(relation, partitionOf(group.id))} in access share mode`
        expect(await removeExpiredGroups(app.database, app.now())).toEqual({ groups: 1, reclaimed: [] })
      })
      expect(await searchDatabase(app, [...canaries, group.code, group.id])).toEqual([])
      // Reclaimed by this call or by the scheduled job.
      await removeExpiredGroups(app.database, app.now())
      expect(await searchPages(app)).toEqual([])
    },
  )
})

test('a node that starts during another node’s removal leaves it to that node', async () => {
  const app = await startApp()
  await makeMeal(app)
  app.advanceClock({ hours: 25 })
  await app.directSql.begin(async other => {
    await other`select pg_advisory_xact_lock(${removalLock})`
    expect(await removeExpiredGroups(app.database, app.now())).toEqual({ groups: 0, reclaimed: [] })
    expect(await searchDatabase(app, canaries)).not.toEqual([])
  })
  // Removed by this call or by the scheduled job, which may have waited too.
  await removeExpiredGroups(app.database, app.now())
  await expect.poll(() => searchDatabase(app, canaries), { timeout: 10_000, interval: 250 }).toEqual([])
})

/** Inserts so many copies of the group into its partition. */
async function insertCopies({ database }: TestApp, { id }: Group, count: number): Promise<void> {
  await database.sql`
    insert into groups select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
    from groups g, generate_series(1, ${count}) where g.id = ${id}`
}

test('the planner’s statistics contain no input of diners', async () => {
  const app = await startApp()
  await makeMeal(app)
  const meal = await makeMeal(app)
  await writeKitchenWords(app.directSql, meal)
  const { phone } = meal.diners[0]
  for (let at = 0; at < 20; at += 1)
    await phone.call(createGroup, { body: { restaurantName: canaries[0] ?? '' } })
  await app.database.sql`analyze`
  expect(await searchDatabase(app, canaries, 'pg_catalog')).toEqual([])
})

/** The relation files of the group's partition. */
async function filesOf({ database }: TestApp, { id }: Group): Promise<{ node: string; size: number }[]> {
  return database.sql<{ node: string; size: number }[]>`
    select pg_relation_filepath(c.oid::regclass) as node, pg_relation_size(c.oid) as size from pg_class c
    where relname ~ ${`^(${partitionedTables.join('|')})_${partitionOf(id)}$`} order by relname`
}

/** The tables whose pages, dead rows included, contain a canary. */
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
