// The owner's groups of options: made once, attached to dishes, changed, sold out and deleted.

import {
  addOptionGroup,
  changeOptionGroup,
  getOptionGroups,
  type OwnOptionGroup,
  removeOptionGroup,
  setOptionAvailability,
} from '@tablemate/contract/option-groups.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import '../../portal.css'
import { OptionGroups } from './option-groups.tsx'

const restaurant = { id: 1, currency: 'USD' } as OwnRestaurant
const option = (id: number, name: string, price: number) => ({
  ...{ id, name, price, isDefault: false, isAvailable: true, allergens: [], kitchenName: null },
})
const extras: OwnOptionGroup = {
  ...{ id: 7, name: 'Extras', kitchenName: null, min: 0, max: 3, itemCount: 2 },
  options: [option(71, 'Bacon', 200), option(72, 'No bun', -100)],
  translations: [{ language: 'de', name: 'Extras' }],
}

function open() {
  const menu = pricedMenu(600, 2000, 1000).map((menuItem, at) => ({
    ...menuItem,
    ...(at < 2 && { optionGroups: [extras] }),
  }))
  respond(getOptionGroups, [extras])
  show(
    <GroupCurrency value="USD">
      <OptionGroups restaurant={restaurant} items={menu} onClose={() => undefined} />
    </GroupCurrency>,
  )
}

test('a group is made with its options and attached to a whole category, after saying how many dishes that changes', async () => {
  const added = respond(addOptionGroup, { ...extras, id: 8 })
  open()
  await button('New group').click()
  await button('Save changes').click()
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.')
  await page.getByLabelText('Name').fill('Size')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Glass')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Bottle')
  await page.getByLabelText('Added price ($)').nth(1).fill('18,50')
  await page.getByLabelText('Chosen at first').first().click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Changes: 0 dishes' })).toBeVisible()
  await page.getByText('Mains').first().click()
  await page.getByLabelText('All of Mains').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Changes: 3 dishes' })).toBeVisible()
  await button('Save changes').click()
  await expect.poll(() => added.length).toBe(1)
  expect(added.map(({ body }) => body)).toMatchObject([
    {
      ...{ name: 'Size', min: 1, max: 1, itemIds: [1, 2, 3] },
      options: [
        { name: 'Glass', price: 0, isDefault: true },
        { name: 'Bottle', price: 1850, isDefault: false },
      ],
    },
  ])
})

test('a change keeps what each option is, in the order that the owner gives them; one from elsewhere stays, and so does what is typed', async () => {
  const changed = respond(changeOptionGroup, ({ body }) =>
    body.base?.name === 'Toppings'
      ? problem('unavailable')
      : problem('changed-meanwhile', {}, { current: { name: 'Toppings' } }),
  )
  open()
  await button('Edit Extras').click()
  ;(button('Move Bacon down').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Added price ($)').first().fill('-1.50')
  await button('Save changes').click()
  await expect.poll(() => changed.map(({ body }) => body.name)).toEqual(['Extras', 'Toppings'])
  expect(changed[1]?.body).toMatchObject({
    itemIds: [1, 2],
    options: [
      { id: 72, name: 'No bun', price: -150 },
      { id: 71, name: 'Bacon', price: 200 },
    ],
    translations: [{ language: 'de', name: 'Extras' }],
    base: {
      name: 'Toppings',
      options: [
        { id: 71, price: 200 },
        { id: 72, price: -100 },
      ],
    },
  })
  // A change of the screen loses nothing.
  open()
  await expect.element(page.getByLabelText('Added price ($)').first()).toHaveValue('-1.50')
  await button('Cancel').click()
  await expect.element(button('Edit Extras')).toBeVisible()
})

test('an option is sold out at once, and a group is deleted after saying what goes with it', async () => {
  const soldOut = respond(setOptionAvailability, null)
  const removed = respond(removeOptionGroup, null)
  open()
  await button('Edit Extras').click()
  await page.getByLabelText('Available: Bacon').click()
  await expect
    .poll(() => soldOut.map(({ params, body }) => [params.optionId, body.isSoldOut]))
    .toEqual([[71, true]])
  await button('Delete').click()
  await expect
    .element(page.getByText('Changes: 2 dishes Orders already placed stay as they are.'))
    .toBeVisible()
  await button('Delete').click()
  await expect.poll(() => removed.map(({ params }) => params)).toEqual([{ optionGroupId: 7 }])
})
