// Creates tables of a restaurant, and diners who scan their codes.

import type { Group, Member } from '@tablemate/contract/groups.ts'
import {
  addRestaurantTables,
  joinSeating,
  type RestaurantTable,
  scanRestaurantTable,
} from '@tablemate/contract/restaurant-tables.ts'
import type { TestApp } from '../app/app.ts'
import { type Diner, toDiner } from '../diners/make.ts'
import { makePhone, type Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from './restaurant.ts'

/** Returns all tables of the restaurant. */
export async function addRestaurantTablesTo(
  { id, phone }: Owner,
  ...names: string[]
): Promise<RestaurantTable[]> {
  const { status, body, problem } = await phone.call(addRestaurantTables, {
    params: { restaurantId: id },
    body: { names },
  })
  if (status !== 201) throw new Error(`${names} were not added: ${JSON.stringify(problem)}`)
  return body
}

/** Creates a restaurant with one table and its printed code. */
export async function makeRestaurantTable(
  app: Pick<TestApp, 'url'>,
  overrides: Parameters<typeof makeRestaurant>[1] = {},
): Promise<{ owner: Owner; restaurantTable: RestaurantTable; token: string }> {
  const owner = await makeRestaurant(app, overrides)
  const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
  if (!restaurantTable) throw new Error('no table was added')
  return { owner, restaurantTable, token: restaurantTable.token }
}

export function scan(phone: Phone, token: string) {
  return phone.call(scanRestaurantTable, { params: { token } })
}

export function join(phone: Phone, token: string, name: string, { separate = false, key = '' } = {}) {
  return phone.call(joinSeating, {
    params: { token },
    body: { name, ...(separate && { separate }) },
    ...(key && { key }),
  })
}

/** Joins by the printed code, on a new phone by default. */
export async function joinByCode(
  app: Pick<TestApp, 'url'>,
  token: string,
  name: string,
  { separate = false, phone = makePhone(app.url) } = {},
): Promise<Diner & { group: Group; member: Member }> {
  const { status, body, problem } = await join(phone, token, name, { separate })
  if (status !== 201) throw new Error(`${name} could not join: ${problem.problem}`)
  return { ...toDiner(phone, body.group, body.member), ...body }
}
