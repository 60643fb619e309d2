// The order as it grows while the sentence is read: each stretch of words adds a dish, a modifier or a change.

import type { Segment } from '../grammar/best-path.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { saysNothing } from '../words/small-words.ts'
import { saidBetween, type Token } from '../words/tokens.ts'
import { addBefore, addItem, addModifier, addUnknown } from './add-stretch.ts'
import { addAside, setPrice } from './add-to-draft.ts'
import { addOnto } from './attach-modifiers.ts'
import * as mending from './corrections.ts'
import type { Draft } from './draft-items.ts'
import { openState, type ParserState, release, serve } from './parser-state.ts'
import * as holding from './pending-words.ts'
import * as repeats from './repeats.ts'
import { setQuantity, shareRest, spread } from './shares.ts'
import { expectSwap, turnSwap } from './swaps.ts'

/** Reads the segments in order. */
export function draftOf(
  segments: readonly Segment[],
  tokens: readonly Token[],
  hearing: Hearing | null,
): Draft {
  const state = openState(tokens, hearing)
  segments.forEach((segment, i) => {
    read(state, segment, segments[i - 1] ?? null)
  })
  holding.endClause(state)
  return { lines: state.lines, outcomes: state.outcomes, segments, tokens }
}

function read(state: ParserState, segment: Segment, previous: Segment | null) {
  const { reading, from, to } = segment
  if (state.tokens[reading.at]?.gap === 'stop') holding.endClause(state)
  const said = saidBetween(state.tokens, reading.at, reading.end)
  if (ofOrdering.has(reading.kind)) serve(state, reading)
  switch (reading.kind) {
    case 'item':
      return addItem(state, reading, from)
    case 'unknown-dish':
      return addUnknown(state, reading)
    case 'modifier':
      return to === 'before' ? addBefore(state, reading, from) : addModifier(state, reading, from)
    case 'onto':
      return addOnto(state, reading)
    case 'sized-one':
      return repeats.isOneMore(state) ? repeats.sizedOne(state, reading) : addModifier(state, reading, from)
    case 'count':
      return reading.isTimes ? setQuantity(state, reading) : holding.holdCount(state, reading)
    case 'price':
      return setPrice(state, reading)
    case 'lost':
      return loseWord(state, reading)
    case 'allergy':
    case 'note':
      return serve(state, reading, 'note')
    case 'nothing':
      return serve(state, reading, isOfTheDish.test(said) ? 'note' : 'ordering')
    case 'question':
      return repeats.talkOf(state, reading)
    case 'no':
    case 'without':
      return holding.holdAmount(state, reading, 'no', reading.kind === 'without' ? 'all' : 'first')
    case 'extra':
    case 'light':
      return holding.holdAmount(state, reading, reading.kind, 'first')
    case 'shape':
      // "turkey sub": the form of the dish before it.
      return reading.isAhead || endsDish(previous, reading.isFilled) ? serve(state, reading) : undefined
    case 'container':
      return holding.holdContainer(state, reading)
    case 'aside-place':
      return readAside(state, reading, said, previous)
    default:
      return readJoint(state, reading, said, previous)
  }
}

/** The small words between dishes and modifiers. */
function readJoint(state: ParserState, reading: Reading, said: string, previous: Segment | null) {
  switch (reading.kind) {
    case 'and':
    case 'or':
      return holding.join(state, reading.kind)
    case 'with':
      return said === 'but' && saidAll(state)
        ? holding.holdAmount(state, reading, 'no', 'all')
        : holding.expectModifiers(state)
    case 'on':
      return holding.expectModifiers(state)
    case 'article':
      return holding.holdArticle(state)
    case 'some':
      state.isDefinite ||= /^(?:the|my|that|those|these)$/.test(said)
      return
    case 'request':
    case 'toppings':
    case 'back':
      return holding.endClause(state)
    case 'both':
      return spread(state, reading, isModifier(previous) && /^(?:on|for|in)/.test(said) ? 'back' : 'ahead')
    default:
      return readChange(state, reading, said)
  }
}

/** Corrections and repeats. */
function readChange(state: ParserState, reading: Reading, said: string) {
  switch (reading.kind) {
    case 'repair':
      return mending.mend(
        state,
        reading,
        /^(?:actually|oh|wait|oh wait)$/.test(said) ? 'perhaps' : 'surely',
        !/make|chang/.test(said),
      )
    case 'remove':
      return mending.expectDrop(state, reading, 'remove')
    case 'instead-of':
      return mending.expectDrop(state, reading, 'instead')
    case 'instead':
      return mending.replaceLast(state, reading)
    case 'undo':
      return mending.undo(state, reading)
    case 'change':
      return expectSwap(state, reading, said)
    case 'change-to':
      turnSwap(state, reading, said)
      return mending.turn(state)
    case 'again':
      return repeats.repeat(state, reading, said)
    case 'one':
      return repeats.oneMore(state, reading)
    case 'of-those':
      return repeats.countThose(state, reading)
    case 'other-one':
      return shareRest(state, reading)
    default:
      return
  }
}

/** A word that fits nowhere takes what led to it along; one that carries a sentence only stands in the way. */
function loseWord(state: ParserState, reading: Reading & { kind: 'lost' }) {
  const token = state.tokens[reading.at]
  if (token && saysNothing(token)) serve(state, reading)
  else state.isAfterLost = true
  if (reading.isSmall) holding.stumble(state)
  else release(state)
}

/** "the sauce on the side" is a modifier; a dish ordered beside another stands there anyway. */
function readAside(state: ParserState, reading: Reading, said: string, previous: Segment | null) {
  const isPlace = /^(?:on|at|to)/.test(said)
  if (isPlace && isModifier(previous)) return addAside(state, reading, said)
  if (!isPlace || previous?.reading.kind === 'item') serve(state, reading)
}

/** Phrases that have done their part once they are heard. */
const ofOrdering: ReadonlySet<Reading['kind']> = new Set([
  ...(['request', 'toppings', 'back', 'and', 'or', 'with', 'on', 'of', 'article', 'some', 'unit'] as const),
  ...(['place', 'drink-place', 'noise', 'pause', 'done', 'each'] as const),
])

const isOfTheDish = /toppings?|extras|modifications|changes|sides?\b|^nothing (?:on|in)\b/

/** "everything but onions" is without onions; any other "but" is a "with". */
const saidAll = ({ last, run }: ParserState) =>
  last === 'modifier' && /^(?:everything|all\b|the works)/.test(run.at(-1)?.modifier.text ?? '')

const endsDish = (segment: Segment | null, isFilled: boolean) =>
  segment?.reading.kind === 'item' || (isFilled && segment?.reading.kind === 'modifier')

const isModifier = (segment: Segment | null) =>
  segment?.reading.kind === 'modifier' && segment.to === 'modifiers'
