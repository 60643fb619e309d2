// Several versions on one database, as during an upgrade.

import { displayNameKey } from '@tablemate/domain/groups/display-name.ts'
import { nameKey } from '@tablemate/domain/plain-text.ts'
import { startApp } from '@tablemate/test/app/app.ts'
import { newerVersion } from '@tablemate/test/app/newer-version.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { join, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

test('a server that is older than the schema starts and does not revert it', async () => {
  const app = await startApp()
  await migrate(app.database, newerVersion('9998-more.sql', 'create table more ()'))
  await migrate(app.database)
  expect(await app.database.sql`select from pg_class where relname = 'more'`).toHaveLength(1)
})

test('a server that is older than the schema does not start if the schema removed something that it may use', async () => {
  const { database } = await startApp()
  await migrate(database, newerVersion('9999-less-after-9998.sql', 'create table less ()'))
  await expect(migrate(database)).rejects.toThrow('too new for this one: it has 9999-less-after-9998.sql')
})

test('a migration is applied once by servers that start together', async () => {
  const { database } = await startApp()
  const folder = newerVersion('9998-more.sql', 'create table more ()')
  await Promise.all(Array.from({ length: 4 }, () => migrate(database, folder)))
  expect(await database.sql`select from migrations where name = '9998-more.sql'`).toHaveLength(1)
})

test('diners can order while a migration waits for a long read of their tables', async () => {
  const { database, directSql, ...app } = await startApp()
  const { group, diners } = await makeGroup(app)
  const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reading = directSql.begin(async tx => {
    await tx`lock table groups, orders in access share mode`
    started.resolve()
    await mayEnd.promise
  })
  await started.promise
  const migrating = migrate(
    database,
    newerVersion('9998-more.sql', 'alter table groups add column more text'),
  )
  const isWaiting = () =>
    database.sql`select from pg_locks where mode = 'AccessExclusiveLock' and not granted
      and database = (select oid from pg_database where datname = current_database())`.then(
      rows => rows.length > 0,
    )
  await expect.poll(isWaiting, { interval: 10 }).toBe(true)
  await diners[0].order({ name: 'Soup', price: 500 })
  mayEnd.resolve()
  await Promise.all([reading, migrating])
  await diners[0].order({ name: 'Cake', price: 500 })
  expect((await fetchGroupState(diners[1].phone, group.id)).orders).toHaveLength(2)
})

test('after the upgrade to look-alike keys, no second Анна can join a table that was open before', async () => {
  const app = await startApp()
  const { sql } = app.database
  const { group } = await makeGroup(app, { diners: 1 })
  const names = [
    'Анна',
    'αβεζηικμνορτυχϳ',
    'авекмнорстухіјѕԁԛԝѵ',
    'օսհոցզ',
    'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩ',
    'Άννα',
    'Zoë',
  ]
  for (const [at, name] of [...names, 'Аnn'].entries()) {
    const { id } = await joinAs(app, group, `Diner ${at}`)
    await sql`update members set name = ${name}, name_key = ${nameKey(name)} where id = ${id}`
  }
  await sql`delete from migrations where name = '0020-look-alike-names.sql'`
  await migrate(app.database)
  const rows = await sql<{ name: string; key: string }[]>`
    select name, name_key as key from members where name = any(${names}) order by id`
  expect(rows).toEqual(names.map(name => ({ name, key: displayNameKey(name) })))
  for (const name of ['АННА', 'Άννα', 'ann', 'Аnn']) {
    const { problem } = await join(makePhone(app.url), group, name)
    expect(problem.problem).toBe('name-taken')
  }
})
