// Finds menu words that are one slip away from an unknown word: misheard, mistyped or shortened.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { isFoodWord, sizes } from '../food/food-words.ts'
import { isCommonWord } from '../phrases/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { soundOf } from '../words/word-forms.ts'
import type { MenuIndex } from './menu-index.ts'

/** A menu word and the cost of the slip. */
export interface Slip {
  readonly stem: string
  readonly cost: number
}

/** The menu words that the word may mean, most likely first. Common words and food words are never corrected. */
export function slipsOf({ word, stem }: Token, index: MenuIndex): readonly Slip[] {
  if (word.length < 3 || isCommonWord(word) || isFood(stem) || /\d/.test(stem)) return []
  const cache = slipCacheOf(index).slips
  return cached(cache, stem, () => {
    const costs = slipsByLetter(stem, index)
    for (const [to, cost] of [...slipsBySound(stem, index), ...slipsByPrefix(stem, index)])
      costs.set(to, Math.min(cost, costs.get(to) ?? 9))
    return sortedByCost(costs)
  })
}

/** The same for two words that were joined into one. */
export function jointSlipsOf(joint: string, index: MenuIndex): readonly Slip[] {
  return cached(slipCacheOf(index).joints, joint, () => {
    const costs = slipsByLetter(joint, index)
    for (const [to, cost] of slipsBySound(joint, index)) if (!costs.has(to)) costs.set(to, cost)
    return sortedByCost(costs)
  })
}

/** Whether the word means food on any menu, so that it is not corrected. */
export const isFood = (stem: string) => isFoodWord(stem) || sizes.has(stem)

function slipsByLetter(stem: string, { stems }: MenuIndex): Map<string, number> {
  const costs = new Map<string, number>()
  if (stem.length < 4) return costs
  for (const to of stems)
    if (to.length > 3 && Math.abs(to.length - stem.length) < 2 && isOneSlip(stem, to))
      costs.set(to, Math.min(stem.length, to.length) > 5 ? 0.3 : 0.5)
  return costs
}

function slipsBySound(stem: string, index: MenuIndex): [string, number][] {
  const sound = soundOf(stem)
  if (sound.length < 2) return []
  const alike = soundsOf(index).get(sound) ?? []
  return alike
    .filter(to => Math.abs(to.length - stem.length) < 3)
    .map(to => [to, sound.length > 2 ? 0.45 : 0.8])
}

/** "marg" for "margherita". */
function slipsByPrefix(stem: string, { stems }: MenuIndex): [string, number][] {
  return stems
    .filter(to => to.length > stem.length + 1 && to.startsWith(stem))
    .map(to => [to, stem.length > 3 ? 0.3 : 0.5])
}

const sortedByCost = (costs: ReadonlyMap<string, number>) =>
  [...costs].map(([stem, cost]): Slip => ({ stem, cost })).sort((a, b) => a.cost - b.cost)

/** Whether the words differ by one letter inserted, deleted or replaced, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1
  let until = 0
  const maxCached = Math.min(one.length, other.length) - from
  while (until < maxCached && one.at(-1 - until) === other.at(-1 - until)) until += 1
  const rest = one.slice(from, one.length - until)
  const otherRest = other.slice(from, other.length - until)
  if (rest.length + otherRest.length < 3) return true
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0]
}

/** A live preview parses the same words repeatedly. `sounds` is computed only when a word needs correction. */
interface SlipCache {
  readonly slips: Map<string, readonly Slip[]>
  readonly joints: Map<string, readonly Slip[]>
  sounds: ReadonlyMap<string, readonly string[]> | null
}

const slipCaches = new WeakMap<MenuIndex, SlipCache>()

function slipCacheOf(index: MenuIndex): SlipCache {
  const cache = slipCaches.get(index)
  if (cache) return cache
  const slipCache: SlipCache = { slips: new Map(), joints: new Map(), sounds: null }
  slipCaches.set(index, slipCache)
  return slipCache
}

function soundsOf(index: MenuIndex): ReadonlyMap<string, readonly string[]> {
  const slipCache = slipCacheOf(index)
  slipCache.sounds ??= groupBy(
    index.stems.filter(stem => stem.length > 2),
    soundOf,
  )
  return slipCache.sounds
}

function cached(
  cache: Map<string, readonly Slip[]>,
  key: string,
  make: () => readonly Slip[],
): readonly Slip[] {
  const slips = cache.get(key) ?? make()
  if (cache.size < maxCached) cache.set(key, slips)
  return slips
}

const maxCached = 5000
