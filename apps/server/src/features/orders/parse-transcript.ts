// Parses spoken orders on the server: it does not trust a phone for dishes and prices.

import { type SpokenDish, type SpokenOrder, spokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../db/database.ts'
import { findMenuVersion, listMenu } from '../menu/queries.ts'
import type { SpeakingGroup, SpeechWorkers } from './speech-workers.ts'

/** Parses a sentence with the menu of the group where it is spoken. */
export type Understand = (transcription: string, group: SpeakingGroup) => Promise<SpokenOrder>

interface CachedMenu {
  readonly version: number
  /** null: the menu is empty. */
  readonly menu: readonly SpokenDish[] | null
}

/** Menus used last are cached up to this many dishes in all: the index of a menu is expensive to build. */
const maxCachedDishes = 50_000

/** Up to these a sentence takes about 20 ms, and is parsed on the event loop: dishes, and letters times dishes. */
const inlineLimits = { dishes: 1000, letters: 200_000 }
/** Without a menu, the parser finds dishes only by grammar, which costs as much as a menu of this many dishes. */
const dishesWithoutMenu = 300

/** Caches menus. Every sentence compares the cached version with the database. */
export function createUnderstand(sql: Sql, speechWorkers: SpeechWorkers): Understand {
  const cached = new LRUCache<number, CachedMenu>({
    maxSize: maxCachedDishes,
    sizeCalculation: ({ menu }) => menu?.length ?? 1,
  })

  async function menuOf(restaurantId: number): Promise<readonly SpokenDish[] | null> {
    const version = await findMenuVersion(sql, restaurantId)
    if (version === null) return null
    const known = cached.get(restaurantId)
    if (known && known.version >= version) return known.menu
    const loaded = { version, menu: await load(restaurantId) }
    // A concurrent sentence may have loaded the menu meanwhile.
    const last = cached.get(restaurantId)
    if (last && last.version >= version) return last.menu
    cached.set(restaurantId, loaded)
    return loaded.menu
  }

  async function load(restaurantId: number): Promise<readonly SpokenDish[] | null> {
    const menu = await listMenu(sql, restaurantId)
    return menu.length > 0 ? menu : null
  }

  return async (transcription, group) => {
    const { restaurantId, currency, speaker } = group
    const menu = restaurantId === null ? null : await menuOf(restaurantId)
    const dishes = menu?.length ?? dishesWithoutMenu
    const isInline = dishes <= inlineLimits.dishes && dishes * transcription.length <= inlineLimits.letters
    return isInline
      ? spokenOrder(transcription, menu, currency, speaker)
      : speechWorkers.understand(transcription, menu, group)
  }
}
