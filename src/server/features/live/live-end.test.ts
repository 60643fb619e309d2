// How lines end that do not end by themselves: the table's time is over, or nobody reads.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Group } from '#contract/groups.ts'
import { changeOrder } from '#contract/orders.ts'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { follow, look, type Screen } from '../../../../test/diners/follow.ts'
import { type Diner, makeGroup } from '../../../../test/diners/make.ts'

describe('when a table’s 24 hours are over', () => {
  test('its phones are told within moments, and their lines end', async () => {
    const app = await startApp()
    const old = await makeGroup(app, { diners: 3 })
    app.pass({ hours: 1 })
    const young = await makeGroup(app)
    const screens = await Promise.all(old.diners.map(({ phone }) => follow(phone, old.group.id)))
    const other = await follow(young.diners[0].phone, young.group.id)
    await settle(old, screens)
    app.pass({ hours: 23 })
    for (const { line } of screens) {
      expect(await line.next()).toEqual({ kind: 'gone', data: {} })
      expect(await line.next()).toBeNull()
    }
    await young.diners[1].order({ name: 'Soup', price: 900 })
    const now = await look(young.diners[0].phone, young.group.id)
    expect(await other.until(now.revision)).toEqual(now)
  })

  test('its phones are not told a moment too early', async () => {
    const app = await startApp()
    const { group, diners } = await makeGroup(app)
    const screen = await follow(diners[0].phone, group.id)
    app.pass({ hours: 23, minutes: 59 })
    await diners[1].order({ name: 'Soup', price: 900 })
    const now = await look(diners[0].phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
  })
})

describe('a phone that does not read', () => {
  test('is cut off at a bounded buffer, and costs nobody else a change', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    const { group, diners } = await makeGroup(app, { diners: 3 })
    const [ann, ben, cyd] = diners
    const deaf = await Promise.all(Array.from({ length: 20 }, () => openDeaf(app, ben, group.id)))
    const screen = await follow(cyd.phone, group.id)
    const { id: orderId } = await ann.order(...feast)
    const { revision } = await look(ann.phone, group.id)
    // Of this table's size 490 changes are 7 MB for each of them: no more is held than that.
    for (let at = 1; at <= 490 && (await countLines(app)) > 1; at += 1) {
      await ann.phone.call(changeOrder, { params: { orderId }, body: { note: `change ${at}` } })
      await screen.until(revision + at)
    }
    expect(await countLines(app)).toBe(1)
    const now = await look(ann.phone, group.id)
    expect(await screen.until(now.revision)).toEqual(now)
    for (const socket of deaf) socket.destroy()
  })

  test('does not keep its line when the table is over, nor hold up the server’s end', async () => {
    const app = await startApp()
    const { group, diners } = await makeLongTable(app)
    await openDeaf(app, diners[1], group.id)
    app.pass({ hours: 24 })
    await expect.poll(() => countLines(app), { timeout: 10_000 }).toBe(0)

    const next = await makeLongTable(app)
    await openDeaf(app, next.diners[1], next.group.id)
    // Otherwise it would wait for the reader longer than a test may take.
    await app.close()
  })

  test('what it asked for, does not hold it up either', async () => {
    const app = await startApp()
    const { diners } = await makeGroup(app)
    await askAndIgnore(app, diners[0], '/api/docs/static/swagger-ui-bundle.js', 16)
    // Otherwise it would wait for the reader longer than a test may take.
    await app.close()
  })

  test('but reads slowly gets a long table whole, however long it is', async () => {
    const app = await startApp()
    const { group, diners } = await makeLongTable(app)
    const socket = await openDeaf(app, diners[1], group.id)
    let told = 0
    socket.on('data', piece => {
      told += piece.length
    })
    socket.resume()
    const { body } = await diners[1].phone.send('GET', `/api/groups/${group.id}/table`)
    const size = JSON.stringify(body).length
    expect(size).toBeGreaterThan(7 * 1024 * 1024)
    await expect.poll(() => told, { timeout: 10_000 }).toBeGreaterThan(size)
  })
})

/** As large as an order may be. */
const feast = Array.from({ length: 34 }, () => ({
  name: 'x'.repeat(120),
  price: 1,
  modifications: 'y'.repeat(300),
}))

/** More than two kernels hold for somebody who does not read, and than a table may hold: written past the calls. */
async function makeLongTable(app: TestApp) {
  const table = await makeGroup(app)
  const { id } = await table.diners[0].order(...feast)
  const items = Array.from({ length: 500 }, () => feast.map(dish => ({ ...dish, quantity: 1 }))).flat()
  await app.database.sql`update orders set items = ${JSON.stringify(items)}::text::jsonb where id = ${id}`
  return table
}

/** Until every screen shows a change, and so its line has nothing more on the way. */
async function settle(
  { group, diners }: { group: Group; diners: readonly [Diner, ...Diner[]] },
  screens: Screen[],
): Promise<void> {
  for (let at = 0; at < 2; at += 1) {
    await diners[0].order({ name: 'Soup', price: 900 })
    const { revision } = await look(diners[0].phone, group.id)
    for (const screen of screens) await screen.until(revision)
  }
}

/** A line that is opened and then not read. */
async function openDeaf(app: TestApp, diner: Diner, groupId: string): Promise<Socket> {
  const before = await countLines(app)
  const socket = await askAndIgnore(app, diner, `/api/groups/${groupId}/events`)
  await expect.poll(() => countLines(app)).toBeGreaterThan(before)
  return socket
}

/** Asks by hand, sees the answer begin, and reads no further. */
async function askAndIgnore(app: TestApp, { phone }: Diner, path: string, times = 1): Promise<Socket> {
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

async function countLines({ url }: TestApp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^event_streams_open (\d+)/m.exec(text)?.[1])
}
