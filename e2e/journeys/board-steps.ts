// Steps of the staff at the kitchen's board and at the floor screen in a browser.

import { callStaff } from '@tablemate/contract/kitchen.ts'
import { getKitchenDisplays, removeKitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { cancelOrder, changeOrder, getOrders, type Order } from '@tablemate/contract/orders.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import type { Diner } from '@tablemate/test/diners/make.ts'
import { type Kitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { exactly } from './steps.ts'

export const soup = { name: 'Soup', price: 900 }
export const cake = { name: 'Cake', price: 600 }

export async function openBoard(
  { owner, app }: Kitchen,
  { at = app, dark = false, movesClock = false, stub }: OpenBoard = {},
): Promise<BrowserPhone> {
  const phone = await openPhone(at, { of: owner, width: 1280, height: 900, dark, still: true })
  if (movesClock) await phone.page.clock.install()
  if (stub) await phone.page.addInitScript(stub)
  await phone.open('/restaurant-orders')
  await phone.page.getByRole('region', { name: /^Preparing/ }).waitFor()
  return phone
}

interface OpenBoard {
  readonly at?: Pick<TestApp, 'url'>
  readonly dark?: boolean
  /** Whether the test advances the browser's clock. */
  readonly movesClock?: boolean
  /** Run within the page before anything else. */
  readonly stub?: () => void
}

/** The frequency of a tone that occurs once in each sound. */
const uniqueTones = { test: 660, order: 1175, blind: 311 }

/** Starts the board's sound. Returns a function that returns how often a sound was played. */
export async function start(page: Page): Promise<(sound: keyof typeof uniqueTones) => Promise<number>> {
  await page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype
    const tones: OscillatorNode[] = []
    Object.assign(window, { tones })
    AudioContext.prototype.createOscillator = function note() {
      const tone = createOscillator.call(this)
      tones.push(tone)
      return tone
    }
  })
  const count = (sound: keyof typeof uniqueTones) =>
    page.evaluate(pitch => {
      const { tones } = window as unknown as { tones: OscillatorNode[] }
      return tones.filter(({ frequency }) => frequency.value === pitch).length
    }, uniqueTones[sound])
  await press(page, 'Turn on sound')
  await expect.poll(() => count('test')).toBe(1)
  return count
}

/** An init script that simulates a tablet: it counts wake locks, can be hidden and can forbid sound. */
export function simulateTablet(): void {
  const tablet = {
    locks: [] as string[],
    isAllowed: false,
    isShown: true,
    audio: null as AudioContext | null,
    show(isShown: boolean) {
      tablet.isShown = isShown
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
  const request = async (kind: string) => {
    tablet.locks.push(kind)
    return { release: async () => undefined }
  }
  Object.assign(window, { tablet })
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  Object.defineProperty(document, 'visibilityState', {
    get: () => (tablet.isShown ? 'visible' : 'hidden'),
  })
  Object.defineProperty(AudioContext.prototype, 'state', {
    get: () => (tablet.isAllowed ? 'running' : 'suspended'),
  })
  // A browser that forbids sound never settles this promise.
  AudioContext.prototype.resume = function resume() {
    tablet.audio = this
    return tablet.isAllowed ? Promise.resolve() : new Promise(() => {})
  }
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', exactly(name)).first().click()
}

/** Opens the refusal sheet of the first ticket, or another one. */
export async function openRefusal(page: Page, at = 0): Promise<Locator> {
  await page
    .getByRole('button', { name: /^More for / })
    .nth(at)
    .click()
  await press(page, 'Can’t make it…')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Message to the guest').waitFor()
  return sheet
}

/** The paper sizes of the page's current print, in millimetres. */
export async function pagesOf(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  const inMm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)
  return [...boxes].map(([, width, height]) => ({ width: inMm(width), height: inMm(height) }))
}

export function ticketIn(page: Page, column: string, text: string): Locator {
  return page
    .getByRole('region', { name: new RegExp(`^${column}`) })
    .getByRole('article')
    .filter({ hasText: text })
}

/** The floor's card of a seated table. */
export function cardOf(page: Page, table: string): Locator {
  return page.getByRole('list', exactly('Seated tables')).getByRole('article', exactly(table))
}

export async function openSeating(page: Page, table: string): Promise<Locator> {
  await page.getByRole('button', exactly(table)).click()
  const sheet = page.getByRole('dialog', exactly(table))
  await sheet.waitFor()
  return sheet
}

export async function lastOrder({ phone }: Diner, { id: groupId }: { id: string }): Promise<Order> {
  const { body } = await phone.call(getOrders, { params: { groupId } })
  const order = body.at(-1)
  if (!order) throw new Error('nothing was ordered')
  return order
}

export async function change(
  diner: Diner,
  { id: orderId }: Order,
  item: { name: string; price: number; quantity: number },
) {
  const { status, problem } = await diner.phone.call(changeOrder, {
    params: { orderId },
    body: { items: [item] },
  })
  if (status !== 200) throw new Error(`the order was not changed: ${JSON.stringify(problem)}`)
}

export function sayAllergy(
  { directSql }: Pick<TestApp, 'directSql'>,
  groupId: string,
  { id }: Diner,
  text: string,
) {
  return directSql`
    update members set allergies = ${text}, allergies_revision = (select revision + 1 from groups where id = ${groupId})
    where group_id = ${groupId} and id = ${id}`
}

export async function removeAllScreens({ owner: { id: restaurantId, phone } }: Kitchen): Promise<void> {
  const { body } = await phone.call(getKitchenDisplays, { params: { restaurantId } })
  for (const { id: screenId } of body)
    await phone.call(removeKitchenDisplay, { params: { restaurantId, screenId } })
}

const long = 'Spaghetti alla chitarra con ragù d’agnello, Crème fraîche & Łódzki Ελλάδα'

/** Fills the board with tickets in every state: waiting, new, changed, cancelled, late, refused, with allergies and calls. */
export async function fillBoard(kitchen: Kitchen): Promise<void> {
  const { app } = kitchen
  const tables = []
  for (const _ of [1, 2, 3, 4]) tables.push(await seatAt(kitchen))
  const [first, second, third, waiting] = tables as [Seated, Seated, Seated, Seated]
  const [ann, ben] = first.diners
  await sayAllergy(app, first.group.id, ann, 'nuts, and a little shellfish')
  const served = await ann.order({ name: 'Soup', price: 900 })
  await staffAt(kitchen, served).move('waiting', 'new')
  for (const [from, to] of [
    ['new', 'preparing'],
    ['preparing', 'ready'],
    ['ready', 'served'],
  ] as const)
    await staffAt(kitchen, served).move(from, to)
  const late = await ann.order(
    { name: 'Cake', price: 600, quantity: 12 },
    { name: long, price: 1200, modifications: 'ohne Zwiebeln, extra Sauce, well done' },
  )
  await app.directSql`
    update orders set created_at = created_at - interval '40 minutes' where group_id = ${first.group.id} and id = ${late.id}`
  await staffAt(kitchen, late).move('new', 'preparing', { station: 0 })
  const gone = await ben.order({ name: 'Beer', price: 500 })
  await numbered(kitchen, gone)
  await ben.phone.call(cancelOrder, { params: { orderId: gone.id } })
  const admitted = await second.diners[0].order({ name: 'Soup', price: 900 }, { name: 'Tea', price: 300 })
  await staffAt(kitchen, admitted).move('waiting', 'new')
  await numbered(kitchen, admitted)
  await change(second.diners[0], admitted, { name: 'Soup', price: 900, quantity: 3 })
  const ready = await second.diners[1].order({ name: 'Soup', price: 900 }, { name: 'Cake', price: 600 })
  await staffAt(kitchen, ready).refuse('new', { lines: [1] })
  await staffAt(kitchen, ready).move('new', 'preparing')
  await staffAt(kitchen, ready).move('preparing', 'ready')
  await waiting.diners[0].order({ name: 'Cake', price: 600 })
  await third.diners[1].order({ name: 'Soup', price: 900 })
  for (const kind of ['waiter', 'bill'] as const)
    await ben.phone.call(callStaff, { params: { groupId: first.group.id }, body: { kind } })
}

type Seated = Awaited<ReturnType<typeof seatAt<2>>>

/** Gives the order a kitchen number, as if a board had shown it. */
function numbered({ app: { directSql } }: Kitchen, { groupId, id }: Order) {
  return directSql`update orders set kitchen_number = 9 where group_id = ${groupId} and id = ${id}`
}
