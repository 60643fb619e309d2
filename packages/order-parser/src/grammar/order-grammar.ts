// The grammar of ordering as a weighted state machine: which reading may follow which, at what cost.

import type { Reading } from './reading.ts'
import {
  beforeCosts,
  dangling,
  type Emit,
  guessCost,
  hasItem,
  itemCosts,
  type Lead,
  modifierCosts,
  type State,
  unknownCost,
} from './transition-costs.ts'

/** Calls `emit` for every transition by which `reading` can follow. Costs: 0 expected, 1 unusual, 3 nearly never. */
export function afterReading(state: State, lead: Lead, reading: Reading, emit: Emit) {
  switch (reading.kind) {
    case 'item':
      return afterItem(state, lead, reading.cost + (reading.isGuess ? guessCost(state, lead) : 0), emit)
    case 'modifier':
      return afterModifier(state, lead, reading, emit)
    case 'onto':
      return hasItem(state) ? emit('modifiers', 'none', reading.cost + 0.05 + dangling(lead)) : undefined
    case 'sized-one':
      return hasItem(state) && state !== 'swap' && (lead === 'a' || lead === 'count')
        ? emit('item', 'none', reading.cost + 0.35)
        : undefined
    case 'unknown-dish':
      return emit('item', 'none', reading.cost + unknownCost(state, lead))
    case 'sharing':
      return afterSharing(state, lead, reading, emit)
    case 'other-people':
      return emit(
        hasItem(state) ? 'clause' : 'requested',
        'none',
        reading.cost + dangling(lead) + (state === 'before' ? 2.5 : 0.01),
      )
    case 'whose':
      return hasItem(state) && state !== 'swap'
        ? emit('with', 'none', reading.cost + dangling(lead))
        : undefined
    case 'same-as':
      return emit('item', 'none', reading.cost + dangling(lead) + 0.1)
    case 'lost':
      return emit(
        state === 'swap' ? 'swapped' : state,
        'none',
        reading.cost + (reading.isSmall ? 0 : dangling(lead)) + (state === 'before' ? 1.3 : 0),
      )
    case 'count':
      return afterCount(state, lead, reading, emit)
    case 'shape':
      return state === 'item' || state === 'modifiers'
        ? emit(
            state,
            'none',
            reading.cost + (lead === 'none' ? (state === 'modifiers' && reading.isFilled ? -1.2 : -0.2) : 3),
          )
        : undefined
    case 'price':
      return emit(state, 'none', reading.cost + dangling(lead) + (hasItem(state) ? 0.1 : 1.5))
    default:
      return afterPhrase(state, lead, reading, emit)
  }
}

/** The cost of ending in this state: a sentence rarely stops at "a" or before its noun. */
export function endCost(state: State, lead: Lead): number {
  if (state === 'before') return 3
  if (lead === 'count' && (state === 'correct' || state === 'modify')) return 0
  return dangling(lead) + (state === 'with' ? 0.6 : 0) + (state === 'swapped' ? 1 : 0)
}

/** The transitions at a comma or full stop in the transcript. */
export function afterGap(state: State, lead: Lead, gap: 'comma' | 'stop', emit: Emit) {
  if (gap === 'comma') return emit(state, lead === 'none' ? 'comma' : lead, 0)
  if (state === 'before') return emit('clause', 'none', 2.5)
  const isOpen = state === 'start' || state === 'requested' || state === 'correct' || state === 'drop'
  return emit(isOpen ? state : 'clause', 'none', dangling(lead) / 2)
}

function afterItem(state: State, lead: Lead, cost: number, emit: Emit) {
  const total = cost + itemCosts[state][lead]
  emit(state === 'swap' ? 'swapped' : 'item', 'none', total)
}

/** Ahead of its dishes it begins a clause, as a request does. Behind it needs a dish. */
function afterSharing(
  state: State,
  lead: Lead,
  { cost, isAhead, phrase }: Reading & { kind: 'sharing' },
  emit: Emit,
) {
  const total = cost + dangling(lead) + (state === 'before' ? 2.5 : 0.03)
  if (isAhead) emit(hasItem(state) ? 'clause' : 'requested', 'none', total)
  else if (hasItem(state) && state !== 'drop' && state !== 'swap' && state !== 'swapped') {
    emit(state, 'none', total)
    // "a coke for ben | chips for cyd"
    if (phrase.form === 'receiver') emit('clause', 'none', total + 0.05)
  }
}

function afterModifier(state: State, lead: Lead, { cost, sort }: Reading & { kind: 'modifier' }, emit: Emit) {
  const asModifier = modifierCosts[state][lead]
  if (asModifier < 9) emit(state === 'swap' ? 'swapped' : 'modifiers', 'none', cost + asModifier)
  if (sort === 'named') return
  // An order does not begin with an unknown word before a noun.
  if (state === 'start' && cost > 1 && !(lead === 'a' || lead === 'count' || lead === 'side')) return
  const before = beforeCosts[state][lead]
  if (sort === 'size') emit('before', 'none', cost + Math.min(before, 0.8) * (state === 'before' ? 0.3 : 0.9))
  else emit('before', 'none', cost + before + (sort === 'entry' ? 0.7 : 0))
}

function afterCount(state: State, lead: Lead, { cost, isTimes }: Reading & { kind: 'count' }, emit: Emit) {
  if (isTimes) return emit(state, 'none', cost + (hasItem(state) ? 0 : 2))
  const awkward = lead === 'count' || lead === 'no' || lead === 'side' ? 0.8 : lead === 'amount' ? 0.5 : 0
  emit(state, 'count', cost + awkward + (state === 'before' ? 0.8 : 0))
}

/** As `afterReading` in order-grammar.ts, for phrases. */
export function afterPhrase(state: State, lead: Lead, { kind, cost }: Reading, emit: Emit) {
  const open = dangling(lead)
  const behind = hasItem(state)
  switch (kind) {
    case 'noise':
    case 'note':
      return emit(
        state,
        lead,
        0.04 +
          (lead === 'none' || lead === 'comma' || lead === 'and' ? 0 : 0.3) +
          (state === 'before' && lead === 'comma' ? 1 : 0),
      )
    case 'request':
      return emit(
        behind ? 'clause' : 'requested',
        'none',
        open + (state === 'before' ? 2.5 : state === 'with' ? 0.4 : 0.01),
      )
    case 'and':
    case 'or':
      // "no make that three and a coke": the correction is over.
      if (state === 'correct' && lead === 'count') return emit('clause', 'and', 0.01)
      return emit(state, 'and', open + (state === 'before' ? 0.3 : 0.01))
    case 'next':
      return emit(
        behind && state !== 'correct' ? 'clause' : state,
        'and',
        open + (state === 'before' ? 0.3 : 0.01),
      )
    case 'with':
      if (!behind)
        return emit(state === 'before' ? 'with' : state, 'none', open + (state === 'before' ? 2.5 : 1))
      return emit('with', 'none', lead === 'count' || lead === 'and' || lead === 'a' ? 0.02 : open + 0.02)
    case 'article':
      if (state === 'swapped') return emit('correct', 'a', 0.1)
      return emit(
        state,
        lead === 'no' || lead === 'amount' || lead === 'side' ? lead : 'a',
        0.01 + (lead === 'count' ? 0.8 : 0) + (state !== 'before' ? 0 : lead === 'and' ? 0.4 : 1.5),
      )
    case 'some':
      // "the salmon or the risotto" are two dishes.
      return emit(
        state,
        lead === 'none' || lead === 'and' || lead === 'comma' ? 'the' : lead,
        state === 'before' && lead === 'and' ? 1.5 : 0.01,
      )
    case 'no':
    case 'without':
      return emit(state, 'no', 0.02 + (lead === 'count' || lead === 'and' ? 0 : open))
    case 'extra':
    case 'light':
      return emit(
        state,
        lead === 'no' ? 'no' : 'amount',
        lead === 'count' ? 0.3 : lead === 'side' ? 0.8 : 0.02,
      )
    case 'of':
      return emit(state, lead === 'count' ? 'count' : 'none', lead === 'count' ? 0 : open + 1.3)
    case 'unit':
      if (lead !== 'count') return emit(state, 'none', open + 1.2)
      emit(state, 'count', 0.2)
      return emit(state, 'none', behind ? 0.15 : 1.5)
    case 'container':
      return emit(state, 'side', lead === 'no' ? 1 : lead === 'amount' ? 0.5 : 0.05)
    case 'toppings':
      return behind
        ? emit('modify', 'none', open + 0.02)
        : emit(state === 'before' ? 'before' : 'requested', 'none', open + 0.2)
    case 'refer-back':
      return behind ? emit('modify', 'none', open + 0.02) : emit(state, 'none', open + 1.5)
    case 'on-it':
      if (!behind) return emit(state, 'none', open + 0.6)
      return emit(
        state === 'item' ? 'item' : 'modifiers',
        'none',
        open + (state === 'modifiers' ? 0 : state === 'with' ? 0.8 : 0.15),
      )
    case 'on-the-side':
      return emit(state, 'none', open + (state === 'item' ? -1 : state === 'modifiers' ? 0.2 : 0.4))
    case 'to-drink':
      return emit(state, 'none', open + (state === 'item' ? -0.4 : state === 'modifiers' ? 0.5 : 0))
    case 'both':
      if (!behind) return emit(state, 'none', open + 1)
      emit('modify', 'none', open + 0.1)
      return emit(state === 'item' ? 'modify' : state, 'none', open + 0.1)
    case 'on':
      if (state === 'before') return emit('before', 'the', open + 0.2)
      return behind ? emit('with', 'none', open + 0.3) : emit(state, 'the', open + 0.3)
    default:
      return afterCorrection(state, lead, kind, cost, emit)
  }
}

/** As `afterReading` in order-grammar.ts, for phrases that change an earlier part of the order. */
export function afterCorrection(state: State, lead: Lead, kind: Reading['kind'], cost: number, emit: Emit) {
  const open = dangling(lead)
  const behind = hasItem(state)
  switch (kind) {
    case 'repair':
      return emit(state === 'before' || !behind ? state : 'correct', 'none', cost + 0.05 + (behind ? 0 : 0.2))
    case 'remove':
      return emit('drop', 'none', 0.05 + open + (behind ? 0 : 0.2))
    case 'undo':
      return emit(behind ? 'clause' : 'start', 'none', 0.05)
    case 'instead':
      return emit(state, 'none', open + (state === 'item' || state === 'modifiers' ? -0.1 : 0.5))
    case 'instead-of':
      return behind ? emit('drop', 'none', open + 0.02) : emit(state, 'none', 1)
    case 'change':
      return emit('swap', 'none', cost + open + (behind ? 0.05 : 0.3))
    case 'change-to':
      return emit(state === 'swapped' ? 'correct' : state, 'none', open + (state === 'swapped' ? 0 : 2))
    case 'again':
      if (behind) return emit('item', 'none', lead === 'and' ? 0 : open)
      emit(state, 'none', 1)
      return emit('item', 'none', 1.1)
    case 'of-those':
      return lead === 'count' ? emit('item', 'none', behind ? 0.15 : 0.4) : emit(state, 'none', open + 1.5)
    case 'one':
      // "a mango lassi and a sweet one", where the menu has a Sweet Lassi
      if (state === 'item' && lead === 'none') return emit('item', 'none', cost + 0.3)
      return state === 'before' ? emit('item', 'none', cost + open + 0.4) : undefined
    case 'other-one':
      return behind ? emit('modify', 'none', open + 0.15) : emit(state, 'none', open + 1)
    case 'nothing':
    case 'each':
    case 'done':
      return emit(state, 'none', open + 0.05)
    case 'condition':
    case 'bill':
      return emit(behind ? 'clause' : 'start', 'none', open + (state === 'before' ? 3 : 0.05))
    case 'question':
    case 'pause':
    case 'allergy':
    case 'reason':
    case 'aside':
      return emit(behind ? 'clause' : 'start', 'none', cost + open + (state === 'before' ? 3 : 0.4))
    default:
      return
  }
}
