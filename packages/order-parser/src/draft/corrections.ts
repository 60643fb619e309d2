// Applies corrections to the draft: "no wait", "scratch the fries", "instead of", "no, two".

import { isIngredient } from '../food/food-words.ts'
import type { Reading } from '../grammar/reading.ts'
import { textBetween } from '../words/tokens.ts'
import { pushLine, writeModifier } from './add-to-draft.ts'
import { isAlike, sameByHead, sameDish, sameModifier, sameWords } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import {
  announce,
  clearPending,
  completeAnnounced,
  currentLine,
  markUsed,
  type ParserState,
} from './parser-state.ts'
import { applyBareCount, endClause } from './pending-words.ts'
import { isDrink } from './shared-dishes.ts'
import { finishSwap, isLine } from './swaps.ts'

/** "no wait" surely corrects; "actually" may only continue. `isIdle`: words that people also say without correcting. */
export function startCorrection(
  state: ParserState,
  reading: Reading,
  certainty: ParserState['certainty'],
  isIdle: boolean,
) {
  const verb = state.tokens[reading.end - 2]?.word
  // "make it two cokes" may also begin an order.
  if (state.lines.length === 0 && (isIdle || verb === 'make'))
    markUsed(state, reading, isIdle ? 'reference' : 'ordering')
  else announce(state, reading)
  state.certainty = state.joint === 'and' ? 'perhaps' : certainty
  clearPending(state)
}

/** "change the fries | to …": the next dish or modifier replaces the one named before. */
export function startReplacement(state: ParserState) {
  const { announced } = state
  state.certainty = state.joint === 'and' ? 'perhaps' : 'surely'
  clearPending(state)
  state.announced = announced
}

export function expectDrop(state: ParserState, reading: Reading, kind: ParserState['dropping']) {
  applyBareCount(state)
  clearPending(state)
  announce(state, reading)
  state.dropping = kind
  // "steak instead of chicken in my burrito": no dish is ordered yet, so "instead of" means "no".
  if (state.lines.length > 0 || kind === 'remove') return
  state.amount = 'no'
  state.amountAt = reading
}

/** "a diet coke instead": the last dish replaces the last dish of its kind before it. */
export function replaceLast(state: ParserState, reading: Reading) {
  const { lines, last } = state
  const line = lines.at(-1)
  // "with salad instead": the modifier is enough.
  if (last === 'modifier') return markUsed(state, reading, 'reference')
  if (last !== 'item' || !line || lines.length < 2) return
  const other = lines.slice(0, -1).findLast(candidate => isAlike(state, candidate, line))
  if (!other) return
  markUsed(state, reading, 'reference')
  removeLine(state, other)
}

export function undo(state: ParserState, reading: Reading) {
  const entry = state.clause.at(-1)
  const line = state.lines.at(-1)
  if (line) markUsed(state, reading, 'reference')
  if (state.last === 'modifier' && entry) removeModifier(state, entry.line, entry.modifier)
  else if (line) removeLine(state, line)
  endClause(state)
}

/** "scratch the fries", "a burger no fries". */
export function dropItem(state: ParserState, line: DraftLine) {
  const current = currentLine(state)
  const same = sameDish(state, line)
  const isOther = state.lookup ? same?.candidates[0]?.entry !== line.candidates[0]?.entry : !same
  const { amountAt } = state
  if (amountAt && state.count && state.dropping === 'remove') return correctCount(state, line, same)
  // "with no fries", "without fries", "hold the fries" say how the dish before is served; only a bare "no" may correct.
  const isServing =
    state.amount === 'no' &&
    amountAt !== null &&
    !/^no\b/.test(textBetween(state.tokens, amountAt.at, amountAt.end))
  if (isServing && current) return leaveOut(state, line)
  const isNamed = state.lookup !== null || state.isDefinite || state.hasArticle
  const isDenied = state.amount === 'no' && state.last === 'item' && isNamed && isOther
  // "a burger no a hot dog" corrects: a dish of the same kind that was not ordered.
  if (current && isDenied && isAlike(state, current, line)) return correctDish(state, line)
  if (same && !(state.dropping === 'instead' && same === current && state.lines.length === 1)) {
    markUsed(state, amountAt, 'reference')
    markUsed(state, line, 'reference')
    completeAnnounced(state)
    removeLine(state, same)
  } else if (state.dropping === 'instead' && current && replaceIncludedSide(state, current))
    return leaveOut(state, line)
  // A dish that was never ordered cannot be left out; an ingredient can.
  else if (
    current &&
    (state.dropping === 'instead' ? state.last === 'modifier' : endsInIngredient(state, line))
  )
    return leaveOut(state, line)
  // It may come with the dish: "a steak no fries".
  else if (current && amountAt && !isDrink(state, line)) return leaveOut(state, line)
  else if (current && amountAt) markUsed(state, { at: amountAt.at, end: line.end }, 'note')
  state.dropping = 'remove'
  clearPending(state)
}

/** Adds a "no" modifier to the current dish. */
function leaveOut(state: ParserState, { at, end }: Span) {
  const line = currentLine(state)
  markUsed(state, state.amountAt)
  completeAnnounced(state)
  if (line) writeModifier(state, line, { amount: 'no', text: textBetween(state.tokens, at, end), at, end })
  state.dropping = 'remove'
  clearPending(state)
}

/**
 * "a steak, fries instead of mash": no mash was ordered, so the fries replace the mash that comes with the steak, as a
 * modifier of the steak. Returns whether it did so.
 */
function replaceIncludedSide(state: ParserState, side: DraftLine): boolean {
  const { lines, tokens } = state
  const before = lines.at(-2)
  const main = before?.with ?? before
  if (state.last !== 'item' || side !== lines.at(-1) || main?.kind !== 'item' || side.modifiers.length > 0)
    return false
  const { at, end } = side
  lines.pop()
  writeModifier(state, main, { amount: 'plain', text: textBetween(tokens, at, end), at, end })
  state.focus = main
  state.last = 'modifier'
  return true
}

/** "one beer no two beers": a counted dish after "no" corrects the count. */
function correctCount(state: ParserState, line: DraftLine, same: DraftLine | undefined) {
  markUsed(state, state.amountAt, 'reference')
  state.certainty = 'surely'
  if (!same) return correctDish(state, line)
  markUsed(state, line, 'reference')
  same.quantity = line.quantity
  state.focus = same
  state.last = 'item'
  clearPending(state)
}

export function dropModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  const known = sameModifier(line, modifier)
  const ordered = known ? undefined : sameWords(state, line, modifier)
  if (ordered) {
    completeAnnounced(state)
    markUsed(state, modifier, 'reference')
    state.dropping = 'remove'
    return removeLine(state, ordered)
  }
  if (!known && state.dropping === 'instead' && replaceIncludedSide(state, line))
    return leaveOut(state, modifier)
  completeAnnounced(state)
  markUsed(state, modifier, 'reference')
  if (known) removeModifier(state, line, known)
  if (!known || state.dropping === 'instead') writeModifier(state, line, { ...modifier, amount: 'no' })
  state.dropping = 'remove'
}

/** "no wait, a mocha": replaces the same dish, the dish to be swapped, or the last dish of its kind. */
export function correctDish(state: ParserState, line: DraftLine) {
  const { swap, asSaid } = finishSwap(state, line)
  if (asSaid) return writeSwap(state, asSaid)
  const same = sameDish(state, line)
  const isNamed = swap.kind === 'old' && swap.thing !== null && isLine(swap.thing)
  const target = isNamed && swap.thing && isLine(swap.thing) ? swap.thing : (same ?? currentLine(state))
  const replaces =
    target && (isNamed || state.certainty === 'surely' || target === same || isAlike(state, target, line))
  state.certainty = 'surely'
  // "the soup, actually a beer": instead, or as well?
  if (target && !replaces && !line.isAdded) line.isInDoubt = true
  if (!target || !replaces) return pushLine(state, line)
  markUsed(state, state.amountAt, 'reference')
  if (!state.count && !state.hasArticle) line.quantity = target.quantity
  const isSameDish = target.candidates[0]?.entry === line.candidates[0]?.entry
  if (isSameDish && line.modifiers.length === 0 && state.lookup) line.modifiers = target.modifiers
  line.sharing = target.sharing
  removeLine(state, target)
  pushLine(state, line)
}

/** "a burger and swap the fries for a salad", "swap the fries for a salad with the burger". */
function writeSwap(state: ParserState, change: DraftModifier) {
  const line = currentLine(state)
  if (line) writeModifier(state, line, change)
  else state.before.push(change)
  state.last = 'modifier'
  clearPending(state)
}

/** "with oat milk no wait almond milk", "a small, actually medium". */
export function correctModifier(state: ParserState, line: DraftLine | null, modifier: DraftModifier) {
  const { swap, asSaid } = finishSwap(state, modifier)
  if (asSaid) return writeSwap(state, asSaid)
  if (!line) return
  const swapped = swap.kind === 'old' && swap.thing && !isLine(swap.thing) ? swap.thing : undefined
  const known =
    swapped ??
    sameByHead(state, line, modifier) ??
    (state.certainty === 'surely' ? line.modifiers.at(-1) : undefined)
  // "with fries, no actually salad": instead, or as well?
  if (!known) return writeModifier(state, line, { ...modifier, isGuess: modifier.amount === 'plain' })
  line.modifiers.splice(line.modifiers.indexOf(known), 1, modifier)
  markUsed(state, known, 'reference')
}

const endsInIngredient = ({ tokens }: ParserState, { end }: DraftLine) =>
  isIngredient(tokens[end - 1]?.stem ?? '')

function removeLine(state: ParserState, line: DraftLine) {
  state.lines.splice(state.lines.indexOf(line), 1)
  const modifiers = [...line.modifiers, ...line.shares.flatMap(share => share.modifiers)]
  for (const span of [line, ...modifiers]) markUsed(state, span, 'reference')
}

function removeModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  line.modifiers.splice(line.modifiers.indexOf(modifier), 1)
  markUsed(state, modifier, 'reference')
}
