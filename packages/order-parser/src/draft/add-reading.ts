// Adds a dish, a modifier or a word before its noun to the draft; the grammar state before it (`from`) decides how.

import { isIngredient } from '../food/food-words.ts'
import type { Reading } from '../grammar/reading.ts'
import type { State } from '../grammar/transition-costs.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { isFunctionWord, textBetween } from '../words/tokens.ts'
import { stemSet } from '../words/word-forms.ts'
import { noteChange, repeatsOther } from './acts.ts'
import { copyLine, makeLine, makeModifier, pushLine, shareHead, writeModifier } from './add-to-draft.ts'
import { focusOn, referredDish, sideDishOf, targetOf } from './attach-modifiers.ts'
import { correctDish, correctModifier, dropItem, dropModifier } from './corrections.ts'
import type { DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { clearPending, currentLine, markLost, markUsed, type ParserState } from './parser-state.ts'
import { isRawVegetable } from './pending-words.ts'
import { shareAnnounced } from './shared-dishes.ts'
import { startShare, unshared } from './shares.ts'
import { setSwapThing, swapDish } from './swaps.ts'

export function addItem(state: ParserState, reading: Reading & { kind: 'item' }, last: State) {
  const from = last === 'before' ? state.origin : last
  const line = makeLine(state, 'item', reading, reading.candidates)
  // "three espressos and one of them decaf"
  if (/ of (?:them|those|these)$/.test(textBetween(state.tokens, Math.max(0, reading.at - 3), reading.at)))
    line.isInDoubt = true
  if (from === 'drop' || state.amount === 'no') return dropItem(state, line)
  if (from === 'swap') {
    setSwapThing(state, line)
    return clearPending(state)
  }
  if (from === 'correct') return correctDish(state, line)
  const previous = currentLine(state)
  // "the same but with fries"
  if (
    !previous &&
    repeatsOther(state) &&
    /^(?:but|with)$/.test(state.tokens[state.acts.at(-1)?.end ?? 0]?.word ?? '')
  )
    return noteChange(state, reading)
  const isAsMany = !state.count || state.count.value === previous?.quantity
  if (state.joint === 'or' && previous?.kind === 'item' && isAsMany) {
    previous.orElse.push(line)
    return clearPending(state)
  }
  const known = referredDish(state, line)
  if (known) {
    markUsed(state, reading, 'reference')
    shareAnnounced(state, known)
    return focusOn(state, known, line.modifiers)
  }
  for (const { count, modifiers } of state.begun.splice(0)) pushLine(state, copyLine(line, count, modifiers))
  if (from === 'with' && previous) line.with = previous
  pushLine(state, line)
}

export function addUnknown(state: ParserState, reading: Reading) {
  pushLine(state, makeLine(state, 'unknown', reading, []))
}

export function addBefore(state: ParserState, reading: Reading, from: State) {
  if (from !== 'before') state.origin = from
  // "no onions or cilantro on the tacos"
  if (state.joint === 'or' && state.before.at(-1)?.amount === 'no') state.amount = 'no'
  const modifier: DraftModifier = { ...makeModifier(state, reading, state.amount), isBefore: true }
  shareHead(state, state.before, modifier)
  state.before.push(modifier)
  state.amount = 'plain'
  state.joint = 'none'
}

export function addModifier(state: ParserState, reading: Reading, from: State) {
  const line =
    (from === 'drop' || from === 'correct' ? undefined : swapDish(state)) ?? targetOf(state, reading)
  if (!line && state.swap.kind === 'old')
    return correctModifier(state, null, makeModifier(state, reading, 'plain'))
  if (!line) return repeatsOther(state) ? noteChange(state, reading) : markLost(state, reading)
  if (carriesNo(state, reading)) state.amount = 'no'
  // "no onions and mayo": without mayo, or with it?
  const isOpen =
    state.joint === 'and' &&
    state.amount === 'plain' &&
    from === 'modifiers' &&
    isIngredient(state.tokens[reading.end - 1]?.stem ?? '') &&
    state.clause.at(-1)?.modifier.amount === 'no' &&
    !state.count &&
    !state.hasArticle &&
    !state.container
  const changes = from === 'drop' || from === 'swap' || from === 'correct'
  const main = state.main ?? line
  const side = changes || state.amount !== 'plain' || state.count ? null : sideDishOf(state, main, reading)
  if (side) {
    const { at } = reading
    if (side.at > at)
      state.before.push({ ...makeModifier(state, { at, end: side.at }, 'plain'), isBefore: true })
    pushLine(state, { ...makeLine(state, 'item', side, side.candidates), with: main })
    state.main = main
    return
  }
  const { count, container } = state
  const isShared =
    count !== null &&
    line.kind === 'item' &&
    line.quantity > 1 &&
    count.value < line.quantity + (line.shares.length ? 1 : 0) &&
    unshared(line) >= count.value
  if (isShared) startShare(state, count.value)
  // "three gelatos, two pistachio and a chocolate"
  else if (state.hasArticle && state.share?.modifiers.length && unshared(line) > 0) startShare(state, 1)
  // "and three lobsters" after two burgers is no modifier of the burgers.
  if (
    count &&
    !isShared &&
    !isCountable(state, reading) &&
    (from === 'item' || from === 'clause' || line.kind === 'unknown')
  )
    return addUnknown(state, reading)
  const start =
    count && !isShared ? count.at : container && isSide(state, container) ? container.at : reading.at
  markUsed(state, container)
  const made = makeModifier(state, { ...reading, at: start }, state.amount)
  const modifier = {
    ...made,
    isGuess: (made.isGuess && from !== 'swapped' && !isShared) || isMaybeDish(state, reading) || isOpen,
  }
  if (state.isAnother && !changes) line.modifiers = line.modifiers.filter(({ isBefore }) => isBefore)
  state.isAnother = false
  // "the meatloaf or the pot roast"
  if (state.joint === 'or' && state.last === 'item' && modifier.amount === 'plain') line.isInDoubt = true
  const choice = state.joint === 'or' && state.last === 'modifier' ? state.clause.at(-1) : undefined
  if (from === 'drop') dropModifier(state, line, modifier)
  else if (from === 'swap') setSwapThing(state, modifier)
  else if (from === 'correct') correctModifier(state, line, modifier)
  else if (choice && isChoice(state, choice.modifier, modifier)) addChoice(choice, modifier)
  else writeModifier(state, line, modifier)
  state.last = 'modifier'
  const { reach } = state
  clearPending(state)
  state.reach = reach
}

/** "with fries or salad", but not "the nachos with Ben or salad", in which the text of both would lack Ben. */
function isChoice({ tokens }: ParserState, one: DraftModifier, other: DraftModifier): boolean {
  const isPlain = one.amount === 'plain' && other.amount === 'plain'
  return isPlain && tokens.slice(one.end, other.at).every(token => isFunctionWord(token))
}

/** "with fries or salad": the words stay together, and the diner decides. */
function addChoice({ line, modifier }: ParserState['clause'][number], other: DraftModifier) {
  modifier.text = `${modifier.text} or ${other.text}`
  modifier.end = other.end
  line.isInDoubt = true
}

/** "Without onions and pickles", but not "without onions and well done": a no runs on to ingredients alone. */
function carriesNo(state: ParserState, { end }: Reading): boolean {
  if (!state.carriesNo || state.count || state.hasArticle || state.container) return false
  if (!isIngredient(state.tokens[end - 1]?.stem ?? '')) return false
  return state.joint === 'or' || state.reach === 'all' || isRawVegetable(state.tokens[end - 1]?.stem ?? '')
}

/** "and then the veal", "with a toast", "with extra cheese and mashed potatoes": a dish of the menu that may also come with another. */
function isMaybeDish(state: ParserState, { at, end }: Reading): boolean {
  if (state.amount !== 'plain') return false
  if (state.isDefinite && isEntry(state, { at, end }, state.joint === 'and' ? 2 : 1)) return true
  return isEntry(state, { at, end }) && (state.hasArticle || end - at > 1)
}

const isEntry = ({ lookup }: ParserState, { at, end }: Span, most = 0.01) =>
  lookup !== null &&
  mentionsAt(lookup, at).some(mention => mention.end === end && (mention.candidates[0]?.cost ?? 9) < most)

const isCountable = ({ tokens }: ParserState, { end }: Reading) => countables.has(tokens[end - 1]?.stem ?? '')
const countables = stemSet(
  'sugar sweetener cream creamer milk egg shot pump lime lemon olive cherry patty pickle scoop slice',
)

const isSide = ({ tokens }: ParserState, { at, end }: Reading) =>
  tokens.slice(at, end).some(({ word }) => word === 'side')
