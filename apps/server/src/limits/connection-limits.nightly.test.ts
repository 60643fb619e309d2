// Slow, stalled or too many connections are closed, without effect on diners who order meanwhile. The tests use shorter timeouts
// and lower maximums than a restaurant's network needs.

import { once } from 'node:events'
import { Server, type Socket } from 'node:net'
import { startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { closing, elsewhere, isServed, open, posting } from '@tablemate/test/network/sockets.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultBounds } from './connection-bounds.ts'
import { limitConnections } from './connection-limits.ts'

// Threat: connections
test('connections that send slowly or nothing are closed while diners order', async () => {
  const { url } = await startApp({ bounds: { headersMs: 1500, bodyMs: 1500, checkEveryMs: 100 } })
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
    bounds: { stalledMs: 500, largeStalledMs: 500, checkEveryMs: 100, perAddress: 30 },
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

// Threat: unread-replies
test.each([
  ['nothing of a reply for two minutes', 100_000, 120_000],
  ['nothing of a large reply for ten seconds', 512_000, 10_000],
])('a client that reads %s is disconnected; a slow reader is not', (_, bytes, timeoutMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  onTestFinished(() => void server.emit('close'))
  const connections = limitConnections(server, defaultBounds, () => false)
  const [slow, stalled] = [socketOf(bytes), socketOf(bytes)]
  for (const socket of [slow, stalled]) {
    server.emit('connection', socket)
    const connection = connections.of(socket as unknown as Socket)
    if (connection) connection.unsent = socket.writableLength
  }
  const step = timeoutMs * 0.8
  for (let reads = 0; reads < 4; reads += 1) {
    expect(stalled.destroyed).toBe(reads * step > timeoutMs)
    slow.writableLength -= bytes / 10
    vi.advanceTimersByTime(step)
  }
  expect(slow.destroyed).toBe(false)
  // The slow client stops reading in the middle of the reply.
  vi.advanceTimersByTime(2 * timeoutMs)
  expect(slow.destroyed).toBe(true)
})

test('a client that pipelines too many requests is disconnected', async () => {
  const { url } = await startApp()
  const request = 'GET /api/currencies HTTP/1.1\r\nhost: localhost\r\n\r\n'
  await closing(await open(url, request.repeat(300)))
  const permitted = await open(url, request.repeat(32))
  let replies = ''
  permitted.setEncoding('utf8').on('data', text => {
    replies += text
  })
  await expect.poll(() => replies.split('HTTP/1.1 200 OK').length - 1).toBe(32)
})

test('a menu’s file may arrive more slowly than other bodies', async () => {
  const { url } = await startApp({ bounds: { bodyMs: 2000, checkEveryMs: 100 } })
  const owner = await makeRestaurant({ url })
  const head = `${posting('/api/menu-items/bulk-upload', 'multipart/form-data; boundary=x')}cookie: ${owner.phone.cookie()}\r\n`
  const body =
    '--x\r\ncontent-disposition: form-data; name="menuFile"; filename="menu.csv"\r\n\r\nName,Price\nSoup,5\r\n--x--\r\n'
  const file = await open(url, `${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 50)}`)
  const other = await open(url, `${posting('/api/groups')}content-length: 2\r\n\r\n{`)
  await closing(other)
  file.write(body.slice(50))
  const [reply] = (await once(file, 'data')) as [Buffer]
  expect(String(reply)).toMatch(/^HTTP\/1.1 201 /)
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
  const { url } = await startApp({ bounds: { perAddress: 30 } })
  const idle = await openMany(url, 30)
  expect(await isServed(url, elsewhere)).toBe(true)
  await closing(idle[0] as Socket)
  expect(idle.slice(1).filter(({ destroyed }) => destroyed)).toEqual([])
})

// Threat: connections
test('unfinished bodies do not block other clients of the address', async () => {
  const { url } = await startApp({ bounds: { perAddress: 30 } })
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

test('idle connections of an address with very many connections are closed soon', async () => {
  const { url } = await startApp({ bounds: { shortIdleAbove: 20, shortIdleMs: 100, checkEveryMs: 20 } })
  const { group, diners } = await makeGroup({ url })
  const { stream } = await follow(diners[0].phone, group.id)
  const many = await openMany(url, 30)
  await expect.poll(() => many.filter(({ closed }) => closed).length).toBe(10)
  stream.close()
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

/** A fake socket with so many bytes in its send buffer. */
function socketOf(bytes: number) {
  const socket = {
    bytesWritten: bytes,
    writableLength: bytes,
    destroyed: false,
    once: () => socket,
    destroy() {
      socket.destroyed = true
    },
  }
  return socket
}

function drip(sockets: readonly Socket[]): void {
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('1')
  }, 100)
  onTestFinished(() => clearInterval(timer))
}
