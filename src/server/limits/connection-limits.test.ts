// Hundreds of connections that keep a server waiting: they are cut off in time, and those who order meanwhile do not
// notice. With shorter times than a restaurant's line needs.

import { once } from 'node:events'
import { Server, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApp } from '../../../test/app/app.ts'
import { follow, look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { closing, elsewhere, isServed, open, posting } from '../../../test/network/sockets.ts'
import { makeRestaurant } from '../../../test/restaurants/restaurant.ts'
import { defaultBounds } from './connection-bounds.ts'
import { boundConnections } from './connection-limits.ts'

test('senders that come drop by drop, or say nothing, are cut off while diners order', async () => {
  const { url } = await startApp({ bounds: { headersMs: 1500, bodyMs: 1500, lookEveryMs: 100 } })
  const { group, diners } = await makeGroup({ url })
  const screen = await follow(diners[1].phone, group.id)
  const slow = await Promise.all(
    [
      ...repeat(100, ''),
      ...repeat(150, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-long: '),
      ...repeat(150, `${posting('/api/groups')}content-length: 5000\r\n\r\n{"restaurantName":"`),
      ...repeat(100, `${posting('/nowhere')}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`),
    ].map(said => open(url, said)),
  )
  const closed = Promise.all(slow.map(closing))
  drip(slow.slice(100))
  for (let orders = 1; orders <= 20; orders += 1) await diners[0].order({ name: 'Soup', price: 900 })
  await closed
  const { revision } = await look(diners[0].phone, group.id)
  expect((await screen.until(revision)).orders).toHaveLength(20)
})

test('who never takes an answer is cut off', async () => {
  const { url } = await startApp({
    bounds: { stalledMs: 500, largeStalledMs: 500, lookEveryMs: 100, perAddress: 30 },
  })
  // Together longer than what the machine itself keeps for a connection.
  const asking = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(32)
  const deaf = await Promise.all(repeat(30, asking).map(said => open(url, said)))
  for (const socket of deaf) socket.pause()
  const { diners } = await makeGroup({ url })
  await diners[0].order({ name: 'Soup', price: 900 })
  // All that the address may have is theirs until then.
  await expect.poll(() => isServed(url, elsewhere)).toBe(true)
})

test('who takes an answer slowly is let finish, who takes no more of it is cut off', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  onTestFinished(() => void server.emit('close'))
  const minute = { ...defaultBounds, stalledMs: 60_000, lookEveryMs: 2000 }
  boundConnections(server, minute, () => false)
  const [slow, deaf] = [socketOf(1_000_000), socketOf(1_000_000)]
  for (const socket of [slow, deaf]) server.emit('connection', socket)
  for (let second = 0; second < 300; second += 10) {
    slow.writableLength -= 16_000
    vi.advanceTimersByTime(10_000)
  }
  expect([slow.destroyed, deaf.destroyed]).toEqual([false, true])
  // It stops in the middle.
  vi.advanceTimersByTime(70_000)
  expect(slow.destroyed).toBe(true)
})

test('who takes nothing of a large answer for ten seconds is cut off; who takes some of it is not', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  onTestFinished(() => void server.emit('close'))
  const connections = boundConnections(server, defaultBounds, () => false)
  const [slow, deaf, deafToLittle] = [socketOf(512_000), socketOf(512_000), socketOf(100_000)]
  for (const socket of [slow, deaf, deafToLittle]) {
    server.emit('connection', socket)
    const connection = connections.of(socket as unknown as Socket)
    if (connection) connection.unsent = socket.writableLength
  }
  for (let second = 0; second < 64; second += 8) {
    slow.writableLength -= 64_000
    vi.advanceTimersByTime(8000)
  }
  expect([slow.destroyed, deaf.destroyed, deafToLittle.destroyed]).toEqual([false, true, false])
})

test('who asks on and on without waiting for an answer is cut off', async () => {
  const { url } = await startApp()
  const asking = 'GET /api/currencies HTTP/1.1\r\nhost: localhost\r\n\r\n'
  await closing(await open(url, asking.repeat(300)))
  const patient = await open(url, asking.repeat(32))
  let answers = ''
  patient.setEncoding('utf8').on('data', text => {
    answers += text
  })
  await expect.poll(() => answers.split('HTTP/1.1 200 OK').length - 1).toBe(32)
})

test('a menu’s file may come slower than what diners say', async () => {
  const { url } = await startApp({ bounds: { bodyMs: 100, lookEveryMs: 20 } })
  const owner = await makeRestaurant({ url })
  const said = `${posting('/api/menu-items/bulk-upload', 'multipart/form-data; boundary=x')}cookie: ${owner.phone.cookie()}\r\n`
  const body =
    '--x\r\ncontent-disposition: form-data; name="menuFile"; filename="menu.csv"\r\n\r\nName,Price\nSoup,5\r\n--x--\r\n'
  const file = await open(url, `${said}content-length: ${body.length}\r\n\r\n${body.slice(0, 50)}`)
  const other = await open(url, `${posting('/api/groups')}content-length: 2\r\n\r\n{`)
  await closing(other)
  file.write(body.slice(50))
  const [answer] = (await once(file, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1.1 201 /)
})

test('what is no request is answered as a problem, and nothing of it is logged', async () => {
  const running = await startApp({ env: { LOG_LEVEL: 'trace' } })
  for (const said of [
    'KANARIENVOGEL\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: localhost\r\nkanarienvogel\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'kanarienvogel'.repeat(2000)}\r\n\r\n`,
    'GET /api/currencies HTTP/1.1\r\nhost: localhost\r\nHost: kanarienvogel\r\n\r\n',
    `${posting('/api/groups')}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\nkanarienvogel`,
  ]) {
    const socket = await open(running.url, said)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 [\s\S]*"problem":"invalid"/)
  }
  expect((await makePhone(running.url).send('GET', '/api/health/live')).status).toBe(200)
  const inNumbers = JSON.stringify([...Buffer.from('arienvogel')]).slice(1, -1)
  for (const trace of [/kanarienvogel/i, inNumbers]) expect(running.logged.join('')).not.toMatch(trace)
})

function repeat(times: number, said: string): string[] {
  return Array.from({ length: times }, () => said)
}

/** One to which so many bytes were written, none of which has left yet. */
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
