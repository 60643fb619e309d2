// How streams are ended by the server: the group expires, or the client does not read.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Group } from '@tablemate/contract/groups.ts'
import { changeOrder } from '@tablemate/contract/orders.ts'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { type FollowedGroup, fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { describe, expect, onTestFinished, test } from 'vitest'

describe('once a table’s 24 hours are over,', () => {
  test('its phones receive “gone” and their streams end', async () => {
    const app = await startApp()
    const old = await makeGroup(app, { diners: 3 })
    app.advanceClock({ hours: 1 })
    const young = await makeGroup(app)
    const screens = await Promise.all(old.diners.map(({ phone }) => follow(phone, old.group.id)))
    const other = await follow(young.diners[0].phone, young.group.id)
    await settle(old, screens)
    app.advanceClock({ hours: 23 })
    for (const { stream } of screens) {
      expect(await stream.next()).toEqual({ kind: 'gone', data: {} })
      expect(await stream.next()).toBeNull()
    }
    await young.diners[1].order({ name: 'Soup', price: 900 })
    const now = await fetchGroupState(young.diners[0].phone, young.group.id)
    expect(await other.until(now.revision)).toEqual(now)
  })

  test('its phones receive “gone”, and not before', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const screen = await follow(diners[0].phone, group.id)
    app.advanceClock({ hours: 23, minutes: 59 })
    await diners[1].order({ name: 'Soup', price: 900 })
    const now = await fetchGroupState(diners[0].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
  })
})

describe('a phone that does not read', () => {
  // Threat: streams
  test('is disconnected at a bounded buffer, and the others miss no change', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    const { group, diners } = await makeGroup(app, { diners: 3 })
    const [ann, ben, cyd] = diners
    const unread = await Promise.all(Array.from({ length: 20 }, () => openUnread(app, ben, group.id)))
    const screen = await follow(cyd.phone, group.id)
    const { id: orderId } = await ann.order(...feast)
    const { revision } = await fetchGroupState(ann.phone, group.id)
    // 490 changes of this group are 7 MB per stream, which is above the buffer limit.
    for (let at = 1; at <= 490 && (await countStreams(app)) > 1; at += 1) {
      await ann.phone.call(changeOrder, { params: { orderId }, body: { note: `change ${at}` } })
      await screen.until(revision + at)
    }
    expect(await countStreams(app)).toBe(1)
    const now = await fetchGroupState(ann.phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
    for (const socket of unread) socket.destroy()
  })

  test('loses its stream when the table expires, and does not delay the shutdown', async () => {
    const app = await startApp()
    const { group, diners } = await makeLongGroup(app)
    await openUnread(app, diners[1], group.id)
    app.advanceClock({ hours: 24 })
    await expect.poll(() => countStreams(app)).toBe(0)

    const next = await makeLongGroup(app)
    await openUnread(app, next.diners[1], next.group.id)
    // Otherwise it would wait for the reader without end.
    await app.close()
  })

  test('does not delay the shutdown with an unread response, either', async () => {
    const app = await startApp()
    const { diners } = await makeGroup(app)
    await requestAndStopReading(app, diners[0], '/api/docs/static/swagger-ui-bundle.js', 16)
    // Otherwise it would wait for the reader without end.
    await app.close()
  })

  test('for a while, but reads slowly afterwards, receives even a long table completely', async () => {
    const app = await startApp()
    const { group, diners } = await makeLongGroup(app)
    const socket = await openUnread(app, diners[1], group.id)
    let received = 0
    socket.on('data', piece => {
      received += piece.length
    })
    socket.resume()
    const { body } = await diners[1].phone.send('GET', `/api/groups/${group.id}/table`)
    const size = JSON.stringify(body).length
    expect(size).toBeGreaterThan(7 * 1024 * 1024)
    await expect.poll(() => received).toBeGreaterThan(size)
  })
})

/** The largest order possible. */
const feast = Array.from({ length: 34 }, () => ({
  name: 'x'.repeat(120),
  price: 1,
  modifications: 'y'.repeat(300),
}))

/** More than two kernels buffer for a client that does not read. Above the limits of a table, so written by SQL. */
async function makeLongGroup(app: TestApp) {
  const testGroup = await makeGroup(app)
  const { id } = await testGroup.diners[0].order(...feast)
  const items = Array.from({ length: 500 }, () =>
    feast.map(menuItem => ({ ...menuItem, quantity: 1 })),
  ).flat()
  await app.database.sql`update orders set items = ${JSON.stringify(items)}::text::jsonb where id = ${id}`
  return testGroup
}

/** Waits until every screen shows a change, so that no stream has data in transit. */
async function settle(
  { group, diners }: { group: Group; diners: readonly [Diner, ...Diner[]] },
  screens: FollowedGroup[],
): Promise<void> {
  for (let at = 0; at < 2; at += 1) {
    await diners[0].order({ name: 'Soup', price: 900 })
    const { revision } = await fetchGroupState(diners[0].phone, group.id)
    for (const screen of screens) await screen.until(revision)
  }
}

/** Opens a stream and does not read it. */
async function openUnread(app: TestApp, diner: Diner, groupId: string): Promise<Socket> {
  const before = await countStreams(app)
  const socket = await requestAndStopReading(app, diner, `/api/groups/${groupId}/events`)
  await expect.poll(() => countStreams(app)).toBeGreaterThan(before)
  return socket
}

/** Sends raw requests, waits for the start of the response, and stops reading. */
async function requestAndStopReading(
  app: TestApp,
  { phone }: Diner,
  path: string,
  times = 1,
): Promise<Socket> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${phone.cookie()}\r\n\r\n`
  socket.write(request.repeat(times))
  await once(socket, 'readable')
  socket.pause()
  return socket
}

async function countStreams({ url }: TestApp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^event_streams_open (\d+)/m.exec(text)?.[1])
}
