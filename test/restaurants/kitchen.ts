// Creates a restaurant whose kitchen takes orders, and groups at it, for tests that start with an order.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { markTicket, moveTicket } from '@tablemate/contract/kitchen.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { OrderingMode } from '@tablemate/domain/kitchen/ticket.ts'
import type { TestApp } from '../app/app.ts'
import { makeGroup, type TestGroup } from '../diners/make.ts'
import type { Phone } from '../diners/phone.ts'
import { makeKitchen, makeStations } from './ordering.ts'
import { addMenuItems, type Owner } from './restaurant.ts'

export interface Kitchen {
  readonly owner: Owner
  /** Soup and Cake are prepared in the kitchen, Beer and Tea at the bar. */
  readonly menu: Readonly<Record<'Soup' | 'Cake' | 'Beer' | 'Tea', { id: number; price: number }>>
  readonly app: TestApp
}

/** Creates the restaurant with the stations Kitchen (0) and Bar (1). */
export async function openKitchen(app: TestApp, mode: OrderingMode = 'at-once'): Promise<Kitchen> {
  const owner = await makeKitchen(app, { mode })
  await makeStations(owner, { name: 'Bar', categories: ['Drinks'] })
  const [Soup, Cake, Beer, Tea] = await addMenuItems(
    owner,
    { name: 'Soup', price: 900 },
    { name: 'Cake', price: 600 },
    { name: 'Beer', price: 500, category: 'Drinks' },
    { name: 'Tea', price: 300, category: 'Drinks' },
  )
  return { owner, menu: { Soup, Cake, Beer, Tea }, app }
}

/** A group at the restaurant that has ordered nothing yet. */
export function seatAt<const Count extends number = 2>(
  { app, owner }: Kitchen,
  diners?: Count,
): Promise<TestGroup<Count>> {
  return makeGroup(app, { restaurantId: owner.id, ...(diners && { diners }) })
}

/** A kitchen with a table of two, the first of whom has ordered these dishes. */
export async function ordered(
  app: TestApp,
  menuItems: readonly { name: string; price: number; quantity?: number }[],
  mode?: OrderingMode,
) {
  const kitchen = await openKitchen(app, mode)
  const testGroup = await seatAt(kitchen)
  const order = await testGroup.diners[0].order(...menuItems)
  return { kitchen, ...testGroup, order, staff: staffAt(kitchen, order) }
}

type Move = InputOf<typeof moveTicket, 'body'>
type Marks = InputOf<typeof markTicket, 'body'>

/** The staff's requests about one order's tickets, from the owner's browser by default. */
export function staffAt({ owner }: Kitchen, { id: orderId }: Pick<Order, 'id'>, phone: Phone = owner.phone) {
  const params = { restaurantId: owner.id, orderId }
  const move = (from: Move['from'], to: Move['to'], more: Partial<Move> = {}) =>
    phone.call(moveTicket, { params, body: { from, to, ...more } })
  return {
    move,
    /** Marks the ticket of the kitchen, or of another station if `marks` names one. */
    mark: (marks: Partial<Marks>) => phone.call(markTicket, { params, body: { station: 0, ...marks } }),
    refuse: (from: Move['from'], more: Partial<Move> = {}) =>
      move(from, 'refused', { reason: 'kitchen-closed', ...more }),
  }
}
