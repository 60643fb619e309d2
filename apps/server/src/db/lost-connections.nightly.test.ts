import { setImmediate as nextTick } from 'node:timers/promises'
import { shareApp } from '@tablemate/test/app/app.ts'
import { expect, test } from 'vitest'
import { connectDatabase } from './database.ts'

const app = shareApp()
const lossCode = expect.stringMatching(/^(57P01|CONNECTION_LOST|ECONNRESET)$/)

test('a transaction whose connection is lost fails, and the next query succeeds', async () => {
  const { sql } = app().database
  // More rounds than connections, so that a leaked connection would be noticed.
  for (let round = 0; round < 25; round += 1) {
    const isLost = Promise.withResolvers<void>()
    const work = sql.begin(async tx => {
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
      isLost.resolve()
      for (let at = 0; at < 5; at += 1) await nextTick()
      // Like a transaction that has awaited something else meanwhile.
      await tx`select 1`
    })
    await expect(work).rejects.toMatchObject({
      code: lossCode,
    })
    await isLost.promise
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  }
})

test('only the statement whose connection is lost fails, not the first one on the next connection', async () => {
  const { sql, close } = connectDatabase(app().database.target, { connections: 1 })
  const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const lost = expect(sql`select pg_sleep(60)`).rejects.toMatchObject({ code: lossCode })
  const isAsleep = () =>
    app().directSql`select from pg_stat_activity where pid = ${own?.pid ?? 0} and wait_event = 'PgSleep'`
  await expect.poll(async () => (await isAsleep()).length).toBe(1)
  await app().directSql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
  await lost
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await close()
})

test("a transaction whose connection is lost writes nothing more, not even into another's transaction", async () => {
  const { sql, close } = connectDatabase(app().database.target, { connections: 1 })
  const [isBack, isTried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await sql`create table written (by text)`
  const lost = sql.begin(async tx => {
    const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await app().database.sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
    // Like a transaction that awaits a rate limit, which uses other connections.
    await isBack.promise
    await tx`insert into written values ('lost')`.catch(() => {})
    isTried.resolve()
  })
  await expect(lost).rejects.toMatchObject({ code: lossCode })
  const next = sql.begin(async tx => {
    await tx`insert into written values ('next')`
    isBack.resolve()
    await isTried.promise
    for (let at = 0; at < 5; at += 1) await nextTick()
    throw new Error('rolled back')
  })
  await expect(next).rejects.toThrow('rolled back')
  expect(await sql`select * from written`).toEqual([])
  await close()
})

test('a connection that may not write any more is not used again', async () => {
  const { sql, close } = connectDatabase(app().database.target, { connections: 1 })
  await sql`create table kept (by text)`
  const [before] = await sql`select pg_backend_pid() as pid`
  await sql`set default_transaction_read_only = on`
  await expect(sql`insert into kept values ('nobody')`).rejects.toMatchObject({ code: '25006' })
  await sql`insert into kept values ('the next')`
  const [after] = await sql`select pg_backend_pid() as pid`
  expect(after).not.toEqual(before)
  await close()
})

test('a new connection to a standby is refused', async () => {
  const { target } = app().database
  const standby = connectDatabase(target, { settings: { default_transaction_read_only: 'on' } })
  await expect(standby.sql`select 1`).rejects.toMatchObject({ code: '25006' })
  await expect(standby.sql.begin(tx => tx`select 1`)).rejects.toMatchObject({ code: '25006' })
  await standby.close()
})

test('after an outage no earlier connection is used, and those in use end at once', async () => {
  const { sql, renewConnections, close } = connectDatabase(app().database.target, { connections: 2 })
  const pidOf = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
  const before = await Promise.all([pidOf(), pidOf()])
  const asleep = expect(sql`select pg_sleep(60)`).rejects.toMatchObject({ code: lossCode })
  const isAsleep = () =>
    app()
      .directSql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await expect.poll(async () => (await isAsleep()).length).toBe(1)
  renewConnections()
  await asleep
  for (let times = 0; times < 4; times += 1) expect(before).not.toContain(await pidOf())
  await close()
})
