// Bystanders: diners and restaurant owners who use the service during an attack.

import { importMenu } from '@tablemate/contract/menu-import.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import type { BystanderCall } from './measure.ts'
import { type Call, json } from './send-request.ts'
import type { Server } from './server.ts'

/** The bystanders' orders alternate between so many groups, so that no group comes near its limits. */
const groups = 4

type At = Pick<Server, 'url'>

/** A bystander's address, one of 250 that are reserved for documentation (RFC 5737). */
export function peerAddress(at: number): string {
  return `198.51.100.${(at % 250) + 1}`
}

/** Typed orders at groups that have nothing to do with the attacker. `how` sets address and connection. */
export async function placeOrders(server: At, how: Omit<Call, 'path'> = {}): Promise<BystanderCall> {
  const diners = await Promise.all(Array.from({ length: groups }, () => makeGroup(server, { diners: 1 })))
  const requests = diners.map(({ group, diners: [{ id: memberId, phone }] }): Call => {
    const items = [
      { name: 'Margherita', quantity: 2, price: 1300, modifications: 'one without basil' },
      { name: 'Tiramisu', quantity: 1, price: 600 },
    ]
    return {
      ...{ path: '/api/orders', ...how },
      ...json({ groupId: group.id, memberId, items }, { cookie: phone.cookie() }),
    }
  })
  return { name: 'POST /api/orders', status: 201, next: cycle(requests) }
}

/** Returns the values one after the other, and then from the first again. */
export function cycle<T>(all: readonly T[]): () => T {
  let calls = -1
  return () => {
    calls += 1
    return all[calls % all.length] as T
  }
}

/** A restaurant that signed up from this address. Its browser keeps the address. */
export function makeOwner({ url }: At, address: string): Promise<Owner> {
  return makeRestaurant({ url }, {}, makePhone(url, { headers: { 'x-forwarded-for': address } }))
}

export interface ImportRow {
  readonly name: string
  readonly category: string
  readonly price: number
  readonly description?: string
}

/** Imports the dishes into the restaurant's menu. Throws if the server refuses them. */
export async function importMenuItems({ id, phone }: Owner, rows: readonly ImportRow[]): Promise<void> {
  const body = { rows: [...rows] }
  const { status, problem } = await phone.call(importMenu, { params: { restaurantId: id }, body })
  if (status !== 201) throw new Error(`The menu was not taken in: ${JSON.stringify(problem)}`)
}

/** The given number of dishes, with names of three words each that are hard to tell apart. */
export function similarMenuItems(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, at) => {
    const name = [0, 1, 2].map(digit => similarWords[Math.floor(at / 8 ** digit) % 8]).join(' ')
    return { name: `${name} ${at}`, category: 'Food', price: 500 }
  })
}

const similarWords = ['onion', 'soup', 'lemon', 'cake', 'tomato', 'salad', 'ginger', 'tea']

/** A sentence about such dishes, of the greatest permitted length. */
export const longSentence = `${similarWords.join(' ')} `.repeat(50).slice(0, limits.transcription).trim()
