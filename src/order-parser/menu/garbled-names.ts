// Words inside a name that the menu does not have there: small ones, and what was misheard between two that fit.

import { isCommonWord } from '../phrases/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { soundOf } from '../words/word-forms.ts'
import { type Hearing, heardAt } from './heard-words.ts'
import { isFood } from './misheard-words.ts'
import type { IndexedEntry } from './name-words.ts'

/** Small words inside a name: free where the name has them too, dear where they would glue two things together. */
export function skipCost(
  hearing: Hearing,
  at: number,
  entry: IndexedEntry,
  taken: ReadonlySet<number>,
): number | null {
  const { tokens } = hearing
  const { word } = tokens[at] as Token
  const { words } = entry
  const inName = words.some(({ stem, role }) => role === 'filler' && stem === word)
  if (inName) return 0
  if (word === 'of' || word === 'the' || word === 'de' || word === 'la') return 0.05
  if (word === 'and') return 1
  if (word === 'a' && tokens[at - 1]?.word === 'half') return 0.05
  return isGarbled(hearing, at, entry, taken) ? 0.5 : null
}

/** "pad tie", "garlic non": the one word left, heard as another that sounds like it. */
export function misheardAt(
  { tokens }: Hearing,
  at: number,
  { words }: IndexedEntry,
  taken: ReadonlySet<number>,
): number {
  const { word, stem, gap } = tokens[at] as Token
  if (gap !== 'space' || isCommonWord(word) || isFood(stem) || /\d/.test(stem)) return -1
  const left = [...words.keys()].filter(i => !taken.has(i) && words[i]?.weight)
  const [place = -1] = left
  return left.length === 1 && soundOf(words[place]?.stem ?? '') === soundOf(stem) ? place : -1
}

/** "kung pow chicken": one word misheard between two that fit, where the name has one too. */
function isGarbled(hearing: Hearing, at: number, entry: IndexedEntry, taken: ReadonlySet<number>): boolean {
  const { tokens } = hearing
  const { word, stem } = tokens[at] as Token
  if (isCommonWord(word) || isFood(stem) || /\d/.test(stem) || at + 1 >= tokens.length) return false
  const left = entry.words.filter(
    ({ role }, i) => !taken.has(i) && role !== 'filler' && role !== 'category',
  ).length
  return left > 1 && heardAt(hearing, at + 1).some(({ stems }) => canTake(entry, taken, stems))
}

/** Whether the name has these words and none of them was said yet. */
export function canTake(
  { words }: IndexedEntry,
  taken: ReadonlySet<number>,
  stems: readonly string[],
): boolean {
  return stems.every(stem =>
    words.some((word, i) => word.stem === stem && word.role !== 'filler' && !taken.has(i)),
  )
}
