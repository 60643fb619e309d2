// More connections than an address or the server may have: idle ones of the network with most connections are evicted, without
// effect on others. The tests use lower maximums than a restaurant's phones need.

import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/app/app.ts'
import { fetchTable, follow } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { closing, elsewhere, isServed, open, posting } from '../../../test/network/sockets.ts'

test('an address at its maximum gets another connection, and its longest idle one is closed', async () => {
  const { url } = await startApp({ bounds: { perAddress: 30 } })
  const idle = await openMany(url, 30)
  expect(await isServed(url, elsewhere)).toBe(true)
  await closing(idle[0] as Socket)
  expect(idle.slice(1).filter(({ destroyed }) => destroyed)).toEqual([])
})

test('unfinished bodies do not block other clients of the address', async () => {
  const { url } = await startApp({ bounds: { perAddress: 30 } })
  await openMany(url, 30, `${posting('/api/groups')}content-length: 5000\r\n\r\n{"restaurantName":"`)
  expect(await isServed(url, elsewhere)).toBe(true)
})

test('when one address’s idle connections fill the server, health checks get replies and diners order', async () => {
  const { url } = await startApp({ bounds: { inAll: 60 } })
  const idle = await openMany(url, 60)
  for (const from of ['127.0.0.1', '127.0.0.3', '127.0.0.4', elsewhere])
    expect(await isServed(url, from)).toBe(true)
  const { group, diners } = await makeGroup({ url })
  const screen = await follow(diners[1].phone, group.id)
  await openMany(url, 60)
  await diners[0].order({ name: 'Soup', price: 900 })
  const { revision } = await fetchTable(diners[0].phone, group.id)
  await screen.until(revision)
  expect(idle.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(0)
  expect(await metric(url, 'connections_open')).toBeLessThanOrEqual(60)
  expect(await metric(url, 'connections_displaced_total')).toBeGreaterThan(60)
})

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
