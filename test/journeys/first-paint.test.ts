// What is seen first stays: the first page shows before any script of the app is there, and nothing flashes by, neither
// the gate before the app, nor the app before the gate, nor one screen before another, nor the wrong theme.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { blockStorage, exactly, nextPaint } from './steps.ts'

const open = shareApp()
const code = 'Supper-7Q'
const gated = shareApp({ env: { BETA_ACCESS_CODE: code } })

const landing = 'root: Group dining made effortless'
const gate = 'gate: Tablemate'
const join = 'root: Join a Group'
const light = 'rgb(251, 248, 243)'
const dark = 'rgb(23, 19, 16)'

describe('before the app’s script is there', () => {
  test('the first page can be read, and is then taken over as it stands', async () => {
    const phone = await watched(open(), { locale: 'en-GB', timeZone: 'Europe/London' })
    const release = await holdApp(phone, '/')
    const { page } = phone
    await page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
    await page.getByText('$ USD').waitFor()
    await page.evaluate(`window.heading = document.querySelector('#root h1')`)
    release()
    await page.getByText('£ GBP').waitFor()
    expect(await page.evaluate(`heading === document.querySelector('#root h1')`)).toBe(true)
    expect(await seenOn(page)).toEqual([landing])
  })

  test('the way back to an open table has its room already, and moves nothing when it shows', async () => {
    const { group, diners } = await makeGroup(open())
    const phone = await openPhone(open(), { at: { group, diner: diners[0] } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await page.getByText('live', { exact: true }).waitFor()
    const release = await holdApp(phone, '/')
    const heading = page.getByRole('heading', exactly('Group dining made effortless'))
    const before = await heading.boundingBox()
    release()
    const back = page.getByRole('link', exactly('Back to Chez Nous, Table 7'))
    await back.waitFor()
    expect(await heading.boundingBox()).toEqual(before)
    // Without a network too: it comes from the phone.
    await phone.context.route('**/api/**', route => route.abort('connectionreset'))
    phone.expectTrouble(/failed: net::/)
    await page.reload()
    await back.click()
    await page.getByText('You are Ann').waitFor()
    await page.getByRole('link', exactly('Back to the start page')).click()
    await back.waitFor()
  })

  test('what is pressed on the first page is done once it can be', async () => {
    const phone = await watched(open())
    const release = await holdApp(phone, '/')
    await phone.page.getByRole('button', exactly('Create New Group')).click()
    await phone.page.getByRole('button', exactly('Join Existing Group')).click()
    release()
    await phone.page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await seenOn(phone.page)).toEqual([landing, join])
    await phone.page.goBack()
    await phone.page.getByRole('button', exactly('Create New Group')).click()
    await phone.page.getByRole('heading', exactly('Create a Group')).waitFor()
  })

  test('the gate alone can be read where there is one, and a code typed and sent early is not lost', async () => {
    const phone = await watched(gated())
    const release = await holdApp(phone, '/create-group?table=7')
    const { page } = phone
    await page.locator('#gate input').fill(code)
    await page.keyboard.press('Enter')
    await nextPaint(page)
    expect(new URL(page.url()).search).toBe('?table=7')
    expect(await seenOn(page)).toEqual([gate])
    release()
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
    expect(new URL(page.url()).search).toBe('?table=7')
    expect(await seenOn(page)).toEqual([gate, 'root: Create a Group'])
  })

  test('nothing shows at an address that is not the first page’s', async () => {
    const phone = await watched(open())
    const release = await holdApp(phone, '/join-group')
    await nextPaint(phone.page)
    expect(await phone.page.getByRole('heading').count()).toBe(0)
    expect(await seenOn(phone.page)).toEqual([])
    release()
    await phone.page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await seenOn(phone.page)).toEqual([join])
  })
})

describe('nothing flashes', () => {
  test('before the gate, or after it', async () => {
    const phone = await watched(gated())
    const { page } = phone
    await phone.open('/')
    await page.waitForLoadState('networkidle')
    expect(await seenOn(page)).toEqual([gate])
    await page.locator('#gate input').fill(code)
    await page.getByRole('button', exactly('Access Beta')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    expect(await seenOn(page)).toEqual([gate, landing])

    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await seenOn(page)).toEqual([landing])
    await page.goto('/join-group')
    await page.getByRole('heading', exactly('Join a Group')).waitFor()
    expect(await seenOn(page)).toEqual([join])
  })

  test('while a phone that came in before seeks the server: found, the gate; not found, the app', async () => {
    const phone = await watched(gated())
    await phone.context.addInitScript(`localStorage.setItem('betaPassed', 'true')`)
    await phone.open('/')
    await phone.page.getByRole('heading', exactly('Tablemate')).waitFor()
    expect(await seenOn(phone.page)).toEqual([gate])

    phone.expectTrouble(/beta failed/)
    await phone.page.route('**/api/beta', route => route.abort('connectionreset'))
    await phone.page.reload()
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
    expect(await seenOn(phone.page)).toEqual([landing])
  })

  test('where the phone lets no page keep anything', async () => {
    const phone = await watched(gated())
    await phone.context.addInitScript(blockStorage)
    await phone.open('/')
    await phone.page.locator('#gate input').fill(code)
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    // Behind the privacy notice, maybe: nobody's word that it was read is kept either.
    await phone.page.locator('#root h1').waitFor()
    expect(await seenOn(phone.page)).toEqual([gate, landing])
  })
})

describe('the theme', () => {
  test.each([
    ['none', 'light', light],
    ['none', 'dark', dark],
    ['dark', 'light', dark],
    ['light', 'dark', light],
  ] as const)(
    'chosen: %s, on a system that is %s, is there from the first frame on',
    async (chosen, system, paper) => {
      const phone = await watched(open(), { dark: system === 'dark' })
      if (chosen !== 'none') await phone.context.addInitScript(`localStorage.setItem('theme', '${chosen}')`)
      const release = await holdApp(phone, '/')
      await phone.page.getByRole('heading', exactly('Group dining made effortless')).waitFor()
      expect(await browserColour(phone.page)).toBe(paper)
      release()
      await phone.page.waitForLoadState('networkidle')
      expect(await phone.page.evaluate('[...papers]')).toEqual([paper])
    },
  )

  test('chosen in one tab is the other’s too, and so is leaving it to the system', async () => {
    const phone = await watched(open())
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

/** A phone that remembers of every frame which headings could be seen in the page's two parts, and on what colour. */
async function watched(...[app, wanted]: Parameters<typeof openPhone>): Promise<BrowserPhone> {
  const phone = await openPhone(app, wanted)
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

/** Since this page was opened. */
function seenOn(page: Page): Promise<unknown> {
  return page.evaluate('[...seen]')
}

/** Opens a path while the app's own script does not arrive. Answers what lets it through. */
async function holdApp({ page }: BrowserPhone, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest(main)
  await page.route(main, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.documentElement.dataset.gateState)
  await nextPaint(page)
  return held.resolve
}

const main = /\/assets\/index-[\w-]+\.js$/

/** What the browser draws around the page. */
function browserColour(page: Page): Promise<string> {
  return page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    const [first] = [...metas].filter(({ media }) => matchMedia(media).matches)
    const probe = document.createElement('p')
    probe.style.color = first?.content ?? ''
    return probe.style.color
  })
}
