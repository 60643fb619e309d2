// Which dish or modifier of the draft was meant, when something is said of it again.

import { isSizeWord } from '../food/food-sense.ts'
import { saidBetween } from '../words/tokens.ts'
import { writtenSingular } from '../words/word-forms.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { ParserState } from './parser-state.ts'

/** The line that was ordered under the same name. */
export function sameDish({ lines, hearing, tokens }: ParserState, line: DraftLine): DraftLine | undefined {
  const wanted = new Set(line.candidates.slice(0, 8).map(({ entry }) => entry))
  const said = writtenSingular(saidBetween(tokens, line.at, line.end))
  return lines.findLast(other => {
    if (hearing)
      return (
        wanted.has(other.candidates[0]?.entry ?? -1) ||
        other.candidates.some(({ entry, cost }) => cost < 1.2 && entry === line.candidates[0]?.entry)
      )
    const known = writtenSingular(saidBetween(tokens, other.at, other.end))
    return known.endsWith(said) || said.endsWith(known)
  })
}

/** Whether one may stand for the other: of one category of the menu, or the same kind of dish. */
export function isAlike({ hearing }: ParserState, one: DraftLine, other: DraftLine): boolean {
  if (!hearing) return true
  const a = hearing.index.entries[one.candidates[0]?.entry ?? -1]
  const b = hearing.index.entries[other.candidates[0]?.entry ?? -1]
  return (
    a !== undefined &&
    b !== undefined &&
    (a.entry.category === b.entry.category || (a.head !== null && a.head === b.head))
  )
}

/** Another line that was ordered in the words of the modifier: "a steak and mash, fries instead of mash". */
export function sameWords(
  state: ParserState,
  line: DraftLine,
  { text }: DraftModifier,
): DraftLine | undefined {
  const said = (other: DraftLine) => writtenSingular(saidBetween(state.tokens, other.at, other.end))
  return state.lines.findLast(other => other !== line && said(other) === writtenSingular(text))
}

export function sameModifier(line: DraftLine, { text }: DraftModifier): DraftModifier | undefined {
  return line.modifiers.findLast(modifier => writtenSingular(modifier.text) === writtenSingular(text))
}

/** Another of the same sort: oat milk for almond milk, a size for a size. */
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
