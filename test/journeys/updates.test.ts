// A new version of the app is deployed while people sit at the table with the old one open.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../app/app.ts'
import { openWorkshop, type Workshop } from '../app/client-build.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { appIsKept, exactly, openForm, order, toastOf, typeDishes } from './steps.ts'

const subtitle = { old: 'Order together, pay smart', new: 'One table, one bill' }

test('a tab that was open goes on with the old version, hears of the new one, and changes when asked', async () => {
  const workshop = openWorkshop()
  const app = await startApp({ client: workshop.client })
  const { group, diners } = await makeGroup(app)

  // Ann has two tabs open and keeps the app on her phone; Ben's browser takes no service workers.
  const ann = await openPhone(app, { at: { group, diner: diners[0] }, keepsApp: true })
  const ben = await openPhone(app, { at: { group, diner: diners[1] } })
  for (const { expectTrouble } of [ann, ben]) expectTrouble(/failed: net::ERR_/)
  await ann.context.clock.install()
  await ann.open('/')
  await appIsKept(ann.page)
  const table = await ann.context.newPage()
  await table.goto(`/group/${group.id}`)
  await openForm({ ...ann, page: table })
  await typeDishes({ ...ann, page: table }, { name: 'Soup', price: '9.50' })
  await ben.open(`/group/${group.id}`)
  await ben.page.getByRole('heading', exactly('Chez Nous')).waitFor()
  const loads = { landing: countLoads(ann.page), table: countLoads(table), ben: countLoads(ben.page) }
  const oldAssets = workshop.assets()

  const stray = ['stray-0000.js', 'stray-0000.js.br'].map(name => join(workshop.client, 'assets', name))
  for (const file of stray) writeFileSync(file, '')
  workshop.build({ file: 'src/client/text/en/landing.ts', from: subtitle.old, to: subtitle.new })
  const [before, present] = ledgerOf(workshop).slice(-2)
  expect(workshop.assets()).toEqual(expect.arrayContaining(oldAssets))
  // What no build of the last days names is no build's: it goes.
  expect(stray.filter(file => existsSync(file))).toEqual([])
  await redeploy(app, workshop)

  // Without a service worker: what was not fetched before comes from the server, as the old version has it.
  const fetched = fetchesOf(ben.page)
  await order(ben, { name: 'Stew', price: '12' })
  await ben.page.getByRole('button', exactly('View Group')).click()
  await ben.page.getByRole('heading', exactly('Group Summary')).waitFor()
  await ben.page.getByText('Stew').first().waitFor()
  const onlyOld = fetched.filter(path => before?.has(path) && !present?.has(path))
  expect(onlyOld.some(path => path.includes('summary-screen'))).toBe(true)

  // The next look finds the new version.
  await ann.context.clock.fastForward('03:01')
  expect(await toastOf(ann, 'New Version Available')).toContain('You can refresh in a moment.')
  await ann.context.clock.fastForward(14_000)
  expect(await toastOf(ann, 'New Version Available')).toBeTruthy()
  await banner(ann.page).waitFor()
  // Where someone is typing, nothing moves.
  expect(await banner(table).isVisible()).toBe(false)
  expect(await ann.page.getByText(subtitle.old).isVisible()).toBe(true)

  // Loading the page again is no way round: the old version is kept as a whole, and the banner is back.
  await ann.page.reload()
  await ann.page.getByText(subtitle.old).waitFor()
  await banner(ann.page).waitFor()

  // Pressed in one tab, it changes that one alone; the other one, in the middle of an order, goes on.
  await ann.page.getByRole('button', exactly('Refresh Now')).click()
  await ann.page.getByText(subtitle.new).waitFor()
  await appIsKept(ann.page)
  // All of it, but for what nobody misses without a network.
  const kept = [...(present ?? [])]
    .filter(path => !/^\/assets\/(online-|further-|portal-.*css)/.test(path))
    .sort()
  await expect.poll(() => keptAssets(ann.page)).toEqual(kept)
  expect(await table.getByLabel('Item name').inputValue()).toBe('Soup')
  await table.getByRole('button', exactly('Add Order')).click()
  await table.getByText('1 × Soup', { exact: true }).waitFor()
  await table.getByRole('button', exactly('View Group')).click()
  await table.getByRole('heading', exactly('Group Summary')).waitFor()

  // Nothing is left to be refreshed, and nothing loads again by itself.
  await ann.context.clock.fastForward('03:01')
  expect(await banner(ann.page).isVisible()).toBe(false)
  expect([loads.landing(), loads.table(), loads.ben()]).toEqual([2, 0, 0])

  // The other tab can follow later.
  await table.getByRole('button', exactly('Refresh Now')).click()
  await expect.poll(loads.table).toBe(1)
  await table.getByRole('heading', exactly('Group Summary')).waitFor()
  await banner(table).waitFor({ state: 'hidden' })
}, 90_000)

/** Ends the running server and starts one with what was built last, at the same address. */
async function redeploy(app: TestApp, { client }: Workshop): Promise<void> {
  await app.close()
  await app.startAnother({ client, port: Number(new URL(app.url).port) })
}

/** The assets of each build that is kept, by path, the present one last. */
function ledgerOf({ client }: Workshop): Set<string>[] {
  const builds: { assets: string[] }[] = JSON.parse(readFileSync(join(client, '.builds.json'), 'utf8'))
  return builds.map(({ assets }) => new Set(assets.map(asset => `/${asset}`)))
}

const banner = (page: Page) => page.getByText('New version available!', { exact: true })

function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

/** The paths of what a page fetches from now on. */
function fetchesOf(page: Page): string[] {
  const paths: string[] = []
  page.on('response', response => {
    if (response.ok()) paths.push(new URL(response.url()).pathname)
  })
  return paths
}

/** What lies in the browser's cache of scripts, style sheets and fonts, by path. */
async function keptAssets(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
  const paths = urls.map(url => new URL(url).pathname)
  return paths.filter(path => path.startsWith('/assets/')).sort()
}
