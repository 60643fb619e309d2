// Tests of the connection that an owner starts: what the point of sale and the webhook answer, and what the settings then say.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import {
  changePosSettings,
  getPosSettings,
  renewWebhookSecret,
  testPosSettings,
  testWebhook,
} from '@tablemate/contract/pos.ts'
import { adapterOf } from '@tablemate/domain/pos/adapters.ts'
import { posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { searchDatabase } from '@tablemate/test/app/canary.ts'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { untilStates } from '@tablemate/test/deliveries/connect-pos.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Received, startReceiver, withStatus } from '@tablemate/test/network/receiver.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { Sql } from '../../db/database.ts'
import { deleteEarlierSecrets } from '../../outgoing/webhook-account.ts'
import { claimDue } from '../deliveries/claim.ts'

const port = await findPort()
const env = {
  POS_BASE_URLS: JSON.stringify({ square: `http://127.0.0.1:${port}` }),
  ALLOW_LOOPBACK_DESTINATIONS: '1',
  RATE_LIMIT_SCALE: '100',
}
const app = shareAppInFile({ env })
const startProvider = (status: number) => startReceiver(withStatus(status), port)

const key = 'kanarie-EAAA'
const square = { posProvider: 'square', posLocationId: 'LOC-1', posEnabled: true } as const

describe('a test of the point of sale', () => {
  test('that is accepted makes it connected, with the time; a saved key alone does not', async () => {
    const owner = await makeRestaurant(app())
    const saved = await save(owner, { ...square, posApiKey: key })
    expect(saved.pos).toEqual({ state: 'saved', confirmedAt: null })
    const { received } = await startProvider(200)
    const before = app().now().toISOString()
    expect(await testPos(owner)).toEqual({ result: 'ok', status: 200 })
    const asked = adapterOf('square', {})?.test({ apiKey: key, locationId: 'LOC-1' })
    expect(received).toHaveLength(1)
    expect(asked).toMatchObject({ method: received[0]?.method, path: received[0]?.path })
    expect(JSON.stringify(received[0]?.headers)).toContain(key)
    const { pos } = await look(owner)
    expect(pos.state).toBe('connected')
    const times = [before, pos.confirmedAt ?? '', app().now().toISOString()]
    expect(times).toEqual(times.toSorted())
  })

  test.each([
    [401, 'unauthorized'],
    [404, 'refused'],
    [503, 'no-answer'],
  ] as const)('that is answered with %d says: %s', async (status, result) => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: key })
    await startProvider(status)
    expect(await testPos(owner)).toEqual({ result, status })
    expect((await look(owner)).pos.state).toBe(result === 'unauthorized' ? 'unauthorized' : 'saved')
  })

  test('without an answer says so and changes nothing', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: key })
    expect(await testPos(owner)).toEqual({ result: 'no-answer', status: null })
    expect((await look(owner)).pos.state).toBe('saved')
  })

  test('that was refused stays a fault until there is another key, location or provider, or a test succeeds', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: key })
    const stateAfter = async (body: Settings) => (await save(owner, body)).pos.state
    const refuse = async () => {
      await app().database
        .sql`update destinations set fault = 'unauthorized' where restaurant_id = ${owner.id}`
      expect((await look(owner)).pos.state).toBe('unauthorized')
    }
    await refuse()
    expect(await stateAfter({ ...square, posEnabled: false })).toBe('unauthorized')
    expect(await stateAfter({ ...square, posApiKey: `${key}-2` })).toBe('saved')
    await refuse()
    expect(await stateAfter({ ...square, posLocationId: 'LOC-2' })).toBe('saved')
    await refuse()
    expect(await stateAfter({ ...square, posProvider: 'clover', posApiKey: key })).toBe('saved')
    await save(owner, { ...square, posApiKey: key })
    await refuse()
    await startProvider(200)
    await testPos(owner)
    expect((await look(owner)).pos.state).toBe('connected')
  })

  test('says nothing about a key that was entered while it ran', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: key })
    await startReceiver(async response => {
      await save(owner, { ...square, posApiKey: `${key}-2` })
      response.writeHead(401).end()
    }, port)
    expect((await testPos(owner)).result).toBe('unauthorized')
    expect((await look(owner)).pos.state).toBe('saved')
  })

  test('is not possible without a key, and for every provider that has no way in', async () => {
    const owner = await makeRestaurant(app())
    const notPossible = { result: 'not-possible', status: null }
    expect(await testPos(owner)).toEqual(notPossible)
    await save(owner, square)
    expect(await testPos(owner)).toEqual(notPossible)
    const closed = posProviders.filter(provider => adapterOf(provider, {}) === null)
    expect(closed).toContain('resy')
    for (const posProvider of closed) {
      await save(owner, { ...square, posProvider, posApiKey: key })
      expect(await testPos(owner)).toEqual(notPossible)
      expect((await look(owner)).pos.state).toBe('saved')
      expect(await enabledKinds(owner)).toEqual([])
    }
  })
})

describe('a test of the webhook', () => {
  test('sends a signed event, with a secret that is created when it is first needed', async () => {
    const owner = await makeRestaurant(app())
    const { url, received } = await startReceiver(withStatus(204))
    const saved = await save(owner, { posWebhookUrl: `${url}/hook?a=b`, ...square })
    expect(saved).toMatchObject({ hasWebhookSecret: false, webhook: { state: 'saved' } })
    expect(await testHook(owner)).toEqual({ result: 'ok', status: 204 })
    expect(await look(owner)).toMatchObject({ hasWebhookSecret: true, webhook: { state: 'connected' } })
    expect(received[0]).toMatchObject({ method: 'POST', path: '/hook?a=b' })
    expect(received[0]?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/)
    // The secret that the owner is shown signs from then on.
    const { secret } = await renew(owner)
    await testHook(owner)
    expect(verify(secret, received[1])).toMatchObject({ type: 'test', data: {} })
    expect(received[0]?.headers['webhook-id']).not.toBe(received[1]?.headers['webhook-id'])
  })

  test.each([
    [401, 'unauthorized', 'unauthorized'],
    [410, 'gone', 'gone'],
    [301, 'refused', 'saved'],
    [500, 'no-answer', 'saved'],
  ] as const)('that is answered with %d says: %s', async (status, result, state) => {
    const owner = await makeRestaurant(app())
    const { url } = await startReceiver(withStatus(status))
    await save(owner, { ...square, posWebhookUrl: url })
    expect(await testHook(owner)).toEqual({ result, status })
    expect((await look(owner)).webhook.state).toBe(state)
    // Another address is another receiver.
    expect((await save(owner, { ...square, posWebhookUrl: `${url}/other` })).webhook.state).toBe('saved')
  })

  // Threat: webhook-target
  test('comes before any order: those placed earlier are not sent, nor do they wait', async () => {
    const kitchen = await openKitchen(app())
    const { owner } = kitchen
    const { url, received } = await startReceiver(withStatus(204))
    await save(owner, { ...square, posWebhookUrl: url })
    const { group, diners } = await seatAt(kitchen)
    const sendsToPos = async () => (await fetchGroupState(diners[0].phone, group.id)).group.sendsToPos
    await diners[0].order({ name: 'Soup', price: 900 })
    expect(await sendsToPos()).toBe(false)
    await testHook(owner)
    expect(await sendsToPos()).toBe(true)
    await diners[0].order({ name: 'Cake', price: 600 })
    await untilStates(owner, 'sent')
    expect(received.map(typeOf)).toEqual(['test', 'order.created'])
    expect(received[1]?.body).toContain('Cake')
  })

  // Threat: webhook-target
  test('comes before any order to a new address; what waited for the earlier one follows it', async () => {
    const kitchen = await openKitchen(app())
    const { owner } = kitchen
    const earlier = await startReceiver((response, { body }) =>
      withStatus(body.includes('"test"') ? 204 : 503)(response),
    )
    await save(owner, { ...square, posWebhookUrl: earlier.url })
    await testHook(owner)
    const { diners } = await seatAt(kitchen)
    await diners[0].order({ name: 'Soup', price: 900 })
    await expect.poll(() => earlier.received.map(typeOf)).toEqual(['test', 'order.created'])
    const next = await startReceiver(withStatus(204))
    await save(owner, { ...square, posWebhookUrl: next.url })
    const due = {
      now: new Date(app().now().getTime() + 60_000),
      limit: 9,
      perDestination: 9,
      busy: new Map(),
    }
    expect(await claimDue(app().database.sql, due)).toEqual([])
    await testHook(owner)
    await untilStates(owner, 'sent')
    expect(next.received.map(typeOf)).toEqual(['test', 'order.created'])
  })

  test('is not possible without an address', async () => {
    const owner = await makeRestaurant(app())
    expect(await testHook(owner)).toEqual({ result: 'not-possible', status: null })
  })
})

// Threat: forged-webhooks
describe('the secret of a webhook', () => {
  test('is shown once; the earlier one signs as well for 24 hours, and is then deleted', async () => {
    const own = await startApp({ env })
    const owner = await makeRestaurant(own)
    const { url, received } = await startReceiver(withStatus(200))
    await save(owner, { ...square, posWebhookUrl: url })
    const first = await renew(owner)
    expect(first).toEqual({ secret: expect.stringMatching(/^whsec_.{44}$/), earlierUntil: null })
    const second = await renew(owner)
    expect(Date.parse(second.earlierUntil ?? '') - own.now().getTime()).toBeGreaterThan(86_000_000)
    expect((await look(owner)).earlierSecretUntil).toBe(second.earlierUntil)
    await testHook(owner)
    for (const { secret } of [first, second]) expect(() => verify(secret, received[0])).not.toThrow()

    own.advanceClock({ hours: 24, seconds: 1 })
    expect((await look(owner)).earlierSecretUntil).toBeNull()
    await testHook(owner)
    expect(received[1]?.headers['webhook-signature']).not.toContain(' ')
    const [present, earlier] = await sealedSecrets(own.database.sql, owner)
    expect([present, earlier]).toEqual([expect.any(String), expect.any(String)])
    await deleteEarlierSecrets(own.database, own.now())
    expect(await sealedSecrets(own.database.sql, owner)).toEqual([present, null])
  })

  test('and all keys are in no log line, no other reply and no table', async () => {
    const owner = await makeRestaurant(app())
    const { url } = await startReceiver(withStatus(500))
    const keys = { posApiKey: key, posSignatureKey: `${key}-signs` }
    await save(owner, { ...square, ...keys, posWebhookUrl: `${url}/kanarie-hook` })
    await startProvider(401)
    const { secret } = await renew(owner)
    const replies = [await testPos(owner), await testHook(owner), await look(owner)]
    expect(JSON.stringify(replies)).not.toMatch(/kanarie-EAAA|whsec_/)
    const logged = app().logged.join('')
    for (const word of ['kanarie', 'whsec_', secret.slice(6), 'webhook-signature'])
      expect(logged).not.toContain(word)
    expect(await searchDatabase(app(), [key, secret, secret.slice(6)])).toEqual([])
  })
})

// Threat: slow-receiver
test('an owner may start 10 tests a minute', async () => {
  const { POS_BASE_URLS, ALLOW_LOOPBACK_DESTINATIONS } = env
  const strict = await startApp({ env: { POS_BASE_URLS, ALLOW_LOOPBACK_DESTINATIONS } })
  const [owner, other] = [await makeRestaurant(strict), await makeRestaurant(strict)]
  for (let at = 0; at < 5; at += 1) {
    await testPos(owner)
    await testHook(owner)
  }
  const params = { restaurantId: owner.id }
  for (const endpoint of [testPosSettings, testWebhook]) {
    const { problem } = await owner.phone.call(endpoint, { params })
    expect(problem.problem).toBe('too-many-requests')
  }
  expect((await testPos(other)).result).toBe('not-possible')
})

test('destinations receive orders while they are switched on and complete', async () => {
  const owner = await makeRestaurant(app())
  const posWebhookUrl = 'http://127.0.0.1:4000/'
  const steps: [Settings, string[]][] = [
    [{ ...square, posEnabled: false, posApiKey: key, posWebhookUrl }, []],
    [{ ...square, posWebhookUrl }, ['pos', 'webhook']],
    [square, ['pos']],
    [{ ...square, posWebhookUrl, removeApiKey: true }, ['webhook']],
    [{ posEnabled: true, posWebhookUrl }, ['webhook']],
    [{}, []],
  ]
  for (const [body, kinds] of steps) {
    await save(owner, body)
    expect(await enabledKinds(owner)).toEqual(kinds)
  }
  // Deliveries refer to them.
  const rows = await app().database.sql`select from destinations where restaurant_id = ${owner.id}`
  expect(rows).toHaveLength(2)
})

test('settings from before there were destinations are tested as well', async () => {
  const owner = await makeRestaurant(app())
  const { url } = await startReceiver(withStatus(200))
  await save(owner, { ...square, posWebhookUrl: url })
  await app().database.sql`delete from destinations where restaurant_id = ${owner.id}`
  expect((await look(owner)).webhook.state).toBe('saved')
  expect((await testHook(owner)).result).toBe('ok')
  expect((await look(owner)).webhook.state).toBe('connected')
})

type Settings = InputOf<typeof changePosSettings, 'body'>

async function save({ phone, id }: Owner, body: Settings) {
  return (await phone.call(changePosSettings, { params: { restaurantId: id }, body })).body
}
async function look({ phone, id }: Owner) {
  return (await phone.call(getPosSettings, { params: { restaurantId: id } })).body
}
async function testPos({ phone, id }: Owner) {
  return (await phone.call(testPosSettings, { params: { restaurantId: id } })).body
}
async function testHook({ phone, id }: Owner) {
  return (await phone.call(testWebhook, { params: { restaurantId: id } })).body
}
async function renew({ phone, id }: Owner) {
  return (await phone.call(renewWebhookSecret, { params: { restaurantId: id } })).body
}

const typeOf = ({ body }: Received): string => JSON.parse(body).type

/** The event, if it is signed with this secret; else throws. */
function verify(secret: string, received: Received | undefined): unknown {
  return new Webhook(secret).verify(received?.body ?? '', received?.headers as Record<string, string>)
}

async function enabledKinds({ id }: Owner): Promise<string[]> {
  const rows = await app().database.sql<{ kind: string }[]>`
    select kind from destinations where restaurant_id = ${id} and is_enabled order by kind`
  return rows.map(({ kind }) => kind)
}

async function sealedSecrets(sql: Sql, { id }: Owner): Promise<(string | null)[]> {
  const [row] = await sql<{ present: string; earlier: string | null }[]>`
    select sealed_webhook_secret as present, sealed_earlier_secret as earlier
    from restaurant_pos_settings where restaurant_id = ${id}`
  return [row?.present ?? null, row?.earlier ?? null]
}
