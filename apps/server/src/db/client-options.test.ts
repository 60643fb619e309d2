// The settings of every connection, whatever DATABASE_URL says.

import { shareApp } from '@tablemate/test/app/app.ts'
import { databaseUrlOf } from '@tablemate/test/app/database-url.ts'
import { expect, test } from 'vitest'
import { connectDatabase } from './database.ts'

const app = shareApp()

test('options of DATABASE_URL are set beside the settings that the server needs', async () => {
  const url = databaseUrlOf(app().database.target, '-c work_mem=5MB')
  const { sql, close } = connectDatabase({ url }, { settings: { lock_timeout: 1500 } })
  const [found] = await sql`
    select current_setting('work_mem') as memory, current_setting('lock_timeout') as timeout,
      current_setting('TimeZone') as zone, current_setting('application_name') as name`
  await close()
  expect(found).toEqual({ memory: '5MB', timeout: '1500ms', zone: 'UTC', name: 'tablemate' })
})
