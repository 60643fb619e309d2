// An owner's menu comes from a file: an unreadable file is refused with advice, and doubtful rows are corrected.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { markup, menuFile, menuItemsOf, menuOf, pick, upload } from './own-menu-steps.ts'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('a menu is uploaded, corrected and confirmed, and its dishes can be edited', async () => {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'cake', price: 350, category: 'sweets' })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  browser.expectTrouble(/bulk-upload answered 422/)
  await upload(page, 'menu.json', '[\n{"name":"Soup","price":5},\n{"name" "Pasta"}]')
  // The toast gives the same reason as the page.
  expect(await toastOf(browser, 'Upload Failed')).toContain('The problem is in row 3.')
  expect(await page.getByRole('alert').first().textContent()).toContain('The problem is in row 3.')
  await pick(page, 'menu.csv', menuFile)

  // Doubtful rows come first, with the reason and the file's text.
  await page.getByText('5 dishes in 3 categories · 2 to check · 4 new · 1 price changed').waitFor()
  const doubtful = page.getByRole('region', exactly('To check')).getByRole('listitem')
  expect(await linesOf(doubtful.nth(0))).toEqual(expect.arrayContaining(['we can’t read the price', 'Row 3']))
  expect(await linesOf(doubtful.nth(1))).toContain('in the file: “8/9”')
  await page.getByRole('button', exactly('Update the menu')).click()
  await page.getByText('One dish must be corrected or left out.').waitFor()
  expect(await problemOf(doubtful.nth(0).getByLabel('Price'))).toBe(
    'Please fill this in. In the file: “market”.',
  )
  expect(await menuItemsOf(app(), owner)).toEqual([['sweets', 'cake', 350]])

  await doubtful.nth(0).getByLabel('Price').fill('18,00')
  await doubtful.nth(0).getByLabel('Category', { exact: true }).fill('Specials')
  await doubtful.nth(0).getByText('we don’t know all of its allergens').waitFor()
  await doubtful.nth(0).getByText('in the file: “molluscs, shellfish”').waitFor()
  await doubtful.nth(0).getByLabel('Crustaceans').check()
  await page.getByRole('button', exactly('Leave out Pasta')).click()
  await waitForFocus(page.getByRole('button', exactly('Put back Pasta')))
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  const menu = [
    ['sweets', 'Cake', 400],
    ['Starters', 'Soup', 650],
    ['Specials', 'Oysters', 1800],
    ['Mains', markup, 1200],
  ]
  expect(await menuItemsOf(app(), owner)).toEqual(menu)
  expect(await allergensOf(owner, 'Soup')).toEqual(['milk', 'celery'])
  expect(await allergensOf(owner, 'Oysters')).toEqual(['crustaceans', 'molluscs'])
  expect(await linesOf(page.getByRole('region', exactly('Mains')))).toContain(markup)

  await page.getByRole('button', exactly('Edit Oysters')).click()
  await page.getByLabel('Price').fill('17.5')
  await page.getByRole('button', exactly('Save changes')).click()
  await page.getByText('$17.50').waitFor()
})

async function allergensOf(owner: Owner, menuItem: string) {
  return (await menuOf(app(), owner)).find(({ name }) => name === menuItem)?.allergens
}
