// Creates groups with diners, for tests that start with a seated group.

import { createGroup, findGroupByCode, type Group, joinGroup } from '@tablemate/contract/groups.ts'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import type { RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone, type Phone } from './phone.ts'

export interface Diner {
  readonly name: string
  readonly id: number
  readonly phone: Phone
  /** Orders one or several items at the menu's prices, whatever they are, and returns the order. */
  order(
    ...items: {
      name: string
      price: number
      quantity?: number
      modifications?: string
      options?: { id: number; quantity?: number }[]
      course?: number
    }[]
  ): Promise<Order>
}

export interface TestGroup<Count extends number> {
  readonly group: Group
  readonly diners: Readonly<Diners<Count>>
}

/** A tuple of `Count` diners. */
type Diners<Count extends number, Seated extends Diner[] = []> = number extends Count
  ? [Diner, ...Diner[]]
  : Seated['length'] extends Count
    ? Seated
    : Diners<Count, [...Seated, Diner]>

const names = ['Ann', 'Ben', 'Cyd', 'Dimitri', 'Eve', 'Finn', 'Gina', 'Hugo']

/** Creates a group of diners, each with their own phone. The first diner created it. */
export async function makeGroup<const Count extends number = 2>(
  app: Pick<TestApp, 'url'>,
  options: {
    diners?: Count
    currency?: RatedCurrencyCode
    restaurantName?: string
    tableNumber?: string
    /** A registered restaurant, whose name and currency the group gets. */
    restaurantId?: number
    /** Default: true without a registered restaurant. */
    isUniversalMode?: boolean
  } = {},
): Promise<TestGroup<Count>> {
  const { diners: count = 2, currency = 'USD', restaurantName = 'Chez Nous', tableNumber = '7' } = options
  const { restaurantId = null, isUniversalMode = restaurantId === null } = options
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
  const diners = [toDiner(first, group, member)]
  for (let at = 1; at < count; at += 1) diners.push(await joinAs(app, group, nameAt(at)))
  return { group, diners: diners as Diners<Count> }
}

/** Lets another diner join, with their own phone. */
export async function joinAs(
  app: Pick<TestApp, 'url'>,
  group: Pick<Group, 'id' | 'linkKey'>,
  name: string,
): Promise<Diner> {
  const phone = makePhone(app.url)
  const joined = await join(phone, group, name)
  if (joined.status !== 201) throw new Error(`${name} could not join: ${joined.problem.problem}`)
  return toDiner(phone, group, joined.body)
}

/** The group's link, of a group that was made in a browser. */
export async function findLink({ url, database }: Pick<TestApp, 'url' | 'database'>, groupId: string) {
  const [found] = await database.sql<{ code: string }[]>`
    select code from group_codes where group_id = ${groupId}`
  const params = { code: found?.code ?? '' }
  return (await makePhone(url).call(findGroupByCode, { params, query: {} })).body
}

/** Joins by the group's link without a check of the reply. `key` is the idempotency key. */
export function join(
  phone: Phone,
  group: { readonly id: string; readonly linkKey?: string | undefined },
  name: string,
  more: { isGuest?: boolean; key?: string } = {},
  key = '',
) {
  return phone.call(joinGroup, {
    params: { groupId: group.id },
    body: { name, key: group.linkKey, ...more },
    ...(key && { key }),
  })
}

export function toDiner(
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
          acceptPrices: true,
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
