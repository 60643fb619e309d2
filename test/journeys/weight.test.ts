// The download size of the app: a first visit happens on a restaurant's weak signal.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { makeCampaign, makeRestaurantAt } from '../restaurants/campaign.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { exactly } from './steps.ts'

/** The limits in bytes of JavaScript, with each file gzipped separately at level 9. */
const most = { landing: 97_000, furtherScreen: 35_000, offers: 9_000 }
const app = shareApp()
/** The position for offers if a phone does not give its own. */
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 }

test('the landing page needs at most 97,000 bytes of JavaScript, each further screen 35,000 more', async () => {
  const owner = await makeRestaurantAt(app(), sanFrancisco)
  const campaign = await makeCampaign(app(), owner, { title: 'Sourdough' })
  const [{ token } = { token: '' }] = await addTablesTo(owner, '7')
  const atRest = await scriptsOf('/', async page => {
    await page.getByRole('link', { name: 'Sourdough' }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  // The page requests offers when it is idle.
  const landing = without(atRest, /online-(nearby|found)-offers/)
  const { group, diners } = await makeGroup(app())
  await diners[0].order({ name: 'Soup', price: 900 })
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()
  const member = { group, diner: diners[0] }
  // The parts that open on demand load when the page is idle too, because voice is one of them.
  const atTable = await scriptsOf(
    `/group/${group.id}`,
    page => page.getByRole('button', exactly('Record your order')).waitFor(),
    member,
  )
  // The bill's prediction loads when the page is idle, too.
  const atBill = await scriptsOf(`/group/${group.id}/bill-split`, heading('Split the Bill'), member)
  const screens = {
    'create, simple': await scriptsOf('/create-group', heading('Create a Group')),
    'create, fuller': await scriptsOf('/universal-create-group', heading('Create a Group')),
    join: await scriptsOf('/join-group', heading('Join a Group')),
    table: await scriptsOf(`/table/${token}`, page => page.getByLabel('Your Name').waitFor()),
    group: without(atTable, /\/table-parts-/, /\/group-screen-/),
    summary: await scriptsOf(`/group/${group.id}/summary`, heading('Group Summary'), member),
    bill: without(atBill, /predict-bill-/, /bill-split-screen-/),
    offer: await scriptsOf(`/restaurant/${campaign.id}`, heading('Sourdough')),
    'not found': await scriptsOf('/nowhere', heading('Page Not Found')),
  }
  const whenUsed = await scriptsOf(`/group/${group.id}`, useAll, member)
  const further = Object.entries(screens).map(([name, scripts]) => {
    return [name, sumOf(scripts, landing)] as const
  })
  console.table({
    landing: sumOf(landing),
    'landing, offers at rest': sumOf(atRest, landing),
    ...Object.fromEntries(further),
    'group, all that loads when first needed': sumOf(whenUsed, new Map([...landing, ...screens.group])),
  })
  expect(sumOf(landing)).toBeGreaterThan(50_000)
  expect(sumOf(screens.group)).toBeGreaterThan(sumOf(landing))
  expect(sumOf(landing)).toBeLessThanOrEqual(most.landing)
  expect(sumOf(atRest, landing)).toBeGreaterThan(0)
  expect(sumOf(atRest, landing)).toBeLessThanOrEqual(most.offers)
  for (const [name, bytes] of further) expect(bytes, name).toBeLessThanOrEqual(most.furtherScreen)
})

test('letters of other alphabets have the right font, also offline, and a page without them loads no such font', async () => {
  const { page, context } = await openPhone(app(), { allowsServiceWorker: true })
  const fonts = new Set<string>()
  const note = (url: string) => /further-[\w-]+(?=-[\w-]{8}\.woff2$)|[\w-]+\.woff2$/.exec(url)?.[0]
  context.on('request', request => {
    const font = note(request.url())
    if (font) fonts.add(font)
  })
  await page.goto('/')
  await page.getByRole('heading').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  expect([...fonts].filter(font => font.startsWith('further-'))).toEqual([])
  expect(fonts.size).toBe(2)

  const faces = {
    h2: ['Fraunces', 'Literata'],
    p: ['Instrument Sans', 'Inter'],
  }
  for (const way of ['online', 'offline'] as const) {
    await context.setOffline(way === 'offline')
    if (way === 'offline') await page.reload()
    for (const [tag, families] of Object.entries(faces))
      expect([way, await familiesOf(page, tag, 'Łódź ąęćżńś Ελλάδα Привет Ţ ű ế ₹')]).toEqual([way, families])
  }
  expect([...fonts].filter(font => font.startsWith('further-'))).toHaveLength(11)
  await context.close()
})

/** The font families, as named inside the font files, that draw a text. */
async function familiesOf(page: Page, tag: string, text: string): Promise<string[]> {
  await page.evaluate(
    async ([tag, text]) => {
      const shown = document.createElement(tag)
      shown.id = `letters-${tag}`
      shown.textContent = text
      document.body.prepend(shown)
      // Painting the text requests its fonts.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await document.fonts.ready
    },
    [tag, text] as const,
  )
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#letters-${tag}`,
  })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  await inspector.detach()
  return [
    ...new Set(
      fonts.map(font => (font.isCustomFont ? font.familyName : `${font.familyName} of the machine`)),
    ),
  ].sort()
}

/** Every script that a page loads until it is ready, with dynamic imports, by path. */
async function scriptsOf(path: string, ready: (page: Page) => Promise<void>, at?: At): Promise<Scripts> {
  const { page, context, expectTrouble } = await openPhone(app(), at && { at })
  expectTrouble(/^GET \/nowhere answered 404$/)
  const reading: Promise<[string, Script]>[] = []
  let isReady = false
  page.on('response', response => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '')
    if (isScript && !isReady)
      reading.push(response.body().then(body => [new URL(response.url()).pathname, scriptFrom(body)]))
  })
  // Scripts that the page loads later, when idle, do not count.
  await page.goto(path)
  await ready(page)
  isReady = true
  const scripts = new Map(await Promise.all(reading))
  await context.close()
  return scripts
}

interface Script {
  /** The size when gzipped at level 9. */
  readonly bytes: number
  /** The paths of its static imports. */
  readonly imports: readonly string[]
}

/** By path. */
type Scripts = ReadonlyMap<string, Script>

type At = NonNullable<NonNullable<Parameters<typeof openPhone>[1]>['at']>

function scriptFrom(body: Buffer): Script {
  const imported = String(body).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  return {
    bytes: gzipSync(body, { level: 9 }).length,
    imports: [...imported].map(([, name]) => `/assets/${name}`),
  }
}

/** The scripts without those of this name and their exclusive imports. `screen` stays although they import it. */
function without(scripts: Scripts, name: RegExp, screen?: RegExp): Scripts {
  const paths = [...scripts.keys()]
  const ofIt = closureOf(
    paths.filter(path => name.test(path)),
    scripts,
  )
  const ofOthers = closureOf(
    paths.filter(path => !ofIt.has(path) || screen?.test(path)),
    scripts,
  )
  return new Map([...scripts].filter(([path]) => ofOthers.has(path)))
}

/** Scripts with all their imports, direct and indirect. */
function closureOf(paths: readonly string[], scripts: Scripts): ReadonlySet<string> {
  const all = new Set(paths)
  for (const path of all) for (const imported of scripts.get(path)?.imports ?? []) all.add(imported)
  return all
}

/** The total size without the known scripts. */
function sumOf(scripts: Scripts, known: Scripts = new Map()): number {
  return [...scripts].reduce((sum, [path, { bytes }]) => (known.has(path) ? sum : sum + bytes), 0)
}

/** Opens every part of the group screen that loads on demand. */
async function useAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show who is at the table' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show the code' }).click()
  await page.getByRole('img', { name: 'QR code' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', exactly('Add Manually')).click()
  await page.getByLabel('Item name').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('tooltip').waitFor({ state: 'attached' })
}
