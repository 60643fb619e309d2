// Reads menus, and imports dishes and files without a reader process.

import { getMenu } from '@tablemate/contract/menu.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { type ImportedMenuItem, importMenuItems } from '@tablemate/server/features/menu/queries.ts'
import { importOfFile, prepareImport } from '@tablemate/server/features/menu-import/prepare-import.ts'
import {
  type FileReading,
  type MenuFile,
  readFile,
} from '@tablemate/server/features/menu-import/read-file.ts'
import { createChangeQueues } from '@tablemate/server/limits/fair-queue.ts'
import { createEvents } from '@tablemate/server/pubsub/events.ts'
import { changeMenu } from '@tablemate/server/restaurant/change-menu.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

/** A menu file with two dishes. */
export const menuCsv = 'Category,Name,Description,Price\nStarters,Soup,of the day,6.50\nMains,Pasta,,12\n'

export function importedMenuItem(category: string, name: string, price: number): ImportedMenuItem {
  return { category, name, price, description: null, ...noDetails, itemId: null }
}

/** Imports dishes as the endpoint does after it has checked them. */
export function importInto(app: TestApp, owner: Owner, menuItems: readonly ImportedMenuItem[]) {
  return changeMenu(contextOf(app), owner.id, locked =>
    importMenuItems(locked, prepareImport(menuItems, locked.currency)),
  )
}

/** Imports a table of dishes as the upload of the file does. */
export async function importFile(app: TestApp, owner: Owner, text: string) {
  const reading = await readText(text)
  if (reading.kind !== 'read') throw new Error(`the file was not read: ${reading.kind}`)
  return changeMenu(contextOf(app), owner.id, locked => {
    const prepared = importOfFile(reading.items, locked.currency)
    if (prepared.kind !== 'import') throw new Error(`the dishes were refused: ${JSON.stringify(prepared)}`)
    return importMenuItems(locked, prepared)
  })
}

/** Reads a file in this process. It is a table in dollars by default. */
export function readText(
  content: string | Uint8Array,
  file: Partial<Omit<MenuFile, 'content'>> = {},
): Promise<FileReading> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const usual = { kind: 'csv', name: 'menu.csv', columns: null, currency: 'USD', language: 'en' } as const
  return readFile({ ...usual, ...file, content: bytes }, { until: null })
}

function contextOf({ database, now: clock }: TestApp) {
  return { database, clock, events: createEvents(), changeQueues: createChangeQueues() }
}

/** The menu with one string per category: its name, and its dishes in order. */
export async function readMenu({ id, phone }: Owner): Promise<string[]> {
  const { body } = await phone.call(getMenu, { params: { restaurantId: id } })
  const byCategory = Map.groupBy(body, ({ category }) => category)
  return [...byCategory].map(
    ([category, items]) => `${category}: ${items.map(({ name }) => name).join(', ')}`,
  )
}

/** The dishes that anybody reads: category, name, description and price. */
export async function readMenuItems({ url }: Pick<TestApp, 'url'>, { id }: Pick<Owner, 'id'>) {
  const { body } = await makePhone(url).call(getMenu, { params: { restaurantId: id } })
  return body.map(({ category, name, description, price }) => [category, name, description, price])
}
