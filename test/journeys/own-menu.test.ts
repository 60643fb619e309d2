// An owner brings the menu: from a file, corrected, edited, sold out, put in order, and onto the tables as codes.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getMenu, removeMenuItem } from '#contract/menu.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makePhone } from '../diners/phone.ts'
import { addDishes, makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import { addTablesTo, sitDown } from '../restaurants/tables.ts'
import { exactly, hasFocus, linesOf, nextPaint, problemOf, toastOf } from './steps.ts'

const app = shareApp()
const markup = '<img src=x onerror=alert(1)>'
const file = `Category,Name,Description,Price,Allergens
Starters,Soup,of the day,6.50,Celery; milk
Starters,Oysters,half a dozen,market,"molluscs, shellfish"
Mains,Pasta,,8/9
Mains,${markup},,12
Sweets,Cake,,4`

test('a menu is uploaded, corrected, confirmed, and kept from then on', { timeout: 60_000 }, async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'cake', price: 350, category: 'sweets' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await upload(page, 'menu.csv', file)

  // What is doubtful comes first, with the reason and what stands in the file.
  await page.getByText('5 dishes in 3 categories · 2 to check · 4 new · 1 price changed').waitFor()
  const doubtful = page.getByRole('region', exactly('To check')).getByRole('listitem')
  expect(await linesOf(doubtful.nth(0))).toEqual(expect.arrayContaining(['we can’t read the price', 'Row 3']))
  expect(await linesOf(doubtful.nth(1))).toContain('in the file: “8/9”')
  await page.getByRole('button', exactly('Update the menu')).click()
  await page.getByText('One dish must be corrected or left out.').waitFor()
  expect(await problemOf(doubtful.nth(0).getByLabel('Price'))).toBe(
    'Please fill this in. In the file: “market”.',
  )
  expect(await dishesOf(owner)).toEqual([['sweets', 'cake', 350]])

  await doubtful.nth(0).getByLabel('Price').fill('18,00')
  await doubtful.nth(0).getByLabel('Category').fill('Specials')
  await doubtful.nth(0).getByText('we don’t know all of its allergens').waitFor()
  await doubtful.nth(0).getByText('in the file: “molluscs, shellfish”').waitFor()
  await doubtful.nth(0).getByLabel('Crustaceans').check()
  await page.getByRole('button', exactly('Leave out Pasta')).click()
  await hasFocus(page.getByRole('button', exactly('Put back Pasta')))
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  const menu = [
    ['sweets', 'Cake', 400],
    ['Starters', 'Soup', 650],
    ['Specials', 'Oysters', 1800],
    ['Mains', markup, 1200],
  ]
  expect(await dishesOf(owner)).toEqual(menu)
  expect(await allergensOf(owner, 'Soup')).toEqual(['milk', 'celery'])
  expect(await allergensOf(owner, 'Oysters')).toEqual(['crustaceans', 'molluscs'])
  expect(await linesOf(page.getByRole('region', exactly('Mains')))).toContain(markup)

  // Edited in its place.
  await page.getByRole('searchbox').fill('oys')
  await page.getByText('1 dish found').waitFor()
  await page.getByRole('button', exactly('Edit Oysters')).click()
  await page.getByLabel('Price').fill('free')
  await page.getByRole('button', exactly('Save changes')).click()
  expect(await problemOf(page.getByLabel('Price'))).toBe('This doesn’t look right.')
  await page.getByLabel('Price').fill('17.5')
  await page.getByLabel('Crustaceans').uncheck()
  await page.getByRole('button', exactly('Save changes')).click()
  await page.getByText('$17.50').waitFor()
  expect(await allergensOf(owner, 'Oysters')).toEqual(['molluscs'])
  await hasFocus(page.getByRole('button', exactly('Edit Oysters')))

  // A switch is on for what can be had, and what is sold out is marked so.
  const available = page.getByRole('switch', exactly('Available: Oysters'))
  expect(await available.isChecked()).toBe(true)
  expect(await page.getByText('Sold out', { exact: true }).count()).toBe(0)
  await available.click()
  await page.getByText('Sold out', { exact: true }).waitFor()
  await expect.poll(() => isSoldOut(owner, 'Oysters')).toBe(true)
  expect(await available.isChecked()).toBe(false)

  await page.getByRole('button', exactly('Edit Oysters')).click()
  await page.getByRole('button', exactly('Delete')).click()
  await page.getByRole('button', exactly('Keep it')).click()
  await hasFocus(page.getByRole('button', exactly('Delete')))
  await page.getByRole('button', exactly('Delete')).click()
  await page.getByText('Delete Oysters?').waitFor()
  await page.getByRole('button', exactly('Delete')).click()
  await page.getByText('Nothing on your menu matches “oys”.').waitFor()
  await page.getByRole('button', exactly('Clear the search')).click()

  // Categories, by keyboard: the button that was pressed keeps the focus.
  const ordering = page.getByRole('button', exactly('Arrange categories'))
  await ordering.click()
  await hasFocus(page.getByRole('heading', exactly('Arrange categories')))
  await page.getByRole('button', exactly('Move Mains up')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Mains is now 1 of 3').waitFor()
  await hasFocus(page.getByRole('button', exactly('Move Mains down')))
  await page.getByRole('button', exactly('Save order')).click()
  await toastOf(browser, 'Category order saved')
  await hasFocus(ordering)
  expect((await dishesOf(owner)).map(([category]) => category)).toEqual(['Mains', 'sweets', 'Starters'])
})

test('a category is renamed, its dishes put in order by keyboard, and several moved elsewhere', async () => {
  const owner = await makeRestaurant(app())
  const food = ['Soup', 'Bread', 'Cake', 'Pie'].map(name => ({ name, price: 500, category: 'Food' }))
  await addDishes(owner, ...food, { name: 'Tea', price: 200, category: 'Drinks' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const button = (name: string) => page.getByRole('button', exactly(name))
  await button('Arrange Food').click()
  const form = page.getByRole('form', exactly('Arrange Food'))
  await button('Move Pie up').focus()
  for (const _ of food.slice(1)) await page.keyboard.press('Enter')
  await page.getByText('Pie is now 1 of 4').waitFor()
  await hasFocus(button('Move Pie down'))
  await form.getByLabel('Category name').fill('Kitchen')
  await form.getByRole('button', exactly('Save')).click()
  await toastOf(browser, 'Category saved')
  const names = async () => (await dishesOf(owner)).map(([category, name]) => `${category}: ${name}`)
  const drinks = 'Drinks: Tea'
  expect(await names()).toEqual(['Kitchen: Pie', 'Kitchen: Soup', 'Kitchen: Bread', 'Kitchen: Cake', drinks])

  await button('Arrange Kitchen').click()
  await page.getByLabel('Select Pie').check()
  await page.getByLabel('Select Cake').check()
  await page.getByLabel('Move 2 dishes to').fill('Sweets')
  await page.keyboard.press('Enter')
  await toastOf(browser, '2 dishes are now in Sweets')
  expect(await names()).toEqual(['Kitchen: Soup', 'Kitchen: Bread', drinks, 'Sweets: Pie', 'Sweets: Cake'])

  // The name of another: asked first, and nothing is lost by saying no.
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

test('a long menu begins with its headings, and a search opens what it finds', async () => {
  const owner = await makeRestaurant(app())
  const dishes = Array.from({ length: 50 }, (_, at) => ({
    name: `Dish ${at}`,
    price: 500,
    category: at < 30 ? 'Mains' : 'Sweets',
  }))
  await addDishes(owner, ...dishes)
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

test('what is half typed is there again after a look elsewhere, until it is saved or cancelled', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'Soup', price: 1450 })
  const { page, open } = await openPhone(app(), { of: owner, still: true, width: 1280 })
  await open('/restaurant-dashboard')
  const tab = (name: string) => page.getByRole('link', exactly(name)).first().click()
  await page.getByRole('button', exactly('Add Item')).click()
  const dish = page.getByRole('form', exactly('New dish'))
  await dish.getByLabel('Name').fill('Goulash')
  await tab('Offers')
  await page.getByRole('button', exactly('Create Campaign')).first().click()
  const headline = page.getByLabel('Campaign Title')
  await headline.fill('Goulash week')
  await tab('Menu')
  expect(await dish.getByLabel('Name').inputValue()).toBe('Goulash')
  await dish.getByRole('button', exactly('Cancel')).click()
  await tab('Offers')
  expect(await headline.inputValue()).toBe('Goulash week')
  await page.getByRole('button', exactly('Cancel')).click()
  await tab('Menu')
  await page.getByRole('button', exactly('Add Item')).click()
  expect(await dish.getByLabel('Name').inputValue()).toBe('')

  // The profile, too; and another currency asks what becomes of the prices.
  await tab('Settings')
  const profile = page.getByRole('button', exactly('Edit Profile'))
  await profile.click()
  await page.getByRole('dialog').getByLabel('Currency').selectOption('JPY')
  await page.keyboard.press('Escape')
  await profile.click()
  expect(await page.getByRole('dialog').getByLabel('Currency').inputValue()).toBe('JPY')
  await page.getByText('$14.50 becomes ¥15').waitFor()
  await page.getByText('$14.50 becomes ¥2,161').waitFor()
  await page.getByRole('button', exactly('Save Profile')).click()
  await page.getByText('Please choose one.').waitFor()
  await page.getByLabel('Convert them').check()
  await page.getByRole('button', exactly('Save Profile')).click()
  await expect.poll(() => dishesOf(owner)).toEqual([['Food', 'Soup', 216_100]])
  await tab('Menu')
  await page.getByText('¥2,161').filter({ visible: true }).waitFor()
  // Signed out, nothing of it is left.
  await page.getByRole('button', exactly('Add Item')).click()
  await dish.getByLabel('Name').fill('Secret stew')
  await page.getByRole('button', exactly('Logout')).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', exactly('Login')).click()
  await page.getByRole('button', exactly('Add Item')).click()
  expect(await dish.getByLabel('Name').inputValue()).toBe('')
})

test('a dish is added by hand, in the restaurant’s money, and failures are told', async () => {
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
  await form.getByLabel('Price').fill('900.5')
  await form.getByLabel('Category').fill('Noodles')
  await send()
  expect(await problemOf(form.getByLabel('Price'))).toContain('no coins')
  await form.getByLabel('Price').fill('900')

  browser.expectTrouble(/menu-items answered 503/)
  await page.route('**/api/menu-items', route => route.fulfill({ status: 503 }))
  await send()
  await toastOf(browser, 'Failed to add menu item. Please try again.')
  await page.unroute('**/api/menu-items')
  await send()
  const told = await toastOf(browser, 'Ramen is on the menu')
  expect(await dishesOf(owner)).toEqual([['Noodles', 'Ramen', 90_000]])

  // It stays open for the next of the category, and says at its fields alone what is wrong there.
  await hasFocus(form.getByLabel('Name'))
  expect(await form.getByLabel('Category').inputValue()).toBe('Noodles')
  browser.expectTrouble(/menu-items answered 409/)
  await page.keyboard.type('ramen')
  await form.getByLabel('Price').fill('1')
  await send()
  expect(await problemOf(form.getByLabel('Name'))).toBe('There’s already one with that name.')
  expect(told).not.toContain('Failed')
  expect(await page.getByText('Failed to add menu item').count()).toBe(0)
  await form.getByLabel('Name').fill('Udon')
  await form.getByLabel('Description').fill('thick\nand cold')
  await send()
  await page.getByRole('button', exactly('Edit Udon')).waitFor()
  expect((await menuOf(owner)).map(({ description }) => description)).toEqual([null, 'thick\nand cold'])
  await form.getByRole('button', exactly('Done')).click()
  await form.waitFor({ state: 'hidden' })
})

test('a file that cannot be read is refused with what to do, and nothing is changed', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  browser.expectTrouble(/bulk-upload answered 422/)
  await open('/restaurant-dashboard')
  await upload(page, 'menu.png', 'x')
  expect(await toastOf(browser, 'Invalid File Type')).toContain('Please upload a CSV, JSON, or PDF file')
  await pick(page, 'menu.json', '[\n{"name":"Soup","price":5},\n{"name" "Pasta"}]')
  // The toast says the reason that stands on the page.
  expect(await toastOf(browser, 'Upload Failed')).toContain('The problem is in row 3.')
  expect(await page.getByRole('alert').first().textContent()).toContain('The problem is in row 3.')
  await pick(page, 'menu.pdf', '%PDF-1.7')
  const trouble = page
    .getByRole('alert')
    .filter({ hasText: 'This file is damaged, or isn’t what its name says.' })
  await trouble.first().waitFor()
  await pick(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByLabel('Category for the 2 dishes without one').fill('Drinks')
  await page.getByRole('button', exactly('Cancel')).click()
  await page.getByText('Choose a file').waitFor()
  await pick(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByRole('button', exactly('Put 2 dishes on the menu')).click()
  await page.getByRole('searchbox').waitFor()
  expect(await dishesOf(owner)).toEqual([
    ['Other', 'Tea', 250],
    ['Other', 'Cola', 300],
  ])

  // The same once more is another modifier: meanwhile a dish was taken off on another device.
  const [tea] = await menuOf(owner)
  await owner.phone.call(removeMenuItem, { params: { itemId: tea?.id ?? 0 } })
  await upload(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  expect((await dishesOf(owner)).map(([, name]) => name)).toEqual(['Cola', 'Tea'])
})

test('what others do meanwhile, and what comes late, leaves the owner where they are', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'Soup', price: 600, category: 'Starters' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await page.getByRole('button', exactly('Edit Soup')).waitFor()

  // Taken off the menu on another device.
  const [soup] = await menuOf(owner)
  await owner.phone.call(removeMenuItem, { params: { itemId: soup?.id ?? 0 } })
  browser.expectTrouble(/menu-items\/\d+ answered 404/)
  await page.getByRole('switch', exactly('Available: Soup')).click()
  await toastOf(browser, 'This dish has already been taken off the menu.')
  await page.getByText('Your menu is empty').waitFor()

  // And another is put on it, while its owner looks at something else.
  await addDishes(owner, { name: 'Stew', price: 900 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', exactly('Edit Stew')).waitFor()

  // A dish that is on its way closes nothing that was opened meanwhile.
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

  // An upload that is left failed nobody.
  browser.expectTrouble(/bulk-upload.* failed/)
  await page.route('**/bulk-upload*', () => undefined)
  await pick(page, 'menu.csv', file)
  await page.getByText(/^(Sending|Reading) menu.csv/).waitFor()
  const left = page.waitForEvent('requestfailed')
  await page.getByRole('button', exactly('Upload Menu')).click()
  await left
  await nextPaint(page)
  expect(await page.getByText('Upload Failed').count()).toBe(0)
})

test('codes for the tables are printed eight a page, and nothing else is', async () => {
  const owner = await makeRestaurant(app(), { name: 'Zur Donaudampfschifffahrtsgesellschaft am alten Hafen' })
  const { page, open, context } = await openPhone(app(), { of: owner, still: true, width: 1280, dark: true })
  // Nothing comes out of this printer, so it is never done.
  await context.addInitScript(`
    window.print = () => { window.printed = (window.printed ?? 0) + 1 }
    window.addEventListener('afterprint', event => event.stopImmediatePropagation())`)
  await open('/restaurant-tables')
  await page.getByLabel('To table').fill('0')
  expect(await problemOf(page.getByLabel('To table'))).toBe('This is before the first table.')
  await page.getByLabel('To table').fill('20')
  await page.getByRole('button', exactly('Add 20 tables')).click()
  await page.getByText('20 tables added').first().waitFor()
  await page.reload()
  await page.getByText('on 3 pages of A4 or Letter').waitFor()
  await page.getByRole('button', exactly('Print 20 codes')).click()
  expect(await page.evaluate('printed')).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: null })
  const paper = await linesOf(page.locator('body'))
  expect(paper).toHaveLength(60)
  expect(paper.slice(57)).toEqual([
    'Zur Donaudampfschifffahrtsgesellschaft am alten Hafen',
    'Table 20',
    'Scan, choose, and order together.',
  ])
  expect(await page.getByRole('img', { name: 'QR code for Table' }).filter({ visible: true }).count()).toBe(
    20,
  )
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(3)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', exactly('Table 3')).check()
  await page.getByRole('button', exactly('Print 1 code')).waitFor()
  const preview = page.getByRole('region', exactly('Preview'))
  await preview.getByText('Table 3', { exact: true }).waitFor()
})

test('tables are kept: added by name, renamed, given a new code and removed, and who sits there is seen', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner })
  const { page, open } = browser
  await open('/restaurant-tables')
  await page.getByLabel('By name').check()
  await page.getByLabel('Table names').fill('Bar, 10, 9')
  await page.getByRole('button', exactly('Add 3 tables')).click()
  await toastOf(browser, '3 tables added')
  await page.getByRole('button', exactly('Add Tables')).click()
  await page.getByLabel('To table').fill('9')
  await page.getByRole('button', exactly('Add 9 tables')).click()
  await toastOf(browser, '8 tables added')
  const names = page.getByRole('list', exactly('Tables to print')).getByRole('checkbox')
  await page.reload()
  await expect.poll(() => names.count()).toBe(11)
  const listed = await linesOf(page.getByRole('list', exactly('Tables to print')))
  expect(listed.slice(-3)).toEqual(['Table 9', 'Table 10', 'Bar'])

  await page.getByRole('button', exactly('Edit Table 2')).click()
  browser.expectTrouble(/answered 409/)
  await page.getByLabel('Name or number').fill('bar')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByText('You already have a table with that name.').waitFor()
  await page.getByLabel('Name or number').fill('Window')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByRole('checkbox', exactly('Window')).waitFor()

  const [one] = await addTablesTo(owner, '1')
  await sitDown(app(), one?.token ?? '', 'Ann')
  await page.reload()
  await page.getByText('1 person now').waitFor()
  await page.getByRole('button', exactly('Edit Table 1')).click()
  await page.getByRole('button', exactly('New code')).click()
  await page.getByRole('button', exactly('Make a new code')).click()
  await toastOf(browser, 'Table 1 has a new code. Please print it.')
  const [renewed] = await addTablesTo(owner, '1')
  expect(renewed?.token).not.toBe(one?.token)

  await page.getByRole('button', exactly('Edit Table 3')).click()
  await page.getByRole('button', exactly('Remove')).click()
  await page.getByRole('button', exactly('Remove the table')).click()
  await page.getByRole('checkbox', exactly('Table 3')).waitFor({ state: 'detached' })
})

async function upload(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', exactly('Upload Menu')).click()
  await page.getByText('Choose a file').waitFor()
  await pick(page, name, content)
}

function pick(page: Page, name: string, content: string): Promise<void> {
  return page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

async function menuOf({ id }: Owner) {
  return (await makePhone(app().url).call(getMenu, { params: { restaurantId: id } })).body
}

async function dishesOf(owner: Owner) {
  return (await menuOf(owner)).map(({ category, name, price }) => [category, name, price])
}

async function allergensOf(owner: Owner, dish: string) {
  return (await menuOf(owner)).find(({ name }) => name === dish)?.allergens
}

async function isSoldOut(owner: Owner, dish: string) {
  return (await menuOf(owner)).find(({ name }) => name === dish)?.isSoldOut
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
