// Dishes with options: chosen in a sheet by touch or keyboard, priced while they are chosen, repeated and changed.

import { getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog, nameOfFocused } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

type OptionGroup = NonNullable<MenuItem['optionGroups']>[number]

const option = (id: number, name: string, price = 0, more: Partial<OptionGroup['options'][number]> = {}) => ({
  ...{ id, name, price, isDefault: false, isAvailable: true, allergens: [] },
  ...more,
})
const size: OptionGroup = {
  ...{ id: 1, name: 'Size', min: 1, max: 1 },
  options: [option(11, 'Glass', 0, { isDefault: true }), option(12, 'Bottle', 1800)],
}
const doneness: OptionGroup = {
  ...{ id: 2, name: 'Doneness', min: 1, max: 1 },
  options: [option(21, 'Rare'), option(22, 'Well done')],
}
const extras: OptionGroup = {
  ...{ id: 3, name: 'Extras', min: 0, max: 3 },
  options: [
    option(31, 'Bacon', 200),
    option(32, 'Cheese', 150, { allergens: ['milk'] }),
    option(33, 'Egg', 100, { isAvailable: false }),
    option(34, 'Onion', 50, { isDefault: true }),
  ],
}

const addition = (total: string) => button(`Add · ${total}`)
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

function sit(orders: Parameters<typeof groupStateOf>[0] = {}) {
  dismissNotices()
  const dishes = [
    { name: 'Wine', optionGroups: [size] },
    { name: 'Steak', optionGroups: [doneness, extras] },
    { name: 'Burger', optionGroups: [extras] },
  ]
  respond(
    getMenu,
    pricedMenu(600, 2000, 1000).map((menuItem, at) => ({ ...menuItem, ...dishes[at] })),
  )
  const groupState = groupStateOf(orders)
  const group = { ...groupState.group, restaurantId: 1 }
  const members = groupState.members.map(one => ({ ...one, allergens: ['milk' as const] }))
  const sent = respond(
    placeOrder,
    ({ body: { memberId } }): Order => ({
      ...{ id: 9, groupId: group.id, memberId, items: [], total: 0, state: 'placed', kitchen: null },
      ...{ note: 'Thank you', transcription: '', notUnderstood: [], createdAt: group.createdAt },
      ...{ isPaid: false, isLocked: false, isSeen: false },
    }),
  )
  openApp(sitAt({ ...groupState, group, members }))
  return { sent, groupState, items: () => sent.map(({ body }) => body.items) }
}

test('a dish without required choices is one tap, at the price with its defaults; “Choose” opens them', async () => {
  const { items } = sit()
  await button('Wine $6.00').click()
  await button('Burger $10.50').click()
  await button('Glass Change $6.00 Wine').click()
  await radio('Bottle').click()
  await button('Save changes · $24.00').click()
  await expect.element(button('Bottle Change $24.00 Wine')).toBeVisible()
  await button(/^Add 2 · \$34.50/).click()
  await expect.poll(items).toMatchObject([
    [
      { name: 'Wine', price: 2400, options: [{ id: 12, quantity: 1 }] },
      { name: 'Burger', price: 1050, options: [{ id: 34, quantity: 1 }] },
    ],
  ])
  await button('Choose: Wine').click()
  await expect.element(dialog('Wine')).toBeVisible()
  // Each size has its own price.
  await expect.element(dialog('Wine').getByText('$24.00', { exact: true })).toBeVisible()
})

test('at 320 pixels and by keyboard: the first required choice has the focus, what is missing is named, the price runs', async () => {
  await page.viewport(320, 568)
  const { items } = sit()
  await expect.element(button('Steak from $20.00')).toBeVisible()
  ;(button('Steak from $20.00').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'Doneness' })).toHaveAccessibleDescription('Choose 1')
  await expect.element(radio('Rare')).toHaveFocus()
  await button('Choose: Doneness').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose first.')
  await expect.element(radio('Rare')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Well done')).toBeChecked()
  await expect.element(page.getByRole('status').filter({ hasText: '$20.50' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await addition('$20.50').click()
  await expect.poll(nameOfFocused).toBe('One more Steak')
  await button(/^Add 1/).click()
  await expect.poll(items).toMatchObject([[{ price: 2050, options: [{ id: 22 }, { id: 34 }] }]])
})

test('extras are counted up to their limit and refused beyond it in words; sold-out ones and allergens are shown as such', async () => {
  const { items } = sit()
  await button('Choose: Burger').click()
  await expect.element(box('Egg')).toBeDisabled()
  await expect.element(dialog('Burger').getByText('Sold out')).toBeVisible()
  await expect.element(dialog('Burger').getByText('Allergy: contains Milk')).toBeVisible()
  await box('Onion').click()
  await box('Bacon').click()
  const more = dialog('Burger').getByRole('button', { name: 'One more Bacon' })
  await more.click()
  await more.click()
  await expect.element(addition('$16.00')).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await box('Cheese').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can choose at most 3 here.')
  await expect.element(box('Cheese')).not.toBeChecked()
  await dialog('Burger').getByRole('button', { name: 'One fewer Bacon' }).click()
  await box('Cheese').click()
  await addition('$15.50').click()
  await expect.element(button('+ 2 × Bacon, + Cheese, − Onion Change $15.50 Burger')).toBeVisible()
  await expect.element(page.getByText('Allergy: contains Milk')).toBeVisible()
  await button(/^Add 1/).click()
  await expect
    .poll(items)
    .toMatchObject([[{ options: [{ id: 31, quantity: 2 }, { id: 32 }, { id: 34, quantity: 0 }] }]])
})

test('“Again” repeats a dish with its choices, and an order’s options are changed by the same sheet', async () => {
  const bottle = { id: 12, groupId: 1, name: 'Bottle', price: 1800, quantity: 1 }
  const wine = { name: 'Wine', quantity: 1, price: 2400, options: [bottle] }
  const { items, groupState } = sit({ orders: [[1, [wine]]] })
  await button('Wine (Bottle) $24.00').click()
  await button(/^Add 1/).click()
  await expect.poll(items).toMatchObject([[{ name: 'Wine', price: 2400, options: [{ id: 12 }] }]])
  const [order] = groupState.orders
  const changes = respond(changeOrder, order as Order)
  await button('Options: 1 × Wine (Bottle)').first().click()
  await button('Edit').click()
  await button('Bottle Change $24.00 Wine').click()
  await radio('Glass').click()
  await button('Save changes · $6.00').click()
  await button('Save changes · $6.00').click()
  await expect
    .poll(() => changes.map(({ body }) => body.items))
    .toMatchObject([[{ price: 600, options: [{ id: 11 }] }]])
})
