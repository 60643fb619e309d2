// How a draft changes: "no wait", "scratch the fries", "instead of", "no, two".

import { isIngredient } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { saidBetween } from '../words/tokens.ts'
import { pushLine, writeModifier } from './add-to-draft.ts'
import { isDrink } from './attach-modifiers.ts'
import { isAlike, sameByHead, sameDish, sameModifier, sameWords } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { applyAnnounced, currentLine, type ParserState, release, serve } from './parser-state.ts'
import { endClause, settleCount } from './pending-words.ts'
import { finishSwap, isLine } from './swaps.ts'

/** "no wait" surely corrects; "actually" may only go on. `isIdle`: words that people say whether or not they correct. */
export function mend(
  state: ParserState,
  reading: Reading,
  certainty: ParserState['certainty'],
  isIdle: boolean,
) {
  const verb = state.tokens[reading.end - 2]?.word
  if (isIdle) serve(state, reading, 'reference')
  // "make it two cokes" is also how somebody begins.
  else if (state.lines.length === 0 && verb === 'make') serve(state, reading)
  else state.announced = reading
  state.certainty = state.joint === 'and' ? 'perhaps' : certainty
  release(state)
}

/** "change the fries | to …": what comes now takes the place of what was named. */
export function turn(state: ParserState) {
  const { announced } = state
  state.certainty = state.joint === 'and' ? 'perhaps' : 'surely'
  release(state)
  state.announced = announced
}

export function expectDrop(state: ParserState, reading: Reading, kind: ParserState['dropping']) {
  settleCount(state)
  release(state)
  state.announced = reading
  state.dropping = kind
  // "steak instead of chicken in my burrito": nothing is ordered yet that could be dropped.
  if (state.lines.length > 0 || kind === 'remove') return
  state.amount = 'no'
  state.amountAt = reading
}

/** "a diet coke instead": what was said last takes the place of the thing of its kind before it. */
export function replaceLast(state: ParserState, reading: Reading) {
  const { lines, last } = state
  const line = lines.at(-1)
  // "with salad instead": the modifier says it all.
  if (last === 'modifier') return serve(state, reading, 'reference')
  if (last !== 'item' || !line || lines.length < 2) return
  const other = lines.slice(0, -1).findLast(candidate => isAlike(state, candidate, line))
  if (!other) return
  serve(state, reading, 'reference')
  removeLine(state, other)
}

export function undo(state: ParserState, reading: Reading) {
  const entry = state.run.at(-1)
  const line = state.lines.at(-1)
  if (line) serve(state, reading, 'reference')
  if (state.last === 'modifier' && entry) removeModifier(state, entry.line, entry.modifier)
  else if (line) removeLine(state, line)
  endClause(state)
}

/** "scratch the fries", "a burger no fries". */
export function dropItem(state: ParserState, line: DraftLine) {
  const current = currentLine(state)
  const same = sameDish(state, line)
  const isOther = same?.candidates[0]?.entry !== line.candidates[0]?.entry
  const { amountAt } = state
  // "one beer no two beers"
  if (amountAt && state.count && state.dropping === 'remove') return recount(state, line, same)
  const isDenied = state.amount === 'no' && state.last === 'item' && state.hearing && isOther
  // "a burger no a hot dog" corrects: one of its kind, that was not ordered.
  if (current && isDenied && isAlike(state, current, line)) return mendWith(state, line)
  if (same && !(state.dropping === 'instead' && same === current && state.lines.length === 1)) {
    serve(state, amountAt, 'reference')
    serve(state, line, 'reference')
    applyAnnounced(state)
    removeLine(state, same)
  } else if (state.dropping === 'instead' && current && putBeside(state, current))
    return leaveOff(state, line)
  // A dish that was never ordered is not there to be left off; an ingredient is.
  else if (
    current &&
    (state.dropping === 'instead' ? state.last === 'modifier' : endsInIngredient(state, line))
  )
    return leaveOff(state, line)
  // It may come with the dish all the same, so the kitchen is told: "a steak no fries".
  else if (current && amountAt) serve(state, { at: amountAt.at, end: line.end }, 'note')
  state.dropping = 'remove'
  release(state)
}

/** What comes with the dish that is under way is not wanted. */
function leaveOff(state: ParserState, { at, end }: Span) {
  const line = currentLine(state)
  serve(state, state.amountAt)
  applyAnnounced(state)
  if (line) writeModifier(state, line, { amount: 'no', text: saidBetween(state.tokens, at, end), at, end })
  state.dropping = 'remove'
  release(state)
}

/**
 * "a steak, fries instead of mash": what was not ordered cannot be replaced, so the fries come with the steak in the
 * place of what the steak comes with. Tells whether it was so; then the steak is the dish that modifiers go to.
 */
function putBeside(state: ParserState, side: DraftLine): boolean {
  const { lines, tokens } = state
  const main = lines.at(-2)
  if (state.last !== 'item' || side !== lines.at(-1) || main?.kind !== 'item' || side.modifiers.length > 0)
    return false
  const said = [main, ...main.modifiers, ...main.shares.flatMap(({ modifiers }) => modifiers)]
  const between = tokens.slice(Math.max(...said.map(({ end }) => end)), side.at)
  if (isDrink(state, main) || between.length > 2 || !between.every(({ word }) => besides.has(word)))
    return false
  const { at, end } = side
  lines.pop()
  writeModifier(state, main, { amount: 'plain', text: saidBetween(tokens, at, end), at, end })
  state.focus = main
  state.last = 'modifier'
  return true
}

const besides = new Set(['with', 'and', 'but', 'some', 'the'])

/** Nobody leaves off two of a thing: what is counted after "no" is meant. */
function recount(state: ParserState, line: DraftLine, same: DraftLine | undefined) {
  serve(state, state.amountAt, 'reference')
  state.certainty = 'surely'
  if (!same) return mendWith(state, line)
  serve(state, line, 'reference')
  same.quantity = line.quantity
  state.focus = same
  state.last = 'item'
  release(state)
}

export function dropModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  const known = sameModifier(line, modifier)
  const ordered = known ? undefined : sameWords(state, line, modifier)
  if (ordered) {
    applyAnnounced(state)
    serve(state, modifier, 'reference')
    state.dropping = 'remove'
    return removeLine(state, ordered)
  }
  if (!known && state.dropping === 'instead' && putBeside(state, line)) return leaveOff(state, modifier)
  applyAnnounced(state)
  serve(state, modifier, 'reference')
  if (known) removeModifier(state, line, known)
  if (!known || state.dropping === 'instead') writeModifier(state, line, { ...modifier, amount: 'no' })
  state.dropping = 'remove'
}

/** "no wait, a mocha": in the place of the same dish, of what was to be swapped, or of the last of its kind. */
export function mendWith(state: ParserState, line: DraftLine) {
  const { swap } = state
  finishSwap(state)
  if (swap.kind === 'new') return putInPlace(state, swap.thing, line)
  const same = sameDish(state, line)
  const isNamed = swap.kind === 'old' && swap.thing !== null && isLine(swap.thing)
  const target = isNamed && swap.thing && isLine(swap.thing) ? swap.thing : (same ?? currentLine(state))
  const replaces =
    target &&
    !(swap.kind === 'old' && swap.thing === null) &&
    (isNamed || state.certainty === 'surely' || target === same || isAlike(state, target, line))
  state.certainty = 'surely'
  if (!target || !replaces) return pushLine(state, line)
  serve(state, state.amountAt, 'reference')
  if (!state.count && !state.hasArticle) line.quantity = target.quantity
  const isSameDish = target.candidates[0]?.entry === line.candidates[0]?.entry
  if (isSameDish && line.modifiers.length === 0 && state.hearing) line.modifiers = target.modifiers
  removeLine(state, target)
  pushLine(state, line)
}

/** "with oat milk no wait almond milk", "a small, actually medium". */
export function mendModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  const { swap } = state
  finishSwap(state)
  if (swap.kind === 'new') {
    if (isLine(swap.thing)) return pushLine(state, swap.thing)
    writeModifier(state, line, swap.thing)
    state.dropping = 'instead'
    return dropModifier(state, line, modifier)
  }
  const swapped = swap.kind === 'old' && swap.thing && !isLine(swap.thing) ? swap.thing : undefined
  const known =
    swapped ??
    sameByHead(state, line, modifier) ??
    (state.certainty === 'surely' ? line.modifiers.at(-1) : undefined)
  if (!known) return writeModifier(state, line, modifier)
  line.modifiers.splice(line.modifiers.indexOf(known), 1, modifier)
  serve(state, known, 'reference')
}

/** "sub onion rings for the fries" */
function putInPlace(state: ParserState, thing: DraftLine | DraftModifier, old: DraftLine) {
  const known = sameDish(state, old)
  const current = currentLine(state)
  if (isLine(thing)) {
    if (known) removeLine(state, known)
    return pushLine(state, thing)
  }
  if (current) writeModifier(state, current, thing)
  state.dropping = 'instead'
  state.last = 'modifier'
  dropItem(state, old)
}

const endsInIngredient = ({ tokens }: ParserState, { end }: DraftLine) =>
  isIngredient(tokens[end - 1]?.stem ?? '')

function removeLine(state: ParserState, line: DraftLine) {
  state.lines.splice(state.lines.indexOf(line), 1)
  const modifiers = [...line.modifiers, ...line.shares.flatMap(share => share.modifiers)]
  for (const span of [line, ...modifiers]) serve(state, span, 'reference')
}

function removeModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  line.modifiers.splice(line.modifiers.indexOf(modifier), 1)
  serve(state, modifier, 'reference')
}
