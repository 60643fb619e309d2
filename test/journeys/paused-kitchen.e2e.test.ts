// A paused kitchen loses no orders: typed and spoken orders wait on the phone with the reason.

import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { makeKitchen, setOrdering } from '../restaurants/ordering.ts'
import { shownOrders, storedOrders } from './offline-diner.ts'
import { order } from './steps.ts'

const app = shareApp()

test('an order to a paused kitchen waits in the list with the reason, also after a reload, and is sent again once', async () => {
  const owner = await makeKitchen(app(), { mode: 'at-once', isPaused: true })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, isUniversalMode: true })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  const { page } = phone
  phone.expectTrouble(/409/)
  await phone.open(`/group/${group.id}`)
  await page.getByText('live', { exact: true }).waitFor()
  await order(phone, { name: 'Soup', price: '3' })
  const reason = 'The kitchen takes no orders just now'
  await page.getByRole('article').getByText(reason).waitFor()
  expect(await shownOrders(page)).toEqual(['1 × Soup Not sent'])
  await phone.open(`/group/${group.id}`)
  await page.getByRole('article').getByText(reason).waitFor()
  // The kitchen is still paused, so the order stays in the list.
  const refused = page.waitForResponse(answer => answer.status() === 409)
  await page.getByRole('button', { name: /^Send again/ }).click()
  await refused
  await page.getByRole('article').getByText(reason).waitFor()
  expect(await storedOrders({ app: app(), group })).toEqual([])
  await setOrdering(owner, { isPaused: false })
  await page.getByRole('button', { name: /^Send again/ }).click()
  await expect.poll(() => storedOrders({ app: app(), group })).toEqual(['Soup'])
  await expect.poll(() => shownOrders(page)).toEqual(['1 × Soup'])
})
