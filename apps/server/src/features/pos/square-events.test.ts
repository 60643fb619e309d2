// Events of Square, played: who may send them, and what they change, however often and in whatever order they arrive.

import { createHmac, randomUUID } from 'node:crypto'
import { changePosSettings, getPosSettings, receiveSquareEvent } from '@tablemate/contract/pos.ts'
import { shareApp, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { partitionOf } from '../../db/partitions.ts'

const app = shareApp()
const signatureKey = 'kanarie-signature-key'

let owner: Owner
let other: Owner
let groupId: string
beforeAll(async () => {
  groupId = (await makeGroup(app(), { diners: 1 })).group.id
  owner = await makeOwner(app())
  other = await makeOwner(app(), 'another key')
})

// Threat: forged-pos-events
describe('an event of Square', () => {
  test('with the signature of the restaurant’s key changes the state of its order', async () => {
    const delivery = await makeDelivery(owner)
    expect(await send(owner, orderUpdated(delivery.remoteId, 2, 'OPEN'))).toBe(204)
    expect(await stateOf(delivery)).toEqual({ state: 'OPEN', id: delivery.remoteId, version: 2 })
    expect(await send(owner, fulfilmentUpdated(delivery.remoteId, 3, 'PREPARED'))).toBe(204)
    expect(await stateOf(delivery)).toEqual({ state: 'PREPARED', id: delivery.remoteId, version: 3 })
    expect(await send(owner, orderUpdated(delivery.remoteId, 4, 'COMPLETED'))).toBe(204)
    expect(await stateOf(delivery)).toEqual({ state: 'COMPLETED', id: delivery.remoteId, version: 4 })
  })

  test.each([
    ['no signature', () => ({})],
    ['an empty one', () => ({ 'x-square-hmacsha256-signature': '' })],
    ['one that is no base64', () => ({ 'x-square-hmacsha256-signature': '€' })],
    ['that of another key', (body: string) => signed(owner, body, 'another key')],
    ['that of another restaurant’s URL', (body: string) => signed(other, body)],
    ['that of another body', (body: string) => signed(owner, `${body} `)],
    [
      'one that is cut',
      (body: string) => ({ 'x-square-hmacsha256-signature': signatureOf(owner, body).slice(0, 40) }),
    ],
  ])('with %s gets 404 and changes nothing', async (_, headersOf) => {
    const delivery = await makeDelivery(owner)
    const body = JSON.stringify(orderUpdated(delivery.remoteId, 2, 'OPEN'))
    // A header can have letters of Latin-1 only, so "€" is sent as its bytes.
    const headers = Object.fromEntries(
      Object.entries<string>(headersOf(body)).map(([name, value]) => [
        name,
        Buffer.from(value).toString('latin1'),
      ]),
    )
    expect(await post(owner, body, headers)).toBe(404)
    expect(await stateOf(delivery)).toEqual({ state: null, id: delivery.remoteId, version: 1 })
  })

  test('for a restaurant without Square, without a key or that does not exist gets the same reply', async () => {
    const toast = await makeRestaurant(app())
    const body = { posProvider: 'toast', posSignatureKey: signatureKey } as const
    await toast.phone.call(changePosSettings, { params: { restaurantId: toast.id }, body })
    const bare = await makeRestaurant(app())
    const replies: unknown[] = []
    for (const receiver of [toast, bare, { ...owner, id: 999_999 }, owner]) {
      const text = JSON.stringify(orderUpdated('O1', 2, 'OPEN'))
      const headers = receiver === owner ? {} : signed(receiver, text)
      const { status, body } = await reply(receiver, text, headers)
      replies.push([status, body])
    }
    expect(replies[0]).toEqual([404, expect.objectContaining({ problem: 'not-found' })])
    expect(new Set(replies.map(given => JSON.stringify(given))).size).toBe(1)
  })

  test('of another restaurant does not change an order, even with its id', async () => {
    const delivery = await makeDelivery(owner)
    expect(await send(other, orderUpdated(delivery.remoteId, 9, 'CANCELED'), 'another key')).toBe(204)
    expect(await stateOf(delivery)).toMatchObject({ state: null, version: 1 })
  })

  test.each([
    ['an unknown kind', '{"type":"payment.updated","data":{"object":{}}}'],
    ['an order that is not ours', JSON.stringify(orderUpdated('somebody-else', 2, 'OPEN'))],
    ['no JSON', '{"type":'],
  ])('about %s is taken and ignored', async (_, body) => {
    expect(await post(owner, body, signed(owner, body))).toBe(204)
  })

  test('about the menu stores the time of its latest change, never one in the future', async () => {
    const changedAt = async () => {
      const { body } = await owner.phone.call(getPosSettings, { params: { restaurantId: owner.id } })
      return body.menuChangedAt
    }
    await send(owner, menuUpdated('2026-01-02T00:00:00Z'))
    await send(owner, menuUpdated('2026-01-01T00:00:00Z'))
    await send(owner, menuUpdated('2026-01-02T00:00:00Z'))
    expect(await changedAt()).toBe('2026-01-02T00:00:00.000Z')
    await send(owner, menuUpdated('2999-01-01T00:00:00Z'))
    expect(Date.parse((await changedAt()) ?? '')).toBeLessThanOrEqual(app().now().getTime())
  })
})

// Threat: forged-pos-events
test('events of an order lead to the same state in every order of arrival, however often each arrives', async () => {
  // What Square sends for one order: both kinds for each version, the last of which ends it.
  const history = (id: string) => [
    orderUpdated(id, 2, 'OPEN'),
    fulfilmentUpdated(id, 2, 'RESERVED'),
    fulfilmentUpdated(id, 3, 'PREPARED'),
    orderUpdated(id, 4, 'OPEN'),
    fulfilmentUpdated(id, 5, 'COMPLETED'),
    orderUpdated(id, 5, 'COMPLETED'),
  ]
  const expected = [
    { state: 'PREPARED', version: 4 },
    { state: 'COMPLETED', version: 5 },
  ]
  const arrivals = (count: number) => {
    const indices = Array.from({ length: count }, (_, at) => at)
    return fc
      .tuple(
        fc.shuffledSubarray(indices, { minLength: count }),
        fc.array(fc.constantFrom(...indices), { maxLength: 4 }),
      )
      .map(([all, more]) => [...all, ...more])
  }
  for (const [at, count] of [4, 6].entries())
    await fc.assert(
      fc.asyncProperty(arrivals(count), async order => {
        const delivery = await makeDelivery(owner)
        for (const index of order) await send(owner, history(delivery.remoteId)[index] ?? {})
        expect(await stateOf(delivery)).toMatchObject(expected[at] ?? {})
      }),
      { numRuns: 15 },
    )
})

// Threat: stripe-events
test('with values that Square does not send gets no 500', async () => {
  for (const text of [
    'a\u0000b',
    'x'.repeat(9000),
    '\ud800',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13T00:00:00Z',
    ' ',
  ]) {
    const menu = {
      type: 'catalog.version.updated',
      data: { object: { catalog_version: { updated_at: text } } },
    }
    const events = [
      orderUpdated(text, 2, 'OPEN'),
      orderUpdated('order', Number.MAX_SAFE_INTEGER, text),
      fulfilmentUpdated(text, 1e308, text),
      menu,
      text,
    ]
    for (const event of events) expect(await send(owner, event as never)).toBe(204)
  }
})

test('is signed for the public URL of the service, where there is one', async () => {
  const own = await startApp({ env: { PUBLIC_URL: 'https://table.example' } })
  const there = await makeOwner(own)
  const { body } = await there.phone.call(getPosSettings, { params: { restaurantId: there.id } })
  expect(body.eventsUrl).toBe(`https://table.example/api/pos/square/${there.id}/events`)
  const text = JSON.stringify(orderUpdated('O1', 2, 'OPEN'))
  expect(await post(there, text, signed(there, text, signatureKey, 'https://table.example'), own)).toBe(204)
  expect(await post(there, text, signed(there, text, signatureKey, own.url), own)).toBe(404)
})

// Threat: forged-pos-events
test('after 30 forged events of an address a restaurant’s events from there wait; others’ do not', async () => {
  const own = await startApp()
  const [target, neighbour] = [await makeOwner(own), await makeOwner(own)]
  const body = JSON.stringify(orderUpdated('O1', 2, 'OPEN'))
  for (let at = 0; at < 30; at += 1) expect(await post(target, body, {}, own)).toBe(404)
  expect(await post(target, body, signed(target, body, signatureKey, own.url), own)).toBe(429)
  expect(await post(neighbour, body, signed(neighbour, body, signatureKey, own.url), own)).toBe(204)
})

async function makeOwner(at: TestApp, posSignatureKey = signatureKey): Promise<Owner> {
  const made = await makeRestaurant(at)
  const body = { posProvider: 'square', posApiKey: 'EAAA', posSignatureKey } as const
  await made.phone.call(changePosSettings, { params: { restaurantId: made.id }, body })
  return made
}

interface Delivery {
  readonly id: number
  readonly remoteId: string
}

let deliveries = 0

/** An order that Square has taken, in its version 1. */
async function makeDelivery({ id }: Owner): Promise<Delivery> {
  deliveries += 1
  const remoteId = randomUUID()
  await app().database.sql`
    insert into deliveries (slot, group_id, id, restaurant_id, destination_id, order_id, station_id, version, kind, state,
      key, next_at, remote, created_at, changed_at)
    values (${partitionOf(groupId)}, ${groupId}, ${deliveries}, ${id}, 1, ${deliveries}, -1, 1, 'order', 'sent',
      ${randomUUID()}, now(), ${JSON.stringify({ id: remoteId, version: 1 })}, now(), now())`
  return { id: deliveries, remoteId }
}

async function stateOf({ id }: Delivery) {
  const [row] = await app().database.sql<{ state: string; remote: { id: string; version: number } }[]>`
    select remote_state as state, remote from deliveries where id = ${id}`
  return { state: row?.state, id: row?.remote.id, version: row?.remote.version }
}

function orderUpdated(id: string, version: number, state: string) {
  return eventOf('order.updated', { order_updated: { order_id: id, version, state } })
}

function fulfilmentUpdated(id: string, version: number, state: string) {
  const updates = [{ fulfillment_uid: 'f1', old_state: 'PROPOSED', new_state: state }]
  return eventOf('order.fulfillment.updated', {
    order_fulfillment_updated: { order_id: id, version, state: 'OPEN', fulfillment_update: updates },
  })
}

function menuUpdated(time: string) {
  return eventOf('catalog.version.updated', { catalog_version: { updated_at: time } })
}

function eventOf(type: string, object: object) {
  return { merchant_id: 'M1', type, event_id: randomUUID(), data: { type, id: 'x', object } }
}

function signatureOf({ id }: Owner, body: string, key = signatureKey, origin = app().url): string {
  return createHmac('sha256', key).update(`${origin}/api/pos/square/${id}/events${body}`).digest('base64')
}

function signed(...[receiver, body, key, origin]: Parameters<typeof signatureOf>) {
  return { 'x-square-hmacsha256-signature': signatureOf(receiver, body, key, origin) }
}

function reply({ id }: Owner, body: string, headers: Record<string, string>, { url }: TestApp = app()) {
  const path = receiveSquareEvent.path.replace(':restaurantId', String(id))
  return makePhone(url).send('POST', path, {
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

async function post(...call: Parameters<typeof reply>): Promise<number> {
  return (await reply(...call)).status
}

function send(receiver: Owner, event: object, key = signatureKey): Promise<number> {
  const body = JSON.stringify(event)
  return post(receiver, body, signed(receiver, body, key))
}
