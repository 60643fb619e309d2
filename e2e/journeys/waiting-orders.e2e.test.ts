// Orders that wait on the phone or were refused: what a diner can do with them, and what happens if the phone's member has
// changed or the server no longer knows it.

import { removeMember } from '@tablemate/contract/hosting.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openNetworkSwitch } from './network-switch.ts'
import {
  goOffline,
  goOnline,
  type OfflineDiner,
  openOfflineDiner,
  openTab,
  shownOrders,
  storedOrders,
} from './offline-diner.ts'
import { appIsCached, exactly, joinGroupOn, openForm, order, toastOf, typeMenuItems } from './steps.ts'

const app = shareApp()

describe('orders that wait', () => {
  test('can be withdrawn and changed until they are sent', async () => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    const { page } = phone
    await goOffline(diner)
    for (const name of ['Soup', 'Bread', 'Cake']) await order(phone, { name, price: '3' })
    const bread = page.getByRole('listitem').filter({ hasText: 'Bread' })
    await bread.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('Delete this order? It hasn’t been sent.').waitFor()
    await bread.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    const soup = page.getByRole('listitem').filter({ hasText: 'Soup' })
    await soup.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Item name').fill('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await page.getByLabel('Item name').waitFor({ state: 'hidden' })
    expect(await shownOrders(page)).toEqual(['1 × Stew Waiting', '1 × Cake Waiting'])
    await goOnline(diner)
    await page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => storedOrders(diner)).toEqual(['Cake', 'Stew'])
  })

  test.each(['this tab', 'another tab'])(
    'are changed at the table if %s sends them while their form is open',
    async sender => {
      const diner = await openOfflineDiner(app())
      const { phone, group } = diner
      const { page } = phone
      const other = await openTab(diner, `/group/${group.id}`)
      await other.getByText('live', { exact: true }).waitFor()
      await goOffline(diner)
      await order(phone, { name: 'Soup', price: '3' })
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByLabel('Item name').fill('Stew')
      await other.getByText('offline, 1 order waiting', { exact: true }).waitFor()
      if (sender === 'this tab') await other.close()
      if (sender === 'another tab') await page.route('**/api/orders', route => route.abort('failed'))
      await goOnline(diner)
      await expect.poll(() => storedOrders(diner)).toEqual(['Soup'])
      await page.getByText('live', { exact: true }).waitFor()
      expect(await page.getByLabel('Item name').inputValue()).toBe('Stew')
      await page.getByRole('button', exactly('Save changes')).click()
      await expect.poll(() => storedOrders(diner)).toEqual(['Stew'])
    },
  )

  test('lose the change if they are sent without the form’s knowledge, and the form says so', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group } = diner
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.getByRole('button', { name: /^Edit/ }).click()
    await phone.page.getByLabel('Item name').fill('Stew')
    await phone.open('about:blank')
    await goOnline(diner)
    await openTab(diner, '/')
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup'])
    await phone.open(`/group/${group.id}`)
    expect(await toastOf(phone, 'Your change wasn’t saved')).toContain(
      'This order has since been sent, changed or deleted',
    )
  })
})

describe('orders that were refused', () => {
  test('stay visible with the reason, do not block later orders, and can be sent again', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group } = diner
    await orderInVain(diner, 'Soup', 'Cake')
    await expect.poll(() => storedOrders(diner)).toEqual(['Cake'])
    for (const again of [false, true]) {
      if (again) await phone.page.reload()
      const soup = phone.page.getByRole('listitem').filter({ hasText: 'Soup' })
      await soup.getByText('Not sent', { exact: true }).waitFor()
      await soup.getByText('This table has reached 500 orders. Please ask your waiter.').waitFor()
    }
    expect(await storedOrders(diner)).toEqual(['Cake'])
    await phone.open(`/group/${group.id}/summary`)
    await phone.page.getByText('One order is still on this phone.').waitFor()
    await phone.open(`/group/${group.id}`)
    await phone.page.getByRole('button', { name: /^Send again/ }).click()
    await expect.poll(() => storedOrders(diner)).toEqual(['Cake', 'Soup'])
    await expect.poll(() => shownOrders(phone.page)).toEqual(['1 × Soup', '1 × Cake'])
  })

  test('are back in the list at once after a change, and do not affect another form', async () => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    const { page } = phone
    await orderInVain(diner, 'Soup')
    const released = Promise.withResolvers<void>()
    await page.route('**/api/orders', async route => {
      await released.promise
      await route.continue()
    })
    await changeTo(page, 'Stew')
    await expect.poll(() => shownOrders(page)).toEqual(['1 × Stew Sending…'])
    expect(await page.getByText('Your change wasn’t saved').count()).toBe(0)
    await openForm(phone)
    await typeMenuItems(phone, { name: 'Cake', price: '3' })
    released.resolve()
    await expect.poll(() => storedOrders(diner)).toEqual(['Stew'])
    await expect.poll(() => shownOrders(page)).toEqual(['1 × Stew'])
    expect(await page.getByLabel('Item name').inputValue()).toBe('Cake')
  })

  test('stay available after the phone joins with a different name, and are sent under their original member', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group, diners } = diner
    const { page } = phone
    await orderInVain(diner, 'Soup')
    for (const name of [null, 'Zoe']) {
      await phone.open(`/join-group?code=${group.code}`)
      await page.getByRole('button', exactly('Join with Different Name')).click()
      await page.getByLabel('Your Name').waitFor()
      // To only look does not change the member.
      if (name === null) await phone.open(`/group/${group.id}`)
      else {
        await page.getByLabel('Your Name').fill(name)
        await page.getByRole('button', exactly('Join Group')).click()
        await page.getByText('3 people').waitFor()
      }
      await expect.poll(() => shownOrders(page)).toEqual(['1 × Soup Not sent'])
    }
    await changeTo(page, 'Stew')
    await expect.poll(() => storedOrders(diner)).toEqual(['Stew'])
    const [stew] = await diner.app.database
      .sql`select member_id as "memberId" from orders where group_id = ${group.id}`
    expect(stew).toEqual({ memberId: diners[0].id })
  })

  // Threat: stranger
  test('because the host has removed the phone are reported, and available again after it has joined again', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const network = await openNetworkSwitch(app())
    const phone = await openPhone(network, { at: { group, diner: ben }, allowsServiceWorker: true })
    const diner = { app: app(), group, diners, network, phone }
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await page.getByText('live', { exact: true }).waitFor()
    await appIsCached(page)
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    const params = { groupId: group.id, memberId: ben.id }
    expect((await ann.phone.call(removeMember, { params, body: {} })).status).toBe(204)
    phone.expectTrouble(/answered 40[34]/)
    await goOnline(diner)
    await page.getByRole('heading', exactly('You’re no longer at this table')).waitFor()
    await page.getByText('One order on this phone wasn’t sent.').waitFor()
    await joinGroupOn(phone, group.code, 'Ben again')
    await expect.poll(() => shownOrders(page)).toEqual(['1 × Soup Not sent'])
    expect(await storedOrders(diner)).toEqual([])
    await page.getByRole('button', { name: /^Send again/ }).click()
    await page.getByText('Member not found. Please rejoin the group.').waitFor()
    await changeTo(page, 'Stew')
    await expect.poll(() => storedOrders(diner)).toEqual(['Stew'])
  })
})

/** Orders without a network. Once the network is back, the server refuses the first order and accepts the others. */
async function orderInVain(diner: OfflineDiner, ...menuItems: string[]): Promise<void> {
  const { phone } = diner
  await goOffline(diner)
  for (const name of menuItems) await order(phone, { name, price: '3' })
  phone.expectTrouble(/orders answered 400/)
  const refusal = JSON.stringify({ problem: 'too-many-orders', message: '' })
  const refuse = { status: 400, contentType: 'application/json', body: refusal }
  await phone.page.route('**/api/orders', route => route.fulfill(refuse), { times: 1 })
  await goOnline(diner)
  await phone.page.getByText('live', { exact: true }).waitFor()
  await phone.page.getByText('Not sent', { exact: true }).waitFor()
}

/** Changes the only order that can be changed. */
async function changeTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Item name').fill(name)
  await page.getByRole('button', exactly('Save changes')).click()
}
