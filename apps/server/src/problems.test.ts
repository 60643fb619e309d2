import { text } from 'node:stream/consumers'
import { placeOrder } from '@tablemate/contract/orders.ts'
import { isLive, isReady } from '@tablemate/contract/service.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { startCuttable } from '@tablemate/test/network/cuttable.ts'
import { open } from '@tablemate/test/network/sockets.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile()

describe('an unknown route', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/api/groups/'],
    ['PUT', '/api/groups'],
    ['PATCH', '/api/orders/1'],
    ['POST', '/api/health/live'],
    ['POST', '/'],
    ['GET', '/assets/no.js'],
  ])('%s %s gets a problem', async (method, path) => {
    const { status, body, headers } = await makePhone(app().url).send(method, path)
    expect(status).toBe(404)
    expect(body).toMatchObject({
      problem: expect.stringMatching(/^(group-)?not-found$/),
      message: expect.any(String),
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/groups/%zz', '/%', '/api/groups/code/%E0%A4%A', `/api/groups/code/${'x'.repeat(999)}`])(
    'with a malformed path (%s) gets a problem',
    async path => {
      expect(await sendRequest(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1.1 400 [\s\S]*"problem":"invalid"/)
    },
  )
})

describe('an internal error', () => {
  // Threat: log-leaks
  test('reveals nothing but the id of the request', async () => {
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

test('while the database is away, calls get 503 with Retry-After, and are served as soon as it is back', async () => {
  const { running, relay } = await startCuttable()
  const { group, diners } = await makeGroup(running)
  const [{ phone, id }] = diners
  const body = { groupId: group.id, memberId: id, items: [{ name: 'Soup', quantity: 1, price: 900 }] }
  const awayMetric = async () =>
    /^database_away (.)$/m.exec(String((await phone.send('GET', '/metrics')).body))?.[1]
  expect(await awayMetric()).toBe('0')
  await relay.cut()
  await expect.poll(awayMetric).toBe('1')
  for (const call of [
    () => phone.call(placeOrder, { body, key: 'order' }),
    () => phone.send('GET', `/api/groups/${group.id}/table`),
    () => phone.send('GET', `/api/groups/${group.id}/events`),
    () => phone.call(isReady, {}),
  ]) {
    const reply = await call()
    expect([reply.status, reply.problem.problem]).toEqual([503, 'unavailable'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await phone.call(isLive, {})).status).toBe(200)
  await relay.restore()
  await expect.poll(async () => (await phone.call(isReady, {})).status).toBe(200)
  expect(await awayMetric()).toBe('0')
  expect((await phone.call(placeOrder, { body, key: 'order' })).status).toBe(201)
  expect((await fetchGroupState(phone, group.id)).orders).toHaveLength(1)
})

/** Sends a raw request that no HTTP client would send, and resolves with the raw response. */
async function sendRequest(line: string): Promise<string> {
  return text(await open(app().url, `${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`))
}
