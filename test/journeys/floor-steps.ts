// The floor of a restaurant in a browser, as its staff and the journeys use it.

import type { Locator, Page } from 'playwright-core'
import { exactly } from './steps.ts'

/** The card of a table where somebody sits. */
export function cardOf(page: Page, table: string): Locator {
  return page.getByRole('list', exactly('Seated tables')).getByRole('article', exactly(table))
}

/** The sheet of the party at the table, opened. */
export async function openParty(page: Page, table: string): Promise<Locator> {
  await page.getByRole('button', exactly(table)).click()
  const sheet = page.getByRole('dialog', exactly(table))
  await sheet.waitFor()
  return sheet
}
