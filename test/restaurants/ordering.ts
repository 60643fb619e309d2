// Creates restaurants whose kitchens receive orders.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changeOrdering } from '@tablemate/contract/ordering.ts'
import { type Station, setStations } from '@tablemate/contract/stations.ts'
import type { TestApp } from '../app/app.ts'
import { makeRestaurant, type Owner } from './restaurant.ts'

type OrderingChange = InputOf<typeof changeOrdering, 'body'>

/** A restaurant whose kitchen receives orders at once by default. */
export async function makeKitchen(
  app: Pick<TestApp, 'url'>,
  ordering: OrderingChange = { mode: 'at-once' },
): Promise<Owner> {
  const owner = await makeRestaurant(app)
  await setOrdering(owner, ordering)
  return owner
}

/** Sets how orders reach the restaurant's kitchen. */
export async function setOrdering({ phone }: Pick<Owner, 'phone'>, body: OrderingChange): Promise<void> {
  const { status, problem } = await phone.call(changeOrdering, { body })
  if (status !== 200) throw new Error(`the ordering was not changed: ${JSON.stringify(problem)}`)
}

export async function makeStations(
  { id, phone }: Owner,
  ...stations: { name: string; categories: string[] }[]
): Promise<Station[]> {
  const params = { restaurantId: id }
  const { status, body, problem } = await phone.call(setStations, { params, body: { stations } })
  if (status !== 200) throw new Error(`the stations were not set: ${JSON.stringify(problem)}`)
  return body
}
