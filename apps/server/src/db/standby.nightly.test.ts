// Reads from a standby. Here the "standby" is the same database, reached by connections that may not write.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getMenu } from '@tablemate/contract/menu.ts'
import { findNearbyOffers } from '@tablemate/contract/offers.ts'
import { getStatistics } from '@tablemate/contract/statistics.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { databaseUrlOf } from '@tablemate/test/app/database-url.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { startRelay } from '@tablemate/test/network/relay.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { endMark, writeBackup } from '../backup/write-backup.ts'
import { openForReading } from './open-database.ts'
import { openStandby, type ReadStale } from './standby.ts'

const app = shareAppInFile()
const readOnly = '-c default_transaction_read_only=on'

test('reads that may be a little old are served by the standby, and by the primary while the standby is away', async () => {
  const { relay, readStale } = await openRelayedStandby()
  expect(await isServedByStandby(readStale)).toBe(true)
  await relay.cut()
  expect(await isServedByStandby(readStale)).toBe(false)
})

test('the primary repeats a read that fails on a standby without the newest column', async () => {
  const { sql } = app().database
  const { database: older, directSql } = await startApp()
  await directSql`alter table restaurants rename currency to former_currency`
  const { readStale, close } = openStandby(databaseUrlOf(older.target, readOnly), { sql })
  onTestFinished(close)
  expect(await readStale(stale => stale`select currency from restaurants where id = 0`)).toEqual([])
})

test('a standby that does not reply is not waited for by more than one read', async () => {
  const { relay, readStale } = await openRelayedStandby(10_000)
  expect(await isServedByStandby(readStale)).toBe(true)
  relay.stall()
  expect(await isServedByStandby(readStale)).toBe(false)
  relay.resume()
  expect(await isServedByStandby(readStale)).toBe(false)
})

test('a backup is read from the standby', async () => {
  const { target } = app().database
  const urls = { databaseUrl: 'postgres://nowhere.invalid/', databaseDirectUrl: undefined }
  const databaseStandbyUrl = databaseUrlOf(target, readOnly)
  const config = { ...urls, databaseStandbyUrl, dataDir: '', secretKeys: undefined }
  const { database, close } = await openForReading(config, pino({ level: 'silent' }))
  onTestFinished(close)
  const file = join(mkdtempSync(join(tmpdir(), 'standby-')), 'backup')
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  await writeBackup(database.sql, file, new Date())
  expect(readFileSync(file, 'utf8')).toContain(endMark)
})

test('a read that fails for its own reason fails', async () => {
  const { target, sql } = app().database
  const { readStale, close } = openStandby(databaseUrlOf(target, readOnly), { sql })
  onTestFinished(close)
  await expect(readStale(stale => stale`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
})

test('statistics and nearby offers come from the standby, everything else from the primary', async () => {
  // Another database shows where a reply comes from: it knows none of the restaurants.
  const { database: other } = await startApp()
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  const { url } = await app().startAnother({
    env: {
      DATABASE_URL: databaseUrlOf(app().database.target),
      DATABASE_STANDBY_URL: databaseUrlOf(other.target, readOnly),
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
  const phone = makePhone(url, { headers: { cookie: owner.phone.cookie() } })
  const params = { restaurantId: owner.id }
  expect((await phone.call(getStatistics, { params })).body.menuItems).toBe(0)
  expect((await owner.phone.call(getStatistics, { params })).body.menuItems).toBe(1)
  expect((await phone.call(getMenu, { params })).body).toHaveLength(1)
  const query = { lat: 48.2, lng: 16.37, limit: '10' }
  expect((await phone.call(findNearbyOffers, { query })).body).toEqual([])
})

/** A standby behind a relay that a test can cut or stall. The default limit only catches what hangs. */
async function openRelayedStandby(timeoutMs = 120_000) {
  const { target, sql } = app().database
  if ('url' in target) throw new Error('the tests use the embedded database')
  const relay = await startRelay(target)
  const { readStale, close } = openStandby(databaseUrlOf(relay.target, readOnly), { sql }, timeoutMs)
  onTestFinished(close)
  return { relay, readStale }
}

async function isServedByStandby(readStale: ReadStale): Promise<boolean> {
  const [row] = await readStale(
    sql => sql<{ is: boolean }[]>`select current_setting('transaction_read_only')::bool as is`,
  )
  return row?.is ?? false
}
