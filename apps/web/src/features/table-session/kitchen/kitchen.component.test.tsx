// What a phone says of each order: sent to the kitchen, not sent, kept until a pause ends, or only on the list for the waiter.

import { getMenu } from '@tablemate/contract/menu.ts'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { emit, problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

const unsent = () => page.getByText('Not sent', { exact: true })
const alert = () => page.getByRole('alert')
const tellWaiter = 'Not sent to the kitchen. Please tell your waiter.'
const placed = () => page.getByText('Placed', { exact: true })
const list = () => page.getByText('Show this list to your waiter')
const hint = () => page.getByText('Orders aren’t sent to the restaurant from here.')

/** Ann's order and then Ben's, on Ann's phone. */
function openGroup(kitchen: readonly [Order['kitchen'], Order['kitchen']], requests: [] | null) {
  dismissNotices()
  const menuItem = (name: string) => [{ name, quantity: 1, price: 900 }]
  const groupState = groupStateOf({
    orders: [
      [1, menuItem('Soup')],
      [2, menuItem('Tea')],
    ],
  })
  const orders = groupState.orders.map((order, at) => ({ ...order, kitchen: kitchen[at] ?? null }))
  openApp(sitAt({ ...groupState, requests, orders }))
}

test.each([
  ['the kitchen takes orders by now', [] as []],
  ['the kitchen took one of them, and takes none now', null],
])('each order says whether it was sent, if %s', async (_, requests) => {
  openGroup([null, 'new'], requests)
  await expect.element(alert()).toHaveTextContent(tellWaiter)
  await expect.element(unsent()).toBeVisible()
  await expect.element(placed()).toBeVisible()
  openGroup(['new', null], requests)
  await expect.element(unsent()).toBeVisible()
  await expect.element(placed()).toBeVisible()
  expect([alert().query(), list().query(), hint().query()]).toEqual([null, null, null])
})

test('however many orders the kitchen has not seen, one line says so', async () => {
  dismissNotices()
  const menuItem = [{ name: 'Soup', quantity: 1, price: 900 }]
  const groupState = groupStateOf({ orders: [1, 1, 1].map(member => [member, menuItem]) })
  const createdAt = new Date(Date.now() - 4 * 60_000).toISOString()
  const orders = groupState.orders.map(order => ({ ...order, createdAt, kitchen: 'new' as const }))
  openApp(sitAt({ ...groupState, requests: [], orders }))
  await expect
    .element(alert())
    .toHaveTextContent('The kitchen has not seen this yet. Please tell your waiter.')
  expect(page.getByText('Placed', { exact: true }).elements()).toHaveLength(3)
})

test('without a kitchen the list is for the waiter, and no order says that it was not sent', async () => {
  openGroup([null, null], null)
  await expect.element(list()).toBeVisible()
  await expect.element(hint()).toBeVisible()
  expect(unsent().query()).toBeNull()
})

test.each([
  ['in Universal Mode', null],
  ['at a restaurant that takes no orders', 1],
])('%s no text names a kitchen', async (_, restaurantId) => {
  dismissNotices()
  const soup = { name: 'Soup', quantity: 1, price: 900 }
  const groupState = groupStateOf({ orders: [[1, [soup]]] })
  const [order] = groupState.orders as [Order]
  const spoken = {
    ...{ id: 91, items: [{ ...soup, doubt: 'name' as const }], note: 'no rush' },
    ...{ transcription: 'a soup and a thing', notUnderstood: [{ start: 7, end: 18 }] },
  }
  const unread = { ...spoken, id: 92, items: [], state: 'incomplete' as const }
  const group = { ...groupState.group, restaurantId, isUniversalMode: restaurantId === null }
  respond(getMenu, [menuItem])
  openApp(sitAt({ ...groupState, group, orders: [order, { ...order, ...spoken }, { ...order, ...unread }] }))
  await expect.element(list()).toBeVisible()
  expect(namesKitchen()).toEqual([])
  await button('Options: 1 × Soup').last().click()
  await expect.element(button('Edit')).toBeVisible()
  expect(namesKitchen()).toEqual([])
  await button('Edit').click()
  await expect.element(page.getByText(/Note for the staff/).first()).toBeInTheDocument()
  expect(namesKitchen()).toEqual([])
})

/** The texts on the screen, and those that screen readers read, that name a kitchen. */
function namesKitchen(): string[] {
  const read = [...document.querySelectorAll('*')].flatMap(element => [
    ...['aria-label', 'placeholder', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map(node => (node instanceof Text ? node.data : '')),
  ])
  return read.filter(text => /kitchen/i.test(text))
}

const menuItem = {
  ...{ id: 1, restaurantId: 1, name: 'Soup', description: null, price: 900, category: 'Mains' },
  ...{
    ...noDetails,
    isSoldOut: false,
    translations: [],
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
  },
}

test('a pause is shown on the table; an order made meanwhile waits, and is sent when it ends', async () => {
  dismissNotices()
  const takesNone = 'The kitchen takes no orders just now.'
  const notice = `${takesNone} What you add is kept on this phone, and sent when it takes orders again.`
  const groupState = groupStateOf({ orders: [[1, [{ name: 'Soup', quantity: 1, price: 900 }]]] })
  const group = { ...groupState.group, restaurantId: 1 }
  const paused = (revision: number, isOrderingPaused: boolean) =>
    emit('state', { ...groupState, orders: [], revision, group: { ...group, isOrderingPaused } })
  const waits = page.getByText(`${takesNone} Yours is kept here.`).and(page.getByRole('paragraph'))
  const again = button(/^Send again/)
  respond(getMenu, [menuItem])
  respond(placeOrder, problem('ordering-paused'))
  openApp(sitAt({ ...groupState, orders: [], group }))
  await expect.element(button(/^Soup/)).toBeVisible()
  expect(page.getByText(notice).query()).toBeNull()
  paused(2, true)
  await expect.element(page.getByText(notice)).toBeVisible()
  await button(/^Soup/).click()
  await button(/^Add 1/).click()
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible()
  expect(again.query()).toBeNull()
  // The pause ends, and the kitchen is paused again before the order arrives.
  paused(3, false)
  await expect.element(page.getByText('The kitchen had paused orders when you sent this one.')).toBeVisible()
  await expect.element(again).toBeVisible()
  await expect.poll(() => [waits.query(), page.getByText(notice).query()]).toEqual([null, null])
  const sent = respond(placeOrder, groupState.orders[0] as Order)
  paused(4, false)
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(page.getByText('1 × Soup', { exact: true })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
})

test('a group reads when its restaurant opens, that it has opened since, and when the last orders are', async () => {
  dismissNotices()
  const groupState = groupStateOf()
  const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()
  const opening = (revision: number, isOpen: boolean, changesAt: string) =>
    emit('state', {
      ...groupState,
      revision,
      group: { ...groupState.group, restaurantId: 1, opening: { isOpen, changesAt } },
    })
  const closed = page.getByText(/^The restaurant takes no orders at this time of day\./)
  const last = page.getByText(/^Last orders: (\d|\w+day)/)
  respond(getMenu, [menuItem])
  openApp(sitAt({ ...groupState, group: { ...groupState.group, restaurantId: 1 } }))
  await expect.element(button(/^Soup/)).toBeVisible()
  opening(2, false, at(600))
  await expect.element(closed).toBeVisible()
  expect(closed.element().textContent).toMatch(/Opens: (\d|\w+day)/)
  // Its time has come, whether or not the server has said so.
  opening(3, false, at(-1))
  await expect.poll(() => closed.query()).toBeNull()
  opening(4, true, at(300))
  opening(5, true, at(40))
  await expect.element(last).toBeVisible()
  opening(6, true, at(-1))
  await expect.element(closed).toBeVisible()
  expect(last.query()).toBeNull()
})
