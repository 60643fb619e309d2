// What each word of a transcript may have been on this menu: as it is, joined, split, by nickname, or with one slip.

import { dishes, drinks } from './dish-words.ts'
import { adjectives, ingredients, sizes } from './ingredient-words.ts'
import type { MenuIndex } from './menu-index.ts'
import { numberHeard } from './numbers.ts'
import { isCommonWord } from './phrases.ts'
import type { Token } from './tokens.ts'
import { soundOf, withoutOneLetter } from './word-forms.ts'

/** A transcript held against a menu: what each word may have been is worked out once. */
export interface Hearing {
  readonly tokens: readonly Token[]
  readonly index: MenuIndex
  readonly heard: (readonly Heard[] | undefined)[]
}

export function hear(tokens: readonly Token[], index: MenuIndex): Hearing {
  return { tokens, index, heard: [] }
}

/** What one or two words may have been. */
export interface Heard {
  readonly stems: readonly string[]
  readonly length: number
  readonly cost: number
}

/** The menu's words that the words at `at` may have been, surest first. */
export function heardAt(hearing: Hearing, at: number): readonly Heard[] {
  const known = hearing.heard[at]
  if (known) return known
  const heard = listenAt(hearing.tokens, at, hearing.index)
  hearing.heard[at] = heard
  return heard
}

function listenAt(tokens: readonly Token[], at: number, index: MenuIndex): readonly Heard[] {
  const token = tokens[at] as Token
  const heard: Heard[] = []
  if (index.holders.has(token.stem)) heard.push({ stems: [token.stem], length: 1, cost: 0 })
  for (let length = 2; length <= 4 && at + length <= tokens.length; length += 1) {
    if (length > 2 && !tokens.slice(at, at + length).every(({ word }) => word.length === 1)) break
    const joint =
      tokens
        .slice(at, at + length - 1)
        .map(({ word }) => word)
        .join('') + tokens[at + length - 1]?.stem
    if (tokens[at + length - 1]?.gap === 'space' && index.holders.has(joint))
      heard.push({ stems: [joint], length, cost: 0.05 })
  }
  const split = index.joined.get(token.stem) ?? index.joined.get(token.word)
  if (split) heard.push({ stems: split, length: 1, cost: 0.05 })
  const whole = nicknames.get(token.word)
  if (whole && index.holders.has(whole)) heard.push({ stems: [whole], length: 1, cost: 0.3 })
  const number = numberHeard(token.word)
  if (number && index.holders.has(String(number)))
    heard.push({ stems: [String(number)], length: 1, cost: 0.3 })
  if (heard.length === 0) {
    const joint = token.word + (tokens[at + 1]?.gap === 'space' ? (tokens[at + 1]?.stem ?? '') : '')
    if (joint.length > Math.max(6, token.word.length))
      for (const { stems, cost } of kept(index, `${joint} `, () => bentTo(joint, index, 'letters')))
        heard.push({ stems, length: 2, cost: cost + 0.15 })
    heard.push(...slipsOf(token, index))
  }
  return heard
}

/** One word of a brand's two. */
const nicknames = new Map([
  ['diet', 'dietcoke'],
  ['pepper', 'drpepper'],
  ['dew', 'mountaindew'],
  ['zero', 'cokezero'],
  ['sauvignon', 'sauvignonblanc'],
  ['pinot', 'pinotgrigio'],
  ['mac', 'maccheese'],
])

const slipsKept = new WeakMap<MenuIndex, Map<string, readonly Heard[]>>()

/** What a word that the menu does not know may have been meant to be. Words that mean something themselves are not bent. */
function slipsOf({ word, stem }: Token, index: MenuIndex): readonly Heard[] {
  if (word.length < 3 || isCommonWord(word) || /\d/.test(stem)) return none
  return kept(index, stem, () => (isFood(stem) ? none : bentTo(stem, index, 'all')))
}

/** A live preview hears the same words again and again. */
function kept(index: MenuIndex, key: string, make: () => readonly Heard[]): readonly Heard[] {
  const slips = slipsKept.get(index) ?? new Map<string, readonly Heard[]>()
  slipsKept.set(index, slips)
  const known = slips.get(key)
  if (known) return known
  const found = make()
  if (slips.size < 5000) slips.set(key, found)
  return found
}

function bentTo(stem: string, index: MenuIndex, by: 'letters' | 'all'): readonly Heard[] {
  const costs = new Map<string, number>()
  const offer = (to: string, cost: number) => costs.set(to, Math.min(cost, costs.get(to) ?? 9))
  if (stem.length >= 4)
    for (const form of withoutOneLetter(stem))
      for (const to of index.slips.get(form) ?? [])
        if (isOneSlip(stem, to)) offer(to, Math.min(stem.length, to.length) > 5 ? 0.3 : 0.5)
  if (by === 'letters') return [...costs].map(([to, cost]) => ({ stems: [to], length: 1, cost }))
  const sound = soundOf(stem)
  if (sound.length > 1)
    for (const to of index.sounds.get(sound) ?? [])
      if (Math.abs(to.length - stem.length) < 3) offer(to, sound.length > 2 ? 0.45 : 0.8)
  for (const to of index.stems)
    if (to.length > stem.length + 1 && to.startsWith(stem)) offer(to, stem.length > 3 ? 0.3 : 0.5)
  return [...costs].map(([to, cost]) => ({ stems: [to], length: 1, cost })).sort((a, b) => a.cost - b.cost)
}

/** One letter more, less, other, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1
  let until = 0
  while (
    until < one.length - from &&
    until < other.length - from &&
    one.at(-1 - until) === other.at(-1 - until)
  )
    until += 1
  const rest = one.slice(from, one.length - until)
  const otherRest = other.slice(from, other.length - until)
  return (
    rest.length + otherRest.length < 3 ||
    (rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}

export const isFood = (stem: string) =>
  ingredients.has(stem) || adjectives.has(stem) || dishes.has(stem) || drinks.has(stem) || sizes.has(stem)

const none: readonly Heard[] = []
