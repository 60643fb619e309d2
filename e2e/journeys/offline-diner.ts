// A diner's phone in a group, whose network a test can cut and restore, and readers for what the phone has stored.

import type { Group } from '@tablemate/contract/groups.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { type NetworkSwitch, openNetworkSwitch } from './network-switch.ts'

export interface OfflineDiner {
  readonly app: TestApp
  readonly group: Group
  readonly diners: readonly [Diner, Diner]
  readonly network: NetworkSwitch
  readonly phone: BrowserPhone
}

/** Opens Ann's phone at a new group and waits for its live stream and its service worker. */
export async function openOfflineDiner(app: TestApp): Promise<OfflineDiner> {
  const { group, diners } = await makeGroup(app)
  const network = await openNetworkSwitch(app)
  const phone = await openPhone(network, { at: { group, diner: diners[0] }, allowsServiceWorker: true })
  await phone.open(`/group/${group.id}`)
  await phone.page.getByText('live', { exact: true }).waitFor()
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { app, group, diners, network, phone }
}

export async function goOffline({ phone, network }: OfflineDiner): Promise<void> {
  phone.expectTrouble(/failed: net::/)
  network.cut()
  await phone.context.setOffline(true)
}

export async function goOnline({ phone, network }: OfflineDiner): Promise<void> {
  network.restore()
  await phone.context.setOffline(false)
}

export async function openTab({ phone }: OfflineDiner, path: string, first?: () => void): Promise<Page> {
  const tab = await phone.context.newPage()
  if (first) await tab.addInitScript(first)
  await tab.goto(path)
  return tab
}

/** The first item of each order of the table in the database, in the order of arrival. */
export async function storedOrders({ app, group }: Pick<OfflineDiner, 'app' | 'group'>): Promise<string[]> {
  const { sql } = app.database
  const rows = await sql<{ name: string }[]>`
    select items -> 0 ->> 'name' as name from orders where group_id = ${group.id} order by created_at, id`
  return rows.map(({ name }) => name)
}

/** The phone's own orders as the screen shows them: the dish, and the mark if there is one. */
export function shownOrders(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: /^(Your orders|Orders for .*)$/ })
    .getByRole('article')
    .evaluateAll(articles =>
      articles.map(article => {
        const text = article.textContent ?? ''
        const menuItem = /\d+ × .*?(?=\$)/.exec(text)?.[0] ?? ''
        const mark = /Waiting|Sending…|Not sent|Not confirmed/.exec(text)?.[0]
        return mark ? `${menuItem} ${mark}` : menuItem
      }),
    )
}

/** The keys of the phone's IndexedDB records. */
export async function storedKeys(page: Page): Promise<string[]> {
  return Object.keys(await storedRecords(page))
}

export function storedRecords(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('tablemate')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('kept').objectStore('kept')
          const [names, records] = [store.getAllKeys(), store.getAll()]
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve(Object.fromEntries(names.result.map((name, at) => [String(name), records.result[at]])))
          }
        }
      }),
  )
}
