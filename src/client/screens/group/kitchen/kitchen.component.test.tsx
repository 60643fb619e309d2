// What a phone says of each order: sent to the kitchen, not sent, or only on the list for the waiter.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders.ts'
import { dismissNotices, openApp } from '../../../../../test/components/show.tsx'
import { sitAt, tableOf } from '../../../../../test/components/table.ts'

const unsent = () => page.getByText(/^Not sent to the kitchen/)
const placed = () => page.getByText('Placed', { exact: true })
const list = () => page.getByText('Show this list to your waiter')
const hint = () => page.getByText(/^Orders aren’t sent to the kitchen/)

/** Ann's order and then Ben's, on Ann's phone. */
function openTable(kitchen: readonly [Order['kitchen'], Order['kitchen']], requests: [] | null) {
  dismissNotices()
  const dish = (name: string) => [{ name, quantity: 1, price: 900 }]
  const table = tableOf({
    orders: [
      [1, dish('Soup')],
      [2, dish('Tea')],
    ],
  })
  const orders = table.orders.map((order, at) => ({ ...order, kitchen: kitchen[at] ?? null }))
  openApp(sitAt({ ...table, requests, orders }))
}

test.each([
  ['the kitchen takes orders by now', [] as []],
  ['the kitchen took one of them, and takes none now', null],
])('each order says whether it was sent, if %s', async (_, requests) => {
  openTable([null, 'new'], requests)
  await expect.element(unsent()).toBeVisible()
  await expect.element(placed()).toBeVisible()
  openTable(['new', null], requests)
  await expect.element(unsent()).toBeVisible()
  await expect.element(placed()).toBeVisible()
  expect([list().query(), hint().query()]).toEqual([null, null])
})

test('without a kitchen the list is for the waiter, and no order says that it was not sent', async () => {
  openTable([null, null], null)
  await expect.element(list()).toBeVisible()
  await expect.element(hint()).toBeVisible()
  expect(unsent().query()).toBeNull()
})
