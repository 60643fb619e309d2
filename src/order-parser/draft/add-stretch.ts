// What a dish, a modifier or a word before its noun adds to the draft, from wherever in the sentence it was said.

import type { Reading } from '../grammar/reading.ts'
import type { Place } from '../grammar/transition-costs.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { stemSet } from '../words/word-forms.ts'
import { copyOf, leanOn, makeLine, makeModifier, pushLine, writeModifier } from './add-to-draft.ts'
import { eaterOf, referred, sideOf, turnTo } from './attach-modifiers.ts'
import { dropItem, dropModifier, mendModifier, mendWith } from './corrections.ts'
import type { DraftModifier } from './draft-items.ts'
import { currentLine, lose, type ParserState, release, serve } from './parser-state.ts'
import { isRawVegetable } from './pending-words.ts'
import { startShare, unshared } from './shares.ts'
import { namedDish, nameSwap } from './swaps.ts'

export function addItem(state: ParserState, reading: Reading & { kind: 'item' }, from: Place) {
  const line = makeLine(state, 'item', reading, reading.candidates)
  if (from === 'drop' || state.amount === 'no') return dropItem(state, line)
  if (from === 'swap') {
    nameSwap(state, line)
    return release(state)
  }
  if (from === 'mend') return mendWith(state, line)
  const previous = currentLine(state)
  if (state.joint === 'or' && previous && state.last === 'item' && !state.count) {
    previous.orElse.push(...reading.candidates.slice(0, 1))
    return release(state)
  }
  const known = referred(state, line)
  if (known) {
    serve(state, reading, 'reference')
    return turnTo(state, known, line.modifiers)
  }
  for (const { count, modifiers } of state.begun.splice(0)) state.lines.push(copyOf(line, count, modifiers))
  pushLine(state, line)
}

export function addUnknown(state: ParserState, reading: Reading) {
  pushLine(state, makeLine(state, 'unknown', reading, []))
}

export function addBefore(state: ParserState, reading: Reading, from: Place) {
  // "i don't want any coleslaw just the ribs"
  if (state.amount === 'no' && isEntry(state, reading)) {
    if (state.amountAt) serve(state, { at: state.amountAt.at, end: reading.end }, 'note')
    return release(state)
  }
  // "a large no medium latte": the later size is meant.
  if (from === 'before' && state.certainty === 'perhaps')
    serve(state, state.before.pop() ?? null, 'reference')
  const modifier: DraftModifier = { ...makeModifier(state, reading, state.amount), isBefore: true }
  leanOn(state, state.before, modifier)
  state.before.push(modifier)
  state.amount = 'plain'
  state.joint = 'none'
}

export function addModifier(state: ParserState, reading: Reading, from: Place) {
  const line = (from === 'drop' || from === 'mend' ? undefined : namedDish(state)) ?? eaterOf(state, reading)
  if (!line) return lose(state, reading)
  if (carriesNo(state, reading)) state.amount = 'no'
  const changes = from === 'drop' || from === 'swap' || from === 'mend'
  const main = state.main ?? line
  const side = changes || state.amount !== 'plain' || state.count ? null : sideOf(state, main, reading)
  if (side) {
    const { at } = reading
    if (side.at > at)
      state.before.push({ ...makeModifier(state, { at, end: side.at }, 'plain'), isBefore: true })
    pushLine(state, makeLine(state, 'item', side, side.candidates))
    state.main = main
    return
  }
  const { count, container } = state
  const isShared =
    count !== null &&
    line.quantity > 1 &&
    count.value < line.quantity + (line.shares.length ? 1 : 0) &&
    unshared(line) >= count.value
  if (isShared) startShare(state, count.value)
  // "and three lobsters" after two burgers is no part of them.
  if (count && !isShared && !isCountable(state, reading) && (from === 'item' || from === 'clause'))
    return addUnknown(state, reading)
  const start =
    count && !isShared ? count.at : container && isSide(state, container) ? container.at : reading.at
  serve(state, container)
  const modifier = makeModifier(state, { at: start, end: reading.end }, state.amount)
  if (state.isAnother && !changes) line.modifiers = line.modifiers.filter(({ isBefore }) => isBefore)
  state.isAnother = false
  if (from === 'drop') dropModifier(state, line, modifier)
  else if (from === 'swap') nameSwap(state, modifier)
  else if (from === 'mend') mendModifier(state, line, modifier)
  else writeModifier(state, line, modifier)
  state.last = 'modifier'
  const { reach } = state
  release(state)
  state.reach = reach
}

function carriesNo(state: ParserState, { end }: Reading): boolean {
  if (!state.carriesNo || state.count || state.hasArticle || state.container) return false
  return state.joint === 'or' || state.reach === 'all' || isRawVegetable(state.tokens[end - 1]?.stem ?? '')
}

const isEntry = ({ hearing }: ParserState, { at, end }: Reading) =>
  hearing !== null &&
  mentionsAt(hearing, at).some(mention => mention.end === end && mention.candidates[0]?.cost === 0)

const isCountable = ({ tokens }: ParserState, { end }: Reading) => countables.has(tokens[end - 1]?.stem ?? '')
const countables = stemSet(
  'sugar sweetener cream creamer milk egg shot pump lime lemon olive cherry patty pickle scoop slice',
)

const isSide = ({ tokens }: ParserState, { at, end }: Reading) =>
  tokens.slice(at, end).some(({ word }) => word === 'side')
