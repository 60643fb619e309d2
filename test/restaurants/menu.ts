// Reads menus, and imports dishes without a file.

import { getMenu } from '#contract/menu.ts'
import { type ImportedDish, importDishes } from '../../src/server/features/menu/queries.ts'
import { prepareImport } from '../../src/server/features/menu-import/prepare-import.ts'
import { createChangeQueues } from '../../src/server/limits/change-queues.ts'
import { createEvents } from '../../src/server/pubsub/events.ts'
import { changeMenu } from '../../src/server/restaurant/change-menu.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

/** A menu file with two dishes. */
export const menuCsv = 'Category,Name,Description,Price\nStarters,Soup,of the day,6.50\nMains,Pasta,,12\n'

export function importedDish(category: string, name: string, price: number): ImportedDish {
  return { category, name, price, description: null, allergens: null, itemId: null }
}

/** Imports dishes as the endpoint does after it has checked them. */
export async function importInto(
  { database, now: clock }: TestApp,
  owner: Owner,
  dishes: readonly ImportedDish[],
) {
  const context = { database, clock, events: createEvents(), changeQueues: createChangeQueues() }
  return changeMenu(context, owner.id, locked => importDishes(locked, prepareImport(dishes, locked.currency)))
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
export async function readDishes({ url }: Pick<TestApp, 'url'>, { id }: Pick<Owner, 'id'>) {
  const { body } = await makePhone(url).call(getMenu, { params: { restaurantId: id } })
  return body.map(({ category, name, description, price }) => [category, name, description, price])
}
