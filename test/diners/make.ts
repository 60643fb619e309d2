// Tables in the middle of a meal, for tests that begin there.

import { createGroup, type Group, joinGroup } from '#contract/groups.ts'
import { type Order, placeOrder } from '#contract/orders.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone, type Phone } from './phone.ts'

export interface Diner {
  readonly name: string
  readonly id: number
  readonly phone: Phone
  /** Orders one item, or several, and answers the order. */
  order(
    ...items: { name: string; price: number; quantity?: number; modifications?: string }[]
  ): Promise<Order>
}

export interface TestTable<Count extends number> {
  readonly group: Group
  readonly diners: Readonly<Diners<Count>>
}

/** As many as the test asked for. */
type Diners<Count extends number, Seated extends Diner[] = []> = number extends Count
  ? [Diner, ...Diner[]]
  : Seated['length'] extends Count
    ? Seated
    : Diners<Count, [...Seated, Diner]>

const names = ['Ann', 'Ben', 'Cyd', 'Dimitri', 'Eve', 'Finn', 'Gina', 'Hugo']

/** A group whose diners sit at it, each with a phone of their own. The first created it. */
export async function makeGroup<const Count extends number = 2>(
  app: Pick<TestApp, 'url'>,
  wanted: {
    diners?: Count
    currency?: Group['currency']
    restaurantName?: string
    tableNumber?: string
    /** Registered: its name and currency are the group's. */
    restaurantId?: number
    /** As it is chosen at the start of a table; else where nobody's menu is. */
    isUniversalMode?: boolean
  } = {},
): Promise<TestTable<Count>> {
  const { diners: count = 2, currency = 'USD', restaurantName = 'Chez Nous', tableNumber = '7' } = wanted
  const { restaurantId = null, isUniversalMode = restaurantId === null } = wanted
  const first = makePhone(app.url)
  const created = await first.call(createGroup, {
    body: {
      restaurantName,
      restaurantId,
      tableNumber,
      memberName: nameAt(0),
      isUniversalMode,
      currency,
    },
  })
  const { group, member } = created.body as { group: Group; member: { id: number; name: string } }
  const diners = [seat(first, group, member)]
  for (let at = 1; at < count; at += 1) diners.push(await joinAs(app, group, nameAt(at)))
  return { group, diners: diners as Diners<Count> }
}

/** One more diner, on a phone of their own. */
export async function joinAs(
  app: Pick<TestApp, 'url'>,
  group: Pick<Group, 'id'>,
  name: string,
): Promise<Diner> {
  const phone = makePhone(app.url)
  const joined = await phone.call(joinGroup, { params: { groupId: group.id }, body: { name } })
  if (joined.status !== 201) throw new Error(`${name} could not join: ${joined.problem.problem}`)
  return seat(phone, group, joined.body)
}

export function seat(
  phone: Phone,
  group: Pick<Group, 'id'>,
  { id, name }: { id: number; name: string },
): Diner {
  return {
    id,
    name,
    phone,
    async order(...items) {
      const placed = await phone.call(placeOrder, {
        body: {
          groupId: group.id,
          memberId: id,
          items: items.map(({ quantity = 1, modifications = null, ...item }) => ({
            ...item,
            quantity,
            modifications,
          })),
        },
      })
      if (placed.status !== 201) throw new Error(`${name} could not order: ${placed.problem.problem}`)
      return placed.body
    },
  }
}

function nameAt(at: number): string {
  return names[at] ?? `Diner ${at + 1}`
}
