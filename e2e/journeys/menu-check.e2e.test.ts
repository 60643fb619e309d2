// What an owner does with a file whose dishes cannot be read at first, and with the dishes that were read.

import { removeMenuItem } from '@tablemate/contract/menu.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { menuItem, menuItemsOf, menuOf, pick, upload } from './own-menu-steps.ts'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('an owner says what the columns of a list hold that cannot be told apart', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await upload(page, 'menu.csv', 'Tola,Kesh,Mur,Vebi\nSoup,Sopa,Zuppa,5.00\nStew,Guiso,Stufato,9.00')
  const question = page.getByRole('region', exactly('What do the columns hold?'))
  const column = (at: number) => question.getByLabel(`Column ${at}`)
  await column(4).waitFor()
  const guess = await Promise.all([1, 2, 3, 4].map(at => column(at).inputValue()))
  expect(guess).toEqual(['name', 'description', 'ignore', 'price'])
  expect(await linesOf(question)).toEqual(expect.arrayContaining(['Tola', 'Soup', 'Stew']))

  const read = question.getByRole('button', exactly('Read the Menu'))
  await column(4).selectOption('Nothing we need')
  expect(await read.isDisabled()).toBe(true)
  await column(4).selectOption('Price')
  await column(3).selectOption('Name')
  expect(await column(1).inputValue()).toBe('ignore')
  await column(2).selectOption('Nothing we need')
  await read.click()
  await page.getByLabel('Category for the 2 dishes without one').fill('Mains')
  await page.getByRole('button', exactly('Put 2 dishes on the menu')).click()
  await toastOf(browser, '2 dishes are on the menu')
  expect(await menuItemsOf(app(), owner)).toEqual([
    ['Mains', 'Zuppa', 500],
    ['Mains', 'Stufato', 900],
  ])
})

test('an unreadable file is refused with advice, and the menu does not change', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  browser.expectTrouble(/bulk-upload answered 422/)
  await open('/restaurant-dashboard')
  await upload(page, 'menu.png', 'x')
  expect(await toastOf(browser, 'Invalid File Type')).toContain('Please upload a CSV, JSON, or PDF file')
  await pick(page, 'menu.pdf', '%PDF-1.7')
  const trouble = page
    .getByRole('alert')
    .filter({ hasText: 'This file is damaged, or isn’t what its name says.' })
  await trouble.first().waitFor()
  await pick(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByLabel('Category for the 2 dishes without one').fill('Drinks')
  await page.getByRole('button', exactly('Cancel')).click()
  await page.getByRole('button', exactly('Discard')).click()
  await page.getByText('Choose a file').waitFor()
  await pick(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByRole('button', exactly('Put 2 dishes on the menu')).click()
  await page.getByRole('searchbox').waitFor()
  expect(await menuItemsOf(app(), owner)).toEqual([
    ['Other', 'Tea', 250],
    ['Other', 'Cola', 300],
  ])

  // The same file again is a new import and no replay: meanwhile another device has removed a dish.
  const [tea] = await menuOf(app(), owner)
  await owner.phone.call(removeMenuItem, { params: { itemId: tea?.id ?? 0 } })
  await upload(page, 'menu.json', '[{"name":"Tea","price":2.5},{"name":"Cola","price":3}]')
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  expect((await menuItemsOf(app(), owner)).map(([, name]) => name)).toEqual(['Cola', 'Tea'])
})

test('a PDF is checked beside its page: what was missed is added, categories change, and a reload keeps all of it', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true, width: 1280, height: 900 })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const draws = [
    line(50, 760, 'House lemonade', 8),
    line(50, 720, 'Soups', 20),
    ...[menuItem(690, 'Onion', '$7.50'), menuItem(670, 'Leek', '$6.00'), menuItem(650, 'Pea', '$6.50')],
    line(50, 620, 'Corkage $15.00 per bottle'),
    line(50, 580, 'Mains', 20),
    ...[menuItem(550, 'Trout', '$19.00'), menuItem(530, 'Stew', '$17.00'), menuItem(510, 'Pie', '$16.00')],
  ]
  await upload(page, 'menu.pdf', pdfOf({ pages: [draws.join('')] }))

  // The page is drawn, and the place of the opened row is lit.
  const sheet = page.getByRole('img', exactly('Page 1 of menu.pdf'))
  await expect.poll(() => sheet.evaluate(hasInk)).toBe(true)
  await page.getByRole('button', exactly('Correct Leek')).click()
  const lit = page.locator('[data-lit]')
  await lit.first().waitFor()
  const top = await lit.first().evaluate(element => Number.parseFloat(element.style.top))
  expect(Math.abs(top - (100 * (800 - 680)) / 800)).toBeLessThan(1.5)

  // Every price of the file is on the menu, or the owner says otherwise.
  await page.getByText('7 prices in the file, 6 on the menu: this one?').waitFor()
  await page.getByRole('button', exactly('Add as a dish: Corkage $15.00 per bottle')).click()
  await page.getByText('Corkage per bottle added to Soups').waitFor()
  await page.getByText('Every price of the file is accounted for').waitFor()

  // A box around what was missed makes a dish of it.
  const frame = await sheet.boundingBox()
  if (!frame) throw new Error('the page has a size')
  const at = (x: number, y: number) =>
    [frame.x + (x / 600) * frame.width, frame.y + ((800 - y) / 800) * frame.height] as const
  await page.mouse.move(...at(44, 772))
  await page.mouse.down()
  await page.mouse.move(...at(200, 754))
  await page.mouse.up()
  const missed = page.getByRole('listitem').filter({ has: page.locator('input[value="House lemonade"]') })
  await missed.getByLabel('Price').fill('4.5')
  await page.getByRole('button', exactly('Done: House lemonade')).click()

  // A category is renamed with all its dishes, and gets selected ones.
  await page.getByRole('button', exactly('Rename Soups')).click()
  await page.getByLabel('Category name').fill('Starters')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByRole('region', exactly('Starters')).getByText('Onion').waitFor()
  await page.getByRole('button', exactly('Select dishes of Mains')).click()
  await page.getByRole('checkbox', exactly('Select Stew')).check()
  await page.getByRole('button', exactly('Move to…')).click()
  await page.getByRole('dialog').getByRole('button', exactly('Starters')).click()
  await toastOf(browser, '1 dish is now in Starters')
  await waitForFocus(page.getByRole('button', exactly('Correct Stew')))

  await page.reload()
  await page.getByText('menu.pdf is not on your menu yet').waitFor()
  await page.getByRole('button', exactly('Continue')).click()
  await page.getByText(/^Your corrections from .+ are kept\.$/).waitFor()
  await expect.poll(() => sheet.evaluate(hasInk)).toBe(true)
  await page.getByRole('button', exactly('Put 8 dishes on the menu')).click()
  await page.getByRole('searchbox').waitFor()
  expect(await menuItemsOf(app(), owner)).toEqual([
    ['Starters', 'House lemonade', 450],
    ['Starters', 'Onion', 750],
    ['Starters', 'Leek', 600],
    ['Starters', 'Pea', 650],
    ['Starters', 'Corkage per bottle', 1500],
    ['Starters', 'Stew', 1700],
    ['Mains', 'Trout', 1900],
    ['Mains', 'Pie', 1600],
  ])
  await page.reload()
  await page.getByRole('searchbox').waitFor()
  expect(await page.getByText('menu.pdf is not on your menu yet').count()).toBe(0)
})

test('a dish is edited, sold out and deleted in the list, and categories are arranged by keyboard', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(
    owner,
    { name: 'Cake', price: 400, category: 'sweets' },
    { name: 'Soup', price: 650, category: 'Starters' },
    { name: 'Oysters', price: 1800, category: 'Specials' },
    { name: 'Pasta', price: 1200, category: 'Mains' },
  )
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await page.getByRole('searchbox').fill('oys')
  await page.getByText('1 dish found').waitFor()
  await page.getByRole('button', exactly('Edit Oysters')).click()
  await page.getByLabel('Price').fill('free')
  await page.getByRole('button', exactly('Save changes')).click()
  expect(await problemOf(page.getByLabel('Price'))).toBe('This doesn’t look right.')
  await page.getByLabel('Price').fill('17.5')
  await page.getByLabel('Molluscs').check()
  await page.getByRole('button', exactly('Save changes')).click()
  await page.getByText('$17.50').waitFor()
  expect(await allergensOf(owner, 'Oysters')).toEqual(['molluscs'])
  await waitForFocus(page.getByRole('button', exactly('Edit Oysters')))

  // The switch is on for an available dish. A sold-out dish has a mark.
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
  await waitForFocus(page.getByRole('button', exactly('Delete')))
  await page.getByRole('button', exactly('Delete')).click()
  await page.getByText('Delete Oysters?').waitFor()
  await page.getByRole('button', exactly('Delete')).click()
  await page.getByText('Nothing on your menu matches “oys”.').waitFor()
  await page.getByRole('button', exactly('Clear the search')).click()

  // Categories are moved by keyboard: the pressed button keeps the focus.
  const ordering = page.getByRole('button', exactly('Arrange categories'))
  await ordering.click()
  await waitForFocus(page.getByRole('heading', exactly('Arrange categories')))
  await page.getByRole('button', exactly('Move Mains up')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Mains is now 1 of 3').waitFor()
  await waitForFocus(page.getByRole('button', exactly('Move Mains down')))
  await page.getByRole('button', exactly('Save order')).click()
  await toastOf(browser, 'Category order saved')
  await waitForFocus(ordering)
  expect((await menuItemsOf(app(), owner)).map(([category]) => category)).toEqual([
    'Mains',
    'sweets',
    'Starters',
  ])
})

/** Whether a canvas shows anything dark. */
function hasInk(canvas: HTMLElement | SVGElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return pixels.some((value, at) => at % 4 === 0 && value < 100)
}

async function allergensOf(owner: Owner, menuItem: string) {
  return (await menuOf(app(), owner)).find(({ name }) => name === menuItem)?.allergens
}

async function isSoldOut(owner: Owner, menuItem: string) {
  return (await menuOf(app(), owner)).find(({ name }) => name === menuItem)?.isSoldOut
}
