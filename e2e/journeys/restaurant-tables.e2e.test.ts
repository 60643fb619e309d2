// An owner's tables are added, renamed, given new codes and removed, and their codes are printed.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { expect, test } from 'vitest'
import { exactly, linesOf, problemOf, toastOf } from './steps.ts'

const app = shareApp()

test('the print has eight table codes a page, and nothing else', async () => {
  const owner = await makeRestaurant(app(), { name: 'Zur Donaudampfschifffahrtsgesellschaft am alten Hafen' })
  const { page, open, context } = await openPhone(app(), { of: owner, still: true, width: 1280, dark: true })
  // The simulated print dialog never ends.
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

test('tables are added by name, renamed, given a new code and removed, and the list shows seated parties', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner })
  const { page, open } = browser
  await open('/restaurant-tables')
  await page.getByLabel('By name').check()
  await page.getByLabel('Table names').fill('Bar, 10, 9')
  await page.getByRole('button', exactly('Add 3 tables')).click()
  await toastOf(browser, '3 tables added')
  await page.reload()
  const names = page.getByRole('list', exactly('Tables to print'))
  await expect.poll(() => linesOf(names)).toEqual(['Table 9', 'Table 10', 'Bar'])

  await page.getByRole('button', exactly('Edit Table 9')).click()
  browser.expectTrouble(/answered 409/)
  await page.getByLabel('Name or number').fill('bar')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByText('You already have a table with that name.').waitFor()
  await page.getByLabel('Name or number').fill('Window')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByRole('checkbox', exactly('Window')).waitFor()

  const [one] = await addRestaurantTablesTo(owner, '1')
  await joinByCode(app(), one?.token ?? '', 'Ann')
  await page.reload()
  await page.getByText('1 person now').waitFor()
  await page.getByRole('button', exactly('Edit Table 1')).click()
  await page.getByRole('button', exactly('New code')).click()
  await page.getByRole('button', exactly('Make a new code')).click()
  await toastOf(browser, 'Table 1 has a new code. Please print it.')
  const [renewed] = await addRestaurantTablesTo(owner, '1')
  expect(renewed?.token).not.toBe(one?.token)

  await page.getByRole('button', exactly('Edit Table 10')).click()
  await page.getByRole('button', exactly('Remove')).click()
  await page.getByRole('button', exactly('Remove the table')).click()
  await page.getByRole('checkbox', exactly('Table 10')).waitFor({ state: 'detached' })
})

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
