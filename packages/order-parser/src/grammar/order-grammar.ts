// The grammar of ordering as a weighted state machine: which reading may follow which, at what cost.

import { afterPhrase } from './phrase-transitions.ts'
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
