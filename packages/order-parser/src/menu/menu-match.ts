// Finds mentions of menu entries in a transcript: in full, in part, with a slip, joined or split.

import { dishes, drinks } from '../food/dish-words.ts'
import { isCommonWord } from '../phrases/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { soundOf, stemSet } from '../words/word-forms.ts'
import { type MenuIndex, manyEntries } from './menu-index.ts'
import {
  type Candidate,
  type Mention,
  type MenuLookup,
  type WordMatch,
  wordMatchesAt,
} from './menu-lookup.ts'
import { isFood } from './misheard-words.ts'
import { type IndexedEntry, isExtra, type NameWord } from './name-words.ts'
import { isNaming, missingCost, partCost, pluralCost } from './part-name-cost.ts'

/** All mentions that begin at the word `at`, one for each possible end. */
export function mentionsAt(lookup: MenuLookup, at: number): readonly Mention[] {
  const known = lookup.mentions[at]
  if (known) return known
  const mentions = findMentions(lookup, at)
  lookup.mentions[at] = mentions
  return mentions
}

function findMentions(lookup: MenuLookup, at: number): Mention[] {
  const byEnd = new Map<number, Map<number, Candidate>>()
  const emit = (end: number, candidate: Candidate) => {
    const others = byEnd.get(end) ?? new Map<number, Candidate>()
    byEnd.set(end, others)
    const known = others.get(candidate.entry)
    if (!known || candidate.cost < known.cost) others.set(candidate.entry, candidate)
  }
  for (const first of wordMatchesAt(lookup, at))
    for (const number of possibleEntries(lookup, at + first.length, first.stems[0] ?? '')) {
      const entry = lookup.index.entries[number] as IndexedEntry
      matchName({ lookup, entry, number, taken: 0, emit }, at, first)
    }
  if (!byEnd.has(at + 1))
    for (const number of underHeading(lookup, at)) emit(at + 1, asKind(lookup.index, number))
  return [...byEnd].map(([end, candidates]) => ({ end, candidates: bestOf([...candidates.values()]) }))
}

/** The entries under a heading that names a kind of dish, if no entry is named so: "a wine". */
function underHeading({ tokens, index }: MenuLookup, at: number): readonly number[] {
  const stem = tokens[at]?.stem ?? ''
  if (!dishes.has(stem) && !drinks.has(stem)) return []
  const under = index.entriesByStem.get(stem) ?? []
  return under.slice(0, 2 * manyEntries).filter(number => {
    const entry = index.entries[number]
    return entry !== undefined && !isExtra(entry)
  })
}

function asKind({ entries }: MenuIndex, entry: number): Candidate {
  return { entry, cost: 0.9, missing: entries[entry]?.content ?? [], slips: 0 }
}

/**
 * The entries that may be meant from a word on. Of a word that many dishes have, these are the dishes that also have one of
 * the next words, and those that the word alone names best.
 */
function possibleEntries(lookup: MenuLookup, next: number, stem: string): Iterable<number> {
  const all = lookup.index.entriesByStem.get(stem) ?? []
  if (all.length <= manyEntries) return all
  const possible = new Set(lookup.index.bestByStem(stem))
  for (let i = next; i < next + 4 && i < lookup.tokens.length && lookup.tokens[i]?.gap !== 'stop'; i += 1)
    for (const { stems } of wordMatchesAt(lookup, i))
      addCommon(possible, all, lookup.index.entriesByStem.get(stems[0] ?? '') ?? [])
  return possible
}

/** Adds what two ascending lists have in common. */
function addCommon(found: Set<number>, some: readonly number[], others: readonly number[]) {
  for (let i = 0, j = 0; i < some.length && j < others.length; ) {
    const [one, other] = [some[i] as number, others[j] as number]
    if (one === other) found.add(one)
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
}

/** The partial match of one entry's name with the transcript. */
interface NameMatch {
  readonly lookup: MenuLookup
  readonly entry: IndexedEntry
  readonly number: number
  /** The positions in the name of the words that matched, as bits. */
  taken: number
  readonly emit: (end: number, candidate: Candidate) => void
}

/** Matches words of the name in any order, as far as the transcript has them. */
function matchName(match: NameMatch, at: number, first: WordMatch) {
  const { lookup, entry } = match
  const { tokens } = lookup
  let last = takeWords(match, first.stems)
  if (last < 0) return
  let end = at + first.length
  let cost = first.cost + pluralCost(entry, last, tokens[at] as Token)
  emitIfNamed(match, match.taken, end, cost)
  let skipped = 0
  for (let next = end; next < tokens.length && skipped < 3; ) {
    if (tokens[next]?.gap === 'stop') return
    const fits = wordMatchesAt(lookup, next).find(({ stems }) => canTake(entry, match.taken, stems))
    if (fits) {
      const position = takeWords(match, fits.stems)
      // "a pitcher of lager", "a small lager"
      const isUsual = tokens[next - 1]?.word === 'of' || entry.words[last]?.role === 'size'
      cost += fits.cost + (position < last && !isUsual ? 0.15 : 0)
      last = position
      next += fits.length
      end = next
      skipped = 0
      emitIfNamed(match, match.taken, end, cost)
      continue
    }
    if (next === end) emitWithMore(match, next, cost)
    // "two mains, the veal" is no Veal of the mains.
    if (entry.words.every(({ role }, i) => role === 'category' || !(match.taken & (1 << i)))) return
    const gapCost = skipCost(lookup, next, entry, match.taken)
    if (gapCost === null) {
      const position = misheardPosition(lookup, next, entry, match.taken)
      if (position >= 0) emitIfNamed(match, match.taken | (1 << position), next + 1, cost + 0.6)
      return
    }
    cost += gapCost
    skipped += 1
    next += 1
  }
}

/** A name with a generic noun that it lacks: "turkey sandwich" for the Turkey among the subs, "doritos chips". */
function emitWithMore(match: NameMatch, at: number, cost: number) {
  const { lookup, entry } = match
  const { stem = '', gap = 'stop' } = lookup.tokens[at] ?? {}
  if (gap !== 'space') return
  if (entry.shape.has(stem) && !lookup.index.names.has(stem))
    emitIfNamed(match, match.taken, at + 1, cost + 0.05)
  const isNoun = genericNouns.has(stem)
  if (isNoun && entry.words.some((word, i) => match.taken & (1 << i) && isBrandWord(word)))
    emitIfNamed(match, match.taken, at + 1, cost + 0.2)
}

const isBrandWord = (word: NameWord | undefined) =>
  word !== undefined && (word.role === 'kind' || word.role === 'head') && !isFood(word.stem)

/** Nouns that people add to a brand: "doritos chips", "a sprite soda". */
const genericNouns = stemSet(
  'chips crisps soda pop drink beer lager ale wine smoothie cocktail plate platter dish flavor candy bar cookie',
)

function takeWords(match: NameMatch, stems: readonly string[]): number {
  let last = -1
  for (const stem of stems) {
    last = positionOf(match.entry, match.taken, stem)
    if (last < 0) return -1
    match.taken |= 1 << last
  }
  return last
}

/** Emits the entry as a candidate if the matched words are enough to name it. */
function emitIfNamed({ lookup, entry, number, emit }: NameMatch, taken: number, end: number, slips: number) {
  const said: NameWord[] = []
  const missing: string[] = []
  entry.words.forEach((word, i) => {
    if (taken & (1 << i)) said.push(word)
    else if (word.role !== 'filler' && word.role !== 'category') missing.push(word.stem)
  })
  if (missing.length === 0) return emit(end, { entry: number, cost: slips, missing, slips })
  if (!said.some(isNaming)) return
  const covered = said.reduce((sum, { weight }) => sum + weight, 0) / entry.weight
  const part = partCost(lookup, end, entry, said, missing.length, covered)
  emit(end, { entry: number, cost: slips + part + missingCost(missing), missing, slips })
}

function bestOf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => a.cost - b.cost || a.missing.length - b.missing.length || a.entry - b.entry)
  return candidates.slice(0, manyEntries)
}

/** The cost of a word that the name lacks: free if the name has it as a filler, high if it could join two dishes. Null: no. */
export function skipCost(lookup: MenuLookup, at: number, entry: IndexedEntry, taken: number): number | null {
  const { tokens } = lookup
  const { word } = tokens[at] as Token
  const { words } = entry
  const inName = words.some(({ stem, role }) => role === 'filler' && stem === word)
  if (inName) return 0
  if (word === 'of' || word === 'the' || word === 'de' || word === 'la') return 0.05
  if (word === 'and') return 1
  if (word === 'a' && tokens[at - 1]?.word === 'half') return 0.05
  return isGarbled(lookup, at, entry, taken) ? 0.5 : null
}

/** "pad tie", "garlic non": the position of the name's last missing word if this word sounds like it, else -1. */
export function misheardPosition(
  { tokens }: MenuLookup,
  at: number,
  { words }: IndexedEntry,
  taken: number,
): number {
  const { word, stem, gap } = tokens[at] as Token
  if (gap !== 'space' || isCommonWord(word) || /\d/.test(stem)) return -1
  const position = words.findIndex((one, i) => !(taken & (1 << i)) && one.weight > 0)
  const isLast =
    position >= 0 && !words.some((one, i) => i > position && !(taken & (1 << i)) && one.weight > 0)
  return isLast && soundOf(words[position]?.stem ?? '') === soundOf(stem) ? position : -1
}

/** "kung pow chicken": an unknown word between two that match, where the name has another word as well. */
function isGarbled(lookup: MenuLookup, at: number, entry: IndexedEntry, taken: number): boolean {
  const { tokens } = lookup
  const { word, stem } = tokens[at] as Token
  if (isCommonWord(word) || isFood(stem) || /\d/.test(stem) || at + 1 >= tokens.length) return false
  const left = entry.words.filter(
    ({ role }, i) => !(taken & (1 << i)) && role !== 'filler' && role !== 'category',
  ).length
  return left > 1 && wordMatchesAt(lookup, at + 1).some(({ stems }) => canTake(entry, taken, stems))
}

/** Whether the name has these words and none of them is matched yet. */
export const canTake = (entry: IndexedEntry, taken: number, stems: readonly string[]): boolean =>
  stems.every(stem => positionOf(entry, taken, stem) >= 0)

/** The position of a word of the name that is not matched yet (`taken` are bits), or -1. */
export function positionOf({ words }: IndexedEntry, taken: number, stem: string): number {
  for (let i = 0; i < words.length; i += 1)
    if (words[i]?.stem === stem && words[i]?.role !== 'filler' && !(taken & (1 << i))) return i
  return -1
}
