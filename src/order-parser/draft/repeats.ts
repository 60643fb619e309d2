// The same again: "another one", "a small one", "two of those", and what a question was about.

import { isSizeWord } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { copyOf, makeLine, makeModifier, pushLine } from './add-to-draft.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { currentLine, lose, type ParserState, serve } from './parser-state.ts'
import { loseBefore } from './pending-words.ts'

/** "the same for me", "another one of those". Before anything was ordered it is not understood. */
export function repeat(state: ParserState, reading: Reading, said: string) {
  const ordered = currentLine(state)
  const line = ordered ?? talkedOf(state)
  if (!line || line.kind === 'unknown') return line ? undefined : lose(state, reading)
  serve(state, reading, 'reference')
  serve(state, state.count)
  const copy = copyOf(line, state.count?.value ?? 1, line.modifiers)
  pushLine(state, ordered ? { ...copy, copyOf: ordered } : copy)
  state.isAnother = /^(?:another|one more)(?: one)?$/.test(said)
}

/** "a large latte and a small one". */
export function oneMore(state: ParserState, reading: Reading) {
  const line = currentLine(state) ?? talkedOf(state)
  if (!line) return loseBefore(state)
  const { before } = state
  state.before = []
  serve(state, reading, 'reference')
  serve(state, state.count)
  pushLine(state, { ...copyOf(line, state.count?.value ?? 1, before), isPlural: false })
}

/** "a large pizza with ham and a medium with olives" */
export function sizedOne(state: ParserState, reading: Reading) {
  state.before.push({ ...makeModifier(state, reading, 'plain'), isBefore: true })
  oneMore(state, reading)
}

/** Whether "a large" is one more: after a dish of no size it is its size, after two it is one of them. */
export function isOneMore(state: ParserState): boolean {
  const line = currentLine(state)
  return line !== undefined && line.quantity === 1 && line.modifiers.some(modifier => isSize(state, modifier))
}

/** "two of those" says how many; "two more of those" adds. */
export function countThose(state: ParserState, reading: Reading) {
  const { count } = state
  const ordered = currentLine(state)
  const line = ordered ?? talkedOf(state)
  if (!line || !count) return lose(state, reading)
  serve(state, reading, 'reference')
  serve(state, count)
  if (!ordered) return pushLine(state, { ...line, quantity: count.value })
  const adds = state.tokens[count.end - 1]?.word === 'more'
  line.quantity = adds ? line.quantity + count.value : count.value
  state.count = null
}

/** Remembers what a question was about. */
export function talkOf(state: ParserState, reading: Reading) {
  const { at, end } = reading
  if (!state.hearing) return
  let least = 1
  for (let from = at; from < end; from += 1)
    for (const mention of mentionsAt(state.hearing, from)) {
      const cost = (mention.candidates[0]?.cost ?? 9) - 0.1 * (mention.end - from)
      if (mention.end > end || cost >= least) continue
      least = cost
      state.talkedOf = { at: from, end: mention.end, candidates: mention.candidates, question: reading }
    }
}

function talkedOf(state: ParserState): DraftLine | undefined {
  const { talkedOf: thing, before } = state
  if (!thing) return undefined
  const line = makeLine(state, 'item', thing, thing.candidates)
  state.before = before
  serve(state, thing.question, 'reference')
  return { ...line, modifiers: [] }
}

const isSize = ({ tokens }: ParserState, { end }: DraftModifier) => isSizeWord(tokens[end - 1]?.stem ?? '')
