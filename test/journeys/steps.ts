// What diners do again and again, in the words on the screen.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BrowserPhone } from '../browser/browser.ts'
import type { Owner } from '../restaurants/restaurant.ts'

export interface Dish {
  readonly name: string
  readonly price: string
  readonly quantity?: number
  readonly modifications?: string
}

/** How long what one phone does may take to show on another. */
export const withinASecond = { timeout: 1000 }

/** Starts a group in the fuller way and answers where the table is. */
export async function createTable(
  { page, open }: BrowserPhone,
  { restaurant = 'Da Mario', table = '7', name = 'Ann' } = {},
): Promise<{ path: string; code: string }> {
  await open('/universal-create-group')
  await page.getByLabel('Restaurant Name').fill(restaurant)
  await page.getByLabel('Table Number').fill(table)
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', exactly('Create Group')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
  const shown = await page.getByRole('button', { name: 'Show the code' }).textContent()
  const code = /[2-9A-HJKMNP-Z]{6}/.exec(shown ?? '')?.[0] ?? ''
  expect(code).toHaveLength(6)
  return { path: new URL(page.url()).pathname, code }
}

export async function joinTable({ page, open }: BrowserPhone, code: string, name: string): Promise<void> {
  await open(`/join-group?code=${code}`)
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', exactly('Join Group')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
}

/** As the restaurant's owner, by the login, which leads to the dashboard. */
export async function signIn(
  { page, open }: BrowserPhone,
  { email, password }: Pick<Owner, 'email' | 'password'>,
): Promise<void> {
  await open('/restaurant-login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', exactly('Login')).click()
  await page.waitForURL('**/restaurant-dashboard')
}

/** From the first page. */
export async function openMenu({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', exactly('Menu')).click()
  await page.getByRole('dialog', exactly('Menu')).waitFor()
}

/** On the first page, without waiting for the 2 seconds in which it leaves a visitor in peace. */
export async function meetInstallCard({ page, open }: BrowserPhone): Promise<void> {
  await page.clock.install()
  await open('/')
  await page.getByRole('button', exactly('Create New Group')).waitFor()
  await page.clock.fastForward(2000)
  // It comes when nobody has touched the page for a moment.
  await page.getByRole('button', exactly('Install Now')).waitFor()
}

export async function openForm({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', exactly('Add Manually')).click()
  await page.getByLabel('Item name').waitFor()
}

/** Fills the open form's rows; the first is there already. */
export async function typeDishes({ page }: Pick<BrowserPhone, 'page'>, ...dishes: Dish[]): Promise<void> {
  for (const [at, { name, price, quantity = 1, modifications = '' }] of dishes.entries()) {
    if (at > 0) await page.getByRole('button', exactly('Add another item')).click()
    const row = page.getByRole('group', { name: `Item ${at + 1}` })
    await row.getByLabel('Item name').fill(name)
    await row.getByLabel('Quantity').fill(String(quantity))
    await row.getByLabel('Price').fill(price)
    await row.getByLabel('Modifications').fill(modifications)
  }
}

export async function order(phone: Pick<BrowserPhone, 'page'>, ...dishes: Dish[]): Promise<void> {
  await openForm(phone)
  await typeDishes(phone, ...dishes)
  await phone.page.getByRole('button', exactly('Add Order')).click()
  await phone.page.getByRole('group', { name: 'Item 1' }).waitFor({ state: 'hidden' })
}

/** What a phone's toast says, once it is there. */
export async function toastOf({ page }: BrowserPhone, title: string): Promise<string> {
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await toast.getByText(title, { exact: true }).waitFor()
  return (await toast.textContent()) ?? ''
}

/** Once it was read: it lies over what is pressed next, for 5 seconds else. */
export async function closeToast({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.locator('[data-toast]').getByRole('button', exactly('Close')).click()
}

/** What stands there, line by line. */
export async function linesOf(locator: Locator): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: lines are a matter of layout
  const text = await locator.innerText()
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

/** What is told beneath a field. */
export async function problemOf(field: Locator): Promise<string | null> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const [id] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  return field.page().locator(`[id="${id}"]`).textContent()
}

/** Until what was asked of the browser, a size or a theme, is on the screen. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Until the app lies on the phone as a whole, and this page is in its hands. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(done =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
}

/** Run within the page before anything else: its browser keeps nothing for it. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}

/**
 * A newer version of the app, played: installed before the page is opened, or while it is open. Only a second build
 * would be a real one (updates.test.ts).
 */
export async function playNewerVersion(
  { context }: BrowserPhone,
  when: 'before' | 'while open',
): Promise<void> {
  await context.addInitScript(moment => {
    const worker = (state: string) =>
      Object.assign(new EventTarget(), { state, postMessage: () => undefined })
    const newer = worker(moment === 'before' ? 'installed' : 'installing')
    const registration = Object.assign(new EventTarget(), {
      active: worker('activated'),
      waiting: moment === 'before' ? newer : null,
      installing: null as typeof newer | null,
      async update() {
        if (newer.state === 'installed') return
        registration.installing = newer
        registration.dispatchEvent(new Event('updatefound'))
        newer.state = 'installed'
        newer.dispatchEvent(new Event('statechange'))
      },
    })
    const container = Object.freeze(
      Object.assign(new EventTarget(), {
        controller: registration.active,
        register: async () => registration,
      }),
    )
    Object.defineProperty(navigator, 'serviceWorker', { value: container })
  }, when)
}

/** Asked of what a locator finds. */
export function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** Waits until the focus is there: it may move once what was pressed is drawn. */
export async function hasFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isFocused)).toBe(true)
}

export type Role = Parameters<Page['getByRole']>[0]

/** On by Tab, around the page if need be, to what must then show that it has the focus. */
export async function tabTo({ page }: Pick<BrowserPhone, 'page'>, role: Role, name: string): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate(isFocused))) continue
    const ring = await target.evaluate(element => getComputedStyle(element).outlineStyle)
    expect(ring, `the ring around ${name}`).toBe('solid')
    return
  }
  throw new Error(`Tab does not reach ${role} ${name}`)
}

export async function pressByKey(
  phone: Pick<BrowserPhone, 'page'>,
  role: Role,
  name: string,
  key = 'Enter',
): Promise<void> {
  await tabTo(phone, role, name)
  await phone.page.keyboard.press(key)
}

export function holdsFocus(element: Element): boolean {
  return element.contains(document.activeElement)
}

/** By its name, to the letter. */
export function exactly(name: string): { name: string; exact: true } {
  return { name, exact: true }
}

/** What browsers call themselves, one for each of the instructions to install the app. */
export const userAgents = {
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Chrome on a computer':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'another browser': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
} as const
