// Losing the network in mid-order loses nothing: what is ordered waits on the phone, outlives tab and restart, and is
// placed once, in order. What was known of the table still shows, marked as such, until its 24 hours are over.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Group } from '#contract/groups.ts'
import type { Table } from '#contract/live.ts'
import { startApp, type TestApp } from '../app.ts'
import { type BrowserPhone, openPhone } from '../browser.ts'
import { longRun } from '../long.ts'
import { type Diner, makeGroup } from '../make.ts'
import { type Air, openAir } from './air.ts'
import { startRealPhone } from './real-phone.ts'
import { exactly, openForm, order, toastOf, typeDishes } from './steps.ts'

describe('orders made without a network', () => {
  const count = longRun(20, 200)

  test(`outlive the tab: ${count} are placed once each, in the order made`, {
    timeout: 300_000,
  }, async () => {
    const seat = await atTable()
    const { phone, app, group, air } = seat
    await goOffline(seat)
    const dishes = namesOf(count)
    for (const name of dishes) await order(phone, { name, price: '3' })
    await phone.page.getByText(`offline, ${count} orders waiting`, { exact: true }).waitFor()
    expect(await placed(app)).toEqual([])
    await phone.page.close()

    const tab = await openTab(seat, `/group/${group.id}`)
    await tab.getByText(`offline, ${count} orders waiting`, { exact: true }).waitFor()
    expect(await marks(tab)).toEqual(dishes.toReversed().map(name => `1 × ${name} Waiting`))
    await tab.close()

    air.comeBack()
    await phone.context.setOffline(false)
    const back = await openTab(seat, '/')
    await expect.poll(() => placed(app), { timeout: 60_000 }).toEqual(dishes)
    await back.goto(`/group/${group.id}`)
    await back.getByText('live', { exact: true }).waitFor()
    expect(await marks(back)).toEqual(dishes.toReversed().map(name => `1 × ${name}`))
    await expect.poll(() => keptBy(back)).toEqual([`table/${group.id}`])
  })

  test('outlive a phone that is switched off, and go while the beta gate still asks', async () => {
    const app = await startApp({ env: { BETA_ACCESS_CODE: 'TABLEMATE' } })
    const { group, diners } = await makeGroup(app)
    const phone = await startRealPhone({ app, group, diner: diners[0] })
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
    expect(await placed(app)).toEqual([])
    await phone.page.goto('/')
    await phone.page.getByText('Beta Testing Access').waitFor()
    await expect.poll(() => placed(app), { timeout: 10_000 }).toEqual(dishes)
    await phone.page.getByText('Beta Testing Access').waitFor()
  })

  test('and killed in the middle of being sent are placed once', async () => {
    const seat = await atTable()
    const { phone, app, group } = seat
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
    expect(await placed(app)).toEqual(dishes.slice(0, 1))
    const tab = await openTab(seat, `/group/${group.id}`)
    await tab.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(app)).toEqual(dishes)
  })

  test('show in both tabs of a phone, and are placed once when both come back', async () => {
    const seat = await atTable()
    const { phone, app, group } = seat
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
    expect(await placed(app)).toEqual(dishes)
  })

  test('can be taken back and changed until they are sent', async () => {
    const seat = await atTable()
    const { phone, app } = seat
    const { page } = phone
    await goOffline(seat)
    for (const name of ['Soup', 'Bread', 'Cake']) await order(phone, { name, price: '3' })
    const bread = page.getByRole('listitem').filter({ hasText: 'Bread' })
    await bread.getByRole('button', exactly('Delete')).click()
    await page.getByText('Delete this order? It was not sent.').waitFor()
    await bread.getByRole('button', exactly('Delete')).click()
    await page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    const soup = page.getByRole('listitem').filter({ hasText: 'Soup' })
    await soup.getByRole('button', exactly('Edit')).click()
    await page.getByLabel('Item name').fill('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await page.getByLabel('Item name').waitFor({ state: 'hidden' })
    expect(await marks(page)).toEqual(['1 × Stew Waiting', '1 × Cake Waiting'])
    await comeBack(seat)
    await page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(app)).toEqual(['Cake', 'Stew'])
  })

  test('and sent while one of them is being changed: the change goes to the table', async () => {
    const seat = await atTable()
    const { phone, app } = seat
    const { page } = phone
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await page.getByRole('button', exactly('Edit')).click()
    await page.getByLabel('Item name').fill('Stew')
    await comeBack(seat)
    await expect.poll(() => placed(app)).toEqual(['Soup'])
    await page.getByText('live', { exact: true }).waitFor()
    expect(await page.getByLabel('Item name').inputValue()).toBe('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await expect.poll(() => placed(app)).toEqual(['Stew'])
  })

  test.each([
    ['refuses to keep anything', refuseDatabase],
    ['never answers when asked to keep something', silenceDatabase],
  ])('wait in the page at least, where the browser %s', async (_, spoil) => {
    const seat = await atTable()
    const { phone, app } = seat
    await phone.page.addInitScript(spoil)
    await phone.page.reload()
    await phone.page.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    for (const name of ['Soup', 'Cake']) await order(phone, { name, price: '3' })
    await phone.page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    await comeBack(seat)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(app)).toEqual(['Soup', 'Cake'])
  })

  test('that the server refuses stay visible with the reason; later ones go, and it can be sent again', async () => {
    const seat = await atTable()
    const { phone, app, group } = seat
    await goOffline(seat)
    for (const name of ['Soup', 'Cake']) await order(phone, { name, price: '3' })
    phone.expectTrouble(/orders answered 400/)
    const refusal = JSON.stringify({ problem: 'too-many-orders', message: '' })
    const refuse = { status: 400, contentType: 'application/json', body: refusal }
    await phone.page.route('**/api/orders', route => route.fulfill(refuse), { times: 1 })
    await comeBack(seat)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(app)).toEqual(['Cake'])
    for (const again of [false, true]) {
      if (again) await phone.page.reload()
      const soup = phone.page.getByRole('listitem').filter({ hasText: 'Soup' })
      await soup.getByText('Not sent', { exact: true }).waitFor()
      await soup.getByText('This table has reached 500 orders. Please ask your waiter.').waitFor()
    }
    expect(await placed(app)).toEqual(['Cake'])
    await phone.open(`/group/${group.id}/summary`)
    await phone.page.getByText('One order on this phone has not reached the table yet.').waitFor()
    await phone.open(`/group/${group.id}`)
    await phone.page.getByRole('button', exactly('Send again')).click()
    await expect.poll(() => placed(app)).toEqual(['Cake', 'Soup'])
    await expect.poll(() => marks(phone.page)).toEqual(['1 × Soup', '1 × Cake'])
  })
})

describe('a Wi-Fi that leads nowhere', () => {
  test('keeps an order at once, tries again by itself, and lets nobody change what may have arrived', async () => {
    const seat = await atTable()
    const { phone, app, air } = seat
    const { page } = phone
    await openForm(phone)
    await typeDishes(phone, { name: 'Soup', price: '3' }, { name: 'Bread', price: '' })
    phone.expectTrouble(/failed: net::/)
    air.goDead()
    await page.getByRole('button', exactly('Add Order')).click()
    expect(await toastOf(phone, 'Order kept on this phone')).toContain('One item without a name or a price')
    await page.getByText('It may have reached the table already.').waitFor()
    await page.getByText('offline, 1 order waiting', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(Edit|Delete)$/ }).count()).toBe(0)
    air.comeBack()
    await page.getByText('live', { exact: true }).waitFor({ timeout: 20_000 })
    await expect.poll(() => placed(app)).toEqual(['Soup'])
    await page.getByRole('button', exactly('Edit')).waitFor()
  })
})

describe('the last known table', () => {
  test('shows on every screen after a start without network, marked as such', async () => {
    const seat = await atTable()
    const { phone, group, diners } = seat
    await diners[1].order({ name: 'Tea', price: 400 })
    await phone.page.getByText('Ben ordered 1 × Tea').first().waitFor()
    await phone.open(`/group/${group.id}/bill-split`)
    await phone.page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => lastKnownOrders(phone.page, group)).toBe(1)
    await goOffline(seat)
    await phone.page.close()
    const screens = [
      ['', 'Chez Nous', '2 people'],
      ['/summary', 'Group Summary', '1 × Tea'],
      ['/bill-split', 'Split the Bill', '$5.20'],
    ] as const
    for (const [screen, title, content] of screens) {
      const tab = await openTab(seat, `/group/${group.id}${screen}`, rememberTexts)
      await tab.getByRole('heading', exactly(title)).waitFor()
      await tab.getByText(content).first().waitFor()
      await tab.getByText('offline', { exact: true }).waitFor()
      await tab.getByText(/^\s*as of \d\d?:\d\d [AP]M$/).waitFor()
      expect(await tab.evaluate(() => window.textsShown)).not.toMatch(/did not arrive|live/)
      await tab.close()
    }
    const tab = await openTab(seat, `/group/${group.id}`)
    await order({ ...phone, page: tab }, { name: 'Soup', price: '3' })
    for (const screen of ['/summary', '/bill-split']) {
      await tab.goto(`/group/${group.id}${screen}`)
      await tab.getByText('offline, 1 order waiting', { exact: true }).waitFor()
      await tab.getByText('One order on this phone has not reached the table yet.').waitFor()
    }
  })

  test('and everything else that the phone keeps of it goes at its 24 hours, also without a network', async () => {
    const seat = await atTable()
    const { phone, group } = seat
    const { page } = phone
    await page.clock.install()
    await page.reload()
    await page.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await openForm(phone)
    await typeDishes(phone, { name: 'Cake', price: '3' })
    await page.clock.fastForward(5000)
    await expect.poll(() => keptBy(page)).toHaveLength(2)
    expect(await storedOf(page, group)).toHaveLength(2)

    await page.clock.fastForward('23:59:00')
    expect(await keptBy(page)).toHaveLength(2)
    await page.clock.fastForward('01:30')
    await page.getByText('Group not found or access denied.').waitFor()
    await expect.poll(() => keptBy(page)).toEqual([])
    expect(await storedOf(page, group)).toEqual([])
    for (const [screen, text] of [
      ['/summary', 'Group summary not found'],
      ['/bill-split', 'Group not found or access denied.'],
    ]) {
      await page.goto(`/group/${group.id}${screen}`)
      await page.getByText(text ?? '').waitFor()
    }
  })

  test('goes at the next start, where the phone slept through its end', async () => {
    const seat = await atTable()
    const { phone, group, app } = seat
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await expect.poll(() => keptBy(phone.page)).toHaveLength(2)
    await phone.page.close()
    await comeBack(seat)
    const tab = await phone.context.newPage()
    await tab.clock.install({ time: Date.parse(group.expiresAt) })
    await tab.goto('/')
    await expect.poll(() => keptBy(tab)).toEqual([])
    expect(await storedOf(tab, group)).toEqual([])
    expect(await placed(app)).toEqual([])
  })
})

interface Seat {
  readonly app: TestApp
  readonly group: Group
  readonly diners: readonly [Diner, Diner]
  readonly air: Air
  readonly phone: BrowserPhone
}

/** Ann's phone at a table, with the line live. */
async function atTable(): Promise<Seat> {
  const app = await startApp()
  const { group, diners } = await makeGroup(app)
  const air = await openAir(app)
  const phone = await openPhone(air, { at: { group, diner: diners[0] }, keepsApp: true })
  await phone.open(`/group/${group.id}`)
  await phone.page.getByText('live', { exact: true }).waitFor()
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { app, group, diners, air, phone }
}

async function goOffline({ phone, air }: Seat): Promise<void> {
  phone.expectTrouble(/failed: net::/)
  air.goDead()
  await phone.context.setOffline(true)
}

async function comeBack({ phone, air }: Seat): Promise<void> {
  air.comeBack()
  await phone.context.setOffline(false)
}

async function openTab({ phone }: Seat, path: string, first?: () => void): Promise<Page> {
  const tab = await phone.context.newPage()
  if (first) await tab.addInitScript(first)
  await tab.goto(path)
  return tab
}

function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
}

function silenceDatabase(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Dish ${at + 1}`)
}

/** What the database holds, in the order in which it came. */
async function placed({ database: { sql } }: TestApp): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select items -> 0 ->> 'name' as name from orders order by created_at, id`
  return rows.map(({ name }) => name)
}

/** One's own orders as they stand on the screen: dish, and mark if there is one. */
function marks(page: Page): Promise<string[]> {
  return page
    .getByRole('region', exactly('Your orders'))
    .getByRole('article')
    .evaluateAll(articles =>
      articles.map(article => {
        const text = article.textContent ?? ''
        const dish = /\d+ × .*?(?=\$)/.exec(text)?.[0] ?? ''
        const mark = /Waiting|Sending…|Not sent/.exec(text)?.[0]
        return mark ? `${dish} ${mark}` : dish
      }),
    )
}

/** The names of what the phone keeps beyond the page. */
async function keptBy(page: Page): Promise<string[]> {
  return Object.keys(await recordsOn(page))
}

/** How many orders of the table the phone knows without asking anybody. */
async function lastKnownOrders(page: Page, { id }: Group): Promise<number> {
  const record = (await recordsOn(page))[`table/${id}`] as { state: { data: Table } } | undefined
  return record?.state.data.orders.length ?? 0
}

function recordsOn(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('tablemate')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const shelf = opening.result.transaction('kept').objectStore('kept')
          const [names, records] = [shelf.getAllKeys(), shelf.getAll()]
          shelf.transaction.oncomplete = () => {
            opening.result.close()
            resolve(Object.fromEntries(names.result.map((name, at) => [String(name), records.result[at]])))
          }
        }
      }),
  )
}

/** What stands in the browser's storage for this group. */
function storedOf(page: Page, { id }: Group): Promise<string[]> {
  return page.evaluate(
    group =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => key.includes(group)),
    id,
  )
}

declare global {
  interface Window {
    /** Whatever stood on the page at any time. */
    textsShown: string
  }
}

function rememberTexts(): void {
  window.textsShown = ''
  new MutationObserver(() => {
    window.textsShown += document.querySelector('main, header')?.parentElement?.textContent ?? ''
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
