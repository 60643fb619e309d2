// Tells drinks from other dishes of the draft.

import { drinks } from '../food/dish-words.ts'
import type { DraftLine } from './draft-items.ts'
import type { ParserState } from './parser-state.ts'

export const isDrink = ({ tokens }: ParserState, { end }: DraftLine) =>
  drinks.has(tokens[end - 1]?.stem ?? '')

/** Whether it is a drink for one person: "a beer", but not "a bottle of red". */
export function isSingleDrink(state: ParserState, line: DraftLine): boolean {
  return isDrink(state, line) && !line.modifiers.some(({ text }) => forSeveral.test(text))
}

const forSeveral = /\b(?:bottle|pitcher|carafe|jug|lit(?:er|re))$/
