// Indexes a menu by the words of its names, descriptions and numbers, so that matching a transcript is fast.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { byFirstWord, type PhrasesByFirst } from '../food/modifier-costs.ts'
import type { MenuEntry } from '../parsed-order.ts'
import { nameStems, withCanonicalNames } from '../words/canonical-names.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { fillers, type IndexedEntry, indexEntry, type NameWord } from './name-words.ts'

export interface MenuIndex {
  readonly entries: readonly IndexedEntry[]
  /** Stem → the entries whose name or category contains it. */
  readonly entriesByStem: ReadonlyMap<string, readonly number[]>
  /** The entries that a word alone names best, if many have it. */
  readonly bestByStem: (stem: string) => readonly number[]
  /** Names of one word: "Chips". */
  readonly names: ReadonlySet<string>
  /** Two neighbouring words of a name said as one: "sunchips". */
  readonly joined: ReadonlyMap<string, readonly string[]>
  /** All words of the names. */
  readonly stems: readonly string[]
  /** Phrases of the descriptions and names of options: this kitchen's words for possible modifiers. */
  readonly options: PhrasesByFirst
  /** The menu's own numbers of its dishes: "2. Pad Thai", "Combo 3". */
  readonly labels: ReadonlyMap<string, readonly number[]>
  /** Words that a name repeats ("dan dan noodles"). */
  readonly doubled: ReadonlySet<string>
}

const indexes = new WeakMap<readonly MenuEntry[], MenuIndex>()

/** The index is cached by menu object, so the caller must not change the menu afterwards. */
export function indexOf(menu: readonly MenuEntry[]): MenuIndex {
  const known = indexes.get(menu)
  if (known) return known
  const index = makeIndex(menu)
  indexes.set(menu, index)
  return index
}

function makeIndex(menu: readonly MenuEntry[]): MenuIndex {
  const names = menu.map(({ name }) => withCanonicalNames(tokensOf(name)).slice(0, 30))
  const counts = new Map<string, number>()
  for (const name of names) for (const stem of new Set(name.map(({ stem }) => stem))) add(counts, stem)
  const entries = menu.map((entry, i) => indexEntry(entry, names[i] ?? [], counts, menu.length))
  const stems = [...counts.keys()].filter(stem => !fillers.has(stem))
  const neighbours = names.flatMap(pairsOf)
  const entriesByStem = entriesByKey(entries.map(({ words }) => distinct(words)))
  const best = new Map<string, readonly number[]>()
  const bestByStem = (stem: string) => {
    const known = best.get(stem)
    if (known) return known
    const shareOf = (entry: number) => shareOfName(entries[entry], stem)
    const found = [...(entriesByStem.get(stem) ?? [])]
      .sort((a, b) => shareOf(b) - shareOf(a) || a - b)
      .slice(0, manyEntries)
    best.set(stem, found)
    return found
  }
  return {
    entries,
    entriesByStem,
    bestByStem,
    names: new Set(names.flatMap(name => (name.length === 1 && name[0] ? [name[0].stem] : []))),
    joined: new Map(neighbours.map(([one, other]) => [one + other, [one, other]])),
    stems,
    options: byFirstWord([
      ...menu.flatMap(({ description }) => optionsOf(description ?? '')),
      ...optionWordsOf(menu),
    ]),
    labels: entriesByKey(menu.map(({ name }) => labelsOf(name))),
    doubled: new Set(neighbours.filter(([one, other]) => one === other).map(([one]) => one)),
  }
}

/** More candidates than a diner can choose from. */
export const manyEntries = 40

/** How much of the name the word says; more if it is the head. */
function shareOfName(entry: IndexedEntry | undefined, stem: string): number {
  const word = entry?.words.find(one => one.stem === stem)
  return entry && word ? word.weight / entry.weight + (word.role === 'head' ? 1 : 0) : 0
}

function labelsOf(name: string): string[] {
  const [, first, later] = label.exec(name) ?? []
  return first || later ? [first ?? later ?? ''] : []
}

const label = /^\s*(?:no\.?|number|#)?\s*(\d{1,3})\s*[.):]|(?:no\.|number|#|combo|meal|menu)\s*(\d{1,3})\b/i

function optionsOf(description: string): string[] {
  return description
    .split(/[,;:.()/\n]|\band\b|\bwith\b|\bor\b/i)
    .map(phrase => tokensOf(phrase).map(({ stem }) => stem))
    .filter(words => words.length > 0 && words.length < 4 && !words.some(word => fillers.has(word)))
    .map(words => words.join(' '))
}

/** The names of all options, and their first words: "oat" for "Oat milk". */
function optionWordsOf(menu: readonly MenuEntry[]): string[] {
  const groups = new Set(menu.flatMap(({ optionGroups }) => optionGroups ?? []))
  const names = new Set([...groups].flatMap(({ options }) => options.map(({ name }) => name)))
  return [...names]
    .map(nameStems)
    .filter(words => words.length > 0 && words.length < 5)
    .flatMap(words => [words.join(' '), ...words.slice(0, 1).filter(word => !/^\d{1,2}$/.test(word))])
}

const pairsOf = (name: readonly Token[]): [string, string][] =>
  name.slice(1).map((token, i) => [name[i]?.stem ?? '', token.stem])

const distinct = (words: readonly NameWord[]) => [
  ...new Set(words.filter(({ role }) => role !== 'filler').map(({ stem }) => stem)),
]

/** Key → the numbers of the entries that have it. */
function entriesByKey(keysOfEntries: readonly (readonly string[])[]): Map<string, number[]> {
  const pairs = keysOfEntries.flatMap((keys, entry) => keys.map(key => ({ key, entry })))
  const groups = groupBy(pairs, ({ key }) => key)
  return new Map([...groups].map(([key, group]) => [key, group.map(({ entry }) => entry)]))
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
