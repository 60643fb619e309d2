// The beta gate: whoever knows the code comes in, to where they were going; the app behind it keeps still until then.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { faultsIn, runAxe } from './axe.ts'
import { appIsKept, exactly, nextPaint, problemOf } from './steps.ts'

const code = 'Supper-7Q'
const env = { BETA_ACCESS_CODE: code, RATE_LIMIT_SCALE: '100' }
const app = shareApp({ env })
const wrongWords = 'Incorrect access code. Please check with the app developer.'

describe('before the gate', () => {
  test('one sees the name, what this is and a field; nothing else is there to be read or reached', async () => {
    const { page, open } = await openPhone(app(), { isNew: true, width: 1280 })
    await open('/')
    await page.getByRole('heading', { name: 'Tablemate', level: 1, exact: true }).waitFor()
    await page.getByRole('heading', exactly('Beta Testing Access')).waitFor()
    await page.locator('#gate').getByText('beta v1.1').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading').allTextContents()).toEqual(['Tablemate', 'Beta Testing Access'])
    const reached: (string | null)[] = []
    await expect.poll(() => page.evaluate(nameOfFocused)).toBe('Access code')
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(nameOfFocused))
    }
    expect(reached.slice(0, 2)).toEqual(['Show access code', 'Access Beta'])
    expect([null, 'Access code']).toContain(reached[2])
  })

  test('the code stays hidden until it is to be seen', async () => {
    const { page, open } = await openPhone(app())
    await open('/')
    const field = fieldOn(page)
    expect(await field.evaluate((input: HTMLInputElement) => [input.type, input.autocomplete])).toEqual([
      'password',
      'off',
    ])
    await field.fill('supper')
    await page.getByRole('button', exactly('Show access code')).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', exactly('Hide access code')).click()
    expect(await field.getAttribute('type')).toBe('password')
    expect(await field.inputValue()).toBe('supper')
  })

  test.each([
    ['phone', 390],
    ['laptop', 1280],
  ])('axe finds nothing on a %s, neither at first nor after a wrong code', async (_, width) => {
    const phone = await openPhone(app(), { width, still: true })
    phone.expectTrouble(/verify answered 401/)
    await phone.open('/')
    expect(await faultsOn(phone.page)).toEqual([])
    await knock(phone, 'lunch')
    await problemOf(fieldOn(phone.page))
    expect(await faultsOn(phone.page)).toEqual([])
  })
})

describe('the right code', () => {
  test('leads to where one was going, query and all', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open(`/join-group?code=${group.code}`)
    await knock(phone, `  ${code} `)
    await page.getByText('Chez Nous').waitFor()
    const url = new URL(page.url())
    expect(url.pathname + url.search).toBe(`/join-group?code=${group.code}`)
    expect(await page.locator('#gate').count()).toBe(0)
  })

  test('is typed and sent by the keys alone', async () => {
    const { page, open } = await openPhone(app(), { width: 1280 })
    await open('/')
    await expect.poll(() => page.evaluate(nameOfFocused)).toBe('Access code')
    await page.keyboard.type(code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    await expect.poll(() => page.evaluate(nameOfFocused)).toBe('Group dining made effortless')
  })

  test('is asked for once in a tab, and anew in another and on another phone', async () => {
    const phone = await openPhone(app())
    await phone.open('/create-group')
    await knock(phone, code)
    const screen = (page: Page) => page.getByRole('heading', exactly('Create a Group'))
    await screen(phone.page).waitFor()
    expect(await phone.page.evaluate(nameOfFocused)).toBe('Create a Group')
    await phone.page.reload()
    await screen(phone.page).waitFor()

    const otherTab = await phone.context.newPage()
    await otherTab.goto('/create-group')
    await fieldOn(otherTab).waitFor()
    expect(await screen(otherTab).count()).toBe(0)

    const otherPhone = await openPhone(app())
    await otherPhone.open('/create-group')
    await fieldOn(otherPhone.page).waitFor()
  })

  test('is known to the server alone: no file that phones get holds it, and its word decides', async () => {
    const built = fileURLToPath(new URL('../../dist/client/', import.meta.url))
    const files = (await readdir(built, { recursive: true })).filter(name =>
      /\.(js|css|html|webmanifest)$/.test(name),
    )
    const texts = await Promise.all(files.map(name => readFile(join(built, name), 'utf8')))
    expect(texts.some(text => text.includes('Beta Testing Access'))).toBe(true)
    for (const secret of [code, 'TABLEMATE']) expect(texts.filter(text => text.includes(secret))).toEqual([])

    const phone = await openPhone(app())
    phone.expectTrouble(/verify answered 401/)
    await phone.open('/')
    await phone.page.route('**/api/beta/verify', route => route.fulfill({ status: 204 }), { times: 1 })
    await knock(phone, 'anything')
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

describe('a code that does not open', () => {
  test('because it is wrong is told after 800 ms; the field is empty and waits for another', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/verify answered 401/)
    const { page } = phone
    const asked: string[] = []
    page.on('request', request => request.method() === 'POST' && asked.push(request.postData() ?? ''))
    await phone.open('/join-group')
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const answered = page.waitForResponse(/beta\/verify/)
    await knock(phone, 'Supper-7R')
    await page.getByRole('button', exactly('Verifying...')).click({ force: true })
    await (await answered).finished()
    await page.clock.runFor(790)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.clock.runFor(10)
    await page.clock.resume()
    expect(await problemOf(fieldOn(page))).toBe(wrongWords)
    expect(asked).toEqual([JSON.stringify({ code: 'Supper-7R' })])
    expect(await page.getByRole('alert').textContent()).toBe(wrongWords)
    expect(await fieldOn(page).inputValue()).toBe('')
    expect(await page.evaluate(nameOfFocused)).toBe('Access code')
    await page.keyboard.type(code)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', exactly('Join a Group')).waitFor()
  })

  test('because there is none is told at the field, and nobody is asked', async () => {
    const phone = await openPhone(app())
    const asked: string[] = []
    phone.page.on('request', request => request.method() === 'POST' && asked.push(request.url()))
    await phone.open('/')
    await knock(phone, '   ')
    expect(await problemOf(fieldOn(phone.page))).toBe('Please enter your access code.')
    expect(await phone.page.evaluate(nameOfFocused)).toBe('Access code')
    expect(asked).toEqual([])
  })

  test('because nobody answers says so and keeps it', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/verify failed/)
    await phone.open('/')
    await phone.page.route('**/api/beta/verify', route => route.abort('connectionreset'), { times: 1 })
    await knock(phone, code)
    expect(await problemOf(fieldOn(phone.page))).toBe(
      'No response. Please check your connection and try again.',
    )
    expect(await fieldOn(phone.page).inputValue()).toBe(code)
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  })

  test('because there were too many says so and keeps it', async () => {
    const strict = await startApp({ env: { ...env, RATE_LIMIT_SCALE: '0.05' } })
    const phone = await openPhone(strict)
    phone.expectTrouble(/verify answered 401/, /verify answered 429/)
    await phone.open('/')
    await knock(phone, 'lunch')
    expect(await problemOf(fieldOn(phone.page))).toBe(wrongWords)
    await knock(phone, code)
    expect(await problemOf(fieldOn(phone.page))).toBe(
      'Too many tries. Please wait a few minutes and try again.',
    )
    expect(await fieldOn(phone.page).inputValue()).toBe(code)
  })

  test('because the script of the gate did not arrive sends for that again, with the address kept', async () => {
    const phone = await openPhone(app())
    const { page } = phone
    phone.expectTrouble(/gate-.*failed/)
    let lose: (() => Promise<void>) | undefined
    await page.route(
      /\/assets\/gate-.*\.js$/,
      route => {
        lose = () => route.abort('connectionreset')
      },
      { times: 1 },
    )
    const failed = page.waitForEvent('requestfailed')
    await phone.open('/create-group?table=7')
    // What was pressed waits for the script, and no longer than that.
    const eye = page.getByRole('button', exactly('Show access code'))
    await eye.click()
    expect(await eye.evaluate(opacityOf)).toBe('0.7')
    await lose?.()
    await failed
    await expect.poll(() => eye.evaluate(opacityOf)).toBe('1')
    await eye.click()
    expect(await eye.evaluate(opacityOf)).toBe('1')
    const reloaded = page.waitForRequest(request => request.isNavigationRequest())
    await knock(phone, code)
    expect(new URL((await reloaded).url()).search).toBe('?table=7')
    await page.waitForLoadState('networkidle')
    await knock(phone, code)
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
  })
})

describe('a phone that came in before', () => {
  test('meets the gate again at its next start with network', async () => {
    const page = await startAnew(await returning())
    await fieldOn(page).waitFor()
  })

  test('needs no code where the browser knows that there is no network, and nobody is asked', async () => {
    const phone = await returning()
    await phone.context.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })`,
    )
    let isAsked = false
    await phone.context.route('**/api/beta', route => {
      isAsked = true
      return route.continue()
    })
    const page = await startAnew(phone)
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
    expect(isAsked).toBe(false)
  })

  test.each([
    ['whose server cannot be reached', 'abort'],
    ['whose server does not answer in time', 'hold'],
    ['that meets the sign-in page of a Wi-Fi instead', 'sign-in'],
  ] as const)('%s needs no code', async (_, how) => {
    const phone = await returning()
    await phone.context.route('**/api/beta', route => {
      if (how === 'abort') return route.abort('connectionreset')
      if (how === 'sign-in') return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hi' })
      return undefined
    })
    const page = await startAnew(phone)
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
    expect(await fieldOn(page).count()).toBe(0)
  })
})

test('a phone that keeps the app learns that there is no gate any more', async () => {
  const guarded = await startApp({ env })
  const phone = await openPhone(guarded, { keepsApp: true })
  phone.expectTrouble(/failed: net::ERR_/)
  await phone.open('/')
  await knock(phone, code)
  await appIsKept(phone.page)
  await guarded.close()
  await guarded.startAnother({ env: {}, port: Number(new URL(guarded.url).port) })
  const page = await startAnew(phone)
  await page.getByRole('heading', exactly('Create a Group')).waitFor()
  // The page itself still says otherwise.
  expect(await page.evaluate(() => document.documentElement.dataset.gate)).toBe('on')
})

test('a phone that was never here finds the gate without network too', async () => {
  const phone = await openPhone(app())
  await phone.context.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })`,
  )
  await phone.open('/')
  await fieldOn(phone.page).waitFor()
})

/** Types a code and presses the button. */
async function knock({ page }: BrowserPhone, typed: string): Promise<void> {
  await fieldOn(page).fill(typed)
  await page.getByRole('button', exactly('Access Beta')).click()
}

function fieldOn(page: Page) {
  return page.locator('#gate input')
}

/** A phone whose owner once knew the code. */
async function returning(): Promise<BrowserPhone> {
  const phone = await openPhone(app())
  await phone.open('/')
  await knock(phone, code)
  await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  return phone
}

/** Closes the app and opens it again. */
async function startAnew({ context, page }: BrowserPhone): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto('/create-group')
  return next
}

/** What has the focus, by label or by text; null for the page itself. */
function nameOfFocused(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? ''
  return focused.getAttribute('aria-label') ?? focused.textContent
}

function opacityOf(element: Element): string {
  return getComputedStyle(element).opacity
}

/** In light and in dark. */
async function faultsOn(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await nextPaint(page)
    const { violations } = await runAxe(page)
    faults.push(...faultsIn(violations).map(fault => `${colorScheme}: ${fault}`))
  }
  return faults
}
