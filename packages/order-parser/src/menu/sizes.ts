// The size of a dish or drink that was said beside its name, among the sizes that the menu sells it in.

import type { DraftModifier } from '../draft/draft-items.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { MenuIndex } from './menu-index.ts'

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
  const said = modifiers.find(({ amount, text }) => amount === 'plain' && isSize(text)) ?? null
  const plain = { entry, said: null, inDoubt: [] }
  if (!said) return plain
  const wordsOf = (one: number) => entries[one]?.content ?? []
  const nameOf = (one: number) =>
    wordsOf(one)
      .filter(stem => !measures.has(stem))
      .sort()
      .join(' ')
  const name = nameOf(entry)
  const [first = ''] = name.split(' ')
  const alike = (entriesByStem.get(first) ?? [entry]).filter(one => nameOf(one) === name)
  const wanted = nameStems(said.text)
  const isWanted = (stems: readonly string[]) =>
    wanted.every(stem => stems.includes(stem)) ||
    (usual.has(said.text) && !stems.some(stem => measures.has(stem)))
  const isSold = alike.some(one => wordsOf(one).some(stem => measures.has(stem)))
  if (usual.has(said.text) && !isSold) return plain
  const fitting = alike.find(one => isWanted(wordsOf(one)))
  return fitting === undefined ? { entry, said: null, inDoubt: alike } : { entry: fitting, said, inDoubt: [] }
}

const isSize = (text: string) => nameStems(text).every(stem => measures.has(stem))

const measures = new Set(
  nameStems(
    'small medium large regular tall short single double triple glass bottle pint half carafe jug pitcher mini jumbo grande venti',
  ),
)

/** Sizes that say nothing where a dish has no others; "medium" may be how a steak is done. */
const usual = new Set(['regular', 'medium', 'single', 'short', 'tall'])
