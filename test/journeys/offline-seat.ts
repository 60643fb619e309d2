// A phone at a table whose network can go and come back, and what it keeps meanwhile.

import type { Page } from 'playwright-core'
import type { Group } from '#contract/groups.ts'
import type { TestApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { type Diner, makeGroup } from '../diners/make.ts'
import { type Air, openAir } from './network-switch.ts'

export interface Seat {
  readonly app: TestApp
  readonly group: Group
  readonly diners: readonly [Diner, Diner]
  readonly air: Air
  readonly phone: BrowserPhone
}

/** Ann's phone at a table, with the line live. */
export async function atTable(app: TestApp): Promise<Seat> {
  const { group, diners } = await makeGroup(app)
  const air = await openAir(app)
  const phone = await openPhone(air, { at: { group, diner: diners[0] }, keepsApp: true })
  await phone.open(`/group/${group.id}`)
  await phone.page.getByText('live', { exact: true }).waitFor()
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { app, group, diners, air, phone }
}

export async function goOffline({ phone, air }: Seat): Promise<void> {
  phone.expectTrouble(/failed: net::/)
  air.goDead()
  await phone.context.setOffline(true)
}

export async function comeBack({ phone, air }: Seat): Promise<void> {
  air.comeBack()
  await phone.context.setOffline(false)
}

export async function openTab({ phone }: Seat, path: string, first?: () => void): Promise<Page> {
  const tab = await phone.context.newPage()
  if (first) await tab.addInitScript(first)
  await tab.goto(path)
  return tab
}

/** What the database holds of the table, in the order in which it came. */
export async function placed({ app, group }: Pick<Seat, 'app' | 'group'>): Promise<string[]> {
  const { sql } = app.database
  const rows = await sql<{ name: string }[]>`
    select items -> 0 ->> 'name' as name from orders where group_id = ${group.id} order by created_at, id`
  return rows.map(({ name }) => name)
}

/** The orders that are made on this phone, as they stand on the screen: dish, and mark if there is one. */
export function marks(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: /^(Your orders|Orders for .*)$/ })
    .getByRole('article')
    .evaluateAll(articles =>
      articles.map(article => {
        const text = article.textContent ?? ''
        const dish = /\d+ × .*?(?=\$)/.exec(text)?.[0] ?? ''
        const mark = /Waiting|Sending…|Not sent|Not confirmed/.exec(text)?.[0]
        return mark ? `${dish} ${mark}` : dish
      }),
    )
}

/** The names of what the phone keeps beyond the page. */
export async function storedBy(page: Page): Promise<string[]> {
  return Object.keys(await recordsOn(page))
}

export function recordsOn(page: Page): Promise<Record<string, unknown>> {
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
