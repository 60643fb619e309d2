// Orders without a network: they wait on the phone, survive a closed tab, and are placed once and in order.

import { shareApp } from '@tablemate/test/app/app.ts'
import { expect, test } from 'vitest'
import {
  goOffline,
  goOnline,
  openOfflineDiner,
  openTab,
  shownOrders,
  storedKeys,
  storedOrders,
} from './offline-diner.ts'
import { order } from './steps.ts'

const app = shareApp()

test('orders made without a network survive a closed tab, show again, and are placed once and in order', async () => {
  const diner = await openOfflineDiner(app())
  const { phone, group } = diner
  await goOffline(diner)
  const menuItems = ['Soup', 'Bread', 'Stew', 'Cake', 'Tea']
  for (const name of menuItems) await order(phone, { name, price: '3' })
  await phone.page.getByText('offline, 5 orders waiting', { exact: true }).waitFor()
  expect(await storedOrders(diner)).toEqual([])
  await phone.page.close()

  const tab = await openTab(diner, `/group/${group.id}`)
  await tab.getByText('offline, 5 orders waiting', { exact: true }).waitFor()
  await expect.poll(() => shownOrders(tab)).toEqual(menuItems.toReversed().map(name => `1 × ${name} Waiting`))
  await tab.close()

  await goOnline(diner)
  const back = await openTab(diner, '/')
  await expect.poll(() => storedOrders(diner)).toEqual(menuItems)
  await back.goto(`/group/${group.id}`)
  await back.getByText('live', { exact: true }).waitFor()
  await expect.poll(() => shownOrders(back)).toEqual(menuItems.toReversed().map(name => `1 × ${name}`))
  await expect.poll(() => storedKeys(back)).toEqual([`table/${group.id}`])
})
