// The first paint: the landing page shows before any script of the app has loaded, and nothing flashes by: neither gate, app,
// another screen nor the wrong theme.

import { shareApp, shareAppInFile } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { blockStorage, exactly, nextPaint } from './steps.ts'

const open = shareApp()
const code = 'Supper-7Q'
const gated = shareAppInFile({ env: { BETA_ACCESS_CODE: code } })

const landing = 'root: Group dining made effortless'
const gate = 'gate: Tablemate'
const join = 'root: Join a Group'
const light = 'rgb(251, 248, 243)'
const dark = 'rgb(23, 19, 16)'

describe('before the app’s script has loaded', () => {
  test('the landing page is readable, and the app then takes it over unchanged', async () => {
    const phone = await openRecorded(open(), { locale: 'en-GB', timeZone: 'Europe/London' })
    const release = await withholdApp(phone, '/')
    const { page } = phone
    await page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
    await page.getByText('$ USD').waitFor()
    await page.evaluate(`window.heading = document.querySelector('#root h1')`)
    release()
    await page.getByText('£ GBP').waitFor()
    expect(await page.evaluate(`heading === document.querySelector('#root h1')`)).toBe(true)
    expect(await framesOn(page)).toEqual([landing])
  })

  test('the link back to an open table has its space reserved, and shifts nothing when it appears', async () => {
    const { group, diners } = await makeGroup(open())
    const phone = await openPhone(open(), { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await page.getByText('live', { exact: true }).waitFor()
    const release = await withholdApp(phone, '/')
    const heading = page.getByRole('heading', exactly('Group dining made effortless'))
    const before = await heading.boundingBox()
    release()
    const back = page.getByRole('link', exactly('Back to Chez Nous, Table 7'))
    await back.waitFor()
    expect(await heading.boundingBox()).toEqual(before)
    // The link comes from the phone's storage, so it works without a network.
    await phone.context.route('**/api/**', route => route.abort('connectionreset'))
    phone.expectTrouble(/failed: net::/)
    await page.reload()
    await back.click()
    await page.getByText('You are Ann').waitFor()
    await page.getByRole('link', exactly('Back to the start page')).click()
    await back.waitFor()
  })

  test('a click on the landing page takes effect when the script has loaded', async () => {
    const phone = await openRecorded(open())
    const release = await withholdApp(phone, '/')
    await phone.page.getByRole('button', exactly('Create New Group')).click()
    await phone.page.getByRole('button', exactly('Join Existing Group')).click()
    release()
    await phone.page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await framesOn(phone.page)).toEqual([landing, join])
    await phone.page.goBack()
    await phone.page.getByRole('button', exactly('Create New Group')).click()
    await phone.page.getByRole('heading', exactly('Create a Group')).waitFor()
  })

  test('only the beta gate is readable if there is one, and a code sent early is not lost', async () => {
    const phone = await openRecorded(gated())
    const release = await withholdApp(phone, '/create-group?table=7')
    const { page } = phone
    await page.locator('#gate input').fill(code)
    await page.keyboard.press('Enter')
    await nextPaint(page)
    expect(new URL(page.url()).search).toBe('?table=7')
    expect(await framesOn(page)).toEqual([gate])
    release()
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
    expect(new URL(page.url()).search).toBe('?table=7')
    expect(await framesOn(page)).toEqual([gate, 'root: Create a Group'])
  })

  test('nothing shows at any path but the landing page’s', async () => {
    const phone = await openRecorded(open())
    const release = await withholdApp(phone, '/join-group')
    await nextPaint(phone.page)
    expect(await phone.page.getByRole('heading').count()).toBe(0)
    expect(await framesOn(phone.page)).toEqual([])
    release()
    await phone.page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await framesOn(phone.page)).toEqual([join])
  })
})

describe('nothing flashes', () => {
  test('before or after the beta gate', async () => {
    const phone = await openRecorded(gated())
    const { page } = phone
    await phone.open('/')
    await page.waitForLoadState('networkidle')
    expect(await framesOn(page)).toEqual([gate])
    await page.locator('#gate input').fill(code)
    await page.getByRole('button', exactly('Access Beta')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    expect(await framesOn(page)).toEqual([gate, landing])

    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await framesOn(page)).toEqual([landing])
    await page.goto('/join-group')
    await page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await framesOn(page)).toEqual([join])
  })

  test('while a returning phone asks the server whether to show the gate or the app', async () => {
    const phone = await openRecorded(gated())
    await phone.context.addInitScript(`localStorage.setItem('betaPassed', 'true')`)
    await phone.open('/')
    await phone.page.getByRole('heading', exactly('Tablemate')).waitFor()
    expect(await framesOn(phone.page)).toEqual([gate])

    phone.expectTrouble(/beta failed/)
    await phone.page.route('**/api/beta', route => route.abort('connectionreset'))
    await phone.page.reload()
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
    expect(await framesOn(phone.page)).toEqual([landing])
  })

  test('if the phone blocks storage', async () => {
    const phone = await openRecorded(gated())
    await phone.context.addInitScript(blockStorage)
    await phone.open('/')
    await phone.page.locator('#gate input').fill(code)
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    // The privacy notice may lie over the page, because its acceptance cannot be stored either.
    await phone.page.locator('#root h1').waitFor()
    expect(await framesOn(phone.page)).toEqual([gate, landing])
  })
})

describe('the theme', () => {
  test.each([
    ['none', 'light', light],
    ['none', 'dark', dark],
    ['dark', 'light', dark],
    ['light', 'dark', light],
  ] as const)(
    'with choice %s on a %s system shows from the first frame on',
    async (chosen, system, paper) => {
      const phone = await openRecorded(open(), { dark: system === 'dark' })
      if (chosen !== 'none') await phone.context.addInitScript(`localStorage.setItem('theme', '${chosen}')`)
      const release = await withholdApp(phone, '/')
      await phone.page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
      expect(await browserColour(phone.page)).toBe(paper)
      release()
      await phone.page.waitForLoadState('networkidle')
      expect(await phone.page.evaluate('[...papers]')).toEqual([paper])
    },
  )

  test('chosen in one tab applies to the other tab, and so does the system’s theme', async () => {
    const phone = await openRecorded(open())
    await phone.open('/')
    const other = await phone.context.newPage()
    await other.goto('/')
    const theme = () => phone.page.evaluate(() => document.documentElement.dataset.theme)
    await other.evaluate(() => localStorage.setItem('theme', 'dark'))
    await expect.poll(theme).toBe('dark')
    expect(await browserColour(phone.page)).toBe(dark)
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(theme).toBeUndefined()
    expect(await browserColour(phone.page)).toBe(light)
  })
})

/** A phone that records of every frame the visible headings of gate and app, and the background colour. */
async function openRecorded(...[app, options]: Parameters<typeof openPhone>): Promise<BrowserPhone> {
  const phone = await openPhone(app, options)
  await phone.context.addInitScript(`
    window.seen = new Set()
    window.papers = new Set()
    const look = () => {
      for (const id of ['gate', 'root']) {
        const part = document.getElementById(id)
        if (!part?.checkVisibility()) continue
        const heading = part.querySelector('h1')
        if (heading?.checkVisibility()) seen.add(id + ': ' + heading.textContent)
        papers.add(getComputedStyle(document.documentElement).backgroundColor)
      }
      requestAnimationFrame(look)
    }
    look()`)
  return phone
}

/** The frames since the page was opened. */
function framesOn(page: Page): Promise<unknown> {
  return page.evaluate('[...seen]')
}

/** Opens a path and withholds the app's script. Returns a function that releases the script. */
async function withholdApp({ page }: BrowserPhone, path: string): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  const request = page.waitForRequest(main)
  await page.route(main, async route => {
    await release.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await request
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.documentElement.dataset.view)
  await nextPaint(page)
  return release.resolve
}

const main = /\/assets\/index-[\w-]+\.js$/

/** The theme colour that the browser draws around the page. */
function browserColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    const [first] = [...metas].filter(({ media }) => matchMedia(media).matches)
    const probe = document.createElement('p')
    probe.style.color = first?.content ?? ''
    return probe.style.color
  })
}
