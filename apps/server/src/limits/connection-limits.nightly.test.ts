// Slow, stalled or too many connections are closed, without effect on diners who order meanwhile. The tests use shorter timeouts
// and lower maximums than a restaurant's network needs.

import { once } from 'node:events'
import type { Socket } from 'node:net'
import { startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { closing, elsewhere, isServed, open, posting } from '@tablemate/test/network/sockets.ts'
import { expect, onTestFinished, test } from 'vitest'

// Threat: connections
test('connections that send slowly or nothing are closed while diners order', async () => {
  const { url } = await startApp({ bounds: { headersMs: 1500, requestMs: 1500 } })
  const { group, diners } = await makeGroup({ url })
  const screen = await follow(diners[1].phone, group.id)
  const slow = await Promise.all(
    [
      ...repeat(100, ''),
      ...repeat(150, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-long: '),
      ...repeat(150, `${posting('/api/groups')}content-length: 5000\r\n\r\n{"restaurantName":"`),
      ...repeat(100, `${posting('/nowhere')}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`),
    ].map(bytes => open(url, bytes)),
  )
  const closed = Promise.all(slow.map(closing))
  drip(slow.slice(100))
  for (let orders = 1; orders <= 20; orders += 1) await diners[0].order({ name: 'Soup', price: 900 })
  await closed
  const { revision } = await fetchGroupState(diners[0].phone, group.id)
  expect((await screen.until(revision)).orders).toHaveLength(20)
})

// Threat: unread-replies
test('a client that never reads its reply is disconnected', async () => {
  const { url } = await startApp({
    bounds: { stalledMs: 500, perNetwork: 30 },
  })
  // The replies together are larger than the kernel's buffers for a connection.
  const requests = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(32)
  const stalled = await Promise.all(repeat(30, requests).map(bytes => open(url, bytes)))
  for (const socket of stalled) socket.pause()
  const { diners } = await makeGroup({ url })
  await diners[0].order({ name: 'Soup', price: 900 })
  // Until they are closed, they occupy all connections of the address.
  await expect.poll(() => isServed(url, elsewhere)).toBe(true)
})

// Threat: log-leaks
test('a malformed request gets a problem, and none of its bytes are logged', async () => {
  const running = await startApp({ env: { LOG_LEVEL: 'trace' } })
  for (const bytes of [
    'KANARIENVOGEL\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: localhost\r\nkanarienvogel\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'kanarienvogel'.repeat(2000)}\r\n\r\n`,
    'GET /api/currencies HTTP/1.1\r\nhost: localhost\r\nHost: kanarienvogel\r\n\r\n',
    `${posting('/api/groups')}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\nkanarienvogel`,
  ]) {
    const socket = await open(running.url, bytes)
    const [reply] = (await once(socket, 'data')) as [Buffer]
    expect(String(reply)).toMatch(/^HTTP\/1.1 400 [\s\S]*"problem":"invalid"/)
  }
  expect((await makePhone(running.url).send('GET', '/api/health/live')).status).toBe(200)
  const asNumbers = JSON.stringify([...Buffer.from('arienvogel')]).slice(1, -1)
  for (const trace of [/kanarienvogel/i, asNumbers]) expect(running.logged.join('')).not.toMatch(trace)
})

// Threat: connections
test('an address at its maximum gets another connection, and its longest idle one is closed', async () => {
  const { url } = await startApp({ bounds: { perNetwork: 30 } })
  const idle = await openMany(url, 30)
  expect(await isServed(url, elsewhere)).toBe(true)
  await closing(idle[0] as Socket)
  expect(idle.slice(1).filter(({ destroyed }) => destroyed)).toEqual([])
})

// Threat: connections
test('unfinished bodies do not block other clients of the address', async () => {
  const { url } = await startApp({ bounds: { perNetwork: 30 } })
  await openMany(url, 30, `${posting('/api/groups')}content-length: 5000\r\n\r\n{"restaurantName":"`)
  expect(await isServed(url, elsewhere)).toBe(true)
})

// Threat: connections
test('when one address’s idle connections fill the server, health checks get replies and diners order', async () => {
  const { url } = await startApp({ bounds: { inAll: 60 } })
  const idle = await openMany(url, 60)
  for (const from of ['127.0.0.1', '127.0.0.3', '127.0.0.4', elsewhere])
    expect(await isServed(url, from)).toBe(true)
  const { group, diners } = await makeGroup({ url })
  const screen = await follow(diners[1].phone, group.id)
  await openMany(url, 60)
  await diners[0].order({ name: 'Soup', price: 900 })
  const { revision } = await fetchGroupState(diners[0].phone, group.id)
  await screen.until(revision)
  expect(idle.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(0)
  expect(await metric(url, 'connections_open')).toBeLessThanOrEqual(60)
  expect(await metric(url, 'connections_displaced_total')).toBeGreaterThan(60)
})

// Threat: streams
test('when one address’s streams fill the server, other clients and health checks still connect', async () => {
  const { url } = await startApp({ bounds: { inAll: 40 } })
  const { group, diners } = await makeGroup({ url }, { diners: 7 })
  const requests = diners.map(
    ({ phone }) =>
      `GET /api/groups/${group.id}/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${phone.cookie()}\r\n\r\n`,
  )
  // The last of these are refused, and do not block other clients.
  for (let at = 0; at < 8; at += 1) for (const bytes of requests) await open(url, bytes)
  await expect.poll(() => metric(url, 'event_streams_open')).toBeGreaterThan(30)
  for (const from of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.0.4', '127.0.0.4']) {
    await open(url, requests[0] ?? '', from)
    expect(await isServed(url, from)).toBe(true)
  }
  expect(await metric(url, 'connections_open')).toBeLessThanOrEqual(40)
})

/** Opens connections from one address that all send the same bytes. */
async function openMany(url: string, count: number, bytes = ''): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += 1) {
    const socket = await open(url, bytes)
    sockets.push(socket.resume())
  }
  return sockets
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}

function repeat(times: number, bytes: string): string[] {
  return Array.from({ length: times }, () => bytes)
}

function drip(sockets: readonly Socket[]): void {
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('1')
  }, 100)
  onTestFinished(() => clearInterval(timer))
}
