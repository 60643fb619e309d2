// What a phone must fetch before it can be used: the first visit is on a restaurant's weak signal.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { makeCampaign, makeRestaurantAt } from '../restaurants/campaign.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { exactly } from './steps.ts'

/** Bytes of JavaScript, each file gzipped by itself at level 9. */
const most = { landing: 95_000, furtherScreen: 35_000, offers: 9_000 }
const app = shareApp()
/** Where offers are looked for when a phone does not say where it is. */
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 }

test('the landing page needs at most 95,000 bytes of JavaScript, each further screen 35,000 more', async () => {
  const owner = await makeRestaurantAt(app(), sanFrancisco)
  const campaign = await makeCampaign(app(), owner, { title: 'Sourdough' })
  const [{ token } = { token: '' }] = await addTablesTo(owner, '7')
  const atRest = await scriptsOf('/', async page => {
    await page.getByRole('link', { name: 'Sourdough' }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  // Offers are sent for when nothing else is to be done.
  const landing = without(atRest, /online-(nearby|found)-offers/)
  const { group, diners } = await makeGroup(app())
  await diners[0].order({ name: 'Soup', price: 900 })
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()
  const seat = { group, diner: diners[0] }
  // What listens, what shows orders that wait, and what the others have ordered comes at rest too.
  const atTable = await scriptsOf(
    `/group/${group.id}`,
    page => page.getByRole('button', exactly('Record your order')).waitFor(),
    seat,
  )
  const screens = {
    'create, simple': await scriptsOf('/create-group', heading('Create a Group')),
    'create, fuller': await scriptsOf('/universal-create-group', heading('Create a Group')),
    join: await scriptsOf('/join-group', heading('Join a Group')),
    table: await scriptsOf(`/table/${token}`, page => page.getByLabel('Your Name').waitFor()),
    group: without(atTable, /\/(speech|own-waiting-order|kitchen-part)-/, /\/group-screen-/),
    summary: await scriptsOf(`/group/${group.id}/summary`, heading('Group Summary'), seat),
    bill: await scriptsOf(`/group/${group.id}/bill-split`, heading('Split the Bill'), seat),
    offer: await scriptsOf(`/restaurant/${campaign.id}`, heading('Sourdough')),
    'not found': await scriptsOf('/nowhere', heading('Page Not Found')),
  }
  const whenUsed = await scriptsOf(`/group/${group.id}`, useAll, seat)
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

test('letters of other alphabets have the right face, offline too, and who shows none fetches none', async () => {
  const { page, context } = await openPhone(app(), { keepsApp: true })
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
  expect([...fonts].filter(font => font.startsWith('further-'))).toHaveLength(9)
  await context.close()
})

/** The font files, by the families in their own tables, from which every letter of a text is drawn. */
async function familiesOf(page: Page, tag: string, text: string): Promise<string[]> {
  await page.evaluate(
    async ([tag, text]) => {
      const shown = document.createElement(tag)
      shown.id = `letters-${tag}`
      shown.textContent = text
      document.body.prepend(shown)
      // What is painted is sent for.
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

/** The size of every script that a page loads until it is ready, dynamic imports included, by path. */
async function scriptsOf(path: string, ready: (page: Page) => Promise<void>, at?: Seat): Promise<Scripts> {
  const { page, context, expectTrouble } = await openPhone(app(), at && { at })
  expectTrouble(/^GET \/nowhere answered 404$/)
  const reading: Promise<[string, Script]>[] = []
  let isReady = false
  page.on('response', response => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '')
    if (isScript && !isReady)
      reading.push(response.body().then(body => [new URL(response.url()).pathname, scriptFrom(body)]))
  })
  // What it fetches later, at rest, is not waited for.
  await page.goto(path)
  await ready(page)
  isReady = true
  const scripts = new Map(await Promise.all(reading))
  await context.close()
  return scripts
}

interface Script {
  /** As gzipped at level 9. */
  readonly bytes: number
  /** The paths of the scripts that it cannot be without. */
  readonly imports: readonly string[]
}

/** By path. */
type Scripts = ReadonlyMap<string, Script>

type Seat = NonNullable<NonNullable<Parameters<typeof openPhone>[1]>['at']>

function scriptFrom(body: Buffer): Script {
  const imported = String(body).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  return {
    bytes: gzipSync(body, { level: 9 }).length,
    imports: [...imported].map(([, name]) => `/assets/${name}`),
  }
}

/** Without the scripts of this name and those that only they import; `screen` stays, although they import it. */
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

/** Scripts with all that they import, directly or not. */
function closureOf(paths: readonly string[], scripts: Scripts): ReadonlySet<string> {
  const all = new Set(paths)
  for (const path of all) for (const imported of scripts.get(path)?.imports ?? []) all.add(imported)
  return all
}

/** Without those that are there already. */
function sumOf(scripts: Scripts, known: Scripts = new Map()): number {
  return [...scripts].reduce((sum, [path, { bytes }]) => (known.has(path) ? sum : sum + bytes), 0)
}

/** Opens on the group screen whatever loads when it is first needed. */
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
