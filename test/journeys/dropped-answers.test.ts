// Orders through a line that loses three answers in ten: each is placed once, whatever was lost, by the client's own
// code (api/call.ts, outbox/outbox.ts). Only its pauses are shorter.

import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { tryOnce } from '../../src/client/api/call.ts'
import { pageRecords } from '../../src/client/device/records.ts'
import { createOutbox } from '../../src/client/outbox/outbox.ts'
import { startApp, type TestApp } from '../app/app.ts'
import { makeGroup } from '../diners/make.ts'
import { longRun } from '../sampling/long.ts'
import { openLossyLine } from './lossy-line.ts'

const tables = 25
const ordersEach = longRun(12, 40)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('30 % of the answers to 300 orders (1,000 in full) are lost: each is stored once, each table’s in order', {
  timeout: 90_000,
}, async () => {
  const app = await startApp()
  const line = await openLossyLine(app, 0.3, 20_261_121)
  const seats = await Promise.all(Array.from({ length: tables }, () => makeGroup(app, { diners: 1 })))
  const cookies = new Map(seats.map(({ group, diners: [ann] }) => [group.id, ann.phone.cookie()]))
  const answered: string[] = []
  const { fetch } = globalThis
  // Each table's orders are sent by its own diner's phone.
  vi.stubGlobal('fetch', (path: string, asked: RequestInit) => {
    const { groupId } = JSON.parse(String(asked.body)) as { groupId: string }
    const headers = { ...(asked.headers as Record<string, string>), cookie: cookies.get(groupId) ?? '' }
    return fetch(line.url + path, { ...asked, headers })
  })
  const records = pageRecords()
  const outbox = createOutbox({
    client: new QueryClient(),
    records,
    send: ({ key, groupId, memberId, items }) =>
      tryOnce(placeOrder, { body: { groupId, memberId, items: [...items] } }, key),
    pause: ms => new Promise(resolve => setTimeout(resolve, ms / 1000)),
    announcePlaced: () => undefined,
    onPlaced: ({ items }) => answered.push(items[0]?.name ?? ''),
    notifyOtherTabs: () => undefined,
  })

  for (let number = 0; number < ordersEach; number += 1)
    for (const [table, { group, diners }] of seats.entries())
      await outbox.place(
        {
          groupId: group.id,
          memberId: diners[0].id,
          items: [{ name: dish(table, number), quantity: 1, price: 100 }],
        },
        () => undefined,
      )
  await expect.poll(() => outbox.groups().size, { timeout: 25_000 }).toBe(0)

  const stored = await namesByTable(app)
  for (const [table, { group }] of seats.entries())
    expect(stored.get(group.id)).toEqual(
      Array.from({ length: ordersEach }, (_, number) => dish(table, number)),
    )
  expect([...stored.values()].flat()).toHaveLength(tables * ordersEach)
  expect(new Set(answered).size).toBe(tables * ordersEach)
  expect(await records.all()).toEqual(new Map())
  expect(line.lost()).toBeGreaterThan(longRun(60, 250))
})

const dish = (table: number, number: number) => `Dish ${table}-${number}`

/** In the order in which they were placed. */
async function namesByTable({ database: { sql } }: TestApp): Promise<Map<string, string[]>> {
  const rows = await sql<{ groupId: string; name: string }[]>`
    select group_id as "groupId", items -> 0 ->> 'name' as name from orders order by created_at, id`
  const names = new Map<string, string[]>()
  for (const { groupId, name } of rows) names.set(groupId, [...(names.get(groupId) ?? []), name])
  return names
}
