import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { getTable } from '#contract/live.ts'
import { addMenuItem, getMenu } from '#contract/menu.ts'
import { changeOrder, placeOrder } from '#contract/orders.ts'
import { getCurrencies } from '#contract/places.ts'
import { isLive, isReady } from '#contract/service.ts'
import { shareApp, startApp } from '../../test/app/app.ts'
import { holdTable } from '../../test/app/hold-table.ts'
import { follow, look } from '../../test/diners/follow.ts'
import { makeGroup } from '../../test/diners/make.ts'
import { makePhone, type Phone } from '../../test/diners/phone.ts'
import { type Cuttable, type Relay, startRelay } from '../../test/network/relay.ts'
import { makeRestaurant } from '../../test/restaurants/restaurant.ts'
import type { DatabaseTarget } from './db/database.ts'
import { partitionOf } from './db/partitions.ts'

const app = shareApp()

describe('what is not there', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/api/groups/'],
    ['PUT', '/api/groups'],
    ['PATCH', '/api/orders/1'],
    ['POST', '/api/health/live'],
    ['POST', '/'],
    ['GET', '/assets/no.js'],
  ])('%s %s answers a problem', async (method, path) => {
    const { status, body, headers } = await makePhone(app().url).send(method, path)
    expect(status).toBe(404)
    expect(body).toMatchObject({
      problem: expect.stringMatching(/^(group-)?not-found$/),
      message: expect.any(String),
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/groups/%zz', '/%', '/api/groups/code/%E0%A4%A', `/api/groups/code/${'x'.repeat(999)}`])(
    'a path that is none (%s) answers a problem',
    async path => {
      expect(await ask(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1.1 400 [\s\S]*"problem":"invalid"/)
    },
  )
})

describe('every answer', () => {
  test('forbids what a browser should not do with it', async () => {
    const { headers } = await makePhone(app().url).send('GET', '/api/health/live')
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*object-src 'none';.*frame-ancestors 'none'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a fault inside', () => {
  test('tells nothing of the inside, but how to ask for help', async () => {
    const broken = await startApp()
    broken.expectErrors()
    const { group, diners } = await makeGroup(broken)
    await broken.database.sql`alter table groups rename column revision to was_revision`
    const { status, body, headers } = await diners[0].phone.send('GET', `/api/groups/${group.id}/table`)
    expect(status).toBe(500)
    expect(body).toEqual({ problem: 'internal', message: expect.any(String), requestId: expect.any(String) })
    expect(JSON.stringify([body, [...headers]])).not.toMatch(/revision|column|select|postgres|at .*\.ts/i)
    const { requestId } = body as { requestId: string }
    const logged = broken.logged.map(line => JSON.parse(line)).find(({ level }) => level === 50)
    expect(logged).toMatchObject({
      reqId: requestId,
      code: '42703',
      frames: expect.arrayContaining([expect.any(String)]),
    })
    expect(JSON.stringify(logged)).not.toMatch(/was_revision|does not exist|Soup/)
  })
})

describe('while the database is away', () => {
  test('calls are asked to come again, and are served as soon as it is back', async () => {
    const { running, relay } = await startCuttable()
    const { group, diners } = await makeGroup(running)
    const [{ phone, id }] = diners
    const body = { groupId: group.id, memberId: id, items: [{ name: 'Soup', quantity: 1, price: 900 }] }
    const awayIs = async () =>
      /^database_away (.)$/m.exec(String((await phone.send('GET', '/metrics')).body))?.[1]
    expect(await awayIs()).toBe('0')
    await relay.cut()
    await expect.poll(awayIs).toBe('1')
    for (const call of [
      () => phone.call(placeOrder, { body, key: 'order' }),
      () => phone.send('GET', `/api/groups/${group.id}/table`),
      () => phone.send('GET', `/api/groups/${group.id}/events`),
      () => phone.call(isReady, {}),
    ]) {
      const answer = await call()
      expect([answer.status, answer.problem.problem]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await phone.call(isLive, {})).status).toBe(200)
    await relay.mend()
    await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(200)
    expect(await awayIs()).toBe('0')
    expect((await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
    expect((await look(phone, group.id)).orders).toHaveLength(1)
  })

  test('and says nothing at all, calls are told so, and nothing hangs; then all goes on by itself', async () => {
    const { running, relay } = await startCuttable()
    const { group, diners } = await makeGroup(running)
    const { phone, id: memberId } = diners[0]
    const body = { groupId: group.id, memberId, items: [{ name: 'Soup', quantity: 1, price: 900 }] }
    relay.stall()
    const hanging = await Promise.all([
      phone.call(getTable, { params: { groupId: group.id } }),
      phone.call(placeOrder, { body, key: 'order' }),
      phone.call(isReady, {}),
    ])
    for (const { status, problem, headers } of hanging) {
      expect([status, problem.problem]).toEqual([503, 'unavailable'])
      expect(headers.get('retry-after')).toBe('1')
    }
    expect((await phone.call(getCurrencies, {})).status).toBe(200)
    await resume(relay, phone)
    await expect.poll(async () => (await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
    expect((await look(phone, group.id)).orders).toHaveLength(1)
  })

  test('what was answered so is not done after all, and undoes nothing that the same diner did since', async () => {
    const { running, relay } = await startCuttable()
    const { group, diners } = await makeGroup(running)
    const [{ phone }] = diners
    const { id: orderId } = await diners[0].order({ name: 'Soup', price: 900 })
    const change = (name: string) =>
      phone.call(changeOrder, { params: { orderId }, body: { items: [{ name, quantity: 1, price: 900 }] } })
    const held = await holdTable(running, `orders_${partitionOf(group.id)}`, 'writing')
    const first = change('Stew')
    await held.isAwaited()
    relay.stall()
    expect((await first).status).toBe(503)
    await held.release()
    await resume(relay, phone)
    // Whatever was begun has ended once the table's row is to be had.
    await running.beside`select from groups where id = ${group.id} for update`
    expect((await look(phone, group.id)).orders.map(({ items }) => items[0]?.name)).toEqual(['Soup'])
    expect((await change('Pasta')).status).toBe(200)
    expect((await look(phone, group.id)).orders.map(({ items }) => items[0]?.name)).toEqual(['Pasta'])
  })

  test('nor is an order that still waited behind another', async () => {
    const { running, relay } = await startCuttable()
    const { group, diners } = await makeGroup(running)
    const [{ phone, id: memberId }] = diners
    const order = (name: string) =>
      phone.call(placeOrder, {
        body: { groupId: group.id, memberId, items: [{ name, quantity: 1, price: 900 }] },
      })
    expect((await order('Water')).status).toBe(201)
    relay.stall()
    // A table's orders go one after the other: one of them is on its way to the database, the others are not.
    const answers = await Promise.all(['Soup', 'Stew', 'Cake'].map(order))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    await resume(relay, phone)
    expect((await order('Pasta')).status).toBe(201)
    const names = (await look(phone, group.id)).orders.map(({ items }) => items[0]?.name)
    expect([names[0], names.at(-1)]).toEqual(['Water', 'Pasta'])
    expect(names.length).toBeLessThanOrEqual(3)
  })

  test('nor is what a restaurant was answered so', async () => {
    const { running, relay } = await startCuttable()
    const { phone, id: restaurantId } = await makeRestaurant(running)
    const add = (name: string) => phone.call(addMenuItem, { body: { name, price: 900, category: 'Food' } })
    const held = await holdTable(running, 'menu_items', 'writing')
    const first = add('Stew')
    await held.isAwaited()
    relay.stall()
    expect((await first).status).toBe(503)
    await held.release()
    await resume(relay, phone)
    await running.beside`select from restaurants where id = ${restaurantId} for update`
    expect((await add('Pasta')).status).toBe(201)
    const { body } = await phone.call(getMenu, { params: { restaurantId } })
    expect(body.map(({ name }) => name)).toEqual(['Pasta'])
  })

  test('open lines stay open, and are told what happened once it is back', async () => {
    const { running, relay } = await startCuttable()
    const { group, diners } = await makeGroup(running)
    const screen = await follow(diners[1].phone, group.id)
    await relay.cut()
    await relay.mend()
    await expect.poll(async () => (await diners[0].phone.send('GET', '/api/health/ready')).status).toBe(200)
    await diners[0].order({ name: 'Soup', price: 900 })
    const now = await look(diners[0].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
  })
})

/** Until the service is ready again. */
async function resume(relay: Pick<Cuttable, 'resume'>, phone: Phone): Promise<void> {
  relay.resume()
  await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(200)
}

async function startCuttable() {
  let relay: Relay<Extract<DatabaseTarget, { host: string }>> | undefined
  const running = await startApp({
    route: async target => {
      relay = await startRelay(target)
      return relay.target
    },
  })
  running.expectErrors()
  if (!relay) throw new Error('no relay')
  return { running, relay }
}

/** Asks by hand what no client would, and answers the whole answer. */
function ask(line: string): Promise<string> {
  const { hostname, port } = new URL(app().url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.setEncoding('utf8').on('data', piece => {
      text += piece
    })
    socket.on('end', () => resolve(text)).on('error', reject)
    socket.write(`${line}\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`)
  })
}
