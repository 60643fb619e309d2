// The grammar's transitions for the fixed phrases of ordering: "with", "and", "a side of", "on it".

import { afterCorrection } from './correction-transitions.ts'
import type { Reading } from './reading.ts'
import { dangling, type Emit, hasItem, type Lead, type State } from './transition-costs.ts'

/** As `afterReading` in order-grammar.ts, for phrases. */
export function afterPhrase(state: State, lead: Lead, { kind, cost }: Reading, emit: Emit) {
  const open = dangling(lead)
  const behind = hasItem(state)
  switch (kind) {
    case 'noise':
    case 'note':
      return emit(state, lead, 0.04 + (lead === 'none' || lead === 'comma' || lead === 'and' ? 0 : 0.3))
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
