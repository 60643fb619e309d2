import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
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
