// An owner checks uploaded menu files: changes to the present menu, many doubts at once, and a scanned menu.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { menuItemsOf, menuOf, upload } from './own-menu-steps.ts'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

const spring = `Category,Name,Price
Soups,Leek soup,7.00
Mains,Asparagus,16.00
Mains,Lamb stew,19.00
Desserts,Plum cake,5.50`

test('a file with new prices shows its changes, and the owner keeps or removes the dishes that it lacks', async () => {
  const owner = await makeRestaurant(app())
  const [, , cake] = await addMenuItems(
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
  await upload(page, 'spring.csv', spring)
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
  expect(await menuItemsOf(app(), owner)).toEqual([
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
  await upload(page, 'menu.csv', file)
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

test('sizes and extras of a file are corrected, and sizes become separate dishes', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  await upload(
    page,
    'menu.csv',
    'Name,Category,Glass,Bottle,Extras\nMerlot,Wine,6,24,Cheese +3\nRioja,Wine,7,25,',
  )
  await page.getByText('Size: Glass 6.00 · Bottle 24.00', { exact: true }).waitFor()
  await page.getByText('Extras: Cheese 3.00', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Correct Merlot')).click()
  const [sizes, extras] = [page.getByLabel('Sizes'), page.getByLabel('Options with what they add')]
  await sizes.fill('Glass 6.50 · Bottle')
  await page.getByRole('button', exactly('Put 2 dishes on the menu')).click()
  expect(await problemOf(sizes)).toContain('Glass')
  await sizes.fill('Glass 6.50 · Bottle 26')
  expect(await page.getByLabel('Price', { exact: false }).first().inputValue()).toBe('6.50')
  await extras.fill('Cheese 3 · Olives 2.50')
  await page.getByRole('button', exactly('Done: Merlot')).click()
  await page.getByRole('button', exactly('Correct Rioja')).click()
  await page.getByRole('button', exactly('Keep as separate dishes')).click()
  await page.getByRole('button', exactly('Done: Rioja (Glass)')).click()
  await page.getByRole('button', exactly('Put 3 dishes on the menu')).click()
  await toastOf(browser, '3 dishes are on the menu')
  const menu = await menuOf(app(), owner)
  expect(
    menu.map(({ name, price, optionGroups = [] }) => [
      ...[name, price],
      ...optionGroups.flatMap(({ options }) => options.map(option => `${option.name} ${option.price}`)),
    ]),
  ).toEqual([
    ['Merlot', 650, 'Glass 0', 'Bottle 1950', 'Cheese 300', 'Olives 250'],
    ['Rioja (Glass)', 700],
    ['Rioja (Bottle)', 2500],
  ])
})

test('the first row to correct is found in any category', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const beers = Array.from({ length: 120 }, (_, at) => `Bar,Beer ${at},4`)
  const file = ['Category,Name,Price', ...beers, 'Bar,Tea,2', ',Tea,3'].join('\n')
  await upload(page, 'menu.csv', file)
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

test('a scanned menu is read from its picture page by page, and the owner is asked to check every row', async () => {
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
  await menu.setContent(scans.join(''))
  const pdf = await menu.pdf({ format: 'A4' })
  await menu.close()
  await open('/restaurant-dashboard')
  await page.evaluate(recordProgress)
  await upload(page, 'scan.pdf', pdf)
  await page.getByText('This menu was scanned').first().waitFor()
  const shown = await page.evaluate('progress')
  expect(shown).toEqual(expect.arrayContaining(['Reading page 1 of 2: 0', 'Reading page 2 of 2: 0.5']))
  await page.getByText('4 dishes: read from a picture').waitFor()
  await page.getByRole('button', exactly('All 4 look right')).click()
  for (const menuItem of ['Tomato soup', 'Onion soup', 'Plum cake', 'Lemon tart'])
    await page.getByText(menuItem, { exact: true }).first().waitFor()
})

/** Keeps each label and value that the progress bar has shown. */
function recordProgress(): void {
  const progress: string[] = []
  Object.assign(window, { progress })
  new MutationObserver(() => {
    const bar = document.querySelector('progress')
    if (bar) progress.push(`${bar.ariaLabel}: ${bar.value}`)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}
