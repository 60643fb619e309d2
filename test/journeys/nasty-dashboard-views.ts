// The states of the portal's screens that show texts from a restaurant or from its files.

import type { View } from './nasty-data.ts'
import { exactly } from './steps.ts'

const dashboard: Omit<View, 'name' | 'texts'> = {
  by: 'owner',
  path: () => '/restaurant-dashboard',
  async act({ page }) {
    await page.getByRole('searchbox').waitFor()
    // A long menu shows only its headings at first.
    const closed = page.getByRole('button', { name: / \d+ dish(es)?$/, expanded: false })
    while ((await closed.count()) > 0) await closed.first().click()
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .waitFor()
  },
}

export const dashboardViews: readonly View[] = [
  {
    ...dashboard,
    name: 'menu',
    texts: ({ texts }) => [...texts.menu, ...texts.categories, ...texts.descriptions, texts.restaurant],
  },
  {
    ...dashboard,
    name: 'a menu file',
    async act(phone, evening) {
      await dashboard.act(phone, evening)
      await phone.page.getByRole('button', exactly('Upload Menu')).click()
      const response = phone.page.waitForResponse('**/bulk-upload*')
      await phone.page.getByLabel('Choose a file').setInputFiles({
        name: `${evening.texts.dishes[0]}.csv`.replaceAll('/', '_'),
        mimeType: 'text/csv',
        buffer: Buffer.from(fileOf(evening.texts.dishes)),
      })
      // If most of the strings look like numbers, the reader finds no menu in the file.
      await response
      await phone.page.getByRole('progressbar').waitFor({ state: 'detached' })
    },
    texts: () => [],
  },
  {
    ...dashboard,
    name: 'deleting a dish',
    async act(phone, evening) {
      await dashboard.act(phone, evening)
      const { page } = phone
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('switch') })
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('button', exactly('Delete')).click()
      await page
        .getByText(/^Delete .+\?$/s)
        .first()
        .waitFor()
    },
    texts: () => [],
  },
]

export const tablesViews: readonly View[] = [
  {
    name: 'codes for the tables, printed',
    by: 'owner',
    path: () => '/restaurant-tables',
    async before({ page }) {
      await page.addInitScript(() => {
        window.print = () => undefined
      })
    },
    async act(phone, evening) {
      await phone.page.getByRole('checkbox').first().waitFor()
      if (evening.texts.tables.length > 12)
        await phone.page
          .getByRole('button', { name: /^Show \d+ more$/ })
          .last()
          .click()
      await phone.page.getByRole('button', { name: /^Print \d+ code/ }).click()
    },
    texts: ({ texts }) => texts.tables,
  },
]

export const settingsViews: readonly View[] = [
  {
    name: 'account, stations',
    by: 'owner',
    path: () => '/restaurant-settings',
    async act({ page }) {
      await page.getByRole('button', exactly('Add Station')).click()
      await page.getByLabel('Station name').waitFor()
    },
    texts: ({ texts }) => [...texts.place, ...texts.categories, texts.restaurant],
  },
]

/** A menu as a CSV file from a spreadsheet. */
function fileOf(strings: readonly string[]): string {
  const rows = strings.map(text => `"${text.replaceAll('"', '""')}",5,"${text.replaceAll('"', '""')}"`)
  return ['Name,Price,Category', ...rows].join('\n')
}
