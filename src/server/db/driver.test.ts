import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { connectDatabase } from './database.ts'

const app = shareApp()
const lossCode = expect.stringMatching(/^(57P01|CONNECTION_CLOSED|ECONNRESET)$/)

test('a transaction whose connection is lost fails by itself, and whoever comes next is served', async () => {
  const { sql } = app().database
  // More often than there are connections: none of them is left behind.
  for (let round = 0; round < 25; round += 1) {
    const isLost = Promise.withResolvers<void>()
    const work = sql.begin(async tx => {
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
      isLost.resolve()
      for (let at = 0; at < 5; at += 1) await turn()
      // As one does who has waited for something else meanwhile.
      await tx`select 1`
    })
    await expect(work).rejects.toMatchObject({
      code: lossCode,
    })
    await isLost.promise
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  }
})

test('a statement whose connection is lost fails alone: not whoever is the first on the next', async () => {
  const { sql, close } = connectDatabase(app().database.target, { connections: 1 })
  const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const lost = expect(sql`select pg_sleep(60)`).rejects.toMatchObject({ code: lossCode })
  const isAsleep = () =>
    app().beside`select from pg_stat_activity where pid = ${own?.pid ?? 0} and wait_event = 'PgSleep'`
  await expect.poll(async () => (await isAsleep()).length).toBe(1)
  await app().beside`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
  await lost
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await close()
})

test('a transaction whose connection is lost writes nothing more, and nothing into that of whoever has it next', async () => {
  const { sql, close } = connectDatabase(app().database.target, { connections: 1 })
  const [isBack, isTried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await sql`create table written (by text)`
  const lost = sql.begin(async tx => {
    const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await app().database.sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
    // As for a rate limit, which has connections of its own.
    await isBack.promise
    await tx`insert into written values ('lost')`.catch(() => {})
    isTried.resolve()
  })
  await expect(lost).rejects.toMatchObject({ code: lossCode })
  const next = sql.begin(async tx => {
    await tx`insert into written values ('next')`
    isBack.resolve()
    await isTried.promise
    for (let at = 0; at < 5; at += 1) await turn()
    throw new Error('taken back')
  })
  await expect(next).rejects.toThrow('taken back')
  expect(await sql`select * from written`).toEqual([])
  await close()
})
