// What a tap on an ordered dish offers: to change the order, have the dish again, delete it, or share it.

import { changeOrder, type Order, placeOrder, shareItem } from '@tablemate/contract/orders.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog, nameOfFocused } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const soup = { name: 'Soup', quantity: 2, price: 900, modifications: 'no cream' }
const tea = { name: 'Tea', quantity: 1, price: 300 }
const sheet = () => dialog('2 × Soup')

/** Ann's order of soup and tea, on her phone. */
function openOrder(change: Partial<Order> = {}, { isActive = true, names = ['Ann', 'Ben'] } = {}): Order {
  dismissNotices()
  const groupState = groupStateOf({ names, orders: [[1, [soup, tea]]] })
  const orders = groupState.orders.map(order => ({ ...order, ...change }))
  openApp(sitAt({ ...groupState, orders, group: { ...groupState.group, isActive } }))
  return orders[0] as Order
}

test('a dish is ordered once more as it was, whatever its quantity', async () => {
  const order = openOrder()
  const sent = respond(placeOrder, { ...order, id: 9, items: [{ ...soup, quantity: 1 }], total: 900 })
  await button('Options: 2 × Soup').click()
  await button(/^Again/).click()
  await expect.element(page.getByText('1 × Soup', { exact: true })).toBeVisible()
  expect(sheet().query()).toBeNull()
  expect(sent.map(({ body }) => [body.memberId, body.items])).toEqual([[1, [{ ...soup, quantity: 1 }]]])
  expect(nameOfFocused()).toBe('Your orders')
})

test('one of several dishes is deleted alone, after a question', async () => {
  const order = openOrder()
  const changes = respond(changeOrder, { ...order, items: [tea], total: 300 })
  await button('Options: 2 × Soup').click()
  await button('Delete this dish').click()
  await expect.element(page.getByText('Delete Soup?')).toBeVisible()
  await button('Keep it').click()
  expect(nameOfFocused()).toBe('Delete this dish')
  await button('Delete this dish').click()
  await sheet().getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(button('Options: 2 × Soup')).not.toBeInTheDocument()
  expect(changes.map(({ body }) => body.items?.map(({ name }) => name))).toEqual([['Tea']])
  expect(nameOfFocused()).toBe('Options: 1 × Tea')
})

test('the sheet opens and closes by keyboard, and the focus returns to the dish', async () => {
  const order = openOrder()
  const shared = respond(shareItem, { ...order, items: [{ ...soup, sharedBy: 'all' }, tea] })
  await expect.element(button('Options: 1 × Tea')).toBeVisible()
  ;(button('Options: 2 × Soup').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await sheet().getByText('Everyone at the table').click()
  await expect.element(page.getByText('shared by everyone')).toBeInTheDocument()
  expect(shared.map(({ body }) => body)).toEqual([{ item: 0, name: 'Soup', sharedBy: 'all' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(nameOfFocused()).toBe('Options: 2 × Soup')
  // Edit leads into the form, and back to the dish.
  await userEvent.keyboard('{Enter}')
  await sheet().getByRole('button', { name: 'Edit' }).click()
  await button('Cancel').click()
  await expect.element(button('Options: 2 × Soup')).toHaveFocus()
})

test('once the kitchen has begun, a dish is shared or ordered again but not changed', async () => {
  openOrder({ kitchen: 'preparing' })
  await button('Options: 2 × Soup').click()
  await expect.element(page.getByText('The kitchen has begun. Please ask your waiter.')).toBeVisible()
  await expect.element(button(/^Again/)).toBeVisible()
  await expect.element(page.getByText('Who shares Soup?')).toBeVisible()
  expect(
    sheet()
      .getByRole('button', { name: /Edit|Delete/ })
      .query(),
  ).toBeNull()
})

test('nobody shares a dish at a table of one', async () => {
  openOrder({}, { names: ['Ann'] })
  await button('Options: 2 × Soup').click()
  await expect.element(button('Edit')).toBeVisible()
  expect(page.getByText('Who shares Soup?').query()).toBeNull()
})

test('a dish of a closed table is only read', async () => {
  openOrder({}, { isActive: false })
  await expect.element(page.getByText('2 × Soup')).toBeVisible()
  await expect.element(button('See the bill')).toBeVisible()
  expect(button(/^Options/).query()).toBeNull()
})
