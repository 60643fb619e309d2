// Chooses the menu entry when a partial name fits several: the modifiers of the draft line decide.

import type { DraftLine, DraftModifier } from '../draft/draft-items.ts'
import { dishes } from '../food/dish-words.ts'
import { sizes } from '../food/food-words.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { MenuIndex } from './menu-index.ts'
import type { Candidate } from './menu-lookup.ts'
import { plainWords, units } from './name-words.ts'

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

/** What a size makes of the entry that the name alone means. */
export interface SizedEntry {
  readonly entry: number
  /** The modifier that the entry's name says already. */
  readonly said: DraftModifier | null
  /** The entries in question if nobody sells this size; a size changes the price, so the diner chooses. */
  readonly inDoubt: readonly number[]
}

/** "A small one" after a Large Cola is the Small Cola; "a glass" of what is sold by the bottle is in doubt. */
export function inSaidSize(
  entry: number,
  modifiers: readonly DraftModifier[],
  { entries, entriesByStem }: MenuIndex,
): SizedEntry {
  const said =
    modifiers.find(
      ({ amount, text }) =>
        amount === 'plain' && isMeasure(stemsOf(text)[0] ?? '') && stemsOf(text).every(isMeasure),
    ) ?? null
  const plain = { entry, said: null, inDoubt: [] }
  if (!said) return plain
  const wordsOf = (one: number) => entries[one]?.content ?? []
  const nameOf = (one: number) =>
    wordsOf(one)
      .filter(stem => !isMeasure(stem))
      .sort()
      .join(' ')
  const name = nameOf(entry)
  const [first = ''] = name.split(' ')
  const alike = (entriesByStem.get(first) ?? [entry]).filter(one => nameOf(one) === name)
  const isSold = alike.some(one => wordsOf(one).some(stem => measures.has(stem)))
  if (usual.has(said.text) && !isSold) return plain
  const wanted = stemsOf(said.text)
  const isUsual = (one: number) => usual.has(said.text) && !wordsOf(one).some(stem => measures.has(stem))
  const served = wanted.includes('glass')
    ? alike.filter(one => !wordsOf(one).some(stem => forSeveral.has(stem)))
    : alike
  const fitting =
    alike.find(one => wanted.every(stem => wordsOf(one).includes(stem)) || isUsual(one)) ??
    byAmount(served, wanted, wordsOf)
  if (fitting !== undefined) return { entry: fitting, said, inDoubt: [] }
  const [one = entry] = served
  return {
    entry: served.includes(entry) ? entry : one,
    said: null,
    inDoubt: served.length > 0 ? served : alike,
  }
}

/** "A large Malbec" of 175 and 250 ml is the larger one. */
function byAmount(
  entries: readonly number[],
  wanted: readonly string[],
  wordsOf: (entry: number) => readonly string[],
): number | undefined {
  const amountOf = (one: number) => Number(wordsOf(one).find(stem => /^\d+$/.test(stem)) ?? Number.NaN)
  const sold = entries.filter(one => !Number.isNaN(amountOf(one))).sort((a, b) => amountOf(a) - amountOf(b))
  if (sold.length < 2) return undefined
  return wanted.includes('large') ? sold.at(-1) : wanted.includes('small') ? sold[0] : undefined
}

const stemsOf = (text: string) =>
  nameStems(text)
    .filter(stem => !/^(?:order|portion|serving|size)$/.test(stem))
    .map(stem => (stem === 'big' ? 'large' : stem))

const isMeasure = (stem: string) => measures.has(stem) || units.has(stem) || /^\d+$/.test(stem)

const measures = new Set(
  nameStems(
    'small medium large regular tall short single double triple glass bottle pint half carafe jug pitcher mini jumbo grande venti cup bowl',
  ),
)

/** Sizes for more than one person. */
export const forSeveral: ReadonlySet<string> = new Set(['bottle', 'pitcher', 'carafe', 'jug', 'magnum'])

/** Sizes that say nothing where a dish has no others; "medium" may be how a steak is done. */
const usual = new Set(['regular', 'medium', 'single', 'short', 'tall'])
