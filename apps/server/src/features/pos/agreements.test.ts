// Toast and Lightspeed take orders only where the operator of the server has entered an agreement.

import { importMenu } from '@tablemate/contract/menu-import.ts'
import { changePosSettings, getPosSettings, testPosSettings } from '@tablemate/contract/pos.ts'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { searchDatabase } from '@tablemate/test/app/canary.ts'
import { listDeliveries, untilStates } from '@tablemate/test/deliveries/connect-pos.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { type Receiver, startReceiver } from '@tablemate/test/network/receiver.ts'
import { type Kitchen, openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { expect, test } from 'vitest'

const guid = '0a5b1c2d-1e5f-4a4b-9c55-b5d8d2d33e4f'
const client = { clientId: 'kanarie-client', clientSecret: 'kanarie-secret' }
const soup = { name: 'Soup', price: 900 }
const loginPath = '/authentication/v1/authentication/login'
const orderPath = '/orders/v2/orders'

test('without an agreement Toast gets nothing, keeps its key, and the settings say so', async () => {
  const toast = await startToast()
  const { kitchen } = await openAt(toast, {})
  const saved = await save(kitchen, { posApiKey: 'kanarie-key' })
  expect(saved).toMatchObject({ hasApiKey: true, orderProviders: ['square', 'clover', 'shopify'] })
  expect(await testConnection(kitchen)).toMatchObject({ result: 'not-possible' })
  await order(kitchen)
  expect((await listDeliveries(kitchen.owner)).deliveries).toEqual([])
  expect(toast.received).toEqual([])
})

// Threat: vendor-clients
test('with an agreement many orders reach Toast by one login, without a key of the restaurant', async () => {
  const toast = await startToast()
  const { app, kitchen } = await openAt(toast, { toast: client })
  // The key is not needed any more, and not kept.
  const saved = await save(kitchen, { posApiKey: 'kanarie-key' })
  expect(saved).toMatchObject({ hasApiKey: false, pos: { state: 'saved' } })
  expect(saved.orderProviders).toContain('toast')
  await Promise.all([order(kitchen), order(kitchen), order(kitchen)])
  await untilStates(kitchen.owner, 'sent', 'sent', 'sent')
  expect(toast.count(loginPath)).toBe(1)
  expect(JSON.parse(toast.of(loginPath)[0]?.body ?? '')).toEqual({
    ...client,
    userAccessType: 'TOAST_MACHINE_CLIENT',
  })
  for (const { headers } of toast.of(orderPath))
    expect(headers).toMatchObject({
      authorization: 'Bearer kanarie-token-1',
      'toast-restaurant-external-id': guid,
    })
  expect((await look(kitchen)).pos.state).toBe('connected')

  // Another restaurant is served by the same token.
  const other = await kitchenAt(app, 'toast')
  await save(other)
  expect(await testConnection(other)).toEqual({ result: 'ok', status: 200 })
  expect(toast.count(loginPath)).toBe(1)
  expect(app.logged.join('')).not.toContain('kanarie')
  expect(await searchDatabase(app, Object.values(client))).toEqual([])
})

test('a token that Toast refuses is renewed once, and the order is sent once', async () => {
  const toast = await startToast()
  const { app, kitchen } = await openAt(toast, { toast: client })
  await save(kitchen)
  await order(kitchen)
  await untilStates(kitchen.owner, 'sent')
  app.advanceClock({ minutes: 20 })
  toast.ended.add('kanarie-token-1')
  expect(await testConnection(kitchen)).toMatchObject({ result: 'ok' })
  expect(toast.count(loginPath)).toBe(2)
  app.advanceClock({ minutes: 20 })
  toast.ended.add('kanarie-token-2')
  await order(kitchen)
  await untilStates(kitchen.owner, 'sent', 'sent')
  expect([toast.count(loginPath), toast.taken]).toEqual([3, 2])
  // A restaurant that does not allow Tablemate is refused, whatever the token; that costs no login.
  toast.ended.add('kanarie-token-3')
  expect(await testConnection(kitchen)).toEqual({ result: 'unauthorized', status: 401 })
  expect((await look(kitchen)).pos.state).toBe('unauthorized')
  expect(toast.count(loginPath)).toBe(3)
})

test('a login that fails is tried again with the order, and is told as refused if Toast refuses it', async () => {
  const toast = await startToast()
  const { app, kitchen } = await openAt(toast, { toast: client })
  await save(kitchen)
  toast.loginStatus = 503
  await order(kitchen)
  await expect.poll(async () => (await listDeliveries(kitchen.owner)).deliveries[0]?.attempts).toBe(1)
  expect(toast.count(orderPath)).toBe(0)
  toast.loginStatus = 200
  app.advanceClock({ seconds: 40 })
  await untilStates(kitchen.owner, 'sent')

  const refusing = await startToast()
  refusing.loginStatus = 401
  const { kitchen: shut } = await openAt(refusing, { toast: client })
  await save(shut)
  for (let tries = 0; tries < 3; tries += 1)
    expect(await testConnection(shut)).toEqual({ result: 'unauthorized', status: 401 })
  expect(refusing.count(loginPath)).toBe(1)
})

// Threat: vendor-clients
test('each login at Lightspeed stores the next refresh token, sealed, and two nodes take turns', async () => {
  const used = new Set<string>()
  let tokens = 0
  const lightspeed = await startReceiver((response, { path = '', body }) => {
    if (!path.endsWith('/token')) return void response.end('{"status":"ok"}')
    const key = new URLSearchParams(body).get('refresh_token') ?? ''
    const isFresh = !used.has(key)
    used.add(key)
    tokens += 1
    const token = { access_token: `a${tokens}`, expires_in: 1500, refresh_token: `kanarie-key-${tokens}` }
    response.writeHead(isFresh ? 200 : 400).end(JSON.stringify(isFresh ? token : { error: 'invalid_grant' }))
  })
  const { app, kitchen } = await openAt(lightspeed, { lightspeed: client }, 'lightspeed')
  await save(kitchen, { ...atLightspeed, posApiKey: 'kanarie-key-0' })
  await order(kitchen)
  await untilStates(kitchen.owner, 'sent')
  const other = await app.startAnother()
  const phone = makePhone(other.url, { headers: { cookie: kitchen.owner.phone.cookie() } })
  const there = { ...kitchen.owner, phone }
  expect(await testConnection({ owner: there })).toMatchObject({ result: 'ok' })
  app.advanceClock({ minutes: 40 })
  expect(await testConnection(kitchen)).toMatchObject({ result: 'ok' })
  expect([...used]).toEqual(['kanarie-key-0', 'kanarie-key-1', 'kanarie-key-2'])
  expect((await look(kitchen)).pos.state).toBe('connected')
  expect(await searchDatabase(app, ['kanarie-key'])).toEqual([])
  expect(app.logged.join('')).not.toContain('kanarie')
})

test('a key that the owner enters while a login runs stays', async () => {
  let kitchen: Kitchen | null = null
  const asked: (string | null)[] = []
  const lightspeed = await startReceiver(async (response, { path = '', body }) => {
    if (!path.endsWith('/token')) return void response.end('{"status":"ok"}')
    asked.push(new URLSearchParams(body).get('refresh_token'))
    if (asked.length === 1 && kitchen) await save(kitchen, { ...atLightspeed, posApiKey: 'from the owner' })
    response.end(JSON.stringify({ access_token: 'a', expires_in: 1500, refresh_token: 'next' }))
  })
  const opened = await openAt(lightspeed, { lightspeed: client }, 'lightspeed')
  kitchen = opened.kitchen
  await save(kitchen, { ...atLightspeed, posApiKey: 'first' })
  await testConnection(kitchen)
  await testConnection(kitchen)
  expect(asked).toEqual(['first', 'from the owner'])
})

test('when an agreement ends, the settings no longer say connected, and orders are listed as not sent', async () => {
  const toast = await startToast()
  const { app, kitchen } = await openAt(toast, { toast: client })
  await save(kitchen)
  expect(await testConnection(kitchen)).toMatchObject({ result: 'ok' })
  await app.close()
  const url = JSON.stringify({ toast: toast.url })
  const later = await app.startAnother({ env: { POS_BASE_URLS: url } })
  const phone = makePhone(later.url, { headers: { cookie: kitchen.owner.phone.cookie() } })
  const owner = { ...kitchen.owner, phone }
  expect((await look({ owner })).pos).toEqual({ state: 'none', confirmedAt: null })
  await order({ ...kitchen, owner, app: { ...app, url: later.url } })
  expect(await untilStates(owner, 'dead')).toMatchObject([{ fault: 'unauthorized' }])
  expect(await testConnection({ owner })).toMatchObject({ result: 'not-possible' })
  expect(toast.count(orderPath)).toBe(0)
})

const atLightspeed = { posProvider: 'lightspeed', posLocationId: '45454545454567 tablemate' } as const

interface FakeToast extends Receiver {
  of(path: string): Receiver['received']
  count(path: string): number
  /** Tokens that Toast does not accept any more. */
  readonly ended: Set<string>
  loginStatus: number
  /** Orders taken. */
  taken: number
}

async function startToast(): Promise<FakeToast> {
  let tokens = 0
  const receiver = await startReceiver((response, { path, headers }) => {
    if (path === loginPath) {
      tokens += 1
      const token = { accessToken: `kanarie-token-${tokens}`, expiresIn: 86_400 }
      return void response.writeHead(toast.loginStatus).end(JSON.stringify({ token, status: 'SUCCESS' }))
    }
    const isAccepted = !toast.ended.has(String(headers.authorization).replace('Bearer ', ''))
    if (isAccepted && path === orderPath) toast.taken += 1
    const checks = [{ totalAmount: 9 }]
    response.writeHead(isAccepted ? 200 : 401).end(JSON.stringify({ guid, checks }))
  })
  const of = (path: string) => receiver.received.filter(request => request.path === path)
  const toast: FakeToast = {
    ...receiver,
    ...{ of, count: path => of(path).length, ended: new Set(), loginStatus: 200, taken: 0 },
  }
  return toast
}

async function openAt({ url }: Receiver, agreements: object, provider: Provider = 'toast') {
  const app = await startApp({
    env: {
      POS_BASE_URLS: JSON.stringify({ [provider]: url }),
      POS_AGREEMENTS: JSON.stringify(agreements),
    },
  })
  return { app, kitchen: await kitchenAt(app, provider) }
}

type Provider = 'toast' | 'lightspeed'

/** With a menu whose soup has its id at the provider. */
async function kitchenAt(app: TestApp, provider: Provider): Promise<Kitchen> {
  const kitchen = await openKitchen(app)
  const { phone, id } = kitchen.owner
  const rows = [
    {
      ...{ ...soup, category: 'Food', itemId: kitchen.menu.Soup.id },
      ...{ remoteProvider: provider, remoteId: provider === 'toast' ? `${guid}/${guid}` : 'SKU-1' },
    },
  ]
  expect((await phone.call(importMenu, { params: { restaurantId: id }, body: { rows } })).status).toBe(201)
  return kitchen
}

async function order(kitchen: Kitchen): Promise<void> {
  const { diners } = await seatAt(kitchen)
  await diners[0].order(soup)
}

async function save({ owner: { phone, id } }: Pick<Kitchen, 'owner'>, more: object = {}) {
  const { body } = await phone.call(changePosSettings, {
    params: { restaurantId: id },
    body: { posProvider: 'toast', posLocationId: `${guid} ${guid}`, posEnabled: true, ...more },
  })
  return body
}

async function look({ owner: { phone, id } }: Pick<Kitchen, 'owner'>) {
  return (await phone.call(getPosSettings, { params: { restaurantId: id } })).body
}

async function testConnection({ owner: { phone, id } }: Pick<Kitchen, 'owner'>) {
  return (await phone.call(testPosSettings, { params: { restaurantId: id } })).body
}
