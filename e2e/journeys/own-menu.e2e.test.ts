// An owner edits the menu by hand: dishes, categories and drafts, while other devices change it too.

import { changeMenuItem, removeMenuItem } from '@tablemate/contract/menu.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { menuFile, menuItemsOf, menuOf, pick } from './own-menu-steps.ts'
import { chooseCurrency, exactly, nextPaint, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('a category is renamed, its dishes are sorted by keyboard, and several are moved to another category', async () => {
  const owner = await makeRestaurant(app())
  const food = ['Soup', 'Bread', 'Cake', 'Pie'].map(name => ({ name, price: 500, category: 'Food' }))
  await addMenuItems(owner, ...food, { name: 'Tea', price: 200, category: 'Drinks' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const button = (name: string) => page.getByRole('button', exactly(name))
  await button('Arrange Food').click()
  const form = page.getByRole('form', exactly('Arrange Food'))
  await button('Move Pie up').focus()
  for (const _ of food.slice(1)) await page.keyboard.press('Enter')
  await page.getByText('Pie is now 1 of 4').waitFor()
  await waitForFocus(button('Move Pie down'))
  await form.getByLabel('Category name').fill('Kitchen')
  await form.getByRole('button', exactly('Save')).click()
  await toastOf(browser, 'Category saved')
  const names = async () =>
    (await menuItemsOf(app(), owner)).map(([category, name]) => `${category}: ${name}`)
  const drinks = 'Drinks: Tea'
  expect(await names()).toEqual(['Kitchen: Pie', 'Kitchen: Soup', 'Kitchen: Bread', 'Kitchen: Cake', drinks])

  await button('Arrange Kitchen').click()
  await page.getByLabel('Select Pie').check()
  await page.getByLabel('Select Cake').check()
  await page.getByLabel('Move 2 dishes to').fill('Sweets')
  await page.keyboard.press('Enter')
  await toastOf(browser, '2 dishes are now in Sweets')
  expect(await names()).toEqual(['Kitchen: Soup', 'Kitchen: Bread', drinks, 'Sweets: Pie', 'Sweets: Cake'])

  // The name of another category needs a confirmation, and a refusal changes nothing.
  browser.expectTrouble(/menu-category answered 409/)
  await page.getByLabel('Category name').fill('drinks')
  await button('Save').click()
  await page.getByText('There’s already a category called drinks. Merge the two?').waitFor()
  await button('Choose another name').click()
  await button('Save').click()
  await button('Merge').click()
  await toastOf(browser, 'Category saved')
  expect(await names()).toEqual([
    'drinks: Tea',
    'drinks: Soup',
    'drinks: Bread',
    'Sweets: Pie',
    'Sweets: Cake',
  ])
})

test('a long menu shows its headings only, and a search opens the categories that match', async () => {
  const owner = await makeRestaurant(app())
  const menuItems = Array.from({ length: 50 }, (_, at) => ({
    name: `Dish ${at}`,
    price: 500,
    category: at < 30 ? 'Mains' : 'Sweets',
  }))
  await addMenuItems(owner, ...menuItems)
  const { page, open } = await openPhone(app(), { of: owner, still: true })
  await open('/restaurant-dashboard')
  const edit = page.getByRole('button', { name: /^Edit Dish/ })
  await page.getByRole('button', { name: 'Mains 30 dishes' }).waitFor()
  expect(await edit.count()).toBe(0)
  await page.getByRole('button', { name: 'Sweets 20 dishes' }).click()
  await edit.first().waitFor()
  expect(await edit.count()).toBe(20)
  await page.getByRole('searchbox').fill('dish 7')
  await page.getByRole('button', exactly('Edit Dish 7')).waitFor()
})

test('a half-filled form survives a visit to another screen until it is saved or cancelled', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Soup', price: 1450 })
  const { page, open } = await openPhone(app(), { of: owner, still: true, width: 1280 })
  await open('/restaurant-dashboard')
  const tab = (name: string) => page.getByRole('link', exactly(name)).first().click()
  await page.getByRole('button', exactly('Add Item')).click()
  const menuItem = page.getByRole('form', exactly('New dish'))
  await menuItem.getByLabel('Name').fill('Goulash')
  await tab('Offers')
  await page.getByRole('button', exactly('Create Campaign')).first().click()
  const headline = page.getByLabel('Campaign Title')
  await headline.fill('Goulash week')
  await tab('Menu')
  expect(await menuItem.getByLabel('Name').inputValue()).toBe('Goulash')
  await menuItem.getByRole('button', exactly('Cancel')).click()
  await tab('Offers')
  expect(await headline.inputValue()).toBe('Goulash week')
  await page.getByRole('button', exactly('Cancel')).click()
  await tab('Menu')
  await page.getByRole('button', exactly('Add Item')).click()
  expect(await menuItem.getByLabel('Name').inputValue()).toBe('')

  // So does the profile's form. Another currency asks what happens to the prices.
  await tab('Settings')
  const profile = page.getByRole('button', exactly('Edit Profile'))
  await profile.click()
  // All currencies of the world are found by code or name. Without a rate, prices can only keep their numbers.
  const currency = page.getByRole('dialog').getByRole('combobox', exactly('Currency'))
  await currency.click()
  expect(await page.getByRole('option').count()).toBeGreaterThan(150)
  await currency.fill('dinar')
  await page.getByRole('option', exactly('KWD · Kuwaiti Dinar')).click()
  await page.getByText('$14.50 becomes KWD 14.500').waitFor()
  expect(await page.getByLabel('Convert them').count()).toBe(0)
  await chooseCurrency(page, 'jpy')
  await page.keyboard.press('Escape')
  await profile.click()
  expect(await currency.inputValue()).toBe('JPY · Japanese Yen')
  await page.getByText('$14.50 becomes ¥15').waitFor()
  await page.getByText('$14.50 becomes ¥2,161').waitFor()
  await page.getByRole('button', exactly('Save Profile')).click()
  await page.getByText('Please choose one.').waitFor()
  await page.getByLabel('Convert them').check()
  await page.getByRole('button', exactly('Save Profile')).click()
  await expect.poll(() => menuItemsOf(app(), owner)).toEqual([['Food', 'Soup', 216_100]])
  await tab('Menu')
  await page.getByText('¥2,161').filter({ visible: true }).waitFor()
  // Signing out deletes all drafts.
  await page.getByRole('button', exactly('Add Item')).click()
  await menuItem.getByLabel('Name').fill('Secret stew')
  await page.getByRole('button', exactly('Logout')).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', exactly('Login')).click()
  await page.getByRole('button', exactly('Add Item')).click()
  expect(await menuItem.getByLabel('Name').inputValue()).toBe('')
})

test('a dish is added by hand in the restaurant’s currency, and failures are shown', async () => {
  const owner = await makeRestaurant(app(), { currency: 'JPY' })
  const browser = await openPhone(app(), { of: owner, still: true, width: 1280 })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await page.getByText('Your menu is empty').waitFor()
  await page.getByRole('button', exactly('Add Item')).click()
  const form = page.getByRole('form', exactly('New dish'))
  const send = () => form.getByRole('button', exactly('Add to Menu')).click()
  await send()
  await toastOf(browser, 'Please fill in all required fields.')
  await form.getByLabel('Name').fill('Ramen')
  await form.getByLabel('Price').fill('900')
  await form.getByLabel('Category').fill('Noodles')
  await form.getByLabel('Description').fill('hot\nand thick')

  browser.expectTrouble(/menu-items answered 503/)
  await page.route('**/api/menu-items', route => route.fulfill({ status: 503 }))
  await send()
  await toastOf(browser, 'Failed to add menu item. Please try again.')
  await page.unroute('**/api/menu-items')
  await send()
  const toast = await toastOf(browser, 'Ramen is on the menu')
  expect(await menuItemsOf(app(), owner)).toEqual([['Noodles', 'Ramen', 90_000]])
  expect((await menuOf(app(), owner))[0]?.description).toBe('hot\nand thick')

  // The form stays open for the category's next dish, and shows errors only at their fields.
  await waitForFocus(form.getByLabel('Name'))
  expect(await form.getByLabel('Category').inputValue()).toBe('Noodles')
  browser.expectTrouble(/menu-items answered 409/)
  await page.keyboard.type('ramen')
  await form.getByLabel('Price').fill('1')
  await send()
  expect(await problemOf(form.getByLabel('Name'))).toBe('There’s already one with that name.')
  expect(toast).not.toContain('Failed')
  expect(await page.getByText('Failed to add menu item').count()).toBe(0)
  await form.getByRole('button', exactly('Done')).click()
  await form.waitFor({ state: 'hidden' })
})

test('changes from other devices and late replies do not disturb what the owner is doing', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Soup', price: 600, category: 'Starters' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await page.getByRole('button', exactly('Edit Soup')).waitFor()

  // Another device removes the dish from the menu.
  const [soup] = await menuOf(app(), owner)
  await owner.phone.call(removeMenuItem, { params: { itemId: soup?.id ?? 0 } })
  browser.expectTrouble(/menu-items\/\d+ answered 404/)
  await page.getByRole('switch', exactly('Available: Soup')).click()
  await toastOf(browser, 'This dish has already been taken off the menu.')
  await page.getByText('Your menu is empty').waitFor()

  // Another device adds a dish while the owner is on another screen.
  await addMenuItems(owner, { name: 'Stew', price: 900 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', exactly('Edit Stew')).waitFor()

  // The late reply to a new dish closes no form that was opened meanwhile.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/menu-items', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', exactly('Add Item')).click()
  const form = page.getByRole('form', exactly('New dish'))
  for (const [label, text] of [
    ['Name', 'Tea'],
    ['Price', '2'],
    ['Category', 'Drinks'],
  ] as const)
    await form.getByLabel(label).fill(text)
  await form.getByRole('button', exactly('Add to Menu')).click()
  await page.getByRole('button', exactly('Upload Menu')).click()
  await page.getByText('Choose a file').waitFor()
  release()
  await toastOf(browser, 'Tea is on the menu')
  await page.getByText('Choose a file').waitFor()

  // An upload whose screen was left reports no failure.
  browser.expectTrouble(/bulk-upload.* failed/)
  await page.route('**/bulk-upload*', () => undefined)
  await pick(page, 'menu.csv', menuFile)
  await page.getByText(/^(Sending|Reading) menu.csv/).waitFor()
  const left = page.waitForEvent('requestfailed')
  await page.getByRole('button', exactly('Upload Menu')).click()
  await left
  await nextPaint(page)
  expect(await page.getByText('Upload Failed').count()).toBe(0)
})

test('a dish that another window changed meanwhile asks which value holds, and keeps what only that one changed', async () => {
  const owner = await makeRestaurant(app())
  const [menuItem] = await addMenuItems(owner, { name: 'Burrata', price: 1700, category: 'Food' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await page.getByRole('button', exactly('Edit Burrata')).click()
  await page.getByLabel('Price').fill('18')
  await page.getByLabel('Description').fill('With basil')
  await owner.phone.call(changeMenuItem, {
    params: { itemId: menuItem.id },
    body: { price: 1900, name: 'Burrata 2' },
  })
  browser.expectTrouble(/menu-items.* answered 409/)
  await page.getByRole('button', exactly('Save changes')).click()
  const question = page.getByRole('dialog', exactly('Changed somewhere else meanwhile'))
  await question.getByText('$19.00').waitFor()
  await question.getByLabel('Keep mine').check()
  await question.getByRole('button', exactly('Save')).click()
  await question.waitFor({ state: 'hidden' })
  await expect
    .poll(() => menuOf(app(), owner))
    .toMatchObject([{ name: 'Burrata 2', price: 1800, description: 'With basil' }])
})
