// Steps that many journeys share, by the words on the screen.

import type { BrowserPhone } from '@tablemate/test/browser/browser.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface TypedItem {
  readonly name: string
  readonly price: string
  readonly quantity?: number
  readonly modifications?: string
}

/** Chooses a currency in the open profile: types what tells it from all others, and takes the first found by keyboard. */
export async function chooseCurrency(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', exactly('Currency'))
  await field.fill(typed)
  await field.press('ArrowDown')
  await field.press('Enter')
}

/** Turns a radio button or switch on or off whose state follows what is saved, so that it may lag behind the click. */
export async function choose(
  within: Page | Locator,
  role: 'radio' | 'switch',
  name: string,
  checked = true,
): Promise<void> {
  await within.getByRole(role, exactly(name)).click()
  await within.getByRole(role, { ...exactly(name), checked }).waitFor()
}

/** Starts a group with restaurant and table number. Returns its path and code. */
export async function createGroupOn(
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

export async function joinGroupOn({ page, open }: BrowserPhone, code: string, name: string): Promise<void> {
  await open(`/join-group?code=${code}`)
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', exactly('Join Group')).click()
  await page.waitForURL(/\/group\/[\w-]+$/)
}

/** Logs the restaurant's owner in, which leads to the dashboard. */
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

/** Opens the menu of the landing page. */
export async function openMenu({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', exactly('Menu')).click()
  await page.getByRole('dialog', exactly('Menu')).waitFor()
}

/** Opens the voice panel of a group whose screen begins with the menu. */
export async function openVoice({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', exactly('Record your order')).click()
  await page.getByRole('dialog', exactly('Order by voice')).waitFor()
}

/** Shows the orders in a group whose screen begins with the menu, where they are folded to one row. */
export async function unfoldOrders({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', { name: /^(Your orders|The rest of the table)/, expanded: false }).click()
}

export async function openForm({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.getByRole('button', exactly('Add Manually')).click()
  await page.getByLabel('Item name').waitFor()
}

/** Fills the rows of the open form, which has one row at first. */
export async function typeMenuItems(
  { page }: Pick<BrowserPhone, 'page'>,
  ...menuItems: TypedItem[]
): Promise<void> {
  for (const [at, { name, price, quantity = 1, modifications = '' }] of menuItems.entries()) {
    if (at > 0) await page.getByRole('button', exactly('Add another item')).click()
    const row = page.getByRole('group', { name: `Item ${at + 1}` })
    await row.getByLabel('Item name').fill(name)
    await row.getByLabel('Quantity').fill(String(quantity))
    await row.getByLabel('Price').fill(price)
    await row.getByLabel('Modifications').fill(modifications)
  }
}

export async function order(phone: Pick<BrowserPhone, 'page'>, ...menuItems: TypedItem[]): Promise<void> {
  await openForm(phone)
  await typeMenuItems(phone, ...menuItems)
  await phone.page.getByRole('button', exactly('Add Order')).click()
  await phone.page.getByRole('group', { name: 'Item 1' }).waitFor({ state: 'hidden' })
}

/** Waits for a toast and returns its text. */
export async function toastOf({ page }: BrowserPhone, title: string): Promise<string> {
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await toast.getByText(title, { exact: true }).waitFor()
  return (await toast.textContent()) ?? ''
}

/** Closes the toast, which would cover the next control for 5 seconds. */
export async function closeToast({ page }: Pick<BrowserPhone, 'page'>): Promise<void> {
  await page.locator('[data-toast]').getByRole('button', exactly('Close')).click()
}

/** The visible text, line by line. */
export async function linesOf(locator: Locator): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: lines are a matter of layout
  const text = await locator.innerText()
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

/** The error message of a field. */
export async function problemOf(field: Locator): Promise<string | null> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const [id] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  return field.page().locator(`[id="${id}"]`).textContent()
}

/** Waits until the browser has painted a change, for example of its size or theme. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until the service worker has cached the app and controls the page. */
export async function appIsCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(done =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
}

/** An init script that simulates a browser without storage. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}

/**
 * Simulates a newer version of the app, installed before the page opens or while it is open. updates.nightly.test.ts has a real
 * second build.
 */
export async function simulateNewerVersion(
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

export function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** Waits until the element has the focus, which may move only after the next render. */
export async function waitForFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isFocused)).toBe(true)
}

export type Role = Parameters<Page['getByRole']>[0]

/** Presses Tab until the element has the focus, then checks its focus ring. */
export async function tabTo({ page }: Pick<BrowserPhone, 'page'>, role: Role, name: string): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate(isFocused))) continue
    const ring = () => target.evaluate(element => getComputedStyle(element).outlineStyle)
    await expect.poll(ring, { message: `the ring around ${name}` }).toBe('solid')
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

/** Chooses in the sheet of the first dish that the diner ordered. */
export async function chooseForMenuItem(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Options: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', exactly(action)).click()
}

/** Options to find an element by its exact name. */
export function exactly(name: string): { name: string; exact: true } {
  return { name, exact: true }
}

/** User agents, one for each of the instructions to install the app. */
export const userAgents = {
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Chrome on a computer':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'another browser': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
} as const
