// More connections than an address or the server may have: the idle ones of whoever holds most make room, and nobody else
// notices. With fewer than a restaurant's phones need.

import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/app/app.ts'
import { follow, look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { closing, elsewhere, isServed, open, posting } from '../../../test/network/sockets.ts'

test('an address that has all its connections gets another one: the longest idle is closed', async () => {
  const { url } = await startApp({ bounds: { perAddress: 30 } })
  const idle = await openMany(url, 30)
  expect(await isServed(url, elsewhere)).toBe(true)
  await closing(idle[0] as Socket)
  expect(idle.slice(1).filter(({ destroyed }) => destroyed)).toEqual([])
})

test('bodies that never end keep no connection from those who share the address', async () => {
  const { url } = await startApp({ bounds: { perAddress: 30 } })
  await openMany(url, 30, `${posting('/api/groups')}content-length: 5000\r\n\r\n{"restaurantName":"`)
  expect(await isServed(url, elsewhere)).toBe(true)
})

test('the server is full of one address’s idle connections: health checks are answered, and diners order', async () => {
  const { url } = await startApp({ bounds: { inAll: 60 } })
  const idle = await openMany(url, 60)
  for (const from of ['127.0.0.1', '127.0.0.3', '127.0.0.4', elsewhere])
    expect(await isServed(url, from)).toBe(true)
  const { group, diners } = await makeGroup({ url })
  const screen = await follow(diners[1].phone, group.id)
  await openMany(url, 60)
  await diners[0].order({ name: 'Soup', price: 900 })
  const { revision } = await look(diners[0].phone, group.id)
  await screen.until(revision)
  expect(idle.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(0)
  expect(await figure(url, 'connections_open')).toBeLessThanOrEqual(60)
  expect(await figure(url, 'connections_displaced_total')).toBeGreaterThan(60)
})

test('the server is full of streams of one address: others, and health checks, still get their connections', async () => {
  const { url } = await startApp({ bounds: { inAll: 40 } })
  const { group, diners } = await makeGroup({ url }, { diners: 7 })
  const asking = diners.map(
    ({ phone }) =>
      `GET /api/groups/${group.id}/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${phone.cookie()}\r\n\r\n`,
  )
  // The last of them are refused, and keep no place from others.
  for (let at = 0; at < 8; at += 1) for (const said of asking) await open(url, said)
  await expect.poll(() => figure(url, 'event_streams_open')).toBeGreaterThan(30)
  for (const from of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.0.4', '127.0.0.4']) {
    await open(url, asking[0] ?? '', from)
    expect(await isServed(url, from)).toBe(true)
  }
  expect(await figure(url, 'connections_open')).toBeLessThanOrEqual(40)
})

test('of an address with very many connections, those that nobody uses are closed soon', async () => {
  const { url } = await startApp({ bounds: { shortIdleAbove: 20, shortIdleMs: 100, lookEveryMs: 20 } })
  const { group, diners } = await makeGroup({ url })
  const { line } = await follow(diners[0].phone, group.id)
  const many = await openMany(url, 30)
  await expect.poll(() => many.filter(({ closed }) => closed).length).toBe(10)
  line.close()
})

/** From one address, each with the same to say. */
async function openMany(url: string, count: number, said = ''): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += 1) {
    const socket = await open(url, said)
    sockets.push(socket.resume())
  }
  return sockets
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}
