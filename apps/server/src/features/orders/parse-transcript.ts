// Parses spoken orders on the server: it does not trust a phone for dishes and prices.

import { setImmediate } from 'node:timers/promises'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Speaker } from '@tablemate/order-parser/parsed-order.ts'
import { type SpokenDish, type SpokenOrder, spokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../db/database.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { findMenuVersion, listMenu } from '../menu/queries.ts'

/** The group where the sentence is spoken. */
export interface SpeakingGroup {
  readonly restaurantId: number | null
  readonly groupId: string
  readonly currency: CurrencyCode
  readonly speaker: Speaker
}

/** Parses a sentence with the menu of the group where it is spoken. Throws as `FairQueue` does. */
export type Understand = (transcription: string, group: SpeakingGroup) => Promise<SpokenOrder>

interface CachedMenu {
  readonly version: number
  /** null: the menu is empty. */
  readonly menu: readonly SpokenDish[] | null
}

/** Menus used last are cached up to this many dishes in all: the index of a menu is expensive to build. */
const maxCachedMenuItems = 50_000

/** Caches menus. Every sentence compares the cached version with the database. */
export function createUnderstand(sql: Sql): Understand {
  // The longest sentence takes 60 ms with the longest menu made for that. One at a time, fair between restaurants and between
  // the groups of each.
  const queue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 200 })
  const cached = new LRUCache<number, CachedMenu>({
    maxSize: maxCachedMenuItems,
    sizeCalculation: ({ menu }) => menu?.length ?? 1,
  })

  async function menuOf(restaurantId: number): Promise<CachedMenu['menu']> {
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

  async function load(restaurantId: number): Promise<CachedMenu['menu']> {
    const menu = await listMenu(sql, restaurantId)
    return menu.length > 0 ? menu : null
  }

  return async (transcription, { restaurantId, groupId, currency, speaker }) => {
    const menu = restaurantId === null ? null : await menuOf(restaurantId)
    return queue({ keys: [String(restaurantId), groupId] }, async () => {
      // Other requests have their turn between two sentences.
      await setImmediate()
      return spokenOrder(transcription, menu, currency, speaker)
    })
  }
}
