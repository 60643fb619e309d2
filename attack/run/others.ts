// Other people, who sit at their tables and keep their restaurants while somebody attacks.

import { importMenu } from '#contract/menu-import.ts'
import { makeGroup } from '../../test/diners/make.ts'
import { makePhone } from '../../test/diners/phone.ts'
import { makeRestaurant, type Owner } from '../../test/restaurants/restaurant.ts'
import { type Ask, json } from './ask.ts'
import type { OthersCall } from './measure.ts'
import type { Server } from './server.ts'

/** Tables that the others' orders go to in turn: no one of them comes near its bounds. */
const tables = 4

type At = Pick<Server, 'url'>

/** Where the others come from: one of 250 addresses kept for documentation (RFC 5737). */
export function othersAddress(at: number): string {
  return `198.51.100.${(at % 250) + 1}`
}

/** Typed orders at tables that have nothing to do with the attacker; `how` says from where. */
export async function placeOrders(server: At, how: Omit<Ask, 'path'> = {}): Promise<OthersCall> {
  const diners = await Promise.all(Array.from({ length: tables }, () => makeGroup(server, { diners: 1 })))
  const asks = diners.map(({ group, diners: [{ id: memberId, phone }] }): Ask => {
    const items = [
      { name: 'Margherita', quantity: 2, price: 1300, modifications: 'one without basil' },
      { name: 'Tiramisu', quantity: 1, price: 600 },
    ]
    return {
      ...{ path: '/api/orders', ...how },
      ...json({ groupId: group.id, memberId, items }, { cookie: phone.cookie() }),
    }
  })
  return { name: 'POST /api/orders', status: 201, next: inTurn(asks) }
}

/** Each of them, one after the other, and from the first again. */
export function inTurn<T>(all: readonly T[]): () => T {
  let turn = -1
  return () => {
    turn += 1
    return all[turn % all.length] as T
  }
}

/** A restaurant that signed up from this address, on a browser that goes on coming from there. */
export function makeOwner({ url }: At, address: string): Promise<Owner> {
  return makeRestaurant({ url }, {}, makePhone(url, { headers: { 'x-forwarded-for': address } }))
}

export interface Dish {
  readonly name: string
  readonly category: string
  readonly price: number
  readonly description?: string
}

/** Puts these dishes on the restaurant's menu. Throws where they are refused. */
export async function importDishes({ id, phone }: Owner, rows: readonly Dish[]): Promise<void> {
  const body = { rows: [...rows] }
  const { status, problem } = await phone.call(importMenu, { params: { restaurantId: id }, body })
  if (status !== 201) throw new Error(`The menu was not taken in: ${JSON.stringify(problem)}`)
}

/** So many dishes of three words each, which are hard to tell apart. */
export function similarDishes(count: number): Dish[] {
  return Array.from({ length: count }, (_, at) => {
    const name = [0, 1, 2].map(place => similarWords[Math.floor(at / 8 ** place) % 8]).join(' ')
    return { name: `${name} ${at}`, category: 'Food', price: 500 }
  })
}

const similarWords = ['onion', 'soup', 'lemon', 'cake', 'tomato', 'salad', 'ginger', 'tea']

/** What is said of such dishes, as long as may be said. */
export const longSentence = `${similarWords.join(' ')} `.repeat(50).slice(0, 2000).trim()
