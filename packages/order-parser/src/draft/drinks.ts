// Tells which dishes of the draft are drinks, and which are one for a person.

import { drinks, pluralNames } from '../food/dish-words.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { DraftLine } from './draft-items.ts'
import type { ParserState } from './parser-state.ts'

export const isDrink = ({ tokens }: ParserState, { end }: DraftLine) =>
  drinks.has(tokens[end - 1]?.stem ?? '')

/** Whether it is a drink for one person: "a beer", but not "a bottle of red". */
export function isSingleDrink(state: ParserState, line: DraftLine): boolean {
  return isDrink(state, line) && !line.modifiers.some(({ text }) => forSeveral.test(text))
}

/** Whether the name is in the plural without a count, though one would be in the singular: "brownies", but not "fries". */
export function isUncounted(
  tokens: readonly Token[],
  index: MenuIndex | undefined,
  { at, end, quantity, isPlural: isCounted, candidates }: DraftLine,
): boolean {
  const last = tokens[end - 1]
  if (quantity !== 1 || isCounted || !last || !isPlural(last.word) || pluralNames.has(last.stem)) return false
  // "a pitcher of margaritas"
  if (tokens.slice(at, end).some(({ word }) => word === 'of')) return false
  if (tokens.slice(0, at).some((_, i) => i > at - 3 && numberAt(tokens, i))) return false
  const listed = index?.entries[candidates[0]?.entry ?? -1]
  return !listed?.words.some(word => word.stem === last.stem && word.isPlural)
}

const forSeveral = /\b(?:bottle|pitcher|carafe|jug|lit(?:er|re))$/
