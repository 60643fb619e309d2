// Which entry of the menu was meant, when a part of its name fits several: the modifiers beside it tell.

import type { DraftLine, DraftModifier } from '../draft/draft-items.ts'
import { dishes, drinks } from '../food/dish-words.ts'
import { sizes } from '../food/ingredient-words.ts'
import { nameStems } from '../words/same-names.ts'
import type { Token } from '../words/tokens.ts'
import type { Candidate } from './mention.ts'
import type { MenuIndex } from './menu-index.ts'
import { plainWords } from './name-words.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
}

/** Modifiers decide between entries: "a burrito with steak" is the Steak Burrito, where there is one and no plain one. */
export function rank(line: DraftLine, index: MenuIndex): Ranked[] {
  const { candidates, modifiers } = line
  const [first] = candidates
  if (!first || first.cost < 0.05) return candidates.map(candidate => ({ candidate, score: candidate.cost }))
  const said = new Set(
    modifiers.filter(({ amount }) => amount === 'plain').flatMap(({ text }) => nameStems(text)),
  )
  return candidates
    .map(candidate => {
      const told = candidate.missing.filter(stem => said.has(stem)).length
      const inCategory = [...said].some(stem =>
        index.entries[candidate.entry]?.words.some(word => word.role === 'category' && word.stem === stem),
      )
      return { candidate, score: candidate.cost - 0.9 * told - (inCategory ? 0.2 : 0) }
    })
    .filter(({ candidate }) => !contradicts(line, candidate, index))
    .sort((a, b) => a.score - b.score || a.candidate.entry - b.candidate.entry)
}

/** "a dirty martini" is no Espresso Martini: a part of a name fits only if what was said before it does not differ. */
function contradicts(line: DraftLine, { missing, entry }: Candidate, index: MenuIndex): boolean {
  const { words = [], head = null } = index.entries[entry] ?? {}
  const { modifiers } = line
  const saysMore = words.some(
    ({ stem, role }) => role !== 'category' && role !== 'filler' && stem !== head && !missing.includes(stem),
  )
  const saysHead = head === null || !missing.includes(head)
  if ((saysMore && saysHead) || !missing.some(stem => !isNeutral(stem) && !dishes.has(stem))) return false
  const told = new Set(modifiers.flatMap(({ amount, text }) => (amount === 'plain' ? nameStems(text) : [])))
  if (missing.some(stem => told.has(stem))) return false
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

/** Whether only other such words stand between the modifier and the name. */
function isNextTo({ at, modifiers }: DraftLine, { end }: DraftModifier): boolean {
  return end === at || modifiers.some(other => other.isBefore && other.at === end && other.end === at)
}

/** "a pizza" among twelve pizzas is no order yet. */
export function isTooVague(
  { at, end }: DraftLine,
  { candidate }: Ranked,
  close: readonly Ranked[],
  tokens: readonly Token[],
): boolean {
  if (candidate.cost === 0 || end - at > 1) return false
  const stem = tokens[at]?.stem ?? ''
  return (
    (dishes.has(stem) || drinks.has(stem)) &&
    close.filter(({ score }) => score - (close[0]?.score ?? 0) < 0.05).length > 2
  )
}

/** Whether the modifier only says which entry was meant. */
export function isTold(
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
