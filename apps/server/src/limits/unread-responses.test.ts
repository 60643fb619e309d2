// Limits of responses that clients do not read, without effect on other clients. Most tests use an app with one endpoint, whose
// response is larger than the kernels' buffers of a connection.

import { hash } from 'node:crypto'
import type { Socket } from 'node:net'
import { endpoint } from '@tablemate/contract/endpoint.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { startOneEndpoint } from '@tablemate/test/app/one-endpoint.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { open } from '@tablemate/test/network/sockets.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ConnectionBounds } from './connection-limits.ts'

const MB = 2 ** 20
const app = shareApp()

test('a browser gets the replies to six parallel requests', async () => {
  const { group, diners } = await makeGroup(app())
  const tables = Array.from({ length: 6 }, () => fetchGroupState(diners[0].phone, group.id))
  for (const { revision } of await Promise.all(tables)) expect(revision).toBeGreaterThan(0)
})

test('a large table arrives completely by GET, compressed or not, and by its stream', async () => {
  const { group, diners } = await makeGroup(app())
  const feast = Array.from({ length: 34 }, () => ({
    name: 'x'.repeat(120),
    price: 1,
    modifications: 'y'.repeat(300),
  }))
  for (let order = 0; order < 24; order += 1) await diners[0].order(...feast)
  const fetched = await fetchGroupState(diners[0].phone, group.id)
  expect(JSON.stringify(fetched).length).toBeGreaterThan(350 * 1024)
  expect((await follow(diners[0].phone, group.id)).table()).toEqual(fetched)
  const path = `/api/groups/${group.id}/table`
  const plain = await diners[0].phone.send('GET', path, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(plain.body))))
  expect(plain.body).toEqual(fetched)
})

// Threat: unread-replies
test('a phone that reads none of its replies waits for the next until it is disconnected; others do not wait', async () => {
  const { url, unsent, status } = await startLong()
  const stalled = await requestWithoutReading(url, 'ann', 4)
  await expect.poll(unsent).toBeGreaterThan(12 * MB)
  let isServed = false
  const next = status('ann').finally(() => {
    isServed = true
  })
  expect(await status('ben')).toBe(200)
  expect(isServed).toBe(false)
  stalled.destroy()
  expect(await next).toBe(200)
  await expect.poll(unsent).toBe(0)
})

// Threat: unread-replies
test('unread replies have a byte limit: beyond it their clients are refused or disconnected, others are served', async () => {
  const { url, unsent, maxUnsent, status } = await startLong({
    unreadPerNetwork: 20 * MB,
    unreadInAll: 40 * MB,
  })
  const sockets: Socket[] = []
  for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
    for (let at = 0; at < 10; at += 1)
      sockets.push(await requestWithoutReading(url, `stalled ${from} ${at}`, 4, from))
    await expect.poll(unsent).toBeGreaterThan(12 * MB)
    expect(await status('neighbour')).toBe(200)
  }
  expect(maxUnsent()).toBeGreaterThan(30 * MB)
  expect(maxUnsent()).toBeLessThanOrEqual(40 * MB)
  for (const socket of sockets) socket.destroy()
  await expect.poll(unsent).toBe(0)
})

// Threat: unread-replies
test('the server computes 32 replies of one address concurrently, for any number of devices; others wait', async () => {
  const gate = Promise.withResolvers<void>()
  const { status, atOnce, maxAtOnce } = await startLong({}, { letters: 10, gate: gate.promise })
  const statuses = Array.from({ length: 40 }, (_, at) => status(`phone ${at}`))
  await expect.poll(atOnce).toBe(32)
  gate.resolve()
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200))
  expect(maxAtOnce()).toBe(32)
})

const long = endpoint({
  method: 'GET',
  path: '/api/long',
  summary: 'A long answer',
  access: 'anyone',
  reply: z.object({ text: z.string() }),
  status: 200,
  problems: [],
})

/** An app with the endpoint `long`. Its replies wait for the gate, if there is one. */
async function startLong(
  bounds: Partial<ConnectionBounds> = {},
  { letters = 4 * MB, gate }: { letters?: number; gate?: Promise<void> } = {},
) {
  const text = 'x'.repeat(letters)
  let [maxUnsent, running, maxAtOnce] = [0, 0, 0]
  const serve = async () => {
    maxUnsent = Math.max(maxUnsent, app.unreadResponses.bytes())
    running += 1
    maxAtOnce = Math.max(maxAtOnce, running)
    await gate
    running -= 1
    return { text }
  }
  const { app, url } = await startOneEndpoint((app, add) => add(app, long, serve), bounds)
  return {
    url,
    unsent: () => {
      maxUnsent = Math.max(maxUnsent, app.unreadResponses.bytes())
      return app.unreadResponses.bytes()
    },
    /** The maximum of unsent bytes so far. */
    maxUnsent: () => maxUnsent,
    atOnce: () => running,
    maxAtOnce: () => maxAtOnce,
    status: async (name: string) => (await makePhone(url, { headers: cookieOf(name) }).call(long, {})).status,
  }
}

/** Pipelines requests on one connection, and reads no reply. */
async function requestWithoutReading(
  url: string,
  name: string,
  times: number,
  from?: string,
): Promise<Socket> {
  const request = `GET /api/long HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(name).cookie}\r\n\r\n`
  return open(url, request.repeat(times), from)
}

function cookieOf(name: string) {
  return { cookie: `tablemate_device=${hash('sha256', name, 'base64url')}` }
}
