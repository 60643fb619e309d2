// The form of a dish: what it asks before it saves, and its picture.

import { addMenuItem, changeMenuItem, type MenuItem } from '@tablemate/contract/menu.ts'
import { removeMenuPicture, setMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../portal.css'
import { ItemForm } from './item-form.tsx'

const restaurant = { id: 1, currency: 'USD' } as OwnRestaurant
const items = pricedMenu(150, 450, 800, 1200, 1850, 6000)

test('a new price far outside the menu’s is asked about once, the dish’s present price is not', async () => {
  const added = respond(addMenuItem, { ...(items[0] as MenuItem), id: 9 })
  show(<ItemForm restaurant={restaurant} items={items} onClose={vi.fn()} />)
  await page.getByLabelText('Name').fill('Pasta')
  await page.getByLabelText('Category').fill('Mains')
  const price = page.getByRole('textbox', { name: /^Price/ })
  const add = button('Add to Menu')
  await price.fill('1200')
  const yes = page.getByLabelText('Yes, $1,200.00: far from the other prices')
  await expect.element(yes).toBeVisible()
  await expect.element(add).toBeDisabled()
  await price.fill('12')
  await expect.element(add).toBeEnabled()
  await price.fill('1200')
  await yes.click()
  await add.click()
  await expect.poll(() => added.map(({ body }) => body.price)).toEqual([120_000])

  const dear = { ...items[5], id: 7, price: 120_000 } as MenuItem
  show(<ItemForm restaurant={restaurant} items={[...items, dear]} item={dear} onClose={vi.fn()} />)
  await expect.element(price).toHaveValue('1200.00')
  expect(page.getByText('Is this price right?').elements()).toEqual([])
})

test('sizes in one line are saved with the dish, whose price is that of the first one', async () => {
  const option = (id: number, name: string, price: number) => ({
    ...{ id, name, price, isDefault: price === 0, isAvailable: true, allergens: [] },
  })
  const size = {
    ...{ id: 8, name: 'Size', min: 1, max: 1 },
    options: [option(81, 'Glass', 0), option(82, 'Bottle', 1800)],
  }
  const added = respond(addMenuItem, { ...(items[0] as MenuItem), id: 9 })
  show(<ItemForm restaurant={{ ...restaurant, id: 2 }} items={items} onClose={vi.fn()} />)
  const sizes = page.getByRole('textbox', { name: /^Sizes/ })
  const fillIn = async (name: string, typed: string) => {
    await page.getByLabelText('Name').fill(name)
    await page.getByLabelText('Category').fill('Wine')
    await sizes.fill(typed)
    await button('Add to Menu').click()
  }
  await fillIn('Chianti', 'Glass 6 or Bottle')
  await expect
    .element(sizes)
    .toHaveAccessibleDescription('Write each size with its price: Glass 6 · Bottle 24')
  await fillIn('Chianti', 'Glass 6 · Bottle 24')
  const glassAndBottle = [
    { name: 'Glass', price: 600 },
    { name: 'Bottle', price: 2400 },
  ]
  await expect
    .poll(() => added[0]?.body)
    .toMatchObject({ price: 600, sizes: { name: 'Size', options: glassAndBottle } })

  const dish = { ...items[0], price: 600, optionGroups: [size] } as MenuItem
  const changes = respond(changeMenuItem, dish)
  show(<ItemForm restaurant={{ ...restaurant, id: 2 }} items={items} item={dish} onClose={vi.fn()} />)
  await expect.element(sizes).toHaveValue('Glass 6.00 · Bottle 24.00')
  await sizes.fill('')
  await button('Save changes').click()
  await expect
    .poll(() => changes.map(({ body }) => body))
    .toMatchObject([{ sizes: { options: [] }, base: { sizes: { name: 'Size', options: glassAndBottle } } }])
})

describe('a picture', () => {
  const showing = { ...restaurant, id: 3, showsPictures: true } as OwnRestaurant
  const soup = { ...(items[0] as MenuItem), name: 'Soup' }
  const alert = page.getByRole('alert')
  const choose = (file: File) => userEvent.upload(page.getByLabelText('Choose a picture'), file)
  const drawn = async () => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return new File([blob], 'soup.png', { type: 'image/png' })
  }

  test('of a new dish is saved once the dish is', async () => {
    respond(addMenuItem, { ...soup, id: 9 })
    const sent = respond(setMenuPicture, { ...soup, id: 9, pictureId: 'a' })
    show(<ItemForm restaurant={showing} items={items} onClose={vi.fn()} />)
    await choose(new File(['ftypheic'], 'soup.heic', { type: 'image/heic' }))
    await expect
      .element(alert)
      .toHaveTextContent('This browser can’t read this picture. Please save it as JPEG, PNG or WebP.')
    await choose(await drawn())
    await expect.element(button('Replace the picture')).toBeVisible()
    expect(alert.elements()).toEqual([])
    await page.getByLabelText('Name').fill('Soup')
    await page.getByRole('textbox', { name: /^Price/ }).fill('9')
    await page.getByLabelText('Category').fill('Food')
    await button('Add to Menu').click()
    await expect
      .poll(() => sent.map(({ params, file }) => [params.itemId, file?.type]))
      .toEqual([[9, 'image/png']])
    // The form is open for the next dish.
    await expect.element(button('Choose a picture')).toBeVisible()
  })

  test('is replaced or removed with the other changes, or refused in words while the form stays', async () => {
    const onClose = vi.fn()
    const changed = respond(changeMenuItem, soup)
    respond(setMenuPicture, problem('picture-broken'))
    const removed = respond(removeMenuPicture, soup)
    show(<ItemForm restaurant={showing} items={items} item={{ ...soup, pictureId: 'b' }} onClose={onClose} />)
    await choose(await drawn())
    await button('Save changes').click()
    await expect
      .element(alert)
      .toHaveTextContent('This picture is damaged. Please choose it again, or another one.')
    expect([changed, onClose.mock.calls]).toEqual([[], []])
    await button('Remove the picture').click()
    expect(alert.elements()).toEqual([])
    await button('Save changes').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect([removed.length, changed.length]).toEqual([1, 1])
  })
})
