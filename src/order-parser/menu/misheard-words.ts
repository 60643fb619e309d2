// What a word that the menu does not know may have been meant to be: one slip of the ear or the finger away.

import { groupBy } from '#domain/group-by.ts'
import { isFoodWord } from '../food/food-sense.ts'
import { sizes } from '../food/ingredient-words.ts'
import { isCommonWord } from '../phrases/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { soundOf } from '../words/word-forms.ts'
import type { MenuIndex } from './menu-index.ts'

/** A word of the menu, and how far the ear or the finger has slipped. */
export interface Slip {
  readonly stem: string
  readonly cost: number
}

/** What the word may have been meant to be, surest first. Words that mean something themselves are not bent. */
export function slipsOf({ word, stem }: Token, index: MenuIndex): readonly Slip[] {
  if (word.length < 3 || isCommonWord(word) || isFood(stem) || /\d/.test(stem)) return []
  const known = memoryOf(index).slips
  return kept(known, stem, () => {
    const costs = lettersOff(stem, index)
    for (const [to, cost] of [...soundingLike(stem, index), ...begunBy(stem, index)])
      costs.set(to, Math.min(cost, costs.get(to) ?? 9))
    return inOrder(costs)
  })
}

/** What two words said as one may have been meant to be. */
export function jointSlipsOf(joint: string, index: MenuIndex): readonly Slip[] {
  return kept(memoryOf(index).joints, joint, () => inOrder(lettersOff(joint, index)))
}

/** Whether the word stands for food: it is what it is, on whatever menu. */
export const isFood = (stem: string) => isFoodWord(stem) || sizes.has(stem)

function lettersOff(stem: string, { stems }: MenuIndex): Map<string, number> {
  const costs = new Map<string, number>()
  if (stem.length < 4) return costs
  for (const to of stems)
    if (to.length > 3 && Math.abs(to.length - stem.length) < 2 && isOneSlip(stem, to))
      costs.set(to, Math.min(stem.length, to.length) > 5 ? 0.3 : 0.5)
  return costs
}

function soundingLike(stem: string, index: MenuIndex): [string, number][] {
  const sound = soundOf(stem)
  if (sound.length < 2) return []
  const alike = soundsOf(index).get(sound) ?? []
  return alike
    .filter(to => Math.abs(to.length - stem.length) < 3)
    .map(to => [to, sound.length > 2 ? 0.45 : 0.8])
}

/** "marg" for "margherita". */
function begunBy(stem: string, { stems }: MenuIndex): [string, number][] {
  return stems
    .filter(to => to.length > stem.length + 1 && to.startsWith(stem))
    .map(to => [to, stem.length > 3 ? 0.3 : 0.5])
}

const inOrder = (costs: ReadonlyMap<string, number>) =>
  [...costs].map(([stem, cost]): Slip => ({ stem, cost })).sort((a, b) => a.cost - b.cost)

/** One letter more, less, other, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1
  let until = 0
  const most = Math.min(one.length, other.length) - from
  while (until < most && one.at(-1 - until) === other.at(-1 - until)) until += 1
  const rest = one.slice(from, one.length - until)
  const otherRest = other.slice(from, other.length - until)
  if (rest.length + otherRest.length < 3) return true
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0]
}

/** A live preview hears the same words again and again. What words sound like is only worked out once one slips. */
interface Memory {
  readonly slips: Map<string, readonly Slip[]>
  readonly joints: Map<string, readonly Slip[]>
  sounds: ReadonlyMap<string, readonly string[]> | null
}

const memories = new WeakMap<MenuIndex, Memory>()

function memoryOf(index: MenuIndex): Memory {
  const known = memories.get(index)
  if (known) return known
  const memory: Memory = { slips: new Map(), joints: new Map(), sounds: null }
  memories.set(index, memory)
  return memory
}

function soundsOf(index: MenuIndex): ReadonlyMap<string, readonly string[]> {
  const memory = memoryOf(index)
  memory.sounds ??= groupBy(
    index.stems.filter(stem => stem.length > 2),
    soundOf,
  )
  return memory.sounds
}

function kept(
  known: Map<string, readonly Slip[]>,
  key: string,
  make: () => readonly Slip[],
): readonly Slip[] {
  const slips = known.get(key) ?? make()
  if (known.size < most) known.set(key, slips)
  return slips
}

const most = 5000
