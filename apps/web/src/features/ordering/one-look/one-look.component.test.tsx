// A spoken order waits on its diner's phone: doubts are settled by a tap, words that were not understood get a place.

import { getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { changeOrder, type Order } from '@tablemate/contract/orders.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

const spoken = 'two chianti for ben and a flux'

test('a doubt is settled before the order goes to the kitchen, with the price and the note that were chosen', async () => {
  const { order, sent } = open()
  await expect.element(page.getByText('For Ben')).toBeVisible()
  await button(/^Send to kitchen/).click()
  await expect.element(page.getByText('Please choose first.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('radio', { name: /Chianti glass/ }).click()
  await page.getByRole('radio', { name: 'It’s a note' }).click()
  await button('Send to kitchen $16.00').click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([
      {
        items: [{ name: 'Chianti glass', quantity: 2, price: 800, sharedBy: [2], isConfirmed: true }],
        ...{ note: 'a flux', notUnderstood: [], confirm: true },
      },
    ])
  expect(sent[0]?.params).toEqual({ orderId: order.id })
})

test('words without an answer stay with the order, and those left out do not', async () => {
  const { sent } = open({ candidates: [] })
  // A doubt without other dishes is shown, and is no question.
  await expect.element(page.getByText('Is this the right one?')).toBeVisible()
  await button(/^Send to kitchen/).click()
  await expect.poll(() => sent.map(({ body }) => body.notUnderstood)).toEqual([[{ start: 24, end: 30 }]])
  const again = open({ candidates: [] })
  await page.getByRole('radio', { name: 'Leave out' }).click()
  await button(/^Send to kitchen/).click()
  await expect.poll(() => again.sent.map(({ body }) => body)).toMatchObject([{ notUnderstood: [] }])
  expect(again.sent[0]?.body).not.toHaveProperty('note')
})

test('what has to be chosen is asked with its prices, and the order has the price of what was chosen', async () => {
  const option = (id: number, name: string, price: number) => ({
    ...{ id, name, price, isDefault: false, isAvailable: true, allergens: [] },
  })
  const pour = {
    id: 1,
    name: 'Pour',
    min: 1,
    max: 1,
    options: [option(11, 'Glass', 0), option(12, 'Bottle', 1800)],
  }
  const menu = pricedMenu(600).map(menuItem => ({ ...menuItem, name: 'Chianti', optionGroups: [pour] }))
  const chianti = { name: 'Chianti', quantity: 2, price: 600 }
  const { sent } = open({ ...chianti, doubt: undefined, candidates: undefined }, new Date(), menu)
  await expect.element(page.getByRole('group', { name: 'Choose: Pour 2 × Chianti' })).toBeVisible()
  await button('Send to kitchen $12.00').click()
  await expect.element(page.getByText('Please choose first.')).toBeVisible()
  expect(document.activeElement?.closest('label')?.textContent).toBe('Glass$6.00')
  await page.getByRole('radio', { name: 'Bottle $24.00' }).click()
  await button('Send to kitchen $48.00').click()
  await expect
    .poll(() => sent.map(({ body }) => body.items))
    .toMatchObject([[{ name: 'Chianti', quantity: 2, price: 2400, options: [{ id: 12, quantity: 1 }] }]])
})

test('an order that waits for two minutes reminds its diner', async () => {
  open({}, new Date(Date.now() - 121_000))
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeVisible()
})

function open(item: Partial<Order['items'][number]> = {}, createdAt = new Date(), menu: MenuItem[] = []) {
  dismissNotices()
  const groupState = groupStateOf({ orders: [[1, [{ name: 'Chianti bottle', quantity: 2, price: 2800 }]]] })
  const orders = groupState.orders.map(
    (order): Order => ({
      ...order,
      ...{ transcription: spoken, notUnderstood: [{ start: 24, end: 30 }], total: 0 },
      ...{ state: 'incomplete', kitchen: 'to-confirm', createdAt: createdAt.toISOString() },
      items: order.items.map(one => ({
        ...{ ...one, doubt: 'name', isToConfirm: true, sharedBy: [2] },
        candidates: [{ name: 'Chianti glass', price: 800 }],
        ...item,
      })),
    }),
  )
  const [order] = orders
  if (!order) throw new Error('no order')
  const sent = respond(changeOrder, { ...order, state: 'placed', kitchen: 'new' })
  respond(getMenu, menu)
  openApp(sitAt({ ...groupState, group: { ...groupState.group, restaurantId: 1 }, orders, requests: [] }))
  return { order, sent }
}
