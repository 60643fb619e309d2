import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

/** A hundredth of the real limits: orders of 20 KB per phone and 320 KB per address, menus of 2.5 MB per address. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '127.0.0.1' } })

// Threat: large-input
describe('orders within ten minutes', () => {
  test('have a byte limit per phone, for new and changed orders together', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 2 })
    const [ann, ben] = diners
    const order = (diner: Diner, address: string, letters = 10) =>
      write(diner.phone, address, 'POST', '/api/orders', {
        ...{ groupId: group.id, memberId: diner.id },
        items: [{ name: 'Soup', quantity: 1, price: 900, modifications: 'x'.repeat(letters) }],
      })
    const first = await order(ann, '203.0.113.1')
    const { id } = first.body as { id: number }
    const change = () => write(ann.phone, '203.0.113.2', 'PUT', `/api/orders/${id}`, { note: 'no rush' })
    const replies = [first, await order(ann, '203.0.113.2'), await order(ann, '203.0.113.1')]
    replies.push(await change(), await change(), await change(), await order(ann, '203.0.113.3'))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200, 200, 429])
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await order(ben, '203.0.113.1')).status).toBe(201)
  })

  test('beyond the address’s limit are refused to phones that ordered much, and accepted from others', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 25 })
    const order = ({ phone, id }: Pick<Diner, 'phone' | 'id'>, letters = 10) =>
      write(phone, '198.51.100.1', 'POST', '/api/orders', {
        ...{ groupId: group.id, memberId: id },
        items: Array.from({ length: 50 }, () => ({
          ...{ name: 'Soup', quantity: 1, price: 900, modifications: 'x'.repeat(letters) },
        })),
      })
    // Failed calls do not count: here those of strangers, each from a new phone.
    const strangers = Array.from({ length: 90 }, () => order({ id: 1, phone: makePhone(app().url) }))
    expect(new Set((await Promise.all(strangers)).map(({ status }) => status))).toEqual(new Set([404]))
    const [guest, ...flood] = diners
    // Each order has 15 KB, all together more than the 320 KB of the address.
    for (const diner of flood) expect((await order(diner, 250)).status).toBe(201)
    const again = await write(flood[0]?.phone ?? guest.phone, '198.51.100.1', 'PUT', '/api/orders/1', {
      note: 'x',
    })
    expect(again.status).toBe(429)
    expect((await order(guest)).status).toBe(201)
  })
})

describe('menus within ten minutes', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await makeRestaurant(app())
    const words = 'tomato basil onion garlic '.repeat(12)
    const menuItems = Array.from({ length: 1500 }, (_, at) => `Food,Dish ${at},${words},5.00`)
    const content = `Category,Name,Description,Price\n${menuItems.join('\n')}`
    expect((await uploadFile(owner.phone, { content })).status).toBe(201)
  })

  // Threat: large-input
  test('have a byte limit per address; a reply with 304 does not count', async () => {
    const read = (address: string, headers: Record<string, string> = {}) =>
      makePhone(app().url).send('GET', `/api/restaurants/${owner.id}/menu`, {
        headers: { 'x-forwarded-for': address, 'accept-encoding': 'identity', ...headers },
      })
    const replies = []
    for (let at = 0; at < 4; at += 1) replies.push(await read('203.0.113.9'))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect((await read('203.0.113.10')).status).toBe(200)
    const etag = replies[0]?.headers.get('etag') ?? ''
    expect((await read('203.0.113.9', { 'if-none-match': etag })).status).toBe(304)
  })
})

function write(phone: Phone, address: string, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return phone.send(method, path, { headers, body: JSON.stringify(body) })
}
