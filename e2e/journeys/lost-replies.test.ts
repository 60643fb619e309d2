// Orders through a proxy that loses three replies in ten: each is placed once by the client's own code (lib/outbox/outbox.ts,
// lib/outbox/phone-outbox.ts). Only its backoff is missing.

import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { noFaults, openFaultyProxy } from '@tablemate/test/network/faulty-proxy.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import { pageRecords } from '@tablemate/web/lib/device/records.ts'
import { orderStore } from '@tablemate/web/lib/outbox/order-store.ts'
import { createOutbox } from '@tablemate/web/lib/outbox/outbox.ts'
import { sendOrder } from '@tablemate/web/lib/outbox/phone-outbox.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const groups = 25
const ordersEach = longRun(12, 40)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('with 30 % of the replies to 300 orders (1,000 in full) lost, each order is stored once, in its table’s order', async () => {
  const app = await startApp()
  const proxy = await openFaultyProxy(
    () => app.url,
    () => ({ ...noFaults, loseReply: 0.3 }),
    seededRandom(20_261_121),
  )
  onTestFinished(proxy.close)
  const groupsOfDiners = await Promise.all(
    Array.from({ length: groups }, () => makeGroup(app, { diners: 1 })),
  )
  const cookies = new Map(groupsOfDiners.map(({ group, diners: [ann] }) => [group.id, ann.phone.cookie()]))
  const acknowledged: string[] = []
  const { fetch } = globalThis
  // One diner's phone sends the orders of each group.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const { groupId } = JSON.parse(String(init.body)) as { groupId: string }
    const headers = { ...(init.headers as Record<string, string>), cookie: cookies.get(groupId) ?? '' }
    return fetch(proxy.url + path, { ...init, headers })
  })
  const records = pageRecords()
  const outbox = createOutbox({
    store: orderStore(records),
    send: sendOrder,
    pause: () => new Promise(resolve => setImmediate(resolve)),
    tabs: { announcePlaced: () => undefined, notifyChanged: () => undefined },
    onPlaced: ({ items }) => void acknowledged.push(items[0]?.name ?? ''),
  })

  for (let number = 0; number < ordersEach; number += 1)
    for (const [table, { group, diners }] of groupsOfDiners.entries())
      await outbox.place(
        {
          groupId: group.id,
          memberId: diners[0].id,
          items: [{ name: menuItem(table, number), quantity: 1, price: 100 }],
        },
        () => undefined,
      )
  await expect.poll(() => outbox.groups().size).toBe(0)

  const stored = await namesByGroup(app)
  for (const [table, { group }] of groupsOfDiners.entries())
    expect(stored.get(group.id)).toEqual(
      Array.from({ length: ordersEach }, (_, number) => menuItem(table, number)),
    )
  expect([...stored.values()].flat()).toHaveLength(groups * ordersEach)
  expect(new Set(acknowledged).size).toBe(groups * ordersEach)
  expect(await records.all()).toEqual(new Map())
  expect(proxy.faultCounts.loseReply).toBeGreaterThan(longRun(60, 250))
})

const menuItem = (table: number, number: number) => `Dish ${table}-${number}`

/** The dishes of each group, in the order in which they were placed. */
async function namesByGroup({ database: { sql } }: TestApp): Promise<Map<string, string[]>> {
  const rows = await sql<{ groupId: string; name: string }[]>`
    select group_id as "groupId", items -> 0 ->> 'name' as name from orders order by created_at, id`
  const names = new Map<string, string[]>()
  for (const { groupId, name } of rows) names.set(groupId, [...(names.get(groupId) ?? []), name])
  return names
}
