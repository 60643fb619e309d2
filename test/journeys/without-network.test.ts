// A phone that has been here once opens the app without a network, on every path; and keeps of it the app alone, never
// what the server told about a table.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { openAir } from './network-switch.ts'
import { appIsKept, exactly, order } from './steps.ts'

const app = shareApp()

/** Each path with the heading that stands there without a network, where the table was never opened before. */
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

test('every path opens without a network, after one visit to one of them', async () => {
  const { group, diners } = await makeGroup(app())
  const air = await openAir(app())
  const phone = await openPhone(air, { at: { group, diner: diners[0] }, keepsApp: true })
  const { page } = phone
  // What needs the network is not kept for use without it: on a slow machine a complaint has time to appear.
  phone.expectTrouble(/failed: net::ERR_/, /console: TypeError: Failed to fetch .*\/assets\/online-/)
  await phone.open('/join-group')
  await appIsKept(page)
  air.goDead()
  for (const [path, heading] of Object.entries(screensWith(group.id))) {
    const answer = page.waitForResponse(one => one.request().isNavigationRequest())
    // To rest: what is still on its way as the page is left would be told as lost.
    await phone.open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect((await answer).fromServiceWorker(), path).toBe(true)
  }
})

test.each([
  ['its worker', /\/service-worker\.js$/],
  ['a single file of it', /\/assets\/summary-screen-[\w-]+\.js$/],
])('an app that lost %s on the way to the phone is kept all the same, a little later', async (_, lost) => {
  const phone = await openPhone(app(), { keepsApp: true })
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
  // Everything is taken back before it is tried anew.
  await nothingIsKept(page)
  await page.clock.fastForward('03:01')
  await appIsKept(page)
})

test('an app that is kept from another host than the canonical one lets its owner go there', async () => {
  const old = await startApp()
  const { port, host } = new URL(old.url)
  const phone = await openPhone({ url: `http://localhost:${port}` }, { keepsApp: true })
  const { page, context } = phone
  // What is not kept is sent to the canonical host, which is another origin than the page's: its policy refuses that too.
  phone.expectTrouble(/failed: net::ERR_/, /failed: csp$/, /left the origin/, /^console: /)
  await phone.open('/')
  await appIsKept(page)
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
    await next.goto('/join-group')
    const url = next.url()
    await next.close()
    return url
  }
  await expect.poll(start, { timeout: 10_000 }).toBe(`${old.url}/join-group`)
})

test('a phone that loses the network on its very first page goes on to the next', async () => {
  const air = await openAir(app())
  const { page, open } = await openPhone(air, { keepsApp: true })
  await open('/')
  await appIsKept(page)
  air.goDead()
  await page.getByRole('button', exactly('Join Existing Group')).click()
  await page.getByRole('heading', exactly('Join a Group')).waitFor()
})

describe('the installed worker', () => {
  test('answers no call, and keeps none of the answers', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[1].order({ name: 'Bouillabaisse', price: 1900 })
    const phone = await openPhone(app(), { at: { group, diner: diners[0] }, keepsApp: true })
    const { page, open } = phone
    await open('/')
    await appIsKept(page)
    const answered: { path: string; byWorker: boolean }[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      answered.push({ path: pathname, byWorker: response.fromServiceWorker() })
    })
    await open(`/group/${group.id}`)
    await order(phone, { name: 'Soup', price: '9.50' })
    await open(`/group/${group.id}/summary`)
    await page.getByText('Bouillabaisse').first().waitFor()
    await open(`/group/${group.id}/bill-split`)
    await page.getByRole('heading', exactly('Bill summary')).waitFor()

    const calls = answered.filter(({ path }) => path.startsWith('/api/'))
    expect(calls.some(({ path }) => path.endsWith('/events'))).toBe(true)
    expect(calls.filter(({ byWorker }) => byWorker)).toEqual([])
    expect(answered.some(({ path, byWorker }) => path.startsWith('/assets/') && byWorker)).toBe(true)

    const kept = await storedBy(page)
    expect(kept.length).toBeGreaterThan(10)
    expect(
      kept.filter(({ path }) => !/^\/(assets\/.+|index\.html|icon\.svg|manifest\.webmanifest)$/.test(path)),
    ).toEqual([])
    expect(kept.filter(({ text }) => /Bouillabaisse|Chez Nous/.test(text))).toEqual([])
  })

  test.each(['/api/health/live', '/metrics'])('leaves %s to the server', async path => {
    const { page, open } = await openPhone(app(), { keepsApp: true })
    await open('/')
    await appIsKept(page)
    const answer = await page.goto(path)
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, false])
  })
})

describe('the app can be installed', () => {
  test('by a manifest that the browser has nothing against', async () => {
    const { page, open, context } = await openPhone(app(), { keepsApp: true })
    await open('/')
    await appIsKept(page)
    const session = await context.newCDPSession(page)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    expect(errors).toEqual([])
    // A private window, in which tests run, never installs: of all reasons against it only that one may stand.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  test('with icons of the sizes that it names, and one for the home screen of an iPhone', async () => {
    const { page, open } = await openPhone(app())
    await open('/')
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
    expect(manifest).toMatchObject({
      name: 'Tablemate',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) expect(await sizeOf(page, src)).toBe(sizes)
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect(await sizeOf(page, touchIcon ?? '')).toBe('180x180')
    for (const { url } of manifest.shortcuts as { url: string }[]) {
      await open(url)
      await page.getByRole('heading', { name: /^(Create|Join) a Group$/ }).waitFor()
    }
  })
})

/** Until no worker stands for the app. */
async function nothingIsKept(page: Page): Promise<void> {
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(count, { timeout: 8000 }).toBe(0)
}

/** What lies in the browser's cache for the app. */
async function storedBy(page: Page): Promise<{ path: string; text: string }[]> {
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
