// Chooses the menu entry when a partial name fits several: the modifiers of the draft line decide.

import type { DraftLine, DraftModifier } from '../draft/draft-items.ts'
import { dishes } from '../food/dish-words.ts'
import { sizes } from '../food/ingredient-words.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { Candidate } from './mention.ts'
import type { MenuIndex } from './menu-index.ts'
import { plainWords } from './name-words.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
}

/** Candidates, best first: "a burrito with steak" is the Steak Burrito if the menu has it and no plain burrito. */
export function rank(line: DraftLine, index: MenuIndex): RankedCandidate[] {
  const { candidates, modifiers } = line
  const [first] = candidates
  if (!first || first.cost < 0.05) return candidates.map(candidate => ({ candidate, score: candidate.cost }))
  const plainStems = new Set(
    modifiers.filter(({ amount }) => amount === 'plain').flatMap(({ text }) => nameStems(text)),
  )
  return candidates
    .map(candidate => {
      const matched = candidate.missing.filter(stem => plainStems.has(stem)).length
      const inCategory = [...plainStems].some(stem =>
        index.entries[candidate.entry]?.words.some(word => word.role === 'category' && word.stem === stem),
      )
      return { candidate, score: candidate.cost - 0.9 * matched - (inCategory ? 0.2 : 0) }
    })
    .filter(({ candidate }) => !contradicts(line, candidate, index))
    .sort((a, b) => a.score - b.score || a.candidate.entry - b.candidate.entry)
}

/** "a dirty martini" is no Espresso Martini: a partial name contradicts a modifier before it that is not in the full name. */
function contradicts(line: DraftLine, { missing, entry }: Candidate, index: MenuIndex): boolean {
  const { words = [], head = null } = index.entries[entry] ?? {}
  const { modifiers } = line
  const hasOtherWords = words.some(
    ({ stem, role }) => role !== 'category' && role !== 'filler' && stem !== head && !missing.includes(stem),
  )
  const hasHead = head === null || !missing.includes(head)
  if ((hasOtherWords && hasHead) || !missing.some(stem => !isNeutral(stem) && !dishes.has(stem))) return false
  const plain = new Set(modifiers.flatMap(({ amount, text }) => (amount === 'plain' ? nameStems(text) : [])))
  if (missing.some(stem => plain.has(stem))) return false
  return modifiers
    .filter(
      modifier =>
        modifier.isBefore &&
        modifier.amount === 'plain' &&
        modifier.end > modifier.at &&
        isNextTo(line, modifier),
    )
    .flatMap(({ text }) => nameStems(text))
    .some(stem => !isNeutral(stem) && !words.some(word => word.stem === stem))
}

/** Whether only other modifiers are between the modifier and the name. */
function isNextTo({ at, modifiers }: DraftLine, { end }: DraftModifier): boolean {
  return end === at || modifiers.some(other => other.isBefore && other.at === end && other.end === at)
}

/** Whether the modifier only repeats a word of the entry's name that the name in the transcript lacks. */
export function onlySelectsEntry(
  { amount, text }: DraftModifier,
  own: ReadonlySet<string>,
  { missing }: Candidate,
): boolean {
  const stems = nameStems(text)
  return (
    amount === 'plain' && stems.every(stem => own.has(stem)) && stems.some(stem => missing.includes(stem))
  )
}

const isNeutral = (stem: string) =>
  sizes.has(stem) || plainWords.has(stem) || packaging.has(stem) || /^\d+$/.test(stem)
const packaging = new Set(
  'bottled canned can bottle fresh nice cold hot good draft draught chilled warm toasted piece inch oz ounce pack'.split(
    ' ',
  ),
)
