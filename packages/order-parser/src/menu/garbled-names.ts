// Extra and misheard words inside a dish name: function words, and one garbled word between two that match.

import { isCommonWord } from '../phrases/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { soundOf } from '../words/word-forms.ts'
import { type MenuLookup, wordMatchesAt } from './menu-lookup.ts'
import { isFood } from './misheard-words.ts'
import type { IndexedEntry } from './name-words.ts'

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
