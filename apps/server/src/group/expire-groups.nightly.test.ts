// The files of hour partitions after their groups have expired. The clock moves over more hours than the gate has partitions.

import type { Group } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { canaries, makeMeal, searchDatabase } from '@tablemate/test/app/canary.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { describe, expect, test } from 'vitest'
import { partitionCount, partitionedTables, partitionOf } from '../db/partitions.ts'
import { inPartition } from '../db/sql.ts'
import { removalLock, removeExpiredGroups } from './expire-groups.ts'

describe('the files of a partition', () => {
  test('are new ones after its last group has expired', async () => {
    const app = await startWithoutJobs()
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
    const app = await startWithoutJobs()
    for (let hour = 0; hour < 4; hour += 1) {
      await makeMeal(app)
      app.advanceClock({ hours: 1 })
    }
    app.advanceClock({ hours: 75 })
    const { groups, reclaimed } = await removeExpiredGroups(app.database, app.now())
    expect([groups, reclaimed.length]).toEqual([4, Math.min(4, partitionCount)])
    expect(await searchPages(app)).toEqual([])
  })

  test('are rewritten if a younger group uses the partition of an overdue one', async () => {
    const app = await startWithoutJobs()
    const { group: old } = await makeMeal(app)
    app.advanceClock({ hours: 27 })
    const { group, diners } = await makeGroup(app)
    expect(partitionOf(group.id)).toBe(partitionOf(old.id))
    await diners[0].order({ name: 'Soup', price: 900 })
    const before = await fetchGroupState(diners[0].phone, group.id)
    // A backup that reads the partition delays that.
    await app.directSql.begin(async tx => {
      await tx`lock table ${inPartition('orders', partitionOf(group.id))} in access share mode`
      expect((await removeExpiredGroups(app.database, app.now())).reclaimed).toEqual([])
    })
    expect(await searchPages(app)).not.toEqual([])
    // Even with a concurrent read of the database.
    await app.directSql.begin(async tx => {
      await tx`select 1`
      await removeExpiredGroups(app.database, app.now())
    }, 'isolation level repeatable read')
    expect(await searchPages(app)).toEqual([])
    expect(await fetchGroupState(diners[0].phone, group.id)).toEqual(before)
  })

  test('are new ones if few groups are left, and these lose nothing', async () => {
    const app = await startWithoutJobs()
    app.advanceClock({ ms: hourMs - (app.now().getTime() % hourMs) })
    const old = await makeGroup(app)
    await insertCopies(app, old.group, 1000)
    app.advanceClock({ minutes: 10 })
    const { group, diners } = await makeMeal(app)
    const before = await fetchGroupState(diners[0].phone, group.id)
    app.advanceClock({ ms: Date.parse(old.group.expiresAt) - app.now().getTime() })
    expect(await removeExpiredGroups(app.database, app.now())).toEqual({
      groups: 1001,
      reclaimed: [partitionOf(group.id)],
    })
    expect(await fetchGroupState(diners[0].phone, group.id)).toEqual(before)
    const { phone, id: memberId } = diners[0]
    const items = [{ name: 'Soup', quantity: 1, price: 900 }]
    expect((await phone.call(placeOrder, { body: { groupId: group.id, memberId, items } })).status).toBe(201)
  })

  test.each(partitionedTables)(
    'stay while a backup reads their %s, and the rows are deleted all the same',
    async relation => {
      const app = await startWithoutJobs()
      const { group } = await makeMeal(app)
      app.advanceClock({ hours: 25 })
      await app.directSql.begin(async tx => {
        await tx`lock table ${inPartition(relation, partitionOf(group.id))} in access share mode`
        expect(await removeExpiredGroups(app.database, app.now())).toEqual({ groups: 1, reclaimed: [] })
      })
      expect(await searchDatabase(app, [...canaries, group.code, group.id])).toEqual([])
      await removeExpiredGroups(app.database, app.now())
      expect(await searchPages(app)).toEqual([])
    },
  )
})

test('a node that starts during another node’s removal leaves it to that node', async () => {
  const app = await startWithoutJobs()
  await makeMeal(app)
  app.advanceClock({ hours: 25 })
  await app.directSql.begin(async other => {
    await other`select pg_advisory_xact_lock(${removalLock})`
    expect(await removeExpiredGroups(app.database, app.now())).toEqual({ groups: 0, reclaimed: [] })
    expect(await searchDatabase(app, canaries)).not.toEqual([])
  })
  await removeExpiredGroups(app.database, app.now())
  await expect.poll(() => searchDatabase(app, canaries)).toEqual([])
})

/** The app without its scheduled jobs, one of which removes groups too. */
async function startWithoutJobs(): Promise<TestApp> {
  const app = await startApp()
  await app.directSql`delete from jobs.schedule`
  await app.directSql`delete from jobs.job`
  return app
}

/** Inserts so many copies of the group into its partition. */
async function insertCopies({ database }: TestApp, { id }: Group, count: number): Promise<void> {
  await database.sql`
    insert into groups select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
    from groups g, generate_series(1, ${count}) where g.id = ${id}`
}

/** The relation files of the group's partition. */
async function filesOf({ database }: TestApp, { id }: Group): Promise<{ node: string; size: number }[]> {
  return database.sql<{ node: string; size: number }[]>`
    select pg_relation_filepath(c.oid::regclass) as node, pg_relation_size(c.oid) as size from pg_class c
    where relname ~ ${`^(${partitionedTables.join('|')})_${partitionOf(id)}$`} order by relname`
}

/** The groups whose pages, dead rows included, contain a canary. */
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
