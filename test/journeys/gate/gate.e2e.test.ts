// The beta gate hides the app, and lets a phone that passed it before in without a network.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp, startApp } from '../../app/app.ts'
import { type BrowserPhone, openPhone } from '../../browser/browser.ts'
import { faultsIn, runAxe } from '../axe.ts'
import { appIsCached, exactly, nextPaint, problemOf } from '../steps.ts'
import { code, env, fieldOn, nameOfFocused, sendCode } from './gate-steps.ts'

const app = shareApp({ env })

describe('the gate', () => {
  test('shows a name, a description and a field, and nothing else can be read or reached', async () => {
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

  test('hides the typed code until the visitor asks to see it', async () => {
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
  ])('has no axe findings on a %s, neither at first nor after a wrong code', async (_, width) => {
    const phone = await openPhone(app(), { width, still: true })
    phone.expectTrouble(/verify answered 401/)
    await phone.open('/')
    expect(await faultsOn(phone.page)).toEqual([])
    await sendCode(phone, 'lunch')
    await problemOf(fieldOn(phone.page))
    expect(await faultsOn(phone.page)).toEqual([])
  })
})

describe('a phone that passed the gate before', () => {
  test('meets the gate again at its next start with a network', async () => {
    const page = await startAnew(await returning())
    await fieldOn(page).waitFor()
  })

  test('needs no code if the browser reports no network, and sends no request', async () => {
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

test('a phone that has cached the app learns that the gate is gone', async () => {
  const guarded = await startApp({ env })
  const phone = await openPhone(guarded, { allowsServiceWorker: true })
  phone.expectTrouble(/failed: net::ERR_/)
  await phone.open('/')
  await sendCode(phone, code)
  await appIsCached(phone.page)
  await guarded.close()
  await guarded.startAnother({ env: {}, port: Number(new URL(guarded.url).port) })
  const page = await startAnew(phone)
  await page.getByRole('heading', exactly('Create a Group')).waitFor()
  // The cached page still has the gate.
  expect(await page.evaluate(() => document.documentElement.dataset.gate)).toBe('on')
})

test('a new phone meets the gate although its browser reports no network', async () => {
  const phone = await openPhone(app())
  await phone.context.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })`,
  )
  await phone.open('/')
  await fieldOn(phone.page).waitFor()
})

/** A phone that passed the gate before. */
async function returning(): Promise<BrowserPhone> {
  const phone = await openPhone(app())
  await phone.open('/')
  await sendCode(phone, code)
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

/** axe's findings in the light and the dark theme. */
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
