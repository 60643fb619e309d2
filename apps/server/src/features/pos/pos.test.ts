// Settings of a restaurant's point of sale: what is stored, what is refused, and the secrecy of the API key.

import { randomBytes } from 'node:crypto'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changePosSettings, getPosSettings, renewWebhookSecret } from '@tablemate/contract/pos.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { searchDatabase, searchFiles } from '@tablemate/test/app/canary.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { logInAs, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openField } from '../../outgoing/sealed-fields.ts'
import { makeKeyRing } from '../../secrets/key-ring.ts'
import { rotateKeys } from './rotate-keys.ts'
import { checkWebhook } from './webhook-address.ts'

/** A fake public DNS. Other names do not resolve, and some name servers never respond. */
const names: Record<string, string[]> = {
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'rebound.example.com': ['93.184.215.14', '10.0.0.5'],
  'six.example.com': ['fd00::1'],
  'mapped.example.com': ['::ffff:169.254.169.254'],
}
vi.mock('node:dns/promises', async importOriginal => ({
  ...(await importOriginal<object>()),
  Resolver: class {
    private readonly ends: (() => void)[] = []
    resolve4 = (name: string) => this.find(name, false)
    resolve6 = (name: string) => this.find(name, true)
    cancel = () => {
      for (const end of this.ends) end()
    }
    private find(name: string, isSix: boolean) {
      if (name === 'slow.example.com') return new Promise((_, end) => this.ends.push(() => end(new Error())))
      const found = names[name]?.filter(ip => ip.includes(':') === isSix)
      return found ? Promise.resolve(found) : Promise.reject(new Error('ENOTFOUND'))
    }
  },
}))
afterEach(() => void vi.useRealTimers())

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)] as const
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100', SECRETS_KEY: oldKey.toString('base64') } })

const unset = {
  posProvider: null,
  posLocationId: null,
  posWebhookUrl: null,
  posEnabled: false,
  hasApiKey: false,
  hasSignatureKey: false,
  pos: { state: 'none', confirmedAt: null },
  webhook: { state: 'none', confirmedAt: null },
  hasWebhookSecret: false,
  earlierSecretUntil: null,
  eventsUrl: expect.stringContaining('/api/pos/square/'),
  menuChangedAt: null,
  menuTakenAt: null,
  supportedProviders: posProviders,
  orderProviders: ['square', 'clover', 'shopify'],
}
const stored = { state: 'saved', confirmedAt: null }
const square = {
  posProvider: 'square' as const,
  posLocationId: 'LOC-1',
  posWebhookUrl: 'https://hooks.example.com/tablemate',
  posEnabled: true,
}

describe('the settings of a point of sale', () => {
  test('are empty at first, and then as saved last', async () => {
    const owner = await makeRestaurant(app())
    expect((await look(owner)).body).toEqual(unset)
    const eventsUrl = `${app().url}/api/pos/square/${owner.id}/events`
    const saved = { ...unset, ...square, hasApiKey: true, pos: stored, webhook: stored, eventsUrl }
    expect((await save(owner, { ...square, posApiKey: 'sq0-1' })).body).toEqual(saved)
    expect((await look(owner)).body).toEqual(saved)
    expect((await save(owner, {})).body).toEqual(unset)
  })

  test('keep the API key until another is sent or it is removed', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: ' sq0-1 \n' })
    const sealed = await sealedOf(owner)
    for (const posApiKey of [undefined, null, '', '  '])
      expect((await save(owner, { ...square, posLocationId: 'LOC-2', posApiKey })).body.hasApiKey).toBe(true)
    expect(await sealedOf(owner)).toBe(sealed)
    await save(owner, { ...square, posApiKey: 'sq0-2' })
    expect(await sealedOf(owner)).not.toBe(sealed)
    expect((await save(owner, { ...square, removeApiKey: true })).body.hasApiKey).toBe(false)
    expect(await sealedOf(owner)).toBeNull()
  })

  test('drop the API key when the provider changes', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: 'sq0-1' })
    expect((await save(owner, { ...square, posProvider: 'toast' })).body.hasApiKey).toBe(false)
    expect((await save(owner, { ...square, posProvider: 'square' })).body.hasApiKey).toBe(false)
    await save(owner, { ...square, posApiKey: 'sq0-1' })
    expect((await save(owner, { ...square, posProvider: 'toast', posApiKey: 'guid' })).body.hasApiKey).toBe(
      true,
    )
    expect((await save(owner, { posLocationId: 'LOC-1' })).body).toEqual({ ...unset, posLocationId: 'LOC-1' })
    expect(await sealedOf(owner)).toBeNull()
  })

  test('keep the signature key until another is sent or the provider changes', async () => {
    const owner = await makeRestaurant(app())
    const has = async (body: InputOf<typeof changePosSettings, 'body'>) =>
      (await save(owner, body)).body.hasSignatureKey
    expect(await has({ ...square, posSignatureKey: ' signs \n' })).toBe(true)
    expect(await has({ ...square, posLocationId: 'LOC-2', removeApiKey: true })).toBe(true)
    expect(await has({ ...square, posProvider: 'clover' })).toBe(false)
    expect(await has(square)).toBe(false)
  })

  // Threat: webhook-address
  test.each([
    [{ posProvider: 'required' }, { posEnabled: true }],
    [{ posProvider: 'required' }, { posApiKey: 'sq0-1' }],
    [{ posProvider: 'required' }, { posSignatureKey: 'signs' }],
    [{ posSignatureKey: 'too-long' }, { ...square, posSignatureKey: 'x'.repeat(limits.posApiKey + 1) }],
    [{ posProvider: 'not-an-option' }, { posProvider: 'till' }],
    [{ removeApiKey: 'contradictory' }, { ...square, posApiKey: 'sq0-1', removeApiKey: true }],
    [{ posApiKey: 'too-long' }, { ...square, posApiKey: 'x'.repeat(limits.posApiKey + 1) }],
    [{ posApiKey: 'forbidden-characters' }, { ...square, posApiKey: 'sq0\n1' }],
    [{ posLocationId: 'too-long' }, { ...square, posLocationId: 'x'.repeat(limits.posLocation + 1) }],
    [{ posEnabled: 'wrong-type' }, { ...square, posEnabled: 'yes' }],
    [{ posWebhookUrl: 'malformed' }, { ...square, posWebhookUrl: 'hooks.example.com' }],
    [{ posWebhookUrl: 'not-https' }, { ...square, posWebhookUrl: 'http://hooks.example.com' }],
    [{ posWebhookUrl: 'with-credentials' }, { ...square, posWebhookUrl: 'https://me:pw@hooks.example.com' }],
    [{ posWebhookUrl: 'port' }, { ...square, posWebhookUrl: 'https://hooks.example.com:22' }],
    [{ posWebhookUrl: 'not-public' }, { ...square, posWebhookUrl: 'https://rebound.example.com/' }],
    [{ posWebhookUrl: 'not-public' }, { ...square, posWebhookUrl: 'https://six.example.com/' }],
    [{ posWebhookUrl: 'not-public' }, { ...square, posWebhookUrl: 'https://mapped.example.com/' }],
  ])('stay unchanged when a field is refused: %j', async (fields, body) => {
    const owner = await makeRestaurant(app())
    const { status, problem } = await owner.phone.send('PUT', pathOf(owner), json(body))
    expect([status, problem.fields]).toEqual([400, fields])
    expect((await look(owner)).body).toEqual(unset)
  })

  test.each(posProviders)('of %s are saved without a location', async posProvider => {
    const owner = await makeRestaurant(app())
    for (const posLocationId of [undefined, null, ' ']) {
      const { status, body } = await save(owner, {
        posProvider,
        posApiKey: 'key',
        posEnabled: true,
        posLocationId,
      })
      expect([status, body.posLocationId, body.posEnabled]).toEqual([200, null, true])
    }
  })

  test('accept a webhook whose name does not resolve, or not within the timeout', async () => {
    const owner = await makeRestaurant(app())
    const posWebhookUrl = 'https://not-yet.example.com/hook'
    expect((await save(owner, { ...square, posWebhookUrl })).body.posWebhookUrl).toBe(posWebhookUrl)
    vi.useFakeTimers()
    const slow = checkWebhook('https://slow.example.com/')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await slow).toEqual({ address: 'https://slow.example.com/' })
  })
})

// Threat: vendor-secrets
describe('an API key', () => {
  test('is in no reply, no log line and no file of the database', async () => {
    const owner = await makeRestaurant(app())
    const canary = 'kanarie-sk-live'
    const answers = [
      await save(owner, {
        ...square,
        posLocationId: 'kanarie-place',
        posApiKey: canary,
        posSignatureKey: `${canary}-signs`,
      }),
      await save(owner, { ...square, posApiKey: `${canary}\u0000` }),
      await save(owner, { ...square, posApiKey: canary.repeat(5000) }),
      await save(owner, { ...square, posApiKey: canary, posWebhookUrl: 'https://127.0.0.1' }),
      await owner.phone.send('PUT', pathOf(owner), { ...json({}), body: `{"posApiKey":"${canary}"` }),
      await makePhone(app().url).send('PUT', pathOf(owner), json({ posApiKey: canary })),
      await look(owner),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 400, 400, 401, 200])
    expect(JSON.stringify(answers)).not.toContain('kanarie-sk')
    expect(app().logged.join('')).not.toContain('kanarie')
    const { sql } = app().database
    expect(await searchDatabase(app(), ['kanarie-place'])).toEqual(['public.restaurant_pos_settings'])
    expect(await searchDatabase(app(), [canary])).toEqual([])
    await sql`checkpoint`
    const [{ folder } = { folder: '' }] = await sql<{ folder: string }[]>`
      select setting as folder from pg_settings where name = 'data_directory'`
    expect(searchFiles(folder, ['kanarie-place']).length).toBeGreaterThan(0)
    expect(searchFiles(folder, [canary])).toEqual([])
  })

  test('copied to another restaurant’s row cannot be read there', async () => {
    const [mine, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    for (const owner of [mine, other]) await save(owner, { ...square, posApiKey: 'sq0-1' })
    const { sql } = app().database
    await sql`
      update restaurant_pos_settings set sealed_api_key = ${await sealedOf(mine)} where restaurant_id = ${other.id}`
    expect((await look(other)).body.hasApiKey).toBe(false)
    expect((await look(mine)).body.hasApiKey).toBe(true)
    expect(
      app().logged.filter(line => line.includes(`"restaurantId":${other.id},"problem":"broken"`)),
    ).toHaveLength(1)
  })

  test('is deleted with the account', async () => {
    const owner = await makeRestaurant(app())
    await save(owner, { ...square, posApiKey: 'sq0-1' })
    await owner.phone.send('DELETE', '/api/restaurants/me', json({ password: owner.password }))
    expect(
      await app().database.sql`select from restaurant_pos_settings where restaurant_id = ${owner.id}`,
    ).toHaveLength(0)
  })
})

// Threat: vendor-secrets
test('a rotation reseals every readable secret and names the others; a second run changes nothing', async () => {
  const { database } = app()
  await database.sql`delete from restaurant_pos_settings`
  // More restaurants than a batch; those without a secret have none to reseal.
  await database.sql`
    insert into restaurant_pos_settings (restaurant_id, is_enabled, changed_at) select id, false, now() from restaurants`
  const owners = [await makeRestaurant(app()), await makeRestaurant(app()), await makeRestaurant(app())]
  const [first, moved, lost] = owners as [Owner, Owner, Owner]
  for (const owner of owners)
    await save(owner, { ...square, posApiKey: `key of ${owner.id}`, posSignatureKey: 'signs' })
  const params = { restaurantId: first.id }
  const { secret } = (await first.phone.call(renewWebhookSecret, { params })).body
  await first.phone.call(renewWebhookSecret, { params })
  const copied = await sealedOf(first)
  const unknown = (await sealedOf(lost))?.replace(makeKeyRing([oldKey]).current.id, 'abcdefabcdef') ?? ''
  await database.sql`update restaurant_pos_settings set sealed_api_key = ${copied} where restaurant_id = ${moved.id}`
  await database.sql`update restaurant_pos_settings set sealed_api_key = ${unknown} where restaurant_id = ${lost.id}`

  const column = 'sealed_api_key'
  const unreadable = [
    { restaurantId: moved.id, column, why: 'it is not what was sealed for this restaurant' },
    { restaurantId: lost.id, column, why: 'its key abcdefabcdef is not in SECRETS_KEY' },
  ]
  const both = makeKeyRing([newKey, oldKey])
  // An API key, three signature keys, a webhook secret and an earlier one.
  expect(await rotateKeys(database, both)).toEqual({ renewed: 6, current: 0, unreadable })
  expect(await rotateKeys(database, both)).toEqual({ renewed: 0, current: 6, unreadable })
  expect([await sealedOf(moved), await sealedOf(lost)]).toEqual([copied, unknown])
  const [row] = await database.sql<{ sealed: string }[]>`
    select sealed_earlier_secret as sealed from restaurant_pos_settings where restaurant_id = ${first.id}`
  const opened = openField(makeKeyRing([newKey]), first.id, 'webhook-secret', row?.sealed ?? '')
  expect(opened).toEqual({ kind: 'open', secret })

  // A server with the new key alone can read the secret. A server without it logs that and keeps running.
  const renewed = await app().startAnother({ env: { SECRETS_KEY: newKey.toString('base64') } })
  const there = makePhone(renewed.url)
  await logInAs(renewed, first, there)
  expect((await look({ ...first, phone: there })).body.hasApiKey).toBe(true)
  expect((await look(first)).body.hasApiKey).toBe(false)
})

function look({ phone, id }: Owner) {
  return phone.call(getPosSettings, { params: { restaurantId: id } })
}

function save({ phone, id }: Owner, body: InputOf<typeof changePosSettings, 'body'>) {
  return phone.call(changePosSettings, { params: { restaurantId: id }, body })
}

/** The sealed key of the row; null: no key or no row. */
async function sealedOf({ id }: Owner): Promise<string | null> {
  const [row] = await app().database.sql<{ sealed: string | null }[]>`
    select sealed_api_key as sealed from restaurant_pos_settings where restaurant_id = ${id}`
  return row?.sealed ?? null
}

function pathOf({ id }: Owner): string {
  return `/api/restaurants/${id}/pos-settings`
}

function json(body: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
