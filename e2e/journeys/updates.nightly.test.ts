// A new version of the app is deployed while diners have the old one open.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { type ClientBuilder, createClientBuilder } from '@tablemate/test/app/client-build.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appIsCached, exactly, openForm, order, toastOf, typeMenuItems } from './steps.ts'

const subtitle = { old: 'Order together, pay smart', new: 'One table, one bill' }

test('an open tab keeps working with the old version, announces the new one, and updates on request', async () => {
  const workshop = createClientBuilder()
  const app = await startApp({ client: workshop.client })
  const { group, diners } = await makeGroup(app)

  // Ann has two tabs open and a service worker. Ben's browser permits no service workers.
  const ann = await openPhone(app, { at: { group, diner: diners[0] }, allowsServiceWorker: true })
  const ben = await openPhone(app, { at: { group, diner: diners[1] } })
  for (const { expectTrouble } of [ann, ben]) expectTrouble(/failed: net::ERR_/)
  await ann.context.clock.install()
  await ann.open('/')
  await appIsCached(ann.page)
  const table = await ann.context.newPage()
  await table.goto(`/group/${group.id}`)
  await openForm({ ...ann, page: table })
  await typeMenuItems({ ...ann, page: table }, { name: 'Soup', price: '9.50' })
  // What the page loads early arrives before the server restarts.
  await Promise.all([ben.page.waitForResponse(/order-parser-/), ben.open(`/group/${group.id}`)])
  await ben.page.getByRole('heading', exactly('Chez Nous')).waitFor()
  const loads = { landing: countLoads(ann.page), table: countLoads(table), ben: countLoads(ben.page) }
  const oldAssets = workshop.assets()

  const stray = ['stray-0000.js', 'stray-0000.js.br'].map(name => join(workshop.client, 'assets', name))
  for (const file of stray) writeFileSync(file, '')
  workshop.build({ file: 'apps/web/messages/en/diner.json', from: subtitle.old, to: subtitle.new })
  const [before, present] = ledgerOf(workshop).slice(-2)
  expect(workshop.assets()).toEqual(expect.arrayContaining(oldAssets))
  // A file that no recent build lists is deleted.
  expect(stray.filter(file => existsSync(file))).toEqual([])
  await redeploy(app, workshop)

  // Without a service worker the server still serves the old version's files.
  const fetched = fetchesOf(ben.page)
  await order(ben, { name: 'Stew', price: '12' })
  await ben.page.getByRole('button', exactly('View Group')).click()
  await ben.page.getByRole('heading', exactly('Group Summary')).waitFor()
  await ben.page.getByText('Stew').first().waitFor()
  const onlyOld = fetched.filter(path => before?.has(path) && !present?.has(path))
  expect(onlyOld.some(path => path.includes('summary-screen'))).toBe(true)

  // The next check finds the new version.
  await ann.context.clock.fastForward('03:01')
  expect(await toastOf(ann, 'New Version Available')).toContain('You can refresh in a moment.')
  await ann.context.clock.fastForward(14_000)
  expect(await toastOf(ann, 'New Version Available')).toBeTruthy()
  await banner(ann.page).waitFor()
  // While a diner types, the layout does not shift.
  expect(await banner(table).isVisible()).toBe(false)
  expect(await ann.page.getByText(subtitle.old).isVisible()).toBe(true)

  // A reload does not update: the whole old version is cached, and the banner is back.
  await ann.page.reload()
  await ann.page.getByText(subtitle.old).waitFor()
  await banner(ann.page).waitFor()

  // A press in one tab updates only that tab. The other tab, in the middle of an order, continues.
  await ann.page.getByRole('button', exactly('Refresh Now')).click()
  await ann.page.getByText(subtitle.new).waitFor()
  await appIsCached(ann.page)
  // The cache has all files except those that are useless without a network.
  const cached = filesForOffline(workshop.client)
  expect(cached.length).toBeGreaterThan(10)
  expect(cached.filter(path => !present?.has(path))).toEqual([])
  await expect.poll(() => cachedAssets(ann.page)).toEqual(cached)
  expect(await table.getByLabel('Item name').inputValue()).toBe('Soup')
  await table.getByRole('button', exactly('Add Order')).click()
  await table.getByText('1 × Soup', { exact: true }).waitFor()
  await table.getByRole('button', exactly('View Group')).click()
  await table.getByRole('heading', exactly('Group Summary')).waitFor()

  // No update is left, and no tab reloads by itself.
  await ann.context.clock.fastForward('03:01')
  expect(await banner(ann.page).isVisible()).toBe(false)
  expect([loads.landing(), loads.table(), loads.ben()]).toEqual([2, 0, 0])

  // The other tab can update later.
  await table.getByRole('button', exactly('Refresh Now')).click()
  await expect.poll(loads.table).toBe(1)
  await table.getByRole('heading', exactly('Group Summary')).waitFor()
  await banner(table).waitFor({ state: 'hidden' })
})

/** Replaces the running server by one with the latest build, at the same address. */
async function redeploy(app: TestApp, { client }: ClientBuilder): Promise<void> {
  await app.close()
  await app.startAnother({ client, port: Number(new URL(app.url).port) })
}

/** The asset paths of each retained build, the current build last. */
function ledgerOf({ client }: ClientBuilder): Set<string>[] {
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

/** The paths that a page requests from now on. */
function fetchesOf(page: Page): string[] {
  const paths: string[] = []
  page.on('response', response => {
    if (response.ok()) paths.push(new URL(response.url()).pathname)
  })
  return paths
}

/** The paths of the scripts, style sheets and fonts that a built page loads, at once or later, without those that need a network. */
function filesForOffline(client: string): string[] {
  const files = new Set(['index.html'])
  for (const file of files) {
    const text = readFileSync(join(client, file), 'utf8')
    const named = text.matchAll(
      /(?:from|import\(?|src=|href=|url\()\s*["'`]?\.?\/(?:assets\/)?([\w-]+\.(?:js|css|woff2))/g,
    )
    for (const [, name = ''] of named)
      if (!/^(online|further)-|^portal-.*css/.test(name)) files.add(`assets/${name}`)
  }
  return [...files]
    .slice(1)
    .map(file => `/${file}`)
    .sort()
}

/** The paths of the scripts, style sheets and fonts in the browser's cache. */
async function cachedAssets(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
  const paths = urls.map(url => new URL(url).pathname)
  return paths.filter(path => path.startsWith('/assets/')).sort()
}
