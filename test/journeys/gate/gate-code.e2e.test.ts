// The code of the beta gate: the right one leads to the requested page, and a failure says its reason.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../../app/app.ts'
import { openPhone } from '../../browser/browser.ts'
import { makeGroup } from '../../diners/make.ts'
import { exactly, problemOf } from '../steps.ts'
import { code, env, fieldOn, nameOfFocused, sendCode } from './gate-steps.ts'

const app = shareApp({ env })
const wrongWords = 'Incorrect access code. Please check with the app developer.'

describe('the right code', () => {
  test('leads to the requested page with its query', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await phone.open(`/join-group?code=${group.code}`)
    await sendCode(phone, `  ${code} `)
    await page.getByText('Chez Nous').waitFor()
    const url = new URL(page.url())
    expect(url.pathname + url.search).toBe(`/join-group?code=${group.code}`)
    expect(await page.locator('#gate').count()).toBe(0)
  })

  test('can be typed and sent by keyboard alone', async () => {
    const { page, open } = await openPhone(app(), { width: 1280 })
    await open('/')
    await expect.poll(() => page.evaluate(nameOfFocused)).toBe('Access code')
    await page.keyboard.type(code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    await expect.poll(() => page.evaluate(nameOfFocused)).toBe('Group dining made effortless')
  })

  test('is required once in a tab, and again in another tab and on another phone', async () => {
    const phone = await openPhone(app())
    await phone.open('/create-group')
    await sendCode(phone, code)
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

  test('is known to the server alone: no file for phones contains it, and the server decides', async () => {
    const built = fileURLToPath(new URL('../../../dist/client/', import.meta.url))
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
    await sendCode(phone, 'anything')
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

describe('a code that does not open', () => {
  test('because it is wrong shows an error after 800 ms and empties the field', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/verify answered 401/)
    const { page } = phone
    const requests: string[] = []
    page.on('request', request => request.method() === 'POST' && requests.push(request.postData() ?? ''))
    await phone.open('/join-group')
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const response = page.waitForResponse(/beta\/verify/)
    await sendCode(phone, 'Supper-7R')
    await page.getByRole('button', exactly('Verifying...')).click({ force: true })
    await (await response).finished()
    await page.clock.runFor(790)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.clock.runFor(10)
    await page.clock.resume()
    expect(await problemOf(fieldOn(page))).toBe(wrongWords)
    expect(requests).toEqual([JSON.stringify({ code: 'Supper-7R' })])
    expect(await page.getByRole('alert').textContent()).toBe(wrongWords)
    expect(await fieldOn(page).inputValue()).toBe('')
    expect(await page.evaluate(nameOfFocused)).toBe('Access code')
    await page.keyboard.type(code)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', exactly('Join a Group')).waitFor()
  })

  test('because it is empty shows an error at the field and sends no request', async () => {
    const phone = await openPhone(app())
    const requests: string[] = []
    phone.page.on('request', request => request.method() === 'POST' && requests.push(request.url()))
    await phone.open('/')
    await sendCode(phone, '   ')
    expect(await problemOf(fieldOn(phone.page))).toBe('Please enter your access code.')
    expect(await phone.page.evaluate(nameOfFocused)).toBe('Access code')
    expect(requests).toEqual([])
  })

  test('because the server does not reply says so and keeps the code', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/verify failed/)
    await phone.open('/')
    await phone.page.route('**/api/beta/verify', route => route.abort('connectionreset'), { times: 1 })
    await sendCode(phone, code)
    expect(await problemOf(fieldOn(phone.page))).toBe(
      'No response. Please check your connection and try again.',
    )
    expect(await fieldOn(phone.page).inputValue()).toBe(code)
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  })

  test('because there were too many tries says so and keeps the code', async () => {
    const strict = await startApp({ env: { ...env, RATE_LIMIT_SCALE: '0.05' } })
    const phone = await openPhone(strict)
    phone.expectTrouble(/verify answered 401/, /verify answered 429/)
    await phone.open('/')
    await sendCode(phone, 'lunch')
    expect(await problemOf(fieldOn(phone.page))).toBe(wrongWords)
    await sendCode(phone, code)
    expect(await problemOf(fieldOn(phone.page))).toBe(
      'Too many tries. Please wait a few minutes and try again.',
    )
    expect(await fieldOn(phone.page).inputValue()).toBe(code)
  })

  test('because the gate’s script did not arrive loads the page again at the same address', async () => {
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
    // The press waits for the script only.
    const eye = page.getByRole('button', exactly('Show access code'))
    await eye.click()
    expect(await eye.evaluate(opacityOf)).toBe('0.7')
    await lose?.()
    await failed
    await expect.poll(() => eye.evaluate(opacityOf)).toBe('1')
    await eye.click()
    expect(await eye.evaluate(opacityOf)).toBe('1')
    const reloaded = page.waitForRequest(request => request.isNavigationRequest())
    await sendCode(phone, code)
    expect(new URL((await reloaded).url()).search).toBe('?table=7')
    await page.waitForLoadState('networkidle')
    await sendCode(phone, code)
    await page.getByRole('heading', exactly('Create a Group')).waitFor()
  })
})

function opacityOf(element: Element): string {
  return getComputedStyle(element).opacity
}
