// The settings of every connection, whatever DATABASE_URL says.

import { expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { connectDatabase } from './database.ts'

const app = shareApp()

test('options of DATABASE_URL are set beside the settings that the server needs', async () => {
  const { target } = app().database
  if ('url' in target) throw new Error('the tests use the embedded database')
  const { host, user, password, database } = target
  const url = new URL('postgres://localhost')
  url.pathname = database
  for (const [name, value] of Object.entries({ host, user, password, options: '-c work_mem=5MB' }))
    url.searchParams.set(name, value)
  const { sql, close } = connectDatabase({ url: url.href }, { settings: { lock_timeout: 1500 } })
  const [found] = await sql`
    select current_setting('work_mem') as memory, current_setting('lock_timeout') as timeout,
      current_setting('TimeZone') as zone, current_setting('application_name') as name`
  await close()
  expect(found).toEqual({ memory: '5MB', timeout: '1500ms', zone: 'UTC', name: 'tablemate' })
})
