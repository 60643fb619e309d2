// A spoken order is understood here, not on the phone: what a phone says of dishes and prices is not believed.

import { type SpokenDish, type SpokenOrder, spokenOrder } from '#order-parser/spoken-order.ts'
import type { Sql } from '../../db/database.ts'
import { findMenuVersion, listMenu } from '../menu/queries.ts'
import type { Speaking, SpeechWorkers } from './understand-off-thread.ts'

/** What is said at a table that orders there, as an order. */
export type Understand = (transcription: string, at: Speaking) => Promise<SpokenOrder>

interface Remembered {
  readonly version: number
  /** null: nothing is on it. */
  readonly menu: readonly SpokenDish[] | null
}

/** So many dishes of the menus that were ordered from last are kept ready: each menu's index is dear to make. */
const mostDishes = 50_000

/** So much is understood within some 20 ms, and here: dishes, and letters times dishes. */
const quick = { dishes: 1000, letters: 200_000 }
/** Without a menu, dishes are told by grammar alone: as dear as a menu of so many. */
const grammarAlone = 300

/** Remembers menus, each until it is changed: whether it was is asked each time. */
export function createUnderstanding(sql: Sql, speechWorkers: SpeechWorkers): Understand {
  const remembered = new Map<number, Remembered>()

  async function menuOf(restaurantId: number): Promise<readonly SpokenDish[] | null> {
    const version = await findMenuVersion(sql, restaurantId)
    if (version === null) return null
    const known = remembered.get(restaurantId)
    const loaded = known?.version === version ? known : { version, menu: await load(restaurantId) }
    // Several may speak first at once: then another has loaded it since.
    const last = remembered.get(restaurantId)
    const found = last && last.version >= version ? last : loaded
    if (last && last !== found) forget(last)
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
    for (const [restaurantId, oldest] of remembered) {
      if (dishes <= mostDishes) return
      dishes -= oldest.menu?.length ?? 0
      remembered.delete(restaurantId)
      forget(oldest)
    }
  }

  function forget({ menu }: Remembered): void {
    if (menu) speechWorkers.forget(menu)
  }

  return async (transcription, at) => {
    const { restaurantId, currency } = at
    const menu = restaurantId === null ? null : await menuOf(restaurantId)
    const dishes = menu?.length ?? grammarAlone
    const isQuick = dishes <= quick.dishes && dishes * transcription.length <= quick.letters
    return isQuick
      ? spokenOrder(transcription, menu, currency)
      : speechWorkers.understand(transcription, menu, at)
  }
}
