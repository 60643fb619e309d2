// Steps of the staff at the floor screen in a browser.

import type { Locator, Page } from 'playwright-core'
import { exactly } from './steps.ts'

export function cardOf(page: Page, table: string): Locator {
  return page.getByRole('list', exactly('Seated tables')).getByRole('article', exactly(table))
}

export async function openParty(page: Page, table: string): Promise<Locator> {
  await page.getByRole('button', exactly(table)).click()
  const sheet = page.getByRole('dialog', exactly(table))
  await sheet.waitFor()
  return sheet
}
