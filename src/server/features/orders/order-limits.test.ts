import { describe, expect, test } from 'vitest'
import type { Group } from '#contract/groups.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'
import type { Reply } from '../../../../test/diners/phone.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
const soup = { name: 'Soup', quantity: 1, price: 900 }

describe('a price or a quantity', () => {
  test.each([
    ['price', -1, 'too-small'],
    ['price', 1.5, 'wrong-type'],
    ['price', 1e308, 'wrong-type'],
    ['price', 100_000_001, 'too-large'],
    ['price', 2 ** 53, 'wrong-type'],
    ['price', '900', 'wrong-type'],
    ['price', null, 'required'],
    ['price', undefined, 'required'],
    ['quantity', 0, 'too-small'],
    ['quantity', -1, 'too-small'],
    ['quantity', 100, 'too-large'],
    ['quantity', 1.5, 'wrong-type'],
    ['quantity', '2', 'wrong-type'],
    ['quantity', undefined, 'required'],
  ])('%s %j is refused with the path of the field', async (field, value, fault) => {
    const reply = await order([soup, { ...soup, [field]: value }])
    expect(reply).toMatchObject({
      status: 400,
      problem: { problem: 'invalid', fields: { [`items.1.${field}`]: fault } },
    })
  })

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
    const { problem } = await order([{ ...soup, price: -1 }, { ...soup, quantity: 0, name: '' }, soup])
    expect(problem.fields).toEqual({
      'items.0.price': 'too-small',
      'items.1.quantity': 'too-small',
      'items.1.name': 'required',
    })
  })

  test('of a wrong type is reported together with the others', async () => {
    const { problem } = await order([
      { ...soup, price: '9' },
      { ...soup, quantity: null },
    ])
    expect(problem.fields).toEqual({ 'items.0.price': 'wrong-type', 'items.1.quantity': 'required' })
  })

  test.each(['JPY', 'KRW'] as const)(
    'in %s must be whole: a fraction is refused with its path',
    async currency => {
      const table = await makeGroup(app(), { diners: 1, currency })
      const { problem } = await order(
        [
          { ...soup, price: 74_500 },
          { ...soup, price: 74_550 },
        ],
        table,
      )
      expect(problem).toMatchObject({ problem: 'invalid', fields: { 'items.1.price': 'not-payable' } })
      const placed = await order([{ ...soup, price: 74_500 }], table)
      expect(placed).toMatchObject({ status: 201, body: { total: 74_500 } })
      const { id } = placed.body as { id: number }
      const changed = await table.diners[0].phone.send(
        'PUT',
        `/api/orders/${id}`,
        json({ items: [{ ...soup, price: 1 }] }),
      )
      expect(changed.problem.fields).toEqual({ 'items.0.price': 'not-payable' })
    },
  )
})

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
    const table = await makeGroup(app(), { diners: 1 })
    const { body } = await order([soup], table)
    const [{ phone }] = table.diners
    const path = `/api/orders/${(body as { id: number }).id}`
    expect((await phone.send('PUT', path, json({ items: modifiers(30, 300) }))).problem.fields).toEqual({
      items: 'too-long',
    })
  })

  test('a table accepts 500 orders, however many arrive at once', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [{ phone, id }] = diners
    const place = () =>
      phone.send('POST', '/api/orders', json({ groupId: group.id, memberId: id, items: [soup] }))
    const replies = await Promise.all(Array.from({ length: 520 }, place))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(500)
    expect(
      new Set(replies.filter(({ status }) => status !== 201).map(({ problem }) => problem.problem)),
    ).toEqual(new Set(['too-many-orders']))
    expect((await place()).status).toBe(400)
    expect((await fetchTable(phone, group.id)).orders).toHaveLength(500)
  })

  test('a table accepts 512 KB of orders, however many arrive at once; cancelling and shortening make room', async () => {
    const table = await makeGroup(app(), { diners: 1 })
    const [{ phone }] = table.diners
    const long = Array.from({ length: 24 }, () => ({ ...soup, modifications: 'é'.repeat(300) }))
    const bytes = Buffer.byteLength(
      JSON.stringify({ items: long, transcription: '', note: '', notUnderstood: [] }),
    )
    const most = Math.floor((512 * 1024) / bytes)
    const replies = await Promise.all(Array.from({ length: most + 5 }, () => order(long, table)))
    const placed = replies.flatMap(({ status, body }) => (status === 201 ? [body as { id: number }] : []))
    expect(placed).toHaveLength(most)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, problem }) => [status, problem.problem])).toEqual(
      Array.from({ length: 5 }, () => [400, 'table-too-large']),
    )
    const path = (at: number) => `/api/orders/${placed[at]?.id}`
    expect((await phone.send('DELETE', path(0))).status).toBe(204)
    expect((await order(long, table)).status).toBe(201)
    expect((await order(long, table)).problem.problem).toBe('table-too-large')
    const change = (items: object[]) => phone.send('PUT', path(1), json({ items }))
    expect((await change([soup])).status).toBe(200)
    expect((await order(long, table)).status).toBe(201)
    expect((await change(long)).problem.problem).toBe('table-too-large')
    expect((await change([{ ...soup, quantity: 2 }])).status).toBe(200)
    const { orders } = await fetchTable(phone, table.group.id)
    expect(Buffer.byteLength(JSON.stringify(orders))).toBeLessThan(600_000)
  })

  test.each([{}, 5, 'soup', [5], [null], [[]]])('items of a wrong shape are refused: %j', async items => {
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
