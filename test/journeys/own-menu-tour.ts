// The states of an owner's menu for the tour of all screens (tour.ts).

import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { line, pdfOf } from '../menu-files/made-pdf.ts'
import { addDishes, makeRestaurant } from '../restaurants/restaurant.ts'
import { addTablesTo, joinByCode } from '../restaurants/tables.ts'
import { pick } from './own-menu-steps.ts'
import { exactly } from './steps.ts'

interface State {
  readonly name: string
  readonly phone: NonNullable<Parameters<typeof openPhone>[1]>
  readonly go: (phone: BrowserPhone) => Promise<void>
}

const long = 'M'.repeat(120)
const doubtfulFile = `Name,Price\nSoup,5\n${long},8/9\n,4\nWine,market\nAle,5/8\nGin,5\nGin,6\nRum,5\nRum,6`
const unknownFile = `Tola,Kesh,Mur,Vebi\nSoup,Sopa,${'w'.repeat(80)},5.00\nStew,Guiso,Stufato,9.00`
const changedFile = `Category,Name,Price\nFood,Soup,9\n${'w'.repeat(60)},Tea,7\nBar,Rum,5/8\nBar,Gin,5\nBar,Sake,6`

/** A busy machine starts the reader's process only after seconds. */
const readingPdf = { timeout: 30_000 }
const printedFile = pdfOf({
  pages: [
    ['Soups', 'Onion $7.50', 'Leek $6.00', 'Pea $6.50', 'Corkage $15.00 per bottle', 'Open daily']
      .map((text, at) => line(50, 720 - 24 * at, text, at === 0 ? 20 : 12))
      .join(''),
  ],
})

export async function planOwnMenu(app: Pick<TestApp, 'url'>): Promise<State[]> {
  const owner = await makeRestaurant(app, { name: 'W'.repeat(80) })
  await addDishes(
    owner,
    { name: long, price: 100_000_000, category: 'W'.repeat(60), description: 'no basil '.repeat(55).trim() },
    { name: 'Soup', price: 900, isSoldOut: true },
    { name: 'Tea', price: 200 },
    { name: 'Bread', price: 100 },
  )
  const state = (name: string, act: State['go'], height = 844): State => ({
    name: `own menu, ${name}`,
    phone: { of: owner, height },
    async go(phone) {
      await phone.open('/restaurant-dashboard')
      await phone.page.getByRole('button', exactly('Edit Soup')).waitFor()
      await act(phone)
    },
  })
  const host = await makeRestaurant(app)
  const [first] = await addTablesTo(
    host,
    ...Array.from({ length: 199 }, (_, at) => `${at + 1}`),
    'W'.repeat(20),
  )
  await joinByCode(app, first?.token ?? '', 'Ann')
  return [
    {
      name: 'tables, one asked about',
      phone: { of: host },
      async go({ page, open }: BrowserPhone) {
        await open('/restaurant-tables')
        await page.getByText('1 person now').waitFor()
        await page.getByRole('button', exactly('Show 188 more')).click()
        await page.getByRole('checkbox', exactly('W'.repeat(20))).check()
        await page.getByRole('button', exactly('Print 1 code')).waitFor()
        await page.getByRole('button', exactly('Edit Table 2')).click()
        await page.getByLabel('Name or number').fill('')
        await page.getByRole('button', exactly('Save')).click()
        await page.getByText('Please enter a name or number.').waitFor()
        await page.getByRole('button', exactly('New code')).click()
        await page.getByText('A new code for Table 2?').waitFor()
      },
    },
    state('deleting a dish', async ({ page }) => {
      await page.getByRole('button', exactly('Edit Soup')).click()
      await page.getByLabel('Price').fill('free')
      await page.getByRole('button', exactly('Save changes')).click()
      await page.getByRole('button', exactly('Delete')).click()
      await page.getByText('Delete Soup?').waitFor()
    }),
    state('arranging a category', async ({ page }) => {
      await page.getByRole('button', exactly('Arrange Food')).click()
      await page.getByLabel('Select Tea').check()
      await page.getByLabel('Category name').fill('W'.repeat(60))
      await page.getByRole('button', exactly('Save')).click()
      await page.getByText('Merge the two?').waitFor()
    }),
    state('order of categories', async ({ page }) => {
      await page.getByRole('button', exactly('Arrange categories')).click()
      await page.getByRole('button', exactly('Move Food up')).click()
    }),
    state('a file that is broken', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.pdf', '%PDF-1.7')
      await page.getByRole('alert').filter({ hasText: 'This file is damaged' }).first().waitFor()
    }),
    state('a file whose columns are asked about', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.csv', unknownFile)
      await page.getByRole('button', exactly('Read the Menu')).waitFor()
    }),
    state('a file with doubts', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.csv', doubtfulFile)
      await page.getByRole('button', exactly('Update the menu')).click()
      await page.getByText('6 dishes must be corrected or left out.').waitFor()
    }),
    state('a file with changes', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.csv', changedFile)
      await page.getByRole('button', exactly('Looks right: Rum')).click()
      await page.getByRole('button', exactly('Correct Gin')).click()
      await page.getByRole('button', exactly('Leave out Gin')).click()
      await page.getByRole('button', exactly('Correct Sake')).click()
      await page.getByRole('button', exactly('Take off Bread')).click()
      await page.getByRole('button', exactly('1 unchanged')).click()
      await page.getByText('2 new · 1 price changed · 1 moved · 1 taken off').waitFor()
      await page.getByRole('button', exactly('Cancel')).click()
      await page.getByRole('button', exactly('Keep it')).waitFor()
    }),
    state('a PDF beside its page', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.pdf', printedFile)
      await page.getByRole('button', exactly('Correct Leek')).click(readingPdf)
      await page.getByRole('button', exactly('New category from Leek on')).click()
      await page.getByRole('button', exactly('Rename Soups')).click()
    }),
    state('dishes of a PDF to be moved', async ({ page }) => {
      await page.getByRole('button', exactly('Upload Menu')).click()
      await pick(page, 'menu.pdf', printedFile)
      await page.getByRole('button', exactly('Not a dish: Corkage $15.00 per bottle')).click(readingPdf)
      await page.getByRole('button', exactly('Select dishes of Soups')).click()
      await page.getByRole('checkbox', exactly('Select Pea')).check()
    }),
  ].map(one => ({
    ...one,
    go: async phone => {
      phone.expectTrouble(/(bulk-upload answered 422|menu-category answered 409)/)
      await one.go(phone)
    },
  }))
}
