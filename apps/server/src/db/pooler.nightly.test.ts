// What the server requires of a pooler in transaction mode.

import { shareApp } from '@tablemate/test/app/app.ts'
import { databaseUrlOf } from '@tablemate/test/app/database-url.ts'
import { expect, test } from 'vitest'
import { connectQuery, requirePoolerSettings } from './pooler.ts'

const app = shareApp()

test('a pooler whose connections lack the settings of calls is refused, with the line that is missing', async () => {
  const url = databaseUrlOf(app().database.target)
  await expect(requirePoolerSettings({ url, directUrl: url })).rejects.toThrow(
    /other settings \((idle_in_transaction_session_timeout|lock_timeout), .*connect_query='set TimeZone = ''UTC''; /,
  )
})

test('a pooler that sets them is accepted, and so is a database without a pooler', async () => {
  const settings = '-c lock_timeout=1500 -c idle_in_transaction_session_timeout=1000'
  expect(connectQuery).toContain("set lock_timeout = '1500'")
  const url = databaseUrlOf(app().database.target, settings)
  await requirePoolerSettings({ url, directUrl: databaseUrlOf(app().database.target) })
  await requirePoolerSettings({ url: databaseUrlOf(app().database.target) })
})
