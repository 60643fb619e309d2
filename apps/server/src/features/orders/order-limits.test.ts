// The words, prices and quantities that an order may have, and how large it may be.

import type { Group } from '@tablemate/contract/groups.ts'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Reply } from '@tablemate/test/diners/phone.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

const odd = [
  "Robert'); DROP TABLE orders;--",
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '../../../etc/passwd',
  '%s%s%n %00',
  '\\u0000 \\x00 \\',
  'Crème brûlée 🍮 — “flambée”',
  'عصير برتقال',
  '牛肉麺',
  '🏳️‍🌈👩🏽‍🍳',
  '=HYPERLINK("http://x")',
  'null',
  'true',
  '[object Object]',
]

describe('the text of an order', () => {
  // Threat: sql-injection
  test.each(odd)('is stored exactly as typed: %s', async text => {
    const { group, diners } = await makeGroup(app())
    const [{ phone, id }, ben] = diners
    const items = [{ name: text, quantity: 1, price: 900, modifications: text }]
    const { body } = await phone.call(placeOrder, {
      body: { groupId: group.id, memberId: id, items, transcription: text, note: text },
    })
    expect(body).toMatchObject({ items, transcription: text, note: text })
    expect((await fetchGroupState(ben.phone, group.id)).orders).toEqual([body])
  })

  test('is trimmed, with white space collapsed and Unicode composed', async () => {
    expect((await place({ name: '  Cre\u0300me   bru\u0302le\u0301e \u00a0' })).body.items[0]?.name).toBe(
      'Crème brûlée',
    )
  })

  test.each([
    ['name', '', 'required'],
    ['name', ' \u200b ', 'required'],
    ['name', '\u200b\u200d\ufeff', 'required'],
    ['name', 'So\u0000up', 'forbidden-characters'],
    ['name', 'So\nup', 'forbidden-characters'],
    ['name', 'So\u001bup', 'forbidden-characters'],
    ['name', 'So\ud800up', 'forbidden-characters'],
    ['name', '🍮'.repeat(121), 'too-long'],
    ['name', 5, 'wrong-type'],
    ['name', undefined, 'required'],
    ['modifications', 'no\u0000salt', 'forbidden-characters'],
    ['modifications', 'no\udc00salt', 'forbidden-characters'],
    ['modifications', 'x'.repeat(301), 'too-long'],
    ['modifications', {}, 'wrong-type'],
    ['price', -1, 'too-small'],
    ['price', 1.5, 'wrong-type'],
    ['price', 100_000_001, 'too-large'],
    ['price', 2 ** 53, 'wrong-type'],
    ['price', '900', 'wrong-type'],
    ['price', null, 'required'],
    ['quantity', 0, 'too-small'],
    ['quantity', 100, 'too-large'],
    ['quantity', 1.5, 'wrong-type'],
    ['quantity', '2', 'wrong-type'],
    ['quantity', undefined, 'required'],
  ])('an item’s %s must not be %j', async (field, value, fault) => {
    expect((await place({ [field]: value })).problem.fields).toEqual({ [`items.0.${field}`]: fault })
  })

  test.each([
    ['transcription', 'two\u0000soups', 'forbidden-characters'],
    ['transcription', 'two\ud83dsoups', 'forbidden-characters'],
    ['transcription', 'x'.repeat(1001), 'too-long'],
    ['transcription', 5, 'wrong-type'],
    ['note', 'no\u0000nuts', 'forbidden-characters'],
    ['note', 'x'.repeat(201), 'too-long'],
    ['note', 5, 'wrong-type'],
  ])('the %s must not be %j', async (field, value, fault) => {
    expect((await place({}, { [field]: value })).problem.fields).toEqual({ [field]: fault })
  })

  test('is measured in visible characters: 120 for a name, 300 for modifiers, 1000 for a transcript', async () => {
    const { status } = await place(
      { name: '🍮'.repeat(120), modifications: '🧂'.repeat(300) },
      { transcription: '🗣'.repeat(1000) },
    )
    expect(status).toBe(201)
  })

  test.each([null, '', undefined])('has no modifications if they are given as %j', async modifications => {
    const { body } = await place({ modifications })
    expect(body.items).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })

  test('is stored without undeclared fields, whatever their names', async () => {
    const { body } = await place({ total: 1, toString: 'x', isPaid: true }, { hasOwnProperty: 1 })
    expect(body.items).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })
})

async function place(item: object, more: object = {}) {
  const { group, diners } = await makeGroup(app(), { diners: 1 })
  const [{ phone, id }] = diners
  const items = [{ name: 'Soup', quantity: 1, price: 900, ...item }]
  const answer = await phone.call(placeOrder, {
    body: { groupId: group.id, memberId: id, items, ...more } as never,
  })
  return answer as typeof answer & { body: Order }
}

const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('a price or a quantity', () => {
  test('of 1e400, which is no finite number, is refused', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const body = `{"groupId":"${group.id}","memberId":${diners[0].id},"items":[{"name":"Soup","quantity":1,"price":1e400}]}`
    const reply = await diners[0].phone.send('POST', '/api/orders', {
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(reply.problem.fields).toEqual({ 'items.0.price': 'wrong-type' })
  })

  test.each([
    [{ price: 0 }, 0],
    [{ price: 100_000_000, quantity: 99 }, 9_900_000_000],
    [{ price: 1e2 }, 100],
  ])('%j is within bounds', async (item, total) => {
    expect(await order([{ ...soup, ...item }])).toMatchObject({ status: 201, body: { total } })
  })

  test('with a fault is reported together with all other faults, each with its path', async () => {
    const { problem } = await order([{ ...soup, price: -1 }, { ...soup, quantity: null, name: '' }, soup])
    expect(problem.fields).toEqual({
      'items.0.price': 'too-small',
      'items.1.quantity': 'required',
      'items.1.name': 'required',
    })
  })

  test.each(['JPY', 'KRW'] as const)(
    'in %s must be whole: a fraction is refused with its path',
    async currency => {
      const testGroup = await makeGroup(app(), { diners: 1, currency })
      const { problem } = await order(
        [
          { ...soup, price: 74_500 },
          { ...soup, price: 74_550 },
        ],
        testGroup,
      )
      expect(problem).toMatchObject({ problem: 'invalid', fields: { 'items.1.price': 'not-payable' } })
      const placed = await order([{ ...soup, price: 74_500 }], testGroup)
      expect(placed).toMatchObject({ status: 201, body: { total: 74_500 } })
      const { id } = placed.body as { id: number }
      const changed = await testGroup.diners[0].phone.send(
        'PUT',
        `/api/orders/${id}`,
        json({ items: [{ ...soup, price: 1 }] }),
      )
      expect(changed.problem.fields).toEqual({ 'items.0.price': 'not-payable' })
    },
  )
})

// Threat: large-input
describe('an order that is too large', () => {
  test('a hundred items are one order, a hundred and one are refused', async () => {
    expect((await order(Array.from({ length: 100 }, () => soup))).status).toBe(201)
    expect((await order(Array.from({ length: 101 }, () => soup))).problem.fields).toEqual({
      items: 'too-long',
    })
  })

  test('a hundred dishes with short modifiers are one order; 16 KB of modifiers are refused, new or changed', async () => {
    const modifiers = (count: number, letters: number) =>
      Array.from({ length: count }, () => ({ ...soup, modifications: 'é'.repeat(letters) }))
    expect((await order(modifiers(100, 30))).status).toBe(201)
    expect((await order(modifiers(30, 300))).problem.fields).toEqual({ items: 'too-long' })
    const testGroup = await makeGroup(app(), { diners: 1 })
    const { body } = await order([soup], testGroup)
    const [{ phone }] = testGroup.diners
    const path = `/api/orders/${(body as { id: number }).id}`
    expect((await phone.send('PUT', path, json({ items: modifiers(30, 300) }))).problem.fields).toEqual({
      items: 'too-long',
    })
  })

  test('a table accepts 500 orders, however many arrive at once', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, id }] = diners
    await app().database.sql`update groups set order_count = 480 where id = ${group.id}`
    const place = () =>
      phone.send('POST', '/api/orders', json({ groupId: group.id, memberId: id, items: [soup] }))
    const replies = await Promise.all(Array.from({ length: 40 }, place))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(
      new Set(replies.filter(({ status }) => status !== 201).map(({ problem }) => problem.problem)),
    ).toEqual(new Set(['too-many-orders']))
    expect((await place()).status).toBe(400)
    expect((await fetchGroupState(phone, group.id)).orders).toHaveLength(20)
  })

  test('a table accepts 512 KB of orders, however many arrive at once; cancelling and shortening make room', async () => {
    const testGroup = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = testGroup.diners
    const long = Array.from({ length: 24 }, () => ({ ...soup, modifications: 'é'.repeat(300) }))
    const bytes = Buffer.byteLength(
      JSON.stringify({ items: long, transcription: '', note: '', notUnderstood: [] }),
    )
    const most = Math.floor((512 * 1024) / bytes)
    const replies = await Promise.all(Array.from({ length: most + 5 }, () => order(long, testGroup)))
    const placed = replies.flatMap(({ status, body }) => (status === 201 ? [body as { id: number }] : []))
    expect(placed).toHaveLength(most)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, problem }) => [status, problem.problem])).toEqual(
      Array.from({ length: 5 }, () => [400, 'table-too-large']),
    )
    const path = (at: number) => `/api/orders/${placed[at]?.id}`
    expect((await phone.send('DELETE', path(0))).status).toBe(204)
    expect((await order(long, testGroup)).status).toBe(201)
    expect((await order(long, testGroup)).problem.problem).toBe('table-too-large')
    const change = (items: object[]) => phone.send('PUT', path(1), json({ items }))
    expect((await change([soup])).status).toBe(200)
    expect((await order(long, testGroup)).status).toBe(201)
    expect((await change(long)).problem.problem).toBe('table-too-large')
    expect((await change([{ ...soup, quantity: 2 }])).status).toBe(200)
    const { orders } = await fetchGroupState(phone, testGroup.group.id)
    expect(Buffer.byteLength(JSON.stringify(orders))).toBeLessThan(600_000)
  })

  test.each([{}, [5], [null], [[]]])('items of a wrong shape are refused: %j', async items => {
    expect((await order(items as never)).status).toBe(400)
  })
})

async function order(
  items: object[],
  table?: { group: Group; diners: readonly [{ phone: { send: Send }; id: number }] },
): Promise<Reply<unknown>> {
  const { group, diners } = table ?? (await makeGroup(app(), { diners: 1 }))
  const [{ phone, id }] = diners
  return phone.send('POST', '/api/orders', json({ groupId: group.id, memberId: id, items }))
}

type Send = (method: string, path: string, options?: RequestInit) => Promise<Reply<unknown>>

function json(body: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
