// The start of a server in the middle of a failover.

import { shareApp } from '@tablemate/test/app/app.ts'
import { expect, test } from 'vitest'
import { connectDatabase } from './database.ts'
import { identifier } from './sql.ts'
import { waitForPrimary } from './wait-for-primary.ts'

const app = shareApp()

test('a server that starts while its database is a standby waits until it is the primary', async () => {
  const { target } = app().database
  if (!('host' in target)) throw new Error('the tests use the embedded database')
  const { sql, close } = connectDatabase({ ...target, database: 'postgres' }, { connections: 1 })
  const warnings: string[] = []
  const log = { warn: (text: string) => warnings.push(text) } as never
  await sql`alter database ${identifier(target.database)} set default_transaction_read_only = on`
  let isOver = false
  const waiting = waitForPrimary(target, { log, signal: new AbortController().signal }).then(() => {
    isOver = true
  })
  await expect.poll(() => warnings).toEqual(['the database accepts no writes: waiting until it does'])
  expect(isOver).toBe(false)
  await sql`alter database ${identifier(target.database)} set default_transaction_read_only = off`
  await waiting
  await close()
})

test('a start that is aborted does not wait', async () => {
  const { target } = app().database
  if (!('host' in target)) throw new Error('the tests use the embedded database')
  const { sql, close } = connectDatabase({ ...target, database: 'postgres' }, { connections: 1 })
  await sql`alter database ${identifier(target.database)} set default_transaction_read_only = on`
  const stopping = new AbortController()
  stopping.abort(new Error('stopped'))
  const options = { log: { warn: () => {} } as never, signal: stopping.signal }
  await expect(waitForPrimary(target, options)).rejects.toThrow('stopped')
  await close()
})
