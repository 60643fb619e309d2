// A spoken order is understood here, not on the phone: what a phone says of dishes and prices is not believed.

import { type SpokenDish, type SpokenOrder, spokenOrder } from '#domain/spoken-order.ts'
import type { Sql } from '../../db/database.ts'
import { findMenuVersion, listMenu } from '../menu/queries.ts'
import type { OrderingAt } from './queries.ts'

/** What is said at a table that orders there, as an order. */
export type Understand = (transcription: string, at: OrderingAt) => Promise<SpokenOrder>

interface Remembered {
  readonly version: number
  /** null: nothing is on it. */
  readonly menu: readonly SpokenDish[] | null
}

/** So many dishes of the menus that were ordered from last are kept ready: each menu's index is dear to make. */
const mostDishes = 50_000

/** Remembers menus, each until it is changed: whether it was is asked each time. */
export function createUnderstanding(sql: Sql): Understand {
  const remembered = new Map<number, Remembered>()

  async function menuOf(restaurantId: number): Promise<readonly SpokenDish[] | null> {
    const version = await findMenuVersion(sql, restaurantId)
    if (version === null) return null
    const known = remembered.get(restaurantId)
    const found = known?.version === version ? known : { version, menu: await load(restaurantId) }
    remembered.delete(restaurantId)
    remembered.set(restaurantId, found)
    forgetOldest()
    return found.menu
  }

  async function load(restaurantId: number): Promise<readonly SpokenDish[] | null> {
    const menu = await listMenu(sql, restaurantId)
    return menu.length > 0 ? menu : null
  }

  function forgetOldest(): void {
    let dishes = 0
    for (const { menu } of remembered.values()) dishes += menu?.length ?? 0
    for (const [restaurantId, { menu }] of remembered) {
      if (dishes <= mostDishes) return
      dishes -= menu?.length ?? 0
      remembered.delete(restaurantId)
    }
  }

  return async (transcription, { restaurantId, currency }) =>
    spokenOrder(transcription, restaurantId === null ? null : await menuOf(restaurantId), currency)
}
