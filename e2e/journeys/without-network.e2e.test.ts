// After one visit a phone opens the app without a network on every path. The service worker caches only the app's files and
// never the server's replies about a group.

import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openNetworkSwitch } from './network-switch.ts'
import { appIsCached, exactly, order } from './steps.ts'

const app = shareAppInFile()

/** Each path with its heading without a network, on a phone that never opened the group. */
const screensWith = (groupId: string) => ({
  '/': 'Group dining made effortless',
  '/create-group': 'Create a Group',
  '/universal-create-group': 'Create a Group',
  '/join-group?code=ABCDEF': 'Join a Group',
  [`/group/${groupId}`]: 'Couldn’t load the table',
  [`/group/${groupId}/summary`]: 'Couldn’t load the table',
  [`/group/${groupId}/bill-split`]: 'Split the Bill',
  '/no/such/page': 'Page Not Found',
})

test('after one visit to any path, every path opens without a network', async () => {
  const { group, diners } = await makeGroup(app())
  const network = await openNetworkSwitch(app())
  const phone = await openPhone(network, { at: { group, diner: diners[0] }, allowsServiceWorker: true })
  const { page } = phone
  // Files that need the network are not cached. On a slow machine an error about them has time to appear.
  phone.expectTrouble(/failed: net::ERR_/, /console: TypeError: Failed to fetch .*\/assets\/online-/)
  await phone.open('/join-group')
  await appIsCached(page)
  network.cut()
  for (const [path, heading] of Object.entries(screensWith(group.id))) {
    const response = page.waitForResponse(one => one.request().isNavigationRequest())
    // The page must be idle, because requests that it abandons would be reported as failed.
    await phone.open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect((await response).fromServiceWorker(), path).toBe(true)
  }
})

test.each([
  ['its service worker', /\/service-worker\.js$/],
  ['one of its files', /\/assets\/summary-screen-[\w-]+\.js$/],
])('an app that failed to load %s is cached all the same, a little later', async (_, lost) => {
  const phone = await openPhone(app(), { allowsServiceWorker: true })
  const { page, context } = phone
  phone.expectTrouble(/failed: net::ERR_/, /console: .* fetching the script/)
  await page.clock.install()
  const isLost = Promise.withResolvers<void>()
  await context.route(lost, async route => {
    await route.abort('connectionreset')
    isLost.resolve()
  })
  await phone.open('/')
  await isLost.promise
  await context.unrouteAll({ behavior: 'wait' })
  // A failed installation is undone before the next try.
  await workerIsGone(page)
  await page.clock.fastForward('03:01')
  await appIsCached(page)
})

test('an app that was cached from another host than the canonical one leads to the canonical host', async () => {
  const old = await startApp()
  const { port, host } = new URL(old.url)
  const phone = await openPhone({ url: `http://localhost:${port}` }, { allowsServiceWorker: true })
  const { page, context } = phone
  // Uncached files redirect to the canonical host. That is another origin, which the page's policy refuses too.
  phone.expectTrouble(/failed: net::ERR_/, /failed: csp$/, /left the origin/, /^console: /)
  await phone.open('/')
  await appIsCached(page)
  await old.close()
  await old.startAnother({ env: { CANONICAL_HOST: host }, port: Number(port) })
  const opened = await page.goto('/join-group')
  expect([opened?.fromServiceWorker(), new URL(page.url()).hostname]).toEqual([true, 'localhost'])
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const next = registration.installing ?? registration.waiting
    if (!next) await new Promise(done => registration.addEventListener('updatefound', done, { once: true }))
  })
  await page.close()
  const start = async () => {
    const next = await context.newPage()
    // While one worker replaces the other, a page may never finish loading.
    await next.goto('/join-group', { waitUntil: 'commit' })
    const url = next.url()
    await next.close()
    return url
  }
  await expect.poll(start).toBe(`${old.url}/join-group`)
})

describe('the installed worker', () => {
  // Threat: cached-responses
  test('handles no API call and caches no reply', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[1].order({ name: 'Bouillabaisse', price: 1900 })
    const phone = await openPhone(app(), { at: { group, diner: diners[0] }, allowsServiceWorker: true })
    const { page, open } = phone
    await open('/')
    await appIsCached(page)
    const responses: { path: string; byWorker: boolean }[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      responses.push({ path: pathname, byWorker: response.fromServiceWorker() })
    })
    await open(`/group/${group.id}`)
    await order(phone, { name: 'Soup', price: '9.50' })
    await open(`/group/${group.id}/summary`)
    await page.getByText('Bouillabaisse').first().waitFor()
    await open(`/group/${group.id}/bill-split`)
    await page.getByRole('heading', exactly('Bill summary')).waitFor()

    const calls = responses.filter(({ path }) => path.startsWith('/api/'))
    expect(calls.some(({ path }) => path.endsWith('/events'))).toBe(true)
    expect(calls.filter(({ byWorker }) => byWorker)).toEqual([])
    expect(responses.some(({ path, byWorker }) => path.startsWith('/assets/') && byWorker)).toBe(true)

    const cached = await cachedEntries(page)
    expect(cached.length).toBeGreaterThan(10)
    expect(
      cached.filter(({ path }) => !/^\/(assets\/.+|index\.html|icon\.svg|manifest\.webmanifest)$/.test(path)),
    ).toEqual([])
    expect(cached.filter(({ text }) => /Bouillabaisse|Chez Nous/.test(text))).toEqual([])
  })

  test.each(['/api/health/live', '/metrics'])('leaves %s to the server', async path => {
    const { page, open } = await openPhone(app(), { allowsServiceWorker: true })
    await open('/')
    await appIsCached(page)
    const response = await page.goto(path)
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, false])
  })
})

test('the app can be installed by its manifest, with icons of the declared sizes and one for an iPhone', async () => {
  const { page, open, context } = await openPhone(app(), { allowsServiceWorker: true })
  await open('/')
  await appIsCached(page)
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  // Tests run in a private window, which never installs. That must be the only reported reason.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Tablemate', id: '/', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes)
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(await sizeOf(page, touchIcon ?? '')).toBe('180x180')
  for (const { url } of manifest.shortcuts) {
    await open(url)
    await page.getByRole('heading', { name: /^(Create|Join) a Group$/ }).waitFor()
  }
})

/** Waits until the app has no service worker. */
async function workerIsGone(page: Page): Promise<void> {
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(count).toBe(0)
}

/** The entries of the app's cache. */
async function cachedEntries(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map(name => window.caches.open(name)))
    const all = await Promise.all(
      caches.map(async cache =>
        Promise.all(
          (await cache.keys()).map(async request => ({
            path: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        ),
      ),
    )
    return all.flat()
  })
}

async function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async path => {
    const image = new Image()
    image.src = path
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)
}
