// Which destinations a change of settings makes ready, so that dead deliveries are offered again.

import { startApp } from '@tablemate/test/app/app.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { confirmDestination, failDestination, findDestinations } from '../../outgoing/destinations.ts'
import { emptySettings as none, type StoredPosSettings } from './queries.ts'
import { saveDestinations } from './save-destinations.ts'

const square = { ...none, posProvider: 'square', sealedApiKey: 'v1.a', posEnabled: true } as const
const orderProviders = ['square'] as const
const both = { ...square, posWebhookUrl: 'https://hooks.example.com/' }

test('a destination is ready after it was switched on or got new credentials, a webhook only if its address was tested', async () => {
  const app = await startApp()
  const { sql } = app.database
  const { id } = await makeRestaurant(app)
  let stored: StoredPosSettings = none
  let now = app.now()
  const save = async (settings: StoredPosSettings) => {
    now = new Date(now.getTime() + 1000)
    const ready = await saveDestinations(sql, id, { before: stored, after: settings, orderProviders }, now)
    stored = settings
    const found = await findDestinations(sql, id)
    return ready.map(one => found.find(destination => destination.id === one)?.kind).sort()
  }
  const confirmWebhook = async () => {
    const webhook = (await findDestinations(sql, id)).find(({ kind }) => kind === 'webhook')
    return webhook && (await confirmDestination(sql, webhook, now))
  }
  expect(await save({ ...both, posEnabled: false })).toEqual([])
  expect(await save(both)).toEqual(['pos'])
  expect(await save({ ...both, posEnabled: false })).toEqual([])
  // Its first test lets a webhook receive orders.
  expect([await confirmWebhook(), await confirmWebhook()]).toEqual([true, false])
  expect(await save(both)).toEqual(['pos', 'webhook'])
  expect(await save(both)).toEqual([])
  expect(await save({ ...both, sealedApiKey: 'v1.b' })).toEqual(['pos'])
  expect(await save({ ...both, sealedApiKey: 'v1.b', posWebhookUrl: 'https://other.example.com/' })).toEqual(
    [],
  )
  expect(await save(none)).toEqual([])
  expect(await save(square)).toEqual(['pos'])
})

test('what a request found out counts only for the settings it was sent with', async () => {
  const app = await startApp()
  const { sql } = app.database
  const { id } = await makeRestaurant(app)
  const later = (seconds: number) => new Date(app.now().getTime() + seconds * 1000)
  const find = async () => {
    const [pos] = await findDestinations(sql, id)
    if (!pos) throw new Error('there is no destination')
    return pos
  }
  await saveDestinations(sql, id, { before: none, after: square, orderProviders }, later(0))
  const before = await find()
  expect(await failDestination(sql, before, 'unauthorized')).toBe(true)
  // Settings that stay leave the fault. A new key ends it.
  await saveDestinations(sql, id, { before: square, after: square, orderProviders }, later(1))
  expect((await find()).fault).toBe('unauthorized')
  await saveDestinations(
    sql,
    id,
    { before: square, after: { ...square, sealedApiKey: 'v1.b' }, orderProviders },
    later(2),
  )
  expect(await find()).toMatchObject({ fault: null, confirmedAt: null })

  expect(await failDestination(sql, before, 'unauthorized')).toBe(false)
  expect(await confirmDestination(sql, before, later(3))).toBe(false)
  expect(await find()).toMatchObject({ fault: null, confirmedAt: null })

  // A success of the present key also ends a fault, which is announced once.
  await failDestination(sql, await find(), 'unauthorized')
  expect(await confirmDestination(sql, await find(), later(4))).toBe(true)
  expect(await confirmDestination(sql, await find(), later(5))).toBe(false)
  expect((await find()).fault).toBeNull()
})
