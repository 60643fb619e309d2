// Steps of an owner who uploads a menu in a browser, and the menu as anybody reads it.

import { getMenu } from '@tablemate/contract/menu.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { line } from '@tablemate/test/menu-files/made-pdf.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { Page } from 'playwright-core'
import { exactly } from './steps.ts'

export const markup = '<img src=x onerror=alert(1)>'
/** A menu with two rows to correct. */
export const menuFile = `Category,Name,Description,Price,Allergens
Starters,Soup,of the day,6.50,Celery; milk
Starters,Oysters,half a dozen,market,"molluscs, shellfish"
Mains,Pasta,,8/9
Mains,${markup},,12
Sweets,Cake,,4`

export async function upload(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page.getByRole('button', exactly('Upload Menu')).click()
  await page.getByText('Choose a file').waitFor()
  await pick(page, name, content)
}

export function pick(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  return page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

/** A dish of a PDF, at a height of its page. */
export function menuItem(y: number, name: string, price: string): string {
  return line(50, y, name) + line(400, y, price)
}

/** The menu as anybody reads it. */
export async function menuOf({ url }: Pick<TestApp, 'url'>, { id }: Owner) {
  return (await makePhone(url).call(getMenu, { params: { restaurantId: id } })).body
}

/** Category, name and price of each dish. */
export async function menuItemsOf(app: Pick<TestApp, 'url'>, owner: Owner) {
  return (await menuOf(app, owner)).map(({ category, name, price }) => [category, name, price])
}
