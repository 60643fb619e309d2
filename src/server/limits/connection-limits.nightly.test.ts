// Hundreds of slow or stalled connections are closed in time, without effect on diners who order meanwhile. The tests use
// shorter timeouts than a restaurant's network needs.

import { once } from 'node:events'
import { Server, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApp } from '../../../test/app/app.ts'
import { fetchTable, follow } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { closing, elsewhere, isServed, open, posting } from '../../../test/network/sockets.ts'
import { makeRestaurant } from '../../../test/restaurants/restaurant.ts'
import { defaultBounds } from './connection-bounds.ts'
import { limitConnections } from './connection-limits.ts'

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
  const { revision } = await fetchTable(diners[0].phone, group.id)
  expect((await screen.until(revision)).orders).toHaveLength(20)
})

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

test('a client that reads slowly may finish, one that stops reading is disconnected', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  onTestFinished(() => void server.emit('close'))
  const minute = { ...defaultBounds, stalledMs: 60_000, checkEveryMs: 2000 }
  limitConnections(server, minute, () => false)
  const [slow, stalled] = [socketOf(1_000_000), socketOf(1_000_000)]
  for (const socket of [slow, stalled]) server.emit('connection', socket)
  for (let second = 0; second < 300; second += 10) {
    slow.writableLength -= 16_000
    vi.advanceTimersByTime(10_000)
  }
  expect([slow.destroyed, stalled.destroyed]).toEqual([false, true])
  // The slow client stops reading in the middle of the reply.
  vi.advanceTimersByTime(70_000)
  expect(slow.destroyed).toBe(true)
})

test('a client that reads nothing of a large reply for ten seconds is disconnected; a slow reader is not', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  onTestFinished(() => void server.emit('close'))
  const connections = limitConnections(server, defaultBounds, () => false)
  const [slow, stalled, stalledSmall] = [socketOf(512_000), socketOf(512_000), socketOf(100_000)]
  for (const socket of [slow, stalled, stalledSmall]) {
    server.emit('connection', socket)
    const connection = connections.of(socket as unknown as Socket)
    if (connection) connection.unsent = socket.writableLength
  }
  for (let second = 0; second < 64; second += 8) {
    slow.writableLength -= 64_000
    vi.advanceTimersByTime(8000)
  }
  expect([slow.destroyed, stalled.destroyed, stalledSmall.destroyed]).toEqual([false, true, false])
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
