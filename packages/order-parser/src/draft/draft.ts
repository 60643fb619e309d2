// Builds the draft of the order: reads the segments of the best path in order; each adds a dish, a modifier or a change.

import { isFilledShape, isSameShape } from '../food/dish-shapes.ts'
import { dishes } from '../food/dish-words.ts'
import type { Segment } from '../grammar/best-path.ts'
import type { Reading } from '../grammar/reading.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import type { Speaker } from '../parsed-order.ts'
import { type Token, textBetween } from '../words/tokens.ts'
import { addAct, addAllergy, addNothing, addSameAs } from './acts.ts'
import { addBefore, addItem, addModifier, addUnknown } from './add-reading.ts'
import { addSideModifier, setPrice } from './add-to-draft.ts'
import { addOnto } from './attach-modifiers.ts'
import * as corrections from './corrections.ts'
import type { Draft, DraftLine } from './draft-items.ts'
import {
  clearPending,
  completeAnnounced,
  createState,
  currentLine,
  markLost,
  markUsed,
  type ParserState,
} from './parser-state.ts'
import * as pending from './pending-words.ts'
import * as repeats from './repeats.ts'
import { endSharing, giveEach } from './shared-dishes.ts'
import { setQuantity, shareOne, shareRest, spread } from './shares.ts'
import { keepUnshared, readOtherPeople, readSharing, shareWhose } from './sharing.ts'
import { expectSwap, resolveSwapSide } from './swaps.ts'

export function draftOf(
  segments: readonly Segment[],
  tokens: readonly Token[],
  lookup: MenuLookup | null,
  speaker: Speaker,
): Draft {
  const state = createState(tokens, lookup, speaker)
  segments.forEach((segment, i) => {
    readSegment(state, segment, segments[i - 1] ?? null)
  })
  pending.endClause(state)
  return { lines: state.lines, acts: state.acts, outcomes: state.outcomes, segments, tokens }
}

function readSegment(state: ParserState, segment: Segment, previous: Segment | null) {
  const { from, to, cost } = segment
  const reading = { ...segment.reading, cost }
  if (state.tokens[reading.at]?.gap === 'stop') pending.endClause(state)
  const said = textBetween(state.tokens, reading.at, reading.end)
  if (orderingKinds.has(reading.kind)) markUsed(state, reading)
  if (isForOne(reading, said)) keepUnshared(state, reading)
  switch (reading.kind) {
    case 'item':
      return addItem(state, reading, from)
    case 'unknown-dish':
      return addUnknown(state, reading)
    case 'modifier':
      return to === 'before' ? addBefore(state, reading, from) : addModifier(state, reading, from)
    case 'onto':
      return addOnto(state, reading)
    case 'one':
      return from === 'item' ? markUsed(state, reading, 'reference') : repeats.oneMore(state, reading)
    case 'sized-one':
      // "a bottle of red with four glasses" orders no glasses of it.
      if (from !== 'with' && repeats.isOneMore(state, reading)) return repeats.sizedOne(state, reading)
      shareOne(state)
      return addModifier(state, reading, from)
    case 'count':
      return reading.isTimes ? setQuantity(state, reading) : pending.setCount(state, reading, from)
    case 'price':
      return setPrice(state, reading)
    case 'sharing':
      return readSharing(state, reading)
    case 'each':
      return giveEach(state, reading)
    case 'unit':
      if (previous?.reading.kind === 'count' && portions.test(said)) markDoubt(state)
      return
    case 'whose':
      return shareWhose(state, reading)
    case 'other-people':
      return readOtherPeople(state, reading)
    case 'lost':
      return loseWord(state, reading)
    case 'aside':
      markLost(state, reading)
      return clearPending(state)
    case 'note':
    case 'reason':
      return markUsed(state, reading, 'note')
    case 'allergy':
      markUsed(state, reading, 'note')
      return addAllergy(state, reading)
    case 'bill':
      return addAct(state, reading, { kind: 'bill' })
    case 'same-as':
      return addSameAs(state, reading)
    case 'condition':
      return addCondition(state, reading)
    case 'nothing':
      markUsed(state, reading, aboutDish.test(said) ? 'note' : 'ordering')
      return addNothing(state, reading)
    case 'done':
      return addNothing(state, reading)
    case 'question':
      addAct(state, reading, { kind: 'question' })
      return repeats.rememberQuestion(state, reading)
    case 'no':
    case 'without':
      return pending.setAmount(
        state,
        reading,
        'no',
        reading.kind === 'without' || leavingOut.test(said) ? 'all' : 'first',
      )
    case 'extra':
    case 'light':
      return pending.setAmount(state, reading, reading.kind, 'first')
    case 'shape':
      // "turkey sub": the form of the dish before it.
      if (endsDish(previous, reading.isFilled)) markUsed(state, reading)
      return isOtherShape(state, reading) ? markDoubt(state) : undefined
    case 'on-it':
      return isAboutOther(state, reading) ? markLost(state, reading) : undefined
    case 'container':
      return pending.setContainer(state, reading)
    case 'on-the-side':
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
    case 'next':
      // "let's share the nachos and then two burgers"
      if (!/^(?:and|or)$/.test(said)) endSharing(state)
      return pending.setJoint(state, reading, reading.kind === 'or' ? 'or' : 'and')
    case 'with':
      return said === 'but' && saidAll(state)
        ? pending.setAmount(state, reading, 'no', 'all')
        : pending.expectModifiers(state, reading, said.endsWith(' the'))
    case 'on':
      return pending.expectModifiers(state, reading)
    case 'article':
      return pending.setArticle(state, reading, said)
    case 'some':
      state.isDefinite ||= /^(?:the|my|that|those|these)$/.test(said)
      return
    case 'request':
      state.requestAt = reading.at
      return pending.endClause(state)
    case 'refer-back':
      // "actually | make that large"
      if (state.announced?.end === reading.at) completeAnnounced(state)
      return pending.endClause(state)
    case 'toppings':
      return pending.endClause(state)
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
      return corrections.startCorrection(
        state,
        reading,
        /^(?:actually|oh|wait|oh wait)$/.test(said) ? 'perhaps' : 'surely',
        !/make|chang/.test(said),
      )
    case 'remove':
      return corrections.expectDrop(state, reading, 'remove')
    case 'instead-of':
      return corrections.expectDrop(state, reading, 'instead')
    case 'instead':
      return corrections.replaceLast(state, reading)
    case 'undo':
      return corrections.undo(state, reading)
    case 'change':
      return expectSwap(state, reading)
    case 'change-to':
      resolveSwapSide(state, reading)
      return corrections.startReplacement(state)
    case 'again':
      return repeats.repeat(state, reading, said)
    case 'of-those':
      return repeats.countThose(state, reading)
    case 'other-one':
      return shareRest(state, reading)
    default:
      return
  }
}

/** "only if it's wild", "whichever is fresher": stays with the dish as it was said, and leaves it in doubt. */
function addCondition(state: ParserState, reading: Reading) {
  const line = currentLine(state)
  const { at, end } = reading
  if (!line || line.kind === 'unknown') return
  const text = state.tokens
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(' ')
  line.modifiers.push({ amount: 'plain', text, at, end })
  line.isInDoubt = true
}

/** A lost content word also cancels the pending words before it; a lost function word does not. */
function loseWord(state: ParserState, reading: Reading & { kind: 'lost' }) {
  // "the fries are cold", "none of them with onions"
  if (statement.test(state.tokens[reading.at]?.word ?? '')) markDoubt(state)
  state.isAfterLost = !reading.isSmall
  if (reading.isSmall) pending.blockBareCount(state)
  else clearPending(state)
}

/** "the sauce on the side" is a modifier; for a dish ordered as a side the words add nothing. */
function readAside(state: ParserState, reading: Reading, said: string, previous: Segment | null) {
  const isPlace = /^(?:on|at|to)/.test(said)
  // "the ribeye with peppercorn sauce on the side"
  const isPart =
    currentLine(state)?.with !== undefined && sauces.has(state.tokens[reading.at - 1]?.stem ?? '')
  if (isPlace && (isModifier(previous) || isPart)) return addSideModifier(state, reading, said)
  if (!isPlace || previous?.reading.kind === 'item') markUsed(state, reading)
}

/** Phrases whose own words need no further outcome: they count as language of ordering at once. */
const orderingKinds: ReadonlySet<Reading['kind']> = new Set([
  ...(['request', 'toppings', 'refer-back', 'and', 'or', 'next', 'with', 'on', 'of', 'some'] as const),
  ...(['unit', 'on-it', 'to-drink', 'noise', 'pause', 'done'] as const),
])

/** "for me", "for my wife", "for dave" */
const isForOne = ({ kind }: Reading, said: string) =>
  (kind === 'note' && said.startsWith('for ')) ||
  (kind === 'noise' && /^for (?:me|myself|him|her)$/.test(said))

/** "a chicken burrito bowl" is hardly the Chicken Burrito. */
function isOtherShape(state: ParserState, { at }: Reading): boolean {
  const named = state.lookup?.index.entries[currentLine(state)?.candidates[0]?.entry ?? -1]
  const stem = state.tokens[at]?.stem ?? ''
  return named?.content.some(own => own !== stem && isFilledShape(own) && !isSameShape(own, stem)) ?? false
}

/** "no onions on the burger" after a sandwich: on which burger? */
function isAboutOther({ tokens, lookup, lines }: ParserState, { end }: Reading): boolean {
  const noun = tokens[end - 1]?.stem ?? ''
  if (!dishes.has(noun)) return false
  const said = (line: DraftLine) => [
    ...tokens.slice(line.at, line.end).map(({ stem }) => stem),
    ...(lookup?.index.entries[line.candidates[0]?.entry ?? -1]?.words.map(({ stem }) => stem) ?? []),
  ]
  return !lines.some(line => said(line).includes(noun))
}

/** "ice cream, two scoops": how many dishes? */
function markDoubt(state: ParserState) {
  const line = currentLine(state)
  if (line) line.isInDoubt = true
}

/** "hold the onions and the mayo": an imperative leaves out all that "and" joins. */
const leavingOut =
  /\b(?:hold|skip|minus|omit|avoid|exclude|less|leave|keep|take|get|dont|not|nix|lose|ditch|rid|except|excluding)\b/

const statement = /^(?:is|are|was|were|isnt|arent|wasnt|werent|not|never|none|neither|nobody|without)$/

const portions = /^(?:piece|slice|scoop)s?$/

const sauces = new Set('sauce dressing gravy syrup dip'.split(' '))

const aboutDish = /toppings?|extras|modifications|changes|sides?\b|^nothing (?:on|in)\b/

/** "everything but onions" means without onions; any other "but" means "with". */
const saidAll = ({ last, clause }: ParserState) =>
  last === 'modifier' && /^(?:everything|all\b|the works)/.test(clause.at(-1)?.modifier.text ?? '')

const endsDish = (segment: Segment | null, isFilled: boolean) =>
  segment?.reading.kind === 'item' || (isFilled && segment?.reading.kind === 'modifier')

const isModifier = (segment: Segment | null) =>
  segment?.reading.kind === 'modifier' && segment.to === 'modifiers'
