// How adapters read what providers answer, including answers that no provider should give.

import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allAdapters } from './adapters.ts'
import { clover } from './clover.ts'
import { lightspeed } from './lightspeed.ts'
import { shopify } from './shopify.ts'
import { square } from './square.ts'
import { toast } from './toast.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const sent = (id: string, version: number | null, total: number | null) => ({
  kind: 'sent',
  remote: { id, version },
  total,
})
const sentBefore = { kind: 'sent', remote: null, total: null }
const dead = (fault: string) => ({ kind: 'dead', fault })
const retry = { kind: 'retry', afterMs: null }
const adapters = Object.entries(allAdapters)

describe.each(adapters)('%s', (_, adapter) => {
  test.each([
    [401, dead('unauthorized')],
    [403, dead('unauthorized')],
    [410, dead('gone')],
    [301, dead('refused')],
    [400, dead('refused')],
    [404, dead('refused')],
    [409, dead('refused')],
    [413, dead('refused')],
    [422, dead('refused')],
    [408, retry],
    [429, retry],
    [500, retry],
    [503, retry],
    [0, retry],
    [Number.NaN, retry],
  ])('status %d', (status, outcome) => {
    expect(adapter.read(answer(status, '<html>'))).toEqual(outcome)
    expect(adapter.readDone(answer(status, '<html>'))).toEqual(outcome)
    expect(adapter.readFound(answer(status, '{"elements":[]}'), 'key')).toBe('unclear')
    expect(adapter.readPrice(answer(status, '{"total":5}'))).toBeNull()
  })

  test('an answer that proves nothing is tried again', () => {
    for (const body of ['', 'null', '5', '[]', '{', '<html>', '{"order":', '"id"']) {
      expect(adapter.read(answer(200, body))).toEqual(retry)
    }
  })

  test('Retry-After counts in seconds; a date is ignored', () => {
    const retryAfter = (value: string) => adapter.read(answer(429, '', { 'retry-after': value }))
    expect(retryAfter('7')).toEqual({ kind: 'retry', afterMs: 7000 })
    expect(retryAfter('Sun, 22 Nov 2026 19:30:00 GMT')).toEqual(retry)
    expect(retryAfter('-1')).toEqual(retry)
  })

  test('no answer makes an adapter throw or invent an amount', () => {
    const bodies = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string(),
      fc.json().map(json => json.slice(0, json.length / 2)),
      fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([id, amount]) => JSON.stringify(misshapen(id, amount))),
    )
    const statuses = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }))
    fc.assert(
      fc.property(statuses, bodies, (status, body) => {
        const given = answer(status, body)
        for (const outcome of [adapter.read(given), adapter.readDone(given), adapter.readCancel(given)]) {
          expect(['sent', 'retry', 'dead']).toContain(outcome.kind)
          if (outcome.kind === 'sent' && outcome.total !== null)
            expect(outcome.total).toBeGreaterThanOrEqual(0)
        }
        const price = adapter.readPrice(given)
        if (price !== null) expect(Number.isSafeInteger(price)).toBe(true)
        expect(['missing', 'unclear', 'object']).toContain(nameOf(adapter.readFound(given, 'key')))
      }),
      longRun({ numRuns: 50, seed: 31 }, { numRuns: 5000 }),
    )
  })

  test('an order that is gone needs no cancellation, so a repeated cancellation succeeds', () => {
    if (adapter !== shopify) expect(adapter.readCancel(answer(404, ''))).toEqual(sentBefore)
    expect(adapter.readCancel(answer(401, ''))).toEqual(dead('unauthorized'))
  })
})

/** The fields of every provider's answers, with values of any kind. */
const misshapen = (id: unknown, amount: unknown) => ({
  id,
  guid: id,
  total: amount,
  status: id,
  checks: [{ totalAmount: amount }, id],
  elements: [id, { id, note: amount, externalReferenceId: 'key' }],
  order: { id, version: amount, total_money: { amount, currency: 'JPY' } },
  errors: [{ message: { toString: 1, valueOf: 1 }, extensions: id }],
  data: {
    orders: { nodes: [id, { id, sourceIdentifier: 'key' }] },
    orderCreate: { userErrors: [{ message: { toString: id } }, id], order: { id } },
    orderCancel: { orderCancelUserErrors: [{ code: { toString: 1 } }] },
  },
})

const nameOf = (found: unknown) => (typeof found === 'string' ? found : typeof found)

test('Square: the order’s id, version and total; yen become hundredths', () => {
  const order = { id: 'O1', version: 3, total_money: { amount: 745, currency: 'JPY' } }
  expect(square.read(answer(200, { order }))).toEqual(sent('O1', 3, 74500))
  expect(square.readPrice(answer(200, { order }))).toBe(74500)
  const dinars = { id: 'O1', total_money: { amount: 1250, currency: 'KWD' } }
  expect(square.read(answer(200, { order: dinars }))).toEqual(sent('O1', null, 1250))
  const other = { id: 'O1', total_money: { amount: 1, currency: 'XXX' } }
  expect(square.read(answer(200, { order: other }))).toEqual(sent('O1', null, null))
})

test('Square: a key that was used with another body is refused', () => {
  const errors = [{ category: 'INVALID_REQUEST_ERROR', code: 'IDEMPOTENCY_KEY_REUSED' }]
  expect(square.read(answer(400, { errors }))).toEqual(dead('refused'))
})

test('Clover: the order’s id and total', () => {
  expect(clover.read(answer(200, { id: 'C1', total: 2500 }))).toEqual(sent('C1', null, 2500))
})

test('Clover: an order is found by our reference, or by the key at the end of its note', () => {
  const orders = (...elements: unknown[]) => answer(200, { elements })
  const found = { id: 'C1', version: null }
  expect(clover.readFound(orders(null, 5, { id: 'C1', externalReferenceId: 'key' }), 'key')).toEqual(found)
  expect(clover.readFound(orders({ id: 'C1', note: 'no nuts #key' }), 'key')).toEqual(found)
  expect(clover.readFound(orders({ id: 'C1', note: '#key2' }, { id: 'C2', note: 'x' }), 'key')).toBe(
    'missing',
  )
  expect(clover.readFound(orders({ id: 5, note: '#key' }), 'key')).toBe('unclear')
  expect(clover.readFound(orders(...Array(1000).fill({ id: 'C2' })), 'key')).toBe('unclear')
})

test('Toast: a second order with the same externalId was sent before', () => {
  expect(toast.read(answer(400, { message: 'An order with this externalId already exists' }))).toEqual(
    sentBefore,
  )
  expect(toast.read(answer(400, { message: 'Invalid menu item' }))).toEqual(dead('refused'))
  const checks = [{ totalAmount: 10.1 }, { totalAmount: 20.2 }]
  expect(toast.read(answer(200, { guid: 'T1', checks }))).toEqual(sent('T1', null, 3030))
})

test('Toast: the token of a login, and for how long', () => {
  const read = (body: unknown, status = 200) => toast.login?.read(answer(status, body))
  const token = { tokenType: 'Bearer', expiresIn: 86_400, accessToken: 'eyJ.a.b' }
  expect(read({ token, status: 'SUCCESS' })).toEqual({
    ...{ accessToken: 'eyJ.a.b', lastsMs: 86_400_000, nextKey: null },
  })
  expect(read('', 401)).toBe('unauthorized')
  for (const body of [
    {},
    { token: {} },
    { token: { ...token, accessToken: 'a\r\nb' } },
    { token: { ...token, expiresIn: 0 } },
  ])
    expect(read(body)).toBe('no-answer')
})

test('Lightspeed: a login replaces the refresh token; one that was used before is refused', () => {
  const read = (body: unknown, status = 200) => lightspeed.login?.read(answer(status, body))
  expect(read({ access_token: 'a', expires_in: 1500, refresh_token: 'next', scope: 'orders-api' })).toEqual({
    ...{ accessToken: 'a', lastsMs: 1_500_000, nextKey: 'next' },
  })
  expect(read({ error: 'invalid_grant' }, 400)).toBe('unauthorized')
  expect(read({ error: 'invalid_client' }, 401)).toBe('unauthorized')
  expect(read({ error: 'invalid_request' }, 400)).toBe('no-answer')
})

test.each(adapters)('%s: no answer to a login makes it throw', (_, { login }) => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map(value => JSON.stringify({ token: value, access_token: value })),
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), bodies, (status, body) => {
      const token = login?.read(answer(status, body)) ?? 'no-answer'
      if (typeof token === 'object') expect(token.accessToken).toMatch(/^[\x21-\x7e]+$/)
      else expect(['unauthorized', 'no-answer']).toContain(token)
    }),
    longRun({ numRuns: 50, seed: 31 }, { numRuns: 5000 }),
  )
})

test('Lightspeed: a reference that was used before was sent before', () => {
  const msg = 'reference has already been used'
  expect(lightspeed.read(answer(409, { status: 'fail', msg }))).toEqual(sentBefore)
  expect(lightspeed.read(answer(200, { status: 'ok' }))).toEqual(sentBefore)
  expect(lightspeed.read(answer(200, { status: 'fail' }))).toEqual(dead('refused'))
})

test('Shopify: failures come with the status 200', () => {
  const read = (body: unknown) => shopify.read(answer(200, body))
  const order = {
    id: 'gid://shopify/Order/1',
    totalPriceSet: { shopMoney: { amount: '27.97', currencyCode: 'USD' } },
  }
  const dinars = { id: '1', totalPriceSet: { shopMoney: { amount: '1.25', currencyCode: 'KWD' } } }
  const created = (userErrors: unknown, order: unknown = null) => ({
    data: { orderCreate: { userErrors, order } },
  })
  expect(read(created([], order))).toEqual(sent('gid://shopify/Order/1', null, 2797))
  expect(read(created([], dinars))).toEqual(sent('1', null, 1250))
  expect(read(created([{ message: 'Currency is invalid' }]))).toEqual(dead('refused'))
  expect(read(created([{ message: 'Too many attempts. Please try again later.' }]))).toEqual(retry)
  expect(read({ errors: [{ extensions: { code: 'THROTTLED' } }] })).toEqual(retry)
  expect(read({ errors: [{ extensions: { code: 'ACCESS_DENIED' } }] })).toEqual(dead('unauthorized'))
  expect(read({ errors: 'Not Found' })).toEqual(retry)
})

test('Shopify: an order is found by our key, and a cancelled order needs no cancellation', () => {
  const nodes = [null, { id: 'gid://shopify/Order/1', sourceIdentifier: 'key' }]
  expect(shopify.readFound(answer(200, { data: { orders: { nodes } } }), 'key')).toEqual({
    id: 'gid://shopify/Order/1',
    version: null,
  })
  expect(shopify.readFound(answer(200, { data: { orders: { nodes: [] } } }), 'key')).toBe('missing')
  const cancelled = (orderCancelUserErrors: unknown) =>
    answer(200, { data: { orderCancel: { orderCancelUserErrors } } })
  expect(shopify.readCancel(cancelled([]))).toEqual(sentBefore)
  expect(shopify.readCancel(cancelled([{ code: 'NOT_FOUND', message: '' }]))).toEqual(sentBefore)
  expect(shopify.readCancel(cancelled([{ code: 'INVALID', message: 'has returns' }]))).toEqual(
    dead('refused'),
  )
})
