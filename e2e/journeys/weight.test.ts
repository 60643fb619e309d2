// The download size of the app: a first visit happens on a restaurant's weak signal.

import { gzipSync } from 'node:zlib'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makeCampaign, makeRestaurantAt } from '@tablemate/test/restaurants/campaign.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exactly } from './steps.ts'

/** The limits in bytes of JavaScript, with each file gzipped separately at level 9. The landing page loads all texts for diners. */
const most = { landing: 135_000, furtherScreen: 95_000, offers: 65_000 }
const app = shareApp()
/** The position for offers if a phone does not give its own. */
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 }

test('the landing page needs at most 135,000 bytes of JavaScript, each further screen 95,000 more', async () => {
  const owner = await makeRestaurantAt(app(), sanFrancisco)
  const campaign = await makeCampaign(app(), owner, { title: 'Sourdough' })
  const [{ token } = { token: '' }] = await addRestaurantTablesTo(owner, '7')
  const atRest = await scriptsOf('/', page => page.getByRole('link', { name: 'Sourdough' }).waitFor())
  // The page requests offers when it is idle, with what the diners’ screens share.
  const landing = without(atRest, /nearby-offers/)
  const { group, diners } = await makeGroup(app())
  await diners[0].order({ name: 'Soup', price: 900 })
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()
  const member = { group, diner: diners[0] }
  // The parser of spoken orders loads when the page is idle.
  const atTable = await scriptsOf(
    `/group/${group.id}`,
    async page => {
      await page.getByRole('button', exactly('Record your order')).waitFor()
      // What they import comes first: without them it would count as the screen's.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/order-parser-')),
      )
    },
    member,
  )
  const atBill = await scriptsOf(`/group/${group.id}/bill-split`, heading('Split the Bill'), member)
  const screens = {
    'create, simple': await scriptsOf('/create-group', heading('Create a Group')),
    'create, fuller': await scriptsOf('/universal-create-group', heading('Create a Group')),
    join: await scriptsOf('/join-group', heading('Join a Group')),
    table: await scriptsOf(`/table/${token}`, page => page.getByLabel('Your Name').waitFor()),
    group: without(atTable, /\/(order-parser|understood|speech-input)-/, /\/group-screen-/),
    summary: await scriptsOf(`/group/${group.id}/summary`, heading('Group Summary'), member),
    bill: atBill,
    offer: await scriptsOf(`/restaurant/${campaign.id}`, heading('Sourdough')),
    'not found': await scriptsOf('/nowhere', heading('Page Not Found')),
  }
  const further = Object.entries(screens).map(([name, scripts]) => {
    return [name, sumOf(scripts, landing)] as const
  })
  expect(sumOf(landing)).toBeGreaterThan(50_000)
  expect(sumOf(screens.group)).toBeGreaterThan(sumOf(landing))
  expect(sumOf(landing)).toBeLessThanOrEqual(most.landing)
  expect(sumOf(atRest, landing)).toBeGreaterThan(0)
  expect(sumOf(atRest, landing)).toBeLessThanOrEqual(most.offers)
  for (const [name, bytes] of further) expect(bytes, name).toBeLessThanOrEqual(most.furtherScreen)
})

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
