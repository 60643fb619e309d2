// The worker thread that parses long sentences with long menus (speech-workers.ts). It caches the menus that it received.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Speaker } from '@tablemate/order-parser/parsed-order.ts'
import { type SpokenDish, type SpokenOrder, spokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import { LRUCache } from 'lru-cache'

export interface SpeechTask {
  readonly transcription: string
  /** `dishes` are absent if the worker probably has the menu. */
  readonly menu: { readonly key: number; readonly dishes?: readonly SpokenDish[] } | null
  readonly currency: CurrencyCode
  readonly speaker: Speaker
}

/** In all, as in parse-transcript.ts. */
const maxCachedDishes = 50_000

const menus = new LRUCache<number, readonly SpokenDish[]>({
  maxSize: maxCachedDishes,
  sizeCalculation: ({ length }) => length,
})

/** 'menu-missing': the worker does not have the menu, and needs its dishes. */
export default function parse({
  transcription,
  menu,
  currency,
  speaker,
}: SpeechTask): SpokenOrder | 'menu-missing' {
  if (menu?.dishes) menus.set(menu.key, menu.dishes)
  const dishes = menu && menus.get(menu.key)
  return dishes === undefined ? 'menu-missing' : spokenOrder(transcription, dishes, currency, speaker)
}
