// The size of a dish or drink that was said beside its name, among the sizes that the menu sells it in.

import type { DraftModifier } from '../draft/draft-items.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { MenuIndex } from './menu-index.ts'
import { units } from './name-words.ts'

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
    modifiers.find(({ amount, text }) => amount === 'plain' && stemsOf(text).every(isMeasure)) ?? null
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

const stemsOf = (text: string) => nameStems(text).map(stem => (stem === 'big' ? 'large' : stem))

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
