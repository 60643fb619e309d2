// Resolves references: which dish or modifier of the draft is meant when it is mentioned again.

import { isSizeWord } from '../food/food-words.ts'
import { textBetween } from '../words/tokens.ts'
import { writtenSingular } from '../words/word-forms.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { ParserState } from './parser-state.ts'

/** The last line with the same dish. */
export function sameDish({ lines, tokens }: ParserState, line: DraftLine): DraftLine | undefined {
  const said = writtenSingular(textBetween(tokens, line.at, line.end))
  return lines.findLast(other => {
    const known = writtenSingular(textBetween(tokens, other.at, other.end))
    return known.endsWith(said) || said.endsWith(known)
  })
}

/** Whether one may replace the other: they share the menu's category or the head of the name. */
export function isAlike({ lookup }: ParserState, one: DraftLine, other: DraftLine): boolean {
  if (!lookup) return true
  const a = lookup.index.entries[one.candidates[0]?.entry ?? -1]
  const b = lookup.index.entries[other.candidates[0]?.entry ?? -1]
  return (
    a !== undefined &&
    b !== undefined &&
    (a.entry.category === b.entry.category || (a.head !== null && a.head === b.head))
  )
}

/** Another line that has the words of the modifier: "a steak and mash, fries instead of mash". */
export function sameWords(
  state: ParserState,
  line: DraftLine,
  { text }: DraftModifier,
): DraftLine | undefined {
  const said = (other: DraftLine) => writtenSingular(textBetween(state.tokens, other.at, other.end))
  return state.lines.findLast(other => other !== line && said(other) === writtenSingular(text))
}

export function sameModifier(line: DraftLine, { text }: DraftModifier): DraftModifier | undefined {
  return line.modifiers.findLast(modifier => writtenSingular(modifier.text) === writtenSingular(text))
}

/** A modifier with the same head (oat milk, almond milk), or another size. */
export function sameByHead(
  { tokens }: ParserState,
  line: DraftLine,
  modifier: DraftModifier,
): DraftModifier | undefined {
  const head = tokens[modifier.end - 1]?.stem ?? ''
  return line.modifiers.findLast(other => {
    const last = tokens[other.end - 1]?.stem ?? ''
    return last === head || (isSizeWord(last) && isSizeWord(head))
  })
}
