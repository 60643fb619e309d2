// Orders that a phone stores: in two tabs, on a phone that is killed, and in a browser whose database fails.

import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { describe, expect, test } from 'vitest'
import { startKillablePhone } from './killable-phone.ts'
import {
  goOffline,
  goOnline,
  openOfflineDiner,
  openTab,
  shownOrders,
  storedKeys,
  storedOrders,
} from './offline-diner.ts'
import { exactly, openForm, order, toastOf, typeMenuItems } from './steps.ts'

const app = shareApp()

describe('orders made without a network', () => {
  test('survive a killed phone, and are sent while the beta gate still shows', async () => {
    const gated = await startApp({ env: { BETA_ACCESS_CODE: 'TABLEMATE' } })
    const { group, diners } = await makeGroup(gated)
    const phone = await startKillablePhone({ app: gated, group, diner: diners[0] })
    await phone.page.goto(`/group/${group.id}`)
    await phone.page.getByRole('textbox', exactly('Access code')).fill('TABLEMATE')
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    await phone.page.getByText('live', { exact: true }).waitFor()
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await phone.page.context().setOffline(true)
    for (const name of ['Soup', 'Bread']) await order(phone, { name, price: '3' })
    await phone.page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    await phone.kill()

    await phone.start()
    const diner = { app: gated, group }
    expect(await storedOrders(diner)).toEqual([])
    await phone.page.goto('/')
    await phone.page.getByText('Beta Testing Access').waitFor()
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup', 'Bread'])
    await phone.page.getByText('Beta Testing Access').waitFor()
  })

  test('show in both tabs of a phone, and are placed once when both are online again', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, group } = diner
    const other = await openTab(diner, `/group/${group.id}`)
    await other.getByText('live', { exact: true }).waitFor()
    await goOffline(diner)
    const menuItems = ['Soup', 'Bread', 'Stew']
    const second = { ...phone, page: other }
    for (const [at, name] of menuItems.entries()) await order(at % 2 ? second : phone, { name, price: '3' })
    for (const tab of [phone.page, other]) {
      await tab.getByText('offline, 3 orders waiting', { exact: true }).waitFor()
      expect(await shownOrders(tab)).toEqual(menuItems.toReversed().map(name => `1 × ${name} Waiting`))
    }
    await goOnline(diner)
    for (const tab of [phone.page, other]) {
      await tab.getByText('live', { exact: true }).waitFor()
      await expect.poll(() => shownOrders(tab)).toEqual(menuItems.toReversed().map(name => `1 × ${name}`))
    }
    expect(await storedOrders(diner)).toEqual(menuItems)
  })

  test('are sent also if the phone has lost its member ids', async () => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.close()
    await goOnline(diner)
    await openTab(diner, '/', () => localStorage.clear())
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup'])
  })

  test.each([
    ['refuses to store anything', refuseDatabase],
    ['never responds to a request to store something', silenceDatabase],
  ])('wait at least in the page if the browser %s', async (_, spoil) => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    await phone.page.addInitScript(spoil)
    await phone.page.reload()
    await phone.page.getByText('live', { exact: true }).waitFor()
    await goOffline(diner)
    for (const name of ['Soup', 'Cake']) await order(phone, { name, price: '3' })
    await phone.page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    await goOnline(diner)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup', 'Cake'])
  })

  test('are sent also if the browser deletes the database that stores them', async () => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    const { page } = phone
    await page.addInitScript(rememberDatabases)
    await page.reload()
    await page.getByText('live', { exact: true }).waitFor()
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    expect(await page.evaluate(() => window.databases.map(database => database.close()).length)).toBe(1)
    await order(phone, { name: 'Cake', price: '3' })
    await expect.poll(() => storedKeys(page)).toHaveLength(3)
    await goOnline(diner)
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup', 'Cake'])
  })

  test('are sent once a slow database responds', async () => {
    const diner = await openOfflineDiner(app())
    const { phone } = diner
    await goOffline(diner)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.close()
    await goOnline(diner)
    const tab = await phone.context.newPage()
    await tab.clock.install()
    await tab.addInitScript(delayDatabase)
    await tab.goto('/')
    await tab.waitForFunction(() => window.answerDatabase !== undefined)
    await tab.clock.fastForward(4000)
    await tab.evaluate(() => window.answerDatabase?.())
    await tab.clock.fastForward('01:01')
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup'])
  })
})

describe('a Wi-Fi without internet', () => {
  test('stores an order at once, retries by itself, and blocks changes of an order that may have arrived', async () => {
    const diner = await openOfflineDiner(app())
    const { phone, network } = diner
    const { page } = phone
    await openForm(phone)
    await typeMenuItems(phone, { name: 'Soup', price: '3' }, { name: 'Bread', price: '' })
    phone.expectTrouble(/failed: net::/)
    network.cut()
    await page.getByRole('button', exactly('Add Order')).click()
    const toast = await toastOf(phone, 'Order saved on this phone')
    expect(toast).toContain('One item without a name or price')
    await page.getByText('It may already have reached the table.').waitFor()
    await page.getByText('offline, 1 order waiting', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(Edit|Delete)$/ }).count()).toBe(0)
    network.restore()
    await page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => storedOrders(diner)).toEqual(['Soup'])
    await page.getByRole('button', { name: /^Options: / }).waitFor()
  })
})

function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
}

function silenceDatabase(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

function rememberDatabases(): void {
  window.databases = []
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => window.databases.push(request.result))
    return request
  }
}

/** Delays the database until the test releases it. */
function delayDatabase(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    const delayed = new EventTarget() as IDBOpenDBRequest
    window.answerDatabase = () => {
      const request = open.apply(this, args)
      request.onsuccess = event => {
        Object.defineProperty(delayed, 'result', { value: request.result })
        delayed.onsuccess?.(event)
      }
    }
    return delayed
  }
}

declare global {
  interface Window {
    /** The databases that the page has opened. */
    databases: IDBDatabase[]
    answerDatabase?: () => void
  }
}
