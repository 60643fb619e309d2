// Connects a test's restaurant to a fake point of sale, and waits for what becomes of its deliveries.

import { type Delivery, getDeliveries } from '@tablemate/contract/deliveries.ts'
import { changePosSettings } from '@tablemate/contract/pos.ts'
import { expect } from 'vitest'
import type { Kitchen } from '../restaurants/kitchen.ts'
import type { Owner } from '../restaurants/restaurant.ts'

export type PosKind = 'square' | 'clover'

const locations = { square: 'L1', clover: '0123456789ABC' } as const

/** Stores the account of the fake point of sale, or what else is given. */
export async function connectPos(
  { owner }: Pick<Kitchen, 'owner'>,
  kind: PosKind = 'square',
  more: { posWebhookUrl?: string; posApiKey?: string; posLocationId?: string } = {},
): Promise<void> {
  const { status, problem } = await owner.phone.call(changePosSettings, {
    params: { restaurantId: owner.id },
    body: {
      posProvider: kind,
      posApiKey: 'key of the point of sale',
      posLocationId: locations[kind],
      posEnabled: true,
      ...more,
    },
  })
  if (status !== 200) throw new Error(`the point of sale was not connected: ${JSON.stringify(problem)}`)
}

export async function listDeliveries({ id, phone }: Pick<Owner, 'id' | 'phone'>) {
  const { status, body } = await phone.call(getDeliveries, { params: { restaurantId: id } })
  expect(status).toBe(200)
  return body
}

/** Waits until the restaurant's deliveries, oldest first, are in these states. */
export async function untilStates(
  owner: Pick<Owner, 'id' | 'phone'>,
  ...states: Delivery['state'][]
): Promise<Delivery[]> {
  let deliveries: Delivery[] = []
  await expect
    .poll(async () => {
      deliveries = (await listDeliveries(owner)).deliveries.toReversed()
      return deliveries.map(({ state }) => state)
    })
    .toEqual(states)
  return deliveries
}
