// An owner uploads menu files: a PDF that is read, corrected and confirmed, the same menu with a new price, and a photo.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getMenu } from '#contract/menu.ts'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { addDishes, makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import { dishesOf, menuOf } from './own-menu-steps.ts'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

/** A menu in the layout of a word processor. "~" separates a dish from its price. */
const winter = `
  # Soups
  Leek soup ~ 6.50
  Fish soup ~ 8 / 11
  # Mains
  Lamb stew, with thyme ~ 19.00
  Roast pork, with dumplings ~ 17.50
  Goose ~ market price
  # Sweets
  Plum cake ~ 5.50
  Cream slice ~ 5.00`

const spring = `
  # Soups
  Leek soup ~ 7.00
  # Mains
  Asparagus ~ 16.00
  Lamb stew ~ 19.00
  # Desserts
  Plum cake ~ 5.50`

test('an owner uploads a PDF, corrects two rows and gets the menu', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await upload(page, 'menu.pdf', await printed(browser, winter))
  await page.getByText('8 dishes in 3 categories · 3 to check', { exact: true }).waitFor()

  // Two prices without sizes are two dishes, which need different names.
  const rows = page.getByRole('region', exactly('To check')).getByRole('listitem')
  expect(await linesOf(rows.nth(1))).toEqual(
    expect.arrayContaining(['Page 1', 'several prices, no sizes named', 'in the file: “11”']),
  )
  const confirm = page.getByRole('button', exactly('Put 8 dishes on the menu'))
  await confirm.click()
  await page.getByText('3 dishes must be corrected or left out.').waitFor()
  const [name, goose] = [rows.nth(1).getByLabel('Name'), rows.nth(2).getByLabel('Price')]
  await waitForFocus(rows.nth(0).getByLabel('Name'))
  expect(await problemOf(name)).toBe(
    'Another dish in Soups is called Fish soup. Rename one, or leave it out.',
  )
  expect(await dishesOf(app(), owner)).toEqual([])

  await name.fill('Fish soup, large')
  await page.getByText('8 dishes in 3 categories · 2 to check', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Looks right: Fish soup')).click()
  const large = page.getByRole('button', exactly('Looks right: Fish soup, large'))
  await waitForFocus(large)
  await page.keyboard.press('Enter')
  await waitForFocus(goose)
  await goose.fill('24')
  await page.getByText('8 dishes in 3 categories', { exact: true }).waitFor()
  await confirm.click()
  await toastOf(browser, '8 dishes are on the menu')
  const menu = [
    ['Soups', 'Leek soup', 650],
    ['Soups', 'Fish soup', 800],
    ['Soups', 'Fish soup, large', 1100],
    ['Mains', 'Lamb stew, with thyme', 1900],
    ['Mains', 'Roast pork, with dumplings', 1750],
    ['Mains', 'Goose', 2400],
    ['Sweets', 'Plum cake', 550],
    ['Sweets', 'Cream slice', 500],
  ]
  expect(await dishesOf(app(), owner)).toEqual(menu)
  expect(await linesOf(page.getByRole('region', exactly('Mains')))).toContain('$24.00')
})

test('a table in several languages names them, and a changed translation is a change', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const table = (german: string) =>
    Buffer.from(
      `category,name,name_el,name_de,price\nMains,Moussaka,Μουσακάς,${german},9\nMains,Steak,,,19\nMains,Soup,Σούπα,,8\n`,
    )
  await upload(page, 'menu.csv', table('Mussaka'))
  await page.getByText('Also in: Greek, German', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Put 3 dishes on the menu')).click()
  await toastOf(browser, '3 dishes are on the menu')
  await upload(page, 'menu.csv', table('Moussaka mit Salat'))
  await page.getByText('3 dishes in 1 category · 1 reworded · 2 unchanged', { exact: true }).waitFor()
  const mains = page.getByRole('region', exactly('Mains')).first()
  expect(await linesOf(mains)).toEqual(['Mains', 'Moussaka', 'new translations', '$9.00'])
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  expect((await translationsOf(owner))[0]).toMatchObject([
    { language: 'el', name: 'Μουσακάς' },
    { language: 'de', name: 'Moussaka mit Salat' },
  ])
})

async function translationsOf({ id, phone }: Owner) {
  const { body } = await phone.call(getMenu, { params: { restaurantId: id } })
  return body.map(({ translations }) => translations)
}

test('a PDF with new prices shows its changes, and the owner keeps or removes the dishes that it lacks', async () => {
  const owner = await makeRestaurant(app())
  const [, , cake] = await addDishes(
    owner,
    { name: 'Leek soup', price: 650, category: 'Soups' },
    { name: 'Lamb stew', price: 1900, category: 'Mains' },
    { name: 'Plum cake', price: 550, category: 'Sweets', isSoldOut: true },
    { name: 'Goose', price: 2400, category: 'Mains' },
    { name: 'Cream slice', price: 500, category: 'Sweets' },
  )
  const browser = await openPhone(app(), { of: owner, still: true, width: 1280 })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await upload(page, 'spring.pdf', await printed(browser, spring))
  await page
    .getByText(
      '4 dishes in 3 categories · 1 new · 1 price changed · 1 moved · 2 no longer in the file · 1 unchanged',
      { exact: true },
    )
    .waitFor()
  const under = (heading: string) => page.getByRole('region', exactly(heading))
  expect(await linesOf(under('Soups'))).toEqual(['Soups', 'Leek soup', '$7.00', 'was $6.50'])
  expect(await linesOf(under('Mains'))).toEqual(['Mains', 'Asparagus new', '$16.00'])
  expect(await linesOf(under('Desserts'))).toEqual(['Desserts', 'Plum cake', 'moved from Sweets', '$5.50'])
  await page.getByRole('button', exactly('1 unchanged')).click()
  expect(await linesOf(under('Mains').nth(1))).toEqual(['Mains', 'Lamb stew', '$19.00'])

  // A corrected row is compared again.
  await page.getByRole('button', exactly('Correct Asparagus')).click()
  await page.getByLabel('Name', { exact: true }).fill('goose')
  await page.getByText(/2 prices changed\s.* 1 no longer in the file/).waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Asparagus, white')
  await page.getByRole('button', exactly('Done: Asparagus, white')).click()
  await waitForFocus(page.getByRole('button', exactly('Correct Asparagus, white')))

  await page.getByRole('button', exactly('Take all 2 off')).click()
  await page.getByRole('button', exactly('Take off Goose')).click()
  await page.getByText('1 new · 1 price changed · 1 moved · 1 taken off', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  expect(await dishesOf(app(), owner)).toEqual([
    ['Soups', 'Leek soup', 700],
    ['Mains', 'Lamb stew', 1900],
    ['Mains', 'Goose', 2400],
    ['Mains', 'Asparagus, white', 1600],
    ['Desserts', 'Plum cake', 550],
  ])
  expect((await menuOf(app(), owner)).find(({ id }) => id === cake.id)).toMatchObject({ isSoldOut: true })
})

test('many doubts of one kind are settled at once, also by keyboard', async () => {
  const owner = await makeRestaurant(app())
  const { page, open } = await openPhone(app(), { of: owner, still: true })
  await open('/restaurant-dashboard')
  const wines = ['Merlot', 'Rioja', 'Barolo'].map(name => `Wine,${name},6/9`)
  const spirits = ['Rum', 'Gin'].flatMap(name => [`Bar,${name},4`, `Bar,${name},7`])
  const file = ['Category,Name,Price', ...wines, 'Bar,Water,0', ...spirits].join('\n')
  await upload(page, 'menu.csv', Buffer.from(file))
  await page.getByText('8 dishes in 2 categories · 8 to check', { exact: true }).waitFor()
  await page.getByLabel('First price').fill('Single')
  await page.getByLabel('Second price').fill('Double')
  await page.getByText('Rum (Single) $4.00 · Rum (Double) $7.00', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Name the sizes of 2 dishes')).click()
  await waitForFocus(page.getByRole('button', exactly('All 3 look right')))
  expect(await page.getByRole('button', exactly('Correct Gin (Double)')).count()).toBe(1)
  await page.getByText('8 dishes in 2 categories · 4 to check', { exact: true }).waitFor()
  await page.getByText('3 dishes: several prices: we took the first').waitFor()
  await page.getByRole('button', exactly('Leave out Rioja')).click()
  await waitForFocus(page.getByRole('button', exactly('Put back Rioja')))
  await page.getByRole('button', exactly('All 2 look right')).focus()
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByRole('button', exactly('Looks right: Water')))
  await page.keyboard.press('Enter')
  await page.getByText('7 dishes in 2 categories · 1 left out', { exact: true }).waitFor()
  await waitForFocus(page.getByRole('button', exactly('Correct Water')))
})

test('corrections are not lost by one tap', async () => {
  const owner = await makeRestaurant(app())
  const { page, open } = await openPhone(app(), { of: owner, still: true })
  await open('/restaurant-dashboard')
  await upload(page, 'menu.csv', Buffer.from('Category,Name,Price\nBar,Tea,market\nBar,Rum,4'))
  const button = (name: string) => page.getByRole('button', exactly(name))
  await page.getByLabel('Price').fill('2.50')
  await button('Cancel').click()
  await waitForFocus(button('Keep it'))
  await page.keyboard.press('Enter')
  await waitForFocus(button('Cancel'))
  // A visit to another screen does not lose them either.
  await button('Add Item').click()
  await page.getByText('Check your menu').waitFor({ state: 'hidden' })
  await button('Upload Menu').click()
  await page.getByText('Check your menu').waitFor()
  expect(await page.getByLabel('Price').inputValue()).toBe('2.50')
  await button('Cancel').click()
  await button('Discard').click()
  await page.getByText('Choose a file').waitFor()
})

test('the first row to correct is found in any category', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const beers = Array.from({ length: 120 }, (_, at) => `Bar,Beer ${at},4`)
  const file = ['Category,Name,Price', ...beers, 'Bar,Tea,2', ',Tea,3'].join('\n')
  await upload(page, 'menu.csv', Buffer.from(file))
  const confirm = page.getByRole('button', exactly('Put 122 dishes on the menu'))
  await page.getByLabel('Category for the 1 dish without one').fill(' ')
  await confirm.click()
  await waitForFocus(page.getByLabel('Category for the 1 dish without one'))
  // The row is far down in a closed category.
  await page.getByLabel('Category for the 1 dish without one').fill('bar')
  expect(await page.getByText('Tea', { exact: true }).count()).toBe(0)
  await confirm.click()
  const name = page.getByLabel('Name', { exact: true })
  await waitForFocus(name.first())
  expect(await problemOf(name)).toBe('Another dish in Bar is called Tea. Rename one, or leave it out.')
  await page.getByRole('button', exactly('Leave out Tea')).click()
  await page.getByRole('button', exactly('Put 121 dishes on the menu')).click()
  await toastOf(browser, '121 dishes are on the menu')
})

test('a photo of a menu is refused with advice', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const photo = await page.screenshot()
  await upload(page, 'menu.png', photo)
  await toastOf(browser, 'Invalid File Type')
  const alert = page.getByRole('region', exactly('Upload your menu')).getByRole('alert')
  expect(await alert.textContent()).toContain('This is a photo or other image.')
  expect(await dishesOf(app(), owner)).toEqual([])
})

test('a scanned menu is read from its picture, and the owner is asked to check every row', {
  timeout: 60_000,
}, async () => {
  const owner = await makeRestaurant(app())
  const { page, open, context } = await openPhone(app(), { of: owner, still: true })
  const menu = await context.newPage()
  const scans: string[] = []
  for (const html of [
    '<h1>Soups</h1><h2>Tomato soup $9.00</h2><h2>Onion soup $8.50</h2>',
    '<h1>Sweets</h1><h2>Plum cake $5.50</h2><h2>Lemon tart $8.50</h2>',
  ]) {
    await menu.setContent(html)
    const scan = (await menu.screenshot()).toString('base64')
    scans.push(`<img style="display: block; break-after: page" src="data:image/png;base64,${scan}">`)
  }
  const pdf = await paper(context, scans.join(''))
  await open('/restaurant-dashboard')
  await upload(page, 'scan.pdf', pdf)
  const progress = (label: string) =>
    page
      .getByRole('progressbar', exactly(label))
      .evaluate(({ value }: HTMLProgressElement) => value, null, { timeout: 20_000 })
  expect(await progress('Reading page 1 of 2')).toBe(0)
  expect(await progress('Reading page 2 of 2')).toBe(0.5)
  await page.getByText('This menu was scanned').first().waitFor({ timeout: 30_000 })
  await page.getByText('4 dishes: read from a picture').waitFor()
  await page.getByRole('button', exactly('All 4 look right')).click()
  for (const dish of ['Tomato soup', 'Onion soup', 'Plum cake', 'Lemon tart'])
    await page.getByText(dish, { exact: true }).first().waitFor()
})

async function upload(page: Page, name: string, content: Buffer): Promise<void> {
  await page.getByRole('button', exactly('Upload Menu')).click()
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer: content })
}

/** A menu as a PDF. A line that begins with # is a heading. */
async function printed({ context }: BrowserPhone, menu: string): Promise<Buffer> {
  const lines = menu
    .trim()
    .split('\n')
    .map(line => line.trim())
  const html = lines.map(line => {
    if (line.startsWith('#')) return `<h2>${line.slice(2)}</h2>`
    const [dish, price] = line.split(' ~ ')
    return `<p><span>${dish}</span><span>${price}</span></p>`
  })
  return paper(context, `<style>p { display: flex; justify-content: space-between }</style>${html.join('')}`)
}

async function paper(context: BrowserPhone['context'], html: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.setContent(html)
  const pdf = await page.pdf({ format: 'A4' })
  await page.close()
  return pdf
}
