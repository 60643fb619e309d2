// Losing the network in mid-order loses nothing: what is ordered waits on the phone, outlives tab and restart, and is
// placed once, in order.

import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../app/app.ts'
import { makeGroup } from '../diners/make.ts'
import { longRun } from '../sampling/long.ts'
import { atTable, comeBack, goOffline, marks, openTab, placed, storedBy } from './offline-seat.ts'
import { startRealPhone } from './real-phone.ts'
import { exactly, openForm, order, typeDishes } from './steps.ts'

const app = shareApp()

describe('orders made without a network', () => {
  const count = longRun(20, 200)

  test(`outlive the tab: ${count} are placed once each, in the order made`, {
    timeout: 300_000,
  }, async () => {
    const seat = await atTable(app())
    const { phone, group, air } = seat
    await goOffline(seat)
    const dishes = namesOf(count)
    for (const name of dishes) await order(phone, { name, price: '3' })
    await phone.page.getByText(`offline, ${count} orders waiting`, { exact: true }).waitFor()
    expect(await placed(seat)).toEqual([])
    await phone.page.close()

    const tab = await openTab(seat, `/group/${group.id}`)
    await tab.getByText(`offline, ${count} orders waiting`, { exact: true }).waitFor()
    expect(await marks(tab)).toEqual(dishes.toReversed().map(name => `1 × ${name} Waiting`))
    await tab.close()

    air.comeBack()
    await phone.context.setOffline(false)
    const back = await openTab(seat, '/')
    await expect.poll(() => placed(seat), { timeout: 60_000 }).toEqual(dishes)
    await back.goto(`/group/${group.id}`)
    await back.getByText('live', { exact: true }).waitFor()
    expect(await marks(back)).toEqual(dishes.toReversed().map(name => `1 × ${name}`))
    await expect.poll(() => storedBy(back)).toEqual([`table/${group.id}`])
  })

  test('outlive a phone that is switched off, and go while the beta gate still asks', async () => {
    const gated = await startApp({ env: { BETA_ACCESS_CODE: 'TABLEMATE' } })
    const { group, diners } = await makeGroup(gated)
    const phone = await startRealPhone({ app: gated, group, diner: diners[0] })
    const seat = { app: gated, group }
    const dishes = namesOf(3)
    await phone.page.goto(`/group/${group.id}`)
    await phone.page.getByRole('textbox', exactly('Access code')).fill('TABLEMATE')
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    await phone.page.getByText('live', { exact: true }).waitFor()
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await phone.context.setOffline(true)
    for (const name of dishes) await order(phone, { name, price: '3' })
    await phone.page.getByText('offline, 3 orders waiting', { exact: true }).waitFor()
    await phone.kill()

    await phone.start()
    expect(await placed(seat)).toEqual([])
    await phone.page.goto('/')
    await phone.page.getByText('Beta Testing Access').waitFor()
    await expect.poll(() => placed(seat), { timeout: 10_000 }).toEqual(dishes)
    await phone.page.getByText('Beta Testing Access').waitFor()
  })

  test('and killed in the middle of being sent are placed once', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    await goOffline(seat)
    const dishes = namesOf(4)
    for (const name of dishes) await order(phone, { name, price: '3' })
    let isDone: () => void = () => undefined
    const done = new Promise<void>(resolve => {
      isDone = resolve
    })
    // The server does it, and the phone dies before it hears.
    await phone.page.route('**/api/orders', async route => {
      await route.fetch()
      isDone()
    })
    await comeBack(seat)
    await done
    await phone.page.close()
    expect(await placed(seat)).toEqual(dishes.slice(0, 1))
    const tab = await openTab(seat, `/group/${group.id}`)
    await tab.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(seat)).toEqual(dishes)
  })

  test('show in both tabs of a phone, and are placed once when both come back', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    const other = await openTab(seat, `/group/${group.id}`)
    await other.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    const dishes = namesOf(6)
    const second = { ...phone, page: other }
    for (const [at, name] of dishes.entries()) await order(at % 2 ? second : phone, { name, price: '3' })
    for (const tab of [phone.page, other]) {
      await tab.getByText('offline, 6 orders waiting', { exact: true }).waitFor()
      expect(await marks(tab)).toEqual(dishes.toReversed().map(name => `1 × ${name} Waiting`))
    }
    await comeBack(seat)
    for (const tab of [phone.page, other]) {
      await tab.getByText('live', { exact: true }).waitFor()
      await expect.poll(() => marks(tab)).toEqual(dishes.toReversed().map(name => `1 × ${name}`))
    }
    expect(await placed(seat)).toEqual(dishes)
  })

  test('go also where the phone has forgotten at which tables it sits', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.close()
    await comeBack(seat)
    await openTab(seat, '/', () => localStorage.clear())
    await expect.poll(() => placed(seat), { timeout: 10_000 }).toEqual(['Soup'])
  })

  test.each([
    ['refuses to keep anything', refuseDatabase],
    ['never answers when asked to keep something', silenceDatabase],
  ])('wait in the page at least, where the browser %s', async (_, spoil) => {
    const seat = await atTable(app())
    const { phone } = seat
    await phone.page.addInitScript(spoil)
    await phone.page.reload()
    await phone.page.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    for (const name of ['Soup', 'Cake']) await order(phone, { name, price: '3' })
    await phone.page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    await comeBack(seat)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(seat)).toEqual(['Soup', 'Cake'])
  })

  test('go all the same, where the browser takes away what it keeps them in', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    const { page } = phone
    await page.addInitScript(rememberDatabases)
    await page.reload()
    await page.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    expect(await page.evaluate(() => window.databases.map(database => database.close()).length)).toBe(1)
    await order(phone, { name: 'Cake', price: '3' })
    await expect.poll(() => storedBy(page)).toHaveLength(3)
    await comeBack(seat)
    await expect.poll(() => placed(seat)).toEqual(['Soup', 'Cake'])
  })

  test('go once the disk answers, where it is slow at the start', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.close()
    await comeBack(seat)
    const tab = await phone.context.newPage()
    await tab.clock.install()
    await tab.addInitScript(holdDatabase)
    await tab.goto('/')
    await tab.waitForFunction(() => window.answerDatabase !== undefined)
    await tab.clock.fastForward(4000)
    await tab.evaluate(() => window.answerDatabase?.())
    await tab.clock.fastForward('01:01')
    await expect.poll(() => placed(seat)).toEqual(['Soup'])
  })
})

describe('a Wi-Fi that leads nowhere', () => {
  test('keeps an order at once, tries again by itself, and lets nobody change what may have arrived', async () => {
    const seat = await atTable(app())
    const { phone, air } = seat
    const { page } = phone
    await openForm(phone)
    await typeDishes(phone, { name: 'Soup', price: '3' }, { name: 'Bread', price: '' })
    phone.expectTrouble(/failed: net::/, /imported module: .*toast-area/)
    air.goDead()
    await page.getByRole('button', exactly('Add Order')).click()
    // A plain one: what makes toasts more than that is not fetched here.
    const plain = page.getByRole('alert').filter({ hasText: 'Order saved on this phone' })
    expect(await plain.textContent()).toContain('One item without a name or price')
    await page.getByText('It may already have reached the table.').waitFor()
    await page.getByText('offline, 1 order waiting', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(Edit|Delete)$/ }).count()).toBe(0)
    air.comeBack()
    await page.getByText('live', { exact: true }).waitFor({ timeout: 20_000 })
    await expect.poll(() => placed(seat)).toEqual(['Soup'])
    await page.getByRole('button', { name: /^Edit/ }).waitFor()
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
  IDBFactory.prototype.open = function (...wanted) {
    const request = open.apply(this, wanted)
    request.addEventListener('success', () => window.databases.push(request.result))
    return request
  }
}

/** It is opened when the test says so. */
function holdDatabase(): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...wanted) {
    const held = new EventTarget() as IDBOpenDBRequest
    window.answerDatabase = () => {
      const request = open.apply(this, wanted)
      request.onsuccess = event => {
        Object.defineProperty(held, 'result', { value: request.result })
        held.onsuccess?.(event)
      }
    }
    return held
  }
}

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Dish ${at + 1}`)
}

declare global {
  interface Window {
    /** Those that the page has opened. */
    databases: IDBDatabase[]
    answerDatabase?: () => void
  }
}
